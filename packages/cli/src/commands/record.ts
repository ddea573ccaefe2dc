import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Civolution, Pack } from '@civolution/engine';
import { type GameRecord, parseRecord, recordText } from '@civolution/host';
import { HERE } from '../against/build.js';
import { seedOf, UsageError, wholeNumber } from '../args.js';
import { type Command, SEED_OPTION } from '../command.js';
import type { Io } from '../io.js';
import { loadPack, makeFolder, PACK_OPTION, packPath } from '../pack.js';
import { type PlayerName, playerCalled, playGame, recordOf } from '../play.js';
import { progress } from '../progress.js';
import { DIGESTS, digestOf } from '../recorded/digest.js';
import { seekerMemory } from '../recorded/memory.js';
import { meterOf } from '../recorded/meter.js';
import { spreadSetup } from '../setups.js';
import { type Candidate, choose, IMPOSSIBLE, isPlain, requiredOf, usesOf } from '../uses.js';

interface Played extends Candidate {
  readonly played: GameRecord;
}

const isRecord = (file: string): boolean => /^game-\d+\.json$/.test(file) || file === DIGESTS;

/** The folder to write to, made if need be. One that holds anything else is left alone. */
function emptyOrRecords(from: string, path: string): string {
  if (path === '') throw new UsageError('DIR is empty');
  const folder = makeFolder(from, path);
  const other = readdirSync(folder).find(file => !isRecord(file));
  if (other !== undefined) throw new UsageError(`${path} holds ${other}; name a folder for records alone`);
  return folder;
}

/** Of the games kept, so many of a hundred are of people alone and without Extra Credits. */
const PLAIN = 64;

/** First those of the base game, which use as much of it as they can; then those that add the rest. */
function chooseBoth(games: readonly Played[], least: number): Played[] {
  const plain = games.filter(({ played }) => isPlain(played.setup));
  const kept = choose(plain, Math.round((least * PLAIN) / 100));
  const used = new Set(kept.flatMap(({ uses }) => [...uses]));
  const others = games.filter(({ played }) => !isPlain(played.setup));
  return [...kept, ...choose(others, least - kept.length, used)];
}

/** Who plays: four games in a row have seekers, the next four medium, then both by turns. */
const TABLES: readonly (readonly PlayerName[])[] = [
  ['seeker'],
  ['medium'],
  ['seeker', 'medium'],
  ['medium', 'seeker'],
];
/** How much medium thinks about a choice: enough to get on, little enough for many games. */
const HASTY = { nodes: 100 };
/** Plays games that may be kept, each with what it uses: `from`, and up to `most` while something is never used. */
function playAll(civ: Civolution, from: number, most: number, seed: string, tick: () => void): Played[] {
  const meter = meterOf(civ.rules.pack);
  const all: Played[] = [];
  const missing = new Set(requiredOf(civ.rules).filter(use => !IMPOSSIBLE.has(use)));
  // Thousands of games use the same: each text is kept once.
  const texts = new Map<string, string>();
  const one = (text: string): string => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text)!;
  };
  const remembered = seekerMemory();
  for (let n = 0; n < from || (missing.size > 0 && n < most); n++) {
    const seen = remembered(n);
    const setup = spreadSetup({}, n);
    const table = TABLES[Math.floor(n / 4) % TABLES.length]!;
    const players = setup.seats.map((_, seat) =>
      playerCalled(table[seat % table.length]!, `${seed}/${n}/${seat}`, seen, HASTY),
    );
    const played = recordOf(civ, playGame(civ, setup, `${seed}/${n}`, players));
    const uses = usesOf(meter, played);
    for (const use of uses) missing.delete(use);
    all.push({ played, uses: new Set([...uses].map(one)), length: played.choices.length });
    if (n < from) tick();
  }
  return all;
}

/** One in ten explored games is kept. */
const CHOOSY = 10;

/** Plays games that search for new ways, and keeps those that found most for their length. */
async function explore(
  pack: Pack,
  known: readonly GameRecord[],
  keep: number,
  seed: string,
  io: Io,
): Promise<Played[]> {
  if (keep === 0) return [];
  // Loaded only here: it brings the compiler along, which takes a while.
  const [{ markedEngine }, { explorer }] = await Promise.all([
    import('../recorded/ways.js'),
    import('../recorded/explorer.js'),
  ]);
  const next = explorer(await markedEngine(join(HERE, 'packages/engine/dist')), pack, known, seed);
  const bar = progress(io, 'explore', keep * CHOOSY);
  const games: Played[] = [];
  for (let n = 0; n < keep * CHOOSY; n++) {
    const { played, ways } = next(n);
    games.push({ played, uses: new Set([...ways].map(way => `way ${way}`)), length: played.choices.length });
    bar.tick();
  }
  bar.done();
  return choose(games, keep);
}

const nameOfGame = (i: number): string => `game-${String(i + 1).padStart(3, '0')}.json`;

/** Writes a digest of each record of a folder beside them. */
function writeDigests(civ: Civolution, folder: string, records: ReadonlyMap<string, GameRecord>): void {
  const lines = [...records].map(
    ([file, game]) => `${JSON.stringify(file)}: ${JSON.stringify(digestOf(civ, game))}`,
  );
  writeFileSync(join(folder, DIGESTS), `{\n${lines.join(',\n')}\n}\n`);
}

/** The records of a folder by the names of their files. */
export function readRecords(folder: string): Map<string, GameRecord> {
  const files = readdirSync(folder).filter(file => isRecord(file) && file !== DIGESTS);
  return new Map(files.sort().map(file => [file, parseRecord(readFileSync(join(folder, file), 'utf8'))]));
}

export const record: Command = {
  name: 'record',
  summary: 'choose and write recorded games that together use all rules',
  positionals: ['DIR'],
  options: {
    games: { value: 'N', help: 'how many to keep at least (default: 100)' },
    from: { value: 'N', help: 'how many to choose from at least (default: 1200)' },
    most: { value: 'N', help: 'how many to play at most while something is never used (default: 6000)' },
    explored: {
      value: 'N',
      help: 'how many to add, chosen from ten times as many, for what came together in no other (default: 100)',
    },
    keep: { help: 'keep the games in DIR, and write only their digests anew' },
    seed: SEED_OPTION,
    pack: PACK_OPTION,
  },
  notes:
    'Replaces the records in DIR and writes a digest of each beside them: hashes of what was asked, of what happened and\n' +
    'of the states, with which a test finds the first choice that goes another way.\n',
  async run(given, io) {
    const least = wholeNumber(given, 'games', 100, 1, 1000);
    const from = wholeNumber(given, 'from', 1200, 1, 10_000);
    const most = wholeNumber(given, 'most', Math.max(from, 6000), from, 100_000);
    const folder = emptyOrRecords(io.folder, given.positionals[0]!);
    const civ = loadPack(packPath(given, io));
    if (given.flags.has('keep')) {
      const records = readRecords(folder);
      writeDigests(civ, folder, records);
      io.out(`${records.size} games\n`);
      return 0;
    }
    const seed = seedOf(given);
    const bar = progress(io, 'record', from);
    const kept = chooseBoth(playAll(civ, from, most, seed, bar.tick), least);
    bar.done();
    const added = await explore(
      civ.rules.pack,
      kept.map(({ played }) => played),
      wholeNumber(given, 'explored', 100, 0, 1000),
      seed,
      io,
    );
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    const records = new Map([...kept, ...added].map(({ played }, i) => [nameOfGame(i), played]));
    for (const [file, game] of records) writeFileSync(join(folder, file), `${recordText(game)}\n`);
    writeDigests(civ, folder, records);
    const used = new Set(kept.flatMap(game => [...game.uses]));
    const missing = requiredOf(civ.rules).filter(use => !used.has(use) && !IMPOSSIBLE.has(use));
    io.out(
      `${records.size} games; ${missing.length === 0 ? 'all is used' : `never used: ${missing.join(', ')}`}\n`,
    );
    return missing.length === 0 ? 0 : 1;
  },
};
