import { expect, test } from 'vitest';
import { measure, median, p99, STAGES } from '../src/bench/measure.js';
import { loaded } from './support.js';

test('all ten figures are there, whatever they are', () => {
  let ticks = 0;
  const figures = measure(loaded(), { runs: 1, runMs: 1, warmUp: 1, games: 1 }, () => ticks++);
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

test('median and p99', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(p99(hundred)).toBe(99);
  expect(p99([7])).toBe(7);
});
