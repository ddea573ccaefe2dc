// Games that were begun under version 3 of the rules, with its base pack, go on under the present ones.
import { readdirSync, readFileSync } from 'node:fs';
import { earlierBase } from '@civolution/content';
import { below, type CivError, type Civolution, load, RULES_VERSION, seeded } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { civ as frozen } from '../../engine/test/support/pack.js';
import { choose, openRecord, parseRecord, replay, toRecord } from '../src/index.js';

const folder = new URL('version-3/', import.meta.url);
const files = readdirSync(folder);
const read = (file: string) => parseRecord(readFileSync(new URL(file, folder), 'utf8'));

/** The game bound to the pack that a record names. */
const gameFor = async (packHash: string): Promise<Civolution> =>
  packHash === frozen.rules.hash ? frozen : load((await earlierBase(packHash))!);

/** What was asked when the game was saved, under the name that the question has now. */
const ASKED: Readonly<Record<string, string>> = {
  'creatures.json': 'feedCreatures',
  'favor-test.json': 'testIdeas',
  'income.json': 'income',
  'last-chips.json': 'offerChips',
  'migration-of-a-card.json': 'migrate',
  'turn.json': 'turn',
};

describe('a game of version 3', () => {
  it.each(files)('goes on from its snapshot to its end: %s', async file => {
    const record = read(file);
    expect([record.rules, record.snapshot!.rules]).toEqual([3, 3]);
    const civ = await gameFor(record.packHash);
    const session = openRecord(civ, record);
    expect(civ.decisions(session.state)[0]!.task).toBe(ASKED[file]);

    const rng = seeded(file);
    for (let [asked] = civ.decisions(session.state); asked; [asked] = civ.decisions(session.state)) {
      const legal = civ.legal(session.state, asked.seat);
      choose(session, asked.seat, legal[below(rng, legal.length)]!);
      expect(civ.check(session.state)).toEqual([]);
    }
    // Saved again it can be opened again, and replays to the same end.
    const again = toRecord(session, { snapshot: true });
    expect([again.rules, again.snapshot!.rules]).toEqual([3, RULES_VERSION]);
    expect(civ.hash(openRecord(civ, again).state)).toBe(civ.hash(session.state));
    expect(civ.hash(replay(civ, toRecord(session)))).toBe(civ.hash(session.state));
  });

  it('cannot go on without a snapshot', async () => {
    const { snapshot: _, ...bare } = read('turn.json');
    const civ = await gameFor(bare.packHash);
    expect(() => openRecord(civ, bare)).toThrowError(
      expect.objectContaining({ code: 'wrongRules' }) as CivError,
    );
  });
});
