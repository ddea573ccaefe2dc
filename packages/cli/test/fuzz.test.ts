import { basePack } from '@civolution/content';
import {
  AUTOMA_ACTIONS,
  CHOICE_KINDS,
  EVERYONE,
  type GameEvent,
  HOOKS,
  MAIN_MODULES,
  MODULES,
  type Module,
  TRIGGERS,
  VERBS,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { type Covered, coverage, nothingCovered } from '../src/fuzz/coverage.js';
import { json, loaded, run } from './support.js';

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
    'actions',
    'tiles',
    'entries',
  ]);
  expect(Object.keys(covered.choices)).toEqual([...CHOICE_KINDS]);
  expect(Object.keys(covered.verbs)).toEqual([...VERBS]);
  expect(Object.keys(covered.hooks)).toEqual([...HOOKS]);
  expect(Object.keys(covered.triggers)).toEqual([...TRIGGERS]);
  expect(Object.keys(covered.actions)).toEqual([...AUTOMA_ACTIONS]);
  expect(Object.keys(covered.tiles)).toEqual(MODULES.slice(0, MAIN_MODULES));
  expect(Object.values(covered.choices).reduce((a, b) => a + b)).toBe(result['choices']);
  expect(covered.events['ended']).toBe(2);
  expect(covered.tasks['turn']).toBeGreaterThan(0);
});

test('equal seeds check equal games', async () => {
  const fuzzed = (seed: string) =>
    json('fuzz', '--games', '1', '--seed', seed, '--player', 'seeker', '--every', '20');
  const one = await fuzzed('x');
  expect(await fuzzed('x')).toEqual(one);
  expect(await fuzzed('y')).not.toEqual(one);
});

test('the seeker reaches more than random play', async () => {
  const covered = async (player: string): Promise<Covered> =>
    (await json('fuzz', '--games', '5', '--player', player, '--every', '50'))['covered'] as Covered;
  const random = await covered('random');
  const seeker = await covered('seeker');
  const all = ({ choices, verbs, hooks, triggers }: Covered): number =>
    [choices, verbs, hooks, triggers].reduce((sum, counts) => sum + reached(counts), 0);
  expect(all(seeker)).toBeGreaterThan(all(random));
});

/** The entries of the base pack that belong to solo games and Extra Credits. */
const { solo, creatures, startingAttributes } = basePack;

test('of games against V.I.C.I it counts cards, actions and events, and keeps to what is asked for', async () => {
  const result = await json('fuzz', '--games', '3', '--solo', 'expert', '--challenge', '--setup', 'free');
  const covered = result['covered'] as Covered;
  const { actions, entries, events, tasks } = covered;
  expect(solo.cards.every(({ id }) => entries[id]! > 0)).toBe(true);
  expect(reached(actions)).toBeGreaterThan(10);
  expect(actions['track']).toBeGreaterThan(10);
  for (const type of ['actionCard', 'reshuffled', 'consulted', 'determined', 'provisioned', 'gridMarker']) {
    expect(events[type], type).toBeGreaterThan(0);
  }
  // The one human alone takes cards, six times in a game: no other start, no second seat.
  expect(tasks['draft']).toBe(3 * 6);
  expect(covered.choices['keepMarkers']).toBe(3);
});

test('of Extra Credits it counts chips, creatures, tiles and verbs', async () => {
  const args = ['--games', '10', '--player', 'seeker', '--every', '50', '--players', '4'];
  const result = await json('fuzz', ...args, '--extras', 'abc', '--seed', 'extras');
  const { choices, verbs, events, entries } = result['covered'] as Covered;
  expect(choices).toMatchObject({ takeTile: 10 * 11 });
  expect(events).toMatchObject({ tookTile: 10 * 12 });
  for (const kind of ['stockType', 'feedCreature'] as const) expect(choices[kind], kind).toBeGreaterThan(0);
  for (const verb of ['features', 'stock', 'drawEach', 'expand'] as const)
    expect(verbs[verb], verb).toBeGreaterThan(0);
  for (const { id } of startingAttributes) expect(entries[id], id).toBeGreaterThan(0);
  expect(events['tamed']).toBeGreaterThan(0);
  expect(events['tamed']).toBe(creatures.reduce((sum, { id }) => sum + entries[id]!, 0));
});

test('a level-4 tile is reached when its module is used at that level', () => {
  const { rules } = loaded();
  const covered = nothingCovered();
  const activated = (module: Module, level: number): GameEvent => ({
    type: 'activated',
    module: MODULES.indexOf(module),
    level,
    seat: 0,
    cause: 0,
    audience: EVERYONE,
  });
  coverage(rules, covered).noteEvents([
    activated('trade', 3),
    activated('sleep', 1),
    activated('research', 4),
  ]);
  expect(Object.entries(covered.tiles).filter(([, n]) => n > 0)).toEqual([['research', 1]]);
});

test('the human form says what was never reached', async () => {
  const { code, out } = await run(['fuzz', '--games', '1', '--players', '2', '--setup', 'a']);
  expect(code).toBe(0);
  expect(out).toMatch(/^1 games, [\d,]+ choices, 0 failures\n/);
  expect(out).toMatch(/\nchoices: \d+ reached\n {2}.*endTurn \d+.*\n {2}never: .*keepMarkers/);
  expect(out).toMatch(/\ntasks: \d+ reached\n {2}.*turn \d+/);
});
