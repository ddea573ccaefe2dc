import { CHOICE_KINDS, HOOKS, TRIGGERS, VERBS } from '@civolution/engine';
import { expect, test } from 'vitest';
import type { Covered } from '../src/fuzz/coverage.js';
import { json, run } from './support.js';

const reached = (counts: Record<string, number>): number => Object.values(counts).filter(n => n > 0).length;

test('one JSON object: games, choices, what was covered, failures', async () => {
  const result = await json('fuzz', '--games', '2', '--seed', 'shape');
  expect(Object.keys(result)).toEqual(['games', 'choices', 'covered', 'failures']);
  expect(result).toMatchObject({ games: 2, failures: [] });
  const covered = result['covered'] as Covered;
  expect(Object.keys(covered)).toEqual([
    'choices',
    'tasks',
    'verbs',
    'hooks',
    'triggers',
    'events',
    'entries',
  ]);
  expect(Object.keys(covered.choices)).toEqual([...CHOICE_KINDS]);
  expect(Object.keys(covered.verbs)).toEqual([...VERBS]);
  expect(Object.keys(covered.hooks)).toEqual([...HOOKS]);
  expect(Object.keys(covered.triggers)).toEqual([...TRIGGERS]);
  expect(Object.values(covered.choices).reduce((a, b) => a + b)).toBe(result['choices']);
  expect(covered.events['ended']).toBe(2);
  expect(covered.tasks['turn']).toBeGreaterThan(0);
});

test('equal seeds check equal games', async () => {
  const fuzzed = (seed: string) => json('fuzz', '--games', '1', '--seed', seed, '--player', 'seeker');
  const one = await fuzzed('x');
  expect(await fuzzed('x')).toEqual(one);
  expect(await fuzzed('y')).not.toEqual(one);
});

test('the seeker reaches more than random play', async () => {
  const covered = async (player: string): Promise<Covered> =>
    (await json('fuzz', '--games', '5', '--player', player))['covered'] as Covered;
  const random = await covered('random');
  const seeker = await covered('seeker');
  const all = ({ choices, verbs, hooks, triggers }: Covered): number =>
    [choices, verbs, hooks, triggers].reduce((sum, counts) => sum + reached(counts), 0);
  expect(all(seeker)).toBeGreaterThan(all(random));
});

test('the human form says what was never reached', async () => {
  const { code, out } = await run(['fuzz', '--games', '1', '--players', '2', '--setup', 'a']);
  expect(code).toBe(0);
  expect(out).toMatch(/^1 games, [\d,]+ choices, 0 failures\n/);
  expect(out).toMatch(/\nchoices: \d+ reached\n {2}.*endTurn \d+.*\n {2}never: .*keepMarkers/);
  expect(out).toMatch(/\ntasks: \d+ reached\n {2}.*turn \d+/);
});
