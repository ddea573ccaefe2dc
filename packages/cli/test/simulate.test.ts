import { expect, test } from 'vitest';
import { json, run } from './support.js';

const KEYS = [
  'games',
  'finished',
  'decisions',
  'seconds',
  'decisionsPerSecond',
  'gamesPerSecond',
  'meanScore',
  'minScore',
  'maxScore',
  'winsBySeat',
];

/** All but the figures that depend on the clock. */
async function simulated(...args: string[]) {
  const { seconds, decisionsPerSecond, gamesPerSecond, ...rest } = await json('simulate', ...args);
  expect([seconds, decisionsPerSecond, gamesPerSecond].every(n => typeof n === 'number')).toBe(true);
  return rest;
}

test('one JSON object with the figures', async () => {
  const result = await json('simulate', '--games', '3', '--players', '2');
  expect(Object.keys(result)).toEqual(KEYS);
  expect(result).toMatchObject({ games: 3, finished: 3 });
  const wins = result['winsBySeat'] as number[];
  expect(wins).toHaveLength(2);
  expect(wins.reduce((a, b) => a + b)).toBe(3);
  expect(result['minScore']).toBeLessThanOrEqual(result['meanScore'] as number);
  expect(result['meanScore']).toBeLessThanOrEqual(result['maxScore'] as number);
});

test('equal seeds play equal games, others do not', async () => {
  const one = await simulated('--games', '2', '--seed', 'x');
  expect(await simulated('--games', '2', '--seed', 'x')).toEqual(one);
  expect(await simulated('--games', '2', '--seed', 'y')).not.toEqual(one);
});

test('every option makes another game', async () => {
  const games = await Promise.all(
    [[], ['--setup', 'b'], ['--setup', 'a,b,b,a'], ['--map', 'random'], ['--bots', 'seeker']].map(args =>
      simulated('--games', '1', ...args),
    ),
  );
  const lists = [
    ['--materials', 'random'],
    ['--bots', 'seeker,random,random,random'],
    ['--setup', 'b,b,a'],
  ];
  for (const args of lists) games.push(await simulated('--games', '1', ...args));
  expect(new Set(games.map(game => JSON.stringify(game))).size).toBe(games.length);
  expect(games.at(-1)!['winsBySeat']).toHaveLength(3);
});

test('the human form, with a bar on a terminal', async () => {
  const quiet = await run(['simulate', '--games', '2']);
  expect(quiet.err).toBe('');
  expect(quiet.out).toMatch(/^games +2, 2 finished\n/);
  const { code, err } = await run(['simulate', '--games', '2', '--json'], true);
  expect(code).toBe(0);
  expect(err).toContain('simulate [');
  expect(err.endsWith('\r\x1b[K')).toBe(true);
});
