import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOBS, noSums, readWeights, turned, WEIGHTS } from '@civolution/bots';
import { describe, expect, test } from 'vitest';
import { runBatch, type TuneJob } from '../src/jobs.js';
import { tuningGame } from '../src/tuning.js';
import { folder, json, loaded, run, write } from './support.js';

const SMALL = ['--games', '2', '--rounds', '1', '--nodes', '1', '--cores', '1'];
interface Told {
  readonly rounds: [{ readonly effects: readonly { readonly name: string; readonly turned: number }[] }];
}
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('games that show what things are worth', () => {
  const civ = loaded('base');
  const job: TuneJob = { kind: 'tune', seed: 'games', weights: WEIGHTS, nodes: 1 };

  test('one is against V.I.C.I, one has two civilizations, two have four', () => {
    const seats = [0, 1, 2, 3].map(
      game => tuningGame(civ, { game, seed: `s/${game}`, weights: WEIGHTS, nodes: 1 }, noSums()).length,
    );
    expect(seats).toEqual([1, 2, 4, 4]);
  });

  test('a batch sums its games up, the same each time', () => {
    let ticks = 0;
    const once = () => runBatch(civ, job, { from: 0, to: 2 }, () => ticks++);
    const { sums, scores } = once();
    expect(ticks).toBe(2);
    expect(scores).toHaveLength(3);
    expect(sums.scores).toBe(3);
    expect(sums.squares).toBe(scores.reduce((sum, n) => sum + n * n, 0));
    expect(once()).toEqual({ sums, scores });
    expect(runBatch(civ, { ...job, seed: 'others' }, { from: 0, to: 1 }, () => {}).scores).not.toEqual(
      scores.slice(0, 1),
    );
  });
});

test('prints the rounds and writes the weights', async () => {
  // Scores enough to change something.
  const args = ['tune', '--games', '44', '--rounds', '1', '--nodes', '1', '--seed', 'x', '--cores', '1'];
  const { code, out, err } = await run([...args, '--out', 'words.json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^round 1: mean score [\d.]+ of 121\n( {2}[\w.]+ +[+-][\d.]+ ± [\d.]+ +turned by [+-][\d.]+\n){8}$/,
  );
  const text = written('words.json');
  expect(text).toMatch(/^\{\n( {2}"[\w.]+": \[-?[\d.]+, -?[\d.]+\],?\n)+\}\n$/);

  const { rounds } = (await json(...args, '--out', 'data.json')) as unknown as Told;
  expect(written('data.json')).toBe(text);
  const ways = KNOBS.map(({ name }) => rounds[0].effects.find(one => one.name === name)!.turned);
  expect(readWeights(JSON.parse(text))).toEqual(turned(WEIGHTS, ways));
  expect(ways.some(way => way !== 0)).toBe(true);
});

test('goes on from a file, which decides what is played; few games change nothing', async () => {
  const from = write('few.json', '{ "food": [1, 1] }');
  const result = await json('tune', ...SMALL, '--out', 'from.json', '--from', from, '--seed', 'x');
  const usual = await json('tune', ...SMALL, '--out', 'usual.json', '--seed', 'x');
  const meanOf = (one: Record<string, unknown>): number =>
    (one['rounds'] as [{ meanScore: number }])[0].meanScore;
  expect(result['rounds']).toMatchObject([{ scores: 3, effects: [] }]);
  expect(meanOf(result)).not.toBe(meanOf(usual));
  expect(readWeights(JSON.parse(written('from.json')))).toEqual(readWeights({ food: [1, 1] }));
});

test.each([
  [[], '--out is missing: --out FILE'],
  [['--out', '.'], '.: it cannot be written'],
  [['--out', 'x.json', '--rounds', '0'], '--rounds must be a whole number from 1 to 1000, not "0"'],
  [['--out', 'x.json', '--nodes', 'few'], '--nodes must be a whole number from 1 to 100000000, not "few"'],
  [['--out', 'x.json', '--time', '5'], 'there is no option --time'],
  [['--out', 'x.json', '--from', 'nowhere.json'], `${join(folder, 'nowhere.json')}: there is no such file`],
])('refuses %j', async (args, line) => {
  expect(await run(['tune', ...args])).toEqual({ code: 2, out: '', err: `civ: ${line}\n` });
});

test('refuses a file that holds no weights, and leaves the other alone', async () => {
  const from = write('bad.json', '{ "fod": [1, 1] }');
  const out = write('kept.json', 'kept');
  const { code, err } = await run(['tune', ...SMALL, '--out', out, '--from', from]);
  expect(code).toBe(2);
  expect(err).toBe('civ: bad.json: these are no weights: there is no input "fod"\n');
  expect(written(out)).toBe('kept');
});
