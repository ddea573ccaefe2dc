import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION, type Setup, SOLO_LEVELS, type State } from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../src/commands/record.js';
import { DIGESTS, type Digests, firstDifference } from '../src/recorded/digest.js';
import { type Meter, meterOf } from '../src/recorded/meter.js';
import type { Follower } from '../src/recorded/walk.js';
import { IMPOSSIBLE, isPlain, QUESTIONS, requiredOf, usesReader } from '../src/uses.js';
import { loaded } from './support.js';

interface Folder {
  readonly name: string;
  readonly pack: string;
  readonly least: number;
}

const FOLDERS: readonly Folder[] = [
  { name: 'records', pack: 'test', least: 200 },
  { name: 'records-base', pack: 'base', least: 200 },
];

describe.each(FOLDERS)('recorded games in $name', ({ name, pack, least }) => {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  const command = `npx civ record packages/cli/test/${name} --pack ${pack}`;
  const records = readRecords(folder);
  const digests = JSON.parse(readFileSync(join(folder, DIGESTS), 'utf8')) as Digests;
  const used = new Set<string>();
  const differences: string[] = [];
  const faults: string[] = [];
  let meter: Meter;

  const stale = (): boolean =>
    [...records.values()].some(
      ({ packHash, rules }) => packHash !== meter.civ.rules.hash || rules !== RULES_VERSION,
    );

  beforeAll(() => {
    meter = meterOf(loaded(pack).rules.pack);
    if (stale()) return;
    for (const [file, record] of records) {
      let last: State | undefined;
      const remember: Follower = {
        step({ after }) {
          last = after;
        },
      };
      const uses = usesReader(meter, record, used);
      const difference = firstDifference(meter.civ, record, digests[file]!, uses, remember);
      if (difference !== null) differences.push(`${file}: ${difference}`);
      else faults.push(...faultsAtEnd(file, last!));
    }
  });

  const faultsAtEnd = (file: string, s: State): string[] =>
    [...meter.civ.check(s), ...meter.civ.decisions(s).map(({ task }) => `${task} is still asked`)].map(
      fault => `${file}: ${fault}`,
    );

  it('are of the pack and the rules version as they are now', () => {
    const why = `The pack "${pack}" or RULES_VERSION has changed since these games were recorded. If that is meant: ${command}`;
    expect(stale(), why).toBe(false);
  });

  it('go the way their digests say', () => {
    expect(Object.keys(digests).sort()).toEqual([...records.keys()].sort());
    expect(differences).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('use all that is possible', () => {
    expect(records.size).toBeGreaterThanOrEqual(least);
    const required = requiredOf(meter.civ.rules);
    const never = required.filter(use => !used.has(use));
    expect(never).toEqual(required.filter(use => IMPOSSIBLE.has(use)));
  });

  it('ask no question that is not known to be asked', () => {
    const asked = [...used].filter(use => use.startsWith('question '));
    expect(asked.filter(use => !QUESTIONS.some(task => use === `question ${task}`))).toEqual([]);
  });

  it('have every kind of set-up', () => {
    const setups = [...records.values()].map(({ setup }: GameRecord) => setup);
    expect(setups.filter(isPlain).length).toBeGreaterThanOrEqual(32);
    const others = setups.filter(setup => !isPlain(setup));
    expect(others.length).toBeGreaterThanOrEqual(18);
    const all = (pick: (setup: Setup) => unknown): unknown[] => [...new Set(others.map(pick))];
    expect(all(({ solo }) => solo?.level)).toEqual(expect.arrayContaining([...SOLO_LEVELS]));
    expect(all(({ solo }) => solo?.challenge)).toEqual(expect.arrayContaining([true, false]));
    const starts = others.filter(({ solo }) => solo).map(({ seats }) => seats[0]!.option);
    expect(starts).toEqual(expect.arrayContaining(['a', 'b', 'free']));
    const extras = all(setup => setup.extras?.join(''));
    expect(extras).toEqual(expect.arrayContaining(['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']));
    // One seat is a human against V.I.C.I.
    const tables = others.filter(setup => setup.extras).map(({ seats }) => seats.length);
    expect(tables).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });
});
