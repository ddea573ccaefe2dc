import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneOf, seedOf, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, MAX_GAMES, SEED_OPTION, writeJson } from '../command.js';
import { addCovered, COVERED_KEYS, type Covered, nothingCovered } from '../fuzz/coverage.js';
import type { Failure, FuzzJob } from '../jobs.js';
import { PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import { progress } from '../progress.js';
import { SETUP_OPTIONS, wishOf } from '../setups.js';
import { figure } from '../table.js';

const DEFAULT_GAMES = 100;
/** Players that go everywhere; those that want to win do not. */
const EXPLORERS = ['random', 'seeker'] as const;
const FOLDER = 'failures';

/** A failure as it is told: with the file its record is in, from the folder one is in. */
interface Told extends Omit<Failure, 'record'> {
  readonly file: string;
}

/** Writes the record of each failure into a folder and says which file. */
export function writeRecords(failures: readonly Failure[], folder: string, from: string): Told[] {
  if (failures.length > 0) mkdirSync(resolve(from, folder), { recursive: true });
  return failures.map(({ record, ...failure }) => {
    const name = failure.seed.replace(/[^\w-]+/g, '-').slice(0, 80);
    const file = join(folder, `${failure.check}-${name}-at-${failure.at}.json`);
    writeFileSync(resolve(from, file), record);
    return { ...failure, file };
  });
}

function coveredText(covered: Covered): string {
  return COVERED_KEYS.map(key => {
    const counts = Object.entries(covered[key]);
    const reached = counts.filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a);
    const never = counts.filter(([, n]) => n === 0).map(([name]) => name);
    const list = reached.map(([name, n]) => `${name} ${n}`).join(', ');
    return [
      `${key}: ${reached.length} reached\n`,
      reached.length > 0 ? `  ${list}\n` : '',
      never.length > 0 ? `  never: ${never.join(', ')}\n` : '',
    ].join('');
  }).join('');
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play games and check everything at every choice',
  positionals: [],
  options: {
    games: { value: 'N', help: `how many (default: ${DEFAULT_GAMES})` },
    seed: SEED_OPTION,
    player: { value: EXPLORERS.join('|'), help: 'any choice, or rare ones first (default: random)' },
    every: { value: 'N', help: 'check copies, saves and views only at every N-th choice (default: 1)' },
    ...SETUP_OPTIONS,
    pack: PACK_OPTION,
    failures: { value: 'DIR', help: `where records of failures go (default: ${FOLDER})` },
    json: JSON_OPTION,
  },
  notes:
    'Player counts, starting options, maps, solo levels and Extra Credits are spread over the games unless they are\n' +
    'given: a quarter of the games is against V.I.C.I, a third has Extra Credits.\n' +
    'A failure writes a record of the choices before it; civ replay opens it there.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const player = oneOf(given, 'player', EXPLORERS, 'random');
    const every = wholeNumber(given, 'every', 1, 1, 1000);
    const job: FuzzJob = { kind: 'fuzz', seed: seedOf(given), wish: wishOf(given), player, every };
    const pack = packPath(given, io);
    const bar = progress(io, 'fuzz', games);
    const batches = await runGames(pack, job, games, bar.tick);
    bar.done();

    const covered = nothingCovered();
    for (const batch of batches) addCovered(covered, batch.covered);
    const choices = batches.reduce((sum, batch) => sum + batch.choices, 0);
    const failures = writeRecords(
      batches.flatMap(batch => batch.failures),
      given.values.get('failures') ?? FOLDER,
      io.folder,
    );
    if (given.flags.has('json')) writeJson(io, { games, choices, covered, failures });
    else {
      io.out(`${figure(games)} games, ${figure(choices)} choices, ${figure(failures.length)} failures\n`);
      for (const { check, message, seed, at, file } of failures) {
        io.out(`failure: ${check} in game ${seed} after ${at} choices: ${message}\n  civ replay ${file}\n`);
      }
      io.out(coveredText(covered));
    }
    return failures.length === 0 ? 0 : 1;
  },
};
