import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Setup, SOLO_LEVELS } from '@civolution/engine';
import { parseRecord, replay } from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { ALL_USES, isPlain, usesOf } from '../src/uses.js';
import { loaded } from './support.js';

const folder = fileURLToPath(new URL('records', import.meta.url));
const hashes = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')) as Record<string, string>;
const files = readdirSync(folder).filter(file => file !== 'hashes.json');
const read = (file: string) => parseRecord(readFileSync(join(folder, file), 'utf8'));
const civ = loaded();

describe('recorded games', () => {
  it.each(files)('%s replays to its final state', file => {
    const state = replay(civ, read(file));
    expect(civ.decisions(state)).toEqual([]);
    expect(civ.hash(state)).toBe(hashes[file]);
    expect(civ.check(state)).toEqual([]);
  });

  const records = files.map(read);

  it('there are at least 50, each with its hash, and together they use all modules, projects, sites and phases', () => {
    expect(files.length).toBeGreaterThanOrEqual(50);
    expect(Object.keys(hashes).sort()).toEqual([...files].sort());
    const used = new Set(records.flatMap(record => [...usesOf(civ, record)]));
    expect(ALL_USES.filter(use => !used.has(use))).toEqual([]);
  });

  it('at least 32 are of people alone and without Extra Credits', () => {
    expect(records.filter(({ setup }) => isPlain(setup)).length).toBeGreaterThanOrEqual(32);
  });

  it('the others have every level with and without challenge, every start, and all Extra Credits', () => {
    const setups = records.map(({ setup }) => setup).filter(setup => !isPlain(setup));
    expect(setups.length).toBeGreaterThanOrEqual(18);
    const all = (pick: (setup: Setup) => unknown): unknown[] => [...new Set(setups.map(pick))];
    expect(all(({ solo }) => solo?.level)).toEqual(expect.arrayContaining([...SOLO_LEVELS]));
    expect(all(({ solo }) => solo?.challenge)).toEqual(expect.arrayContaining([true, false]));
    const starts = setups.filter(({ solo }) => solo).map(({ seats }) => seats[0]!.option);
    expect(starts).toEqual(expect.arrayContaining(['a', 'b', 'free']));
    const extras = all(setup => setup.extras?.join(''));
    expect(extras).toEqual(expect.arrayContaining(['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']));
    // One seat is a human against V.I.C.I.
    const tables = setups.filter(setup => setup.extras).map(({ seats }) => seats.length);
    expect(tables).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });
});
