import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noSums, readWeights, WEIGHTS } from '@civolution/bots';
import { describe, expect, test } from 'vitest';
import { runBatch, type TuneJob } from '../src/jobs.js';
import { tuningGame } from '../src/tuning.js';
import { folder, json, loaded, run, write } from './support.js';

const SMALL = ['--games', '2', '--rounds', '1', '--nodes', '1', '--cores', '1'];
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('games that show what things are worth', () => {
  const civ = loaded('base');
  const job: TuneJob = { kind: 'tune', seed: 'games', weights: WEIGHTS, nodes: 1 };

  test('one is against V.I.C.I, two have two civilizations, one has four', () => {
    const seats = [0, 1, 2, 3].map(
      game => tuningGame(civ, { game, seed: `s/${game}`, weights: WEIGHTS, nodes: 1 }, noSums()).length,
    );
    expect(seats).toEqual([1, 2, 2, 4]);
  });

  test('a batch sums its games up, the same each time', () => {
    let ticks = 0;
    const once = () => runBatch(civ, job, { from: 0, to: 2 }, () => ticks++);
    const { sums, scores } = once();
    expect(ticks).toBe(2);
    expect(scores).toHaveLength(3);
    expect(sums.samples).toBeGreaterThan(100);
    expect(once()).toEqual({ sums, scores });
    expect(runBatch(civ, { ...job, seed: 'others' }, { from: 0, to: 1 }, () => {}).scores).not.toEqual(
      scores.slice(0, 1),
    );
  });
});

test('prints the rounds and writes the weights', async () => {
  const args = [...SMALL, '--out', 'weights.json', '--seed', 'x'];
  const { code, out, err } = await run(['tune', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^round 1: mean score [\d.]+, [\d,]+ positions\n( {2}\w+ +\[.+\] +-> +\[.+\]\n){8}$/);
  const text = written('weights.json');
  expect(text).toMatch(/^\{\n( {2}"\w+": \[-?[\d.]+, -?[\d.]+\],?\n)+\}\n$/);
  const weights = readWeights(JSON.parse(text));
  expect(Object.keys(weights)).toEqual(Object.keys(WEIGHTS));
  expect(weights).not.toEqual(WEIGHTS);

  const again = await json('tune', ...args.slice(0, -1), 'x');
  expect(written('weights.json')).toBe(text);
  expect(again).toMatchObject({ games: 2, out: 'weights.json', rounds: [{ round: 1 }] });
});

test('goes on from a file, which decides what is played', async () => {
  const from = write('zero.json', '{ "food": [1, 1] }');
  const result = await json('tune', ...SMALL, '--out', 'from.json', '--from', from);
  const [{ changes }] = result['rounds'] as [{ changes: { name: string; before: number[] }[] }];
  expect(changes.length).toBeGreaterThan(8);
  for (const { name, before } of changes) expect(before).toEqual(name === 'food' ? [1, 1] : [0, 0]);
});

test('the same seed gives the same weights on any number of cores', async () => {
  // Two batches, of four games and one.
  const args = ['tune', '--games', '5', '--rounds', '1', '--nodes', '1', '--seed', 'x'];
  const bin = fileURLToPath(new URL('../bin/civ.js', import.meta.url));
  const shared = [bin, ...args, '--cores', '2', '--out', 'shared.json'];
  expect(spawnSync(process.execPath, shared, { cwd: folder }).status).toBe(0);
  expect((await run([...args, '--cores', '1', '--out', 'alone.json'])).code).toBe(0);
  expect(written('shared.json')).toBe(written('alone.json'));
});

test.each([
  [[], '--out is missing: --out FILE'],
  [['--out', '.'], '.: it cannot be written'],
  [['--out', 'x.json', '--rounds', '0'], '--rounds must be a whole number from 1 to 1000, not "0"'],
  [['--out', 'x.json', '--nodes', 'few'], '--nodes must be a whole number from 1 to 100000000, not "few"'],
  [['--out', 'x.json', '--time', '5'], 'there is no option --time'],
  [['--out', 'x.json', '--from', 'nowhere.json'], `${folder}/nowhere.json: there is no such file`],
])('refuses %j', async (args, line) => {
  expect(await run(['tune', ...args])).toEqual({ code: 2, out: '', err: `civ: ${line}\n` });
});

test('refuses a file that holds no weights, and leaves the other alone', async () => {
  const from = write('bad.json', '{ "fod": [1, 1] }');
  const out = write('kept.json', 'kept');
  const { code, err } = await run(['tune', ...SMALL, '--out', out, '--from', from]);
  expect(code).toBe(2);
  expect(err).toBe('civ: bad.json: these are no weights: there is no feature "fod"\n');
  expect(written(out)).toBe('kept');
});
