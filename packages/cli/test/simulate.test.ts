import { POINT_SOURCES } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
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
  'sources',
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

interface Solo {
  readonly level: string;
  readonly challenge: boolean;
  readonly wins: number;
  readonly meanHuman: number;
  readonly meanVici: number;
  readonly sources: Readonly<Record<'human' | 'vici', Readonly<Record<string, number>>>>;
}

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((a, b) => a + b, 0);

test('points by source are the mean of all seats, and make up the mean score', async () => {
  const result = await json('simulate', '--games', '4', '--players', '3', '--bots', 'seeker');
  const sources = result['sources'] as Record<string, number>;
  expect(Object.keys(sources)).toEqual([...POINT_SOURCES]);
  expect(sum(sources)).toBeCloseTo(result['meanScore'] as number);
  expect(sources['actionCards']).toBe(0);
});

describe('against V.I.C.I', () => {
  test('the object tells the wins of the human and the points of both sides, by source', async () => {
    const args = ['--games', '4', '--solo', 'expert', '--challenge', '--extras', 'abc', '--players', '1'];
    const result = await json('simulate', ...args);
    expect(Object.keys(result)).toEqual([...KEYS.slice(0, -1), 'solo']);
    const solo = result['solo'] as Solo;
    expect(solo).toMatchObject({ level: 'expert', challenge: true });
    const [human, vici] = result['winsBySeat'] as number[];
    expect([solo.wins, human! + vici!]).toEqual([human, 4]);
    expect(result['meanScore']).toBe(solo.meanHuman);
    expect(Object.keys(solo.sources.human)).toEqual([...POINT_SOURCES]);
    expect(sum(solo.sources.human)).toBeCloseTo(solo.meanHuman);
    expect(sum(solo.sources.vici)).toBeCloseTo(solo.meanVici);
    expect(solo.sources.human['actionCards']).toBe(0);
    expect(solo.sources.vici['actionCards']).toBeGreaterThan(0);
    expect(solo.sources.vici['stages']).toBe(0);
  });

  test('harder levels and the challenge give V.I.C.I more points', async () => {
    const points = async (...level: string[]): Promise<number> => {
      const result = await json('simulate', '--games', '10', '--solo', ...level);
      return (result['solo'] as Solo).meanVici;
    };
    const [easy, hard, hardest] = [
      await points('beginner'),
      await points('expert'),
      await points('expert', '--challenge'),
    ];
    expect(easy).toBeLessThan(hard);
    expect(hard).toBeLessThan(hardest);
  });

  test('every option makes another game', async () => {
    const lists = [
      ['beginner'],
      ['expert'],
      ['expert', '--challenge'],
      ['expert', '--setup', 'b'],
      ['expert', '--setup', 'free'],
      ...['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'].map(extras => ['expert', '--extras', extras]),
    ];
    const games: string[] = [];
    for (const args of lists) {
      games.push(JSON.stringify(await simulated('--games', '2', '--solo', ...args)));
    }
    expect(new Set(games).size).toBe(games.length);
  });

  test('the human form names both sides, and with --sources what they scored for', async () => {
    const args = ['simulate', '--games', '2', '--solo', 'medium', '--challenge'];
    const { out } = await run(args);
    expect(out).toMatch(/^score +human [\d.]+ on average, \d+ to \d+$/m);
    expect(out).toMatch(/^ +V\.I\.C\.I [\d.]+ on average, at medium level with the challenge$/m);
    expect(out).toMatch(/^wins +human \d of 2$/m);
    expect(out).not.toContain('points for');
    const { out: more } = await run([...args, '--sources']);
    expect(more).toMatch(/^points for +human +V\.I\.C\.I$/m);
    expect(more).toMatch(/^ {2}Era scoring +[\d.]+ +[\d.]+$/m);
    expect(more).toMatch(/^ {2}all +[\d.]+ +[\d.]+$/m);
  });
});

test('the table of sources has one column for games of people', async () => {
  const { out } = await run(['simulate', '--games', '2', '--players', '2', '--sources']);
  expect(out).toMatch(/^points for +mean of all seats$/m);
  expect(out).toMatch(/^ {2}Era scoring +[\d.]+$/m);
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
