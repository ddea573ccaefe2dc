import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay } from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { ALL_USES, usesOf } from '../src/uses.js';
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

  it('there are at least 30, each with its hash, and together they use all modules, projects, sites and phases', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(hashes).sort()).toEqual([...files].sort());
    const used = new Set(files.flatMap(file => [...usesOf(civ, read(file))]));
    expect(ALL_USES.filter(use => !used.has(use))).toEqual([]);
  });
});
