import { existsSync, mkdtempSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replay } from '@civolution/host';
import { expect, test } from 'vitest';
import { choose, isPlain } from '../src/uses.js';
import { loaded, run } from './support.js';

const folder = (): string => mkdtempSync(join(tmpdir(), 'civ-record-'));

test('simulate writes a record of each game, which replays', async () => {
  const to = folder();
  const { code } = await run(['simulate', '--games', '2', '--players', '2', '--records', to]);
  expect(code).toBe(0);
  const civ = loaded('base');
  for (const file of readdirSync(to)) {
    const state = replay(civ, parseRecord(readFileSync(join(to, file), 'utf8')));
    expect(civ.decisions(state)).toEqual([]);
  }
  expect(readdirSync(to)).toHaveLength(2);
});

test('record replaces its own files, says what was never used, and with --keep writes digests alone', async () => {
  const to = folder();
  writeFileSync(join(to, 'game-07.json'), 'an earlier one');
  const { code, out } = await run([
    'record',
    to,
    '--games',
    '1',
    '--from',
    '1',
    '--most',
    '1',
    '--explored',
    '1',
  ]);
  expect(code).toBe(1);
  expect(out).toMatch(/^2 games; never used: /);
  const files = ['digests.json', 'game-001.json', 'game-002.json'];
  expect(readdirSync(to).sort()).toEqual(files);

  const read = (): string[] => files.map(file => readFileSync(join(to, file), 'utf8'));
  const before = read();
  unlinkSync(join(to, 'digests.json'));
  expect(await run(['record', to, '--keep'])).toEqual({ code: 0, out: '2 games\n', err: '' });
  expect(read()).toEqual(before);
});

test('record leaves a folder with other files alone, and refuses what is no folder', async () => {
  const to = folder();
  const other = join(to, 'package.json');
  writeFileSync(other, '{}');
  expect((await run(['record', to, '--games', '1', '--from', '1', '--most', '1'])).code).toBe(2);
  expect(existsSync(other)).toBe(true);
  expect((await run(['record', other])).code).toBe(2);
  expect((await run(['record', ''])).code).toBe(2);
  expect((await run(['simulate', '--games', '1', '--records', other])).code).toBe(2);
});

test('record keeps two of three games for people alone, and the others for V.I.C.I and Extra Credits', async () => {
  const to = folder();
  const { out } = await run([
    'record',
    to,
    '--games',
    '9',
    '--from',
    '12',
    '--most',
    '12',
    '--explored',
    '0',
  ]);
  expect(out).toMatch(/^\d+ games; never used: /);
  const records = readdirSync(to)
    .filter(file => file.startsWith('game-'))
    .map(file => parseRecord(readFileSync(join(to, file), 'utf8')));
  expect(records.length).toBeGreaterThanOrEqual(9);
  const plain = records.map(({ setup }) => isPlain(setup));
  // Of twelve games six are plain: all of them are kept, and stand first.
  expect(plain.lastIndexOf(true)).toBe(5);
  expect(plain.indexOf(false)).toBe(6);
});

test('games that add most are chosen first, and as many as it takes for all that must be used', () => {
  const game = (...uses: string[]) => ({ uses: new Set(uses), length: 100 });
  const [a, b, c] = [game('phase 1'), game('phase 1', 'phase 2', 'phase 3'), game('phase 4')];
  expect(choose([a, b, c], 1)).toEqual([b, c]);
  expect(choose([a, b, c], 3)).toEqual([b, c, a]);
  expect(choose([a, b, c], 1, new Set(['phase 1', 'phase 2', 'phase 3']))).toEqual([c]);
  expect(choose([a, b, c], 0, new Set(['phase 1', 'phase 2', 'phase 3', 'phase 4']))).toEqual([]);
  const varied = game('asked: turn: reset', 'happens: reset by phase');
  expect(choose([varied, c], 1)).toEqual([c]);
  expect(choose([c, varied], 2)).toEqual([c, varied]);
  const long = { ...varied, length: 300 };
  expect(choose([long, game('asked: turn: reset')], 1)).toEqual([game('asked: turn: reset')]);
});
