import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test('record replaces its own files and says what was never used', async () => {
  const to = folder();
  for (let i = 0; i < 2; i++) {
    const { code, out } = await run(['record', to, '--games', '2', '--from', '2']);
    expect(code).toBe(1);
    expect(out).toMatch(/^2 games; never used: /);
  }
  expect(readdirSync(to).sort()).toEqual(['game-01.json', 'game-02.json', 'hashes.json']);
});

test('record leaves a folder with other files alone, and refuses what is no folder', async () => {
  const to = folder();
  const other = join(to, 'package.json');
  writeFileSync(other, '{}');
  expect((await run(['record', to, '--games', '1', '--from', '1'])).code).toBe(2);
  expect(existsSync(other)).toBe(true);
  expect((await run(['record', other])).code).toBe(2);
  expect((await run(['record', ''])).code).toBe(2);
  expect((await run(['simulate', '--games', '1', '--records', other])).code).toBe(2);
});

test('record keeps two of three games for people alone, and the others for V.I.C.I and Extra Credits', async () => {
  const to = folder();
  const { out } = await run(['record', to, '--games', '9', '--from', '12']);
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

test('games that add most are chosen first', () => {
  const game = (...uses: string[]) => ({ uses: new Set(uses) });
  const [a, b, c] = [game('x'), game('x', 'y', 'z'), game('w')];
  expect(choose([a, b, c], 1)).toEqual([b, c]);
  expect(choose([a, b, c], 3)).toEqual([b, c, a]);
  expect(choose([a, b, c], 1, new Set(['x', 'y', 'z']))).toEqual([c]);
  expect(choose([a, b, c], 0, new Set(['w', 'x', 'y', 'z']))).toEqual([]);
});
