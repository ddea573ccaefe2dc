import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, recordText, replay } from '@civolution/host';
import { seedOf, UsageError, wholeNumber } from '../args.js';
import { type Command, SEED_OPTION } from '../command.js';
import { loadPack, makeFolder, PACK_OPTION, packPath } from '../pack.js';
import { playerCalled, playGame, recordOf } from '../play.js';
import { progress } from '../progress.js';
import { spreadSetup } from '../setups.js';
import { ALL_USES, choose, isPlain, usesOf } from '../uses.js';

export const HASHES = 'hashes.json';

interface Played {
  readonly played: GameRecord;
  readonly uses: ReadonlySet<string>;
}

const isRecord = (file: string): boolean => /^game-\d+\.json$/.test(file) || file === HASHES;

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

export const record: Command = {
  name: 'record',
  summary: 'choose and write recorded games that together use all rules',
  positionals: ['DIR'],
  options: {
    games: { value: 'N', help: 'how many to keep at least (default: 50)' },
    from: { value: 'N', help: 'how many to choose from (default: 1400)' },
    seed: SEED_OPTION,
    pack: PACK_OPTION,
  },
  notes: 'Replaces the records in DIR and writes the hash of each final state beside them.\n',
  async run(given, io) {
    const least = wholeNumber(given, 'games', 50, 1, 1000);
    const from = wholeNumber(given, 'from', 1400, 1, 10_000);
    const folder = emptyOrRecords(io.folder, given.positionals[0]!);
    const civ = loadPack(packPath(given, io));
    const bar = progress(io, 'record', from);
    const games = Array.from({ length: from }, (_, n): Played => {
      const seed = `${seedOf(given)}/${n}`;
      const setup = spreadSetup({}, n);
      const seen = new Map<string, number>();
      const name = n % 8 === 7 ? 'random' : 'seeker';
      const players = setup.seats.map((_, seat) => playerCalled(name, `${seed}/${seat}`, seen));
      const played = recordOf(civ, playGame(civ, setup, seed, players));
      bar.tick();
      return { played, uses: usesOf(civ, played) };
    });
    bar.done();
    const kept = chooseBoth(games, least);
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    const hashes: Record<string, string> = {};
    kept.forEach(({ played }, i) => {
      const file = `game-${String(i + 1).padStart(2, '0')}.json`;
      writeFileSync(join(folder, file), `${recordText(played)}\n`);
      hashes[file] = civ.hash(replay(civ, played));
    });
    writeFileSync(join(folder, HASHES), `${JSON.stringify(hashes, null, 2)}\n`);
    const used = new Set(kept.flatMap(game => [...game.uses]));
    const missing = ALL_USES.filter(use => !used.has(use));
    io.out(
      `${kept.length} games; ${missing.length === 0 ? 'all is used' : `never used: ${missing.join(', ')}`}\n`,
    );
    return missing.length === 0 ? 0 : 1;
  },
};
