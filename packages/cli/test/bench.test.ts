import { expect, test } from 'vitest';
import { readArgs } from '../src/args.js';
import { type Effort, measure, median, p99, STAGES } from '../src/bench/measure.js';
import { bench, blocksOf } from '../src/commands/bench.js';
import { loaded } from './support.js';

const EFFORT: Effort = { runs: 1, runMs: 1, warmUp: 1, games: 1 };

test('all ten figures are there, whatever they are', () => {
  let ticks = 0;
  const figures = measure(loaded(), {}, EFFORT, () => ticks++);
  expect(ticks).toBe(1 + STAGES);
  expect(Object.keys(figures)).toEqual([
    'decisionsPerSecond',
    'gamesPerSecond',
    'decisionsPerGame',
    'clonesPerSecond',
    'replayMsPerGame',
    'legalP99Us',
    'applyP99Us',
    'stateBytes',
    'viewBytes',
    'viewP99Us',
  ]);
  for (const figure of Object.values(figures)) expect(Number.isFinite(figure)).toBe(true);
  expect(figures.viewBytes).toBeGreaterThan(1000);
  expect(figures.stateBytes).toBeGreaterThan(1000);
});

test('games against V.I.C.I are measured as they are: shorter, and with two seats', () => {
  const civ = loaded();
  const four = measure(civ, {}, EFFORT, () => {});
  const solo = measure(
    civ,
    { solo: { level: 'medium', challenge: false }, extras: ['a', 'b', 'c'] },
    EFFORT,
    () => {},
  );
  expect(Object.keys(solo)).toEqual(Object.keys(four));
  expect(solo.decisionsPerGame).toBeLessThan(four.decisionsPerGame / 2);
  expect(solo.stateBytes).toBeLessThan(four.stateBytes);
});

test('games of four and games against V.I.C.I with all Extra Credits are measured, or those asked for alone', () => {
  const blocks = (...args: string[]) => blocksOf(readArgs(args, bench.options, []));
  const solo = { level: 'medium', challenge: false } as const;
  expect(blocks('--quick')).toEqual([
    { key: null, wish: {} },
    { key: 'solo', wish: { solo, extras: ['a', 'b', 'c'] } },
  ]);
  expect(blocks('--solo', 'medium', '--extras', 'b')).toEqual([
    { key: null, wish: { players: 1, solo, extras: ['b'] } },
  ]);
  expect(blocks('--players', '2')).toEqual([{ key: null, wish: { players: 2 } }]);
});

test('median and p99', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(p99(hundred)).toBe(99);
  expect(p99([7])).toBe(7);
});
