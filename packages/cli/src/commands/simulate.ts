import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordText } from '@civolution/host';
import { type Given, nameOf, seedOf, UsageError, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, MAX_GAMES, SEED_OPTION, writeJson } from '../command.js';
import type { SimulateJob } from '../jobs.js';
import { loadPack, makeFolder, PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import { type Outcome, PLAYERS, type PlayerName, recordOf } from '../play.js';
import { progress } from '../progress.js';
import { SETUP_OPTIONS, setupFor, wishOf } from '../setups.js';
import { columns, figure } from '../table.js';

const DEFAULT_GAMES = 100;

/** One for all seats, or one for each. */
function botsOf(given: Given, seats: number): PlayerName[] {
  const names = (given.values.get('bots') ?? 'random').split(',').map(name => nameOf(name, 'bots', PLAYERS));
  if (names.length !== 1 && names.length !== seats) {
    throw new UsageError(
      `--bots names ${names.length} players, but there are ${seats}; name one or ${seats}`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]!);
}

function summary(outcomes: readonly Outcome[], seats: number, seconds: number) {
  const decisions = outcomes.reduce((sum, game) => sum + game.decisions, 0);
  const scores = outcomes.flatMap(game => game.scores);
  const winsBySeat = Array.from(
    { length: seats },
    (_, seat) => outcomes.filter(game => game.finished && game.winner === seat).length,
  );
  return {
    games: outcomes.length,
    finished: outcomes.filter(game => game.finished).length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: outcomes.length / seconds,
    meanScore: scores.reduce((a, b) => a + b, 0) / scores.length,
    minScore: scores.reduce((a, b) => Math.min(a, b)),
    maxScore: scores.reduce((a, b) => Math.max(a, b)),
    winsBySeat,
  };
}

function writeRecords(outcomes: readonly Outcome[], pack: string, folder: string): void {
  const civ = loadPack(pack);
  for (const outcome of outcomes) {
    const file = `${outcome.seed.replace(/[^a-z0-9]+/gi, '-')}.json`;
    writeFileSync(join(folder, file), `${recordText(recordOf(civ, outcome))}\n`);
  }
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play games between programs',
  positionals: [],
  options: {
    games: { value: 'N', help: `how many (default: ${DEFAULT_GAMES})` },
    seed: SEED_OPTION,
    bots: { value: 'NAMES', help: `${PLAYERS.join(' or ')}; a list sets each seat (default: random)` },
    ...SETUP_OPTIONS,
    records: { value: 'DIR', help: 'write a record of each game there' },
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes: 'By default four civilizations with ready-made hands (a) play on the first map.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const wish = wishOf(given);
    const seats = setupFor(wish).seats.length;
    const named = given.values.get('records');
    const folder = named === undefined ? undefined : makeFolder(io.folder, named);
    const job: SimulateJob = {
      kind: 'simulate',
      seed: seedOf(given),
      wish,
      records: folder !== undefined,
      bots: botsOf(given, seats),
    };
    const pack = packPath(given, io);
    const bar = progress(io, 'simulate', games);
    const start = performance.now();
    const outcomes = (await runGames(pack, job, games, bar.tick)).flat();
    const seconds = (performance.now() - start) / 1000;
    bar.done();
    if (folder !== undefined) writeRecords(outcomes, pack, folder);
    const result = summary(outcomes, seats, seconds);
    if (given.flags.has('json')) writeJson(io, result);
    else {
      io.out(
        columns([
          ['games', `${figure(result.games)}, ${figure(result.finished)} finished`],
          ['decisions', figure(result.decisions)],
          ['time', `${figure(seconds)} s`],
          [
            'speed',
            `${figure(result.decisionsPerSecond)} decisions/s, ${figure(result.gamesPerSecond)} games/s`,
          ],
          ['score', `${figure(result.meanScore)} on average, ${result.minScore} to ${result.maxScore}`],
          ['wins by seat', result.winsBySeat.join(' ')],
        ]),
      );
    }
    return result.finished === games ? 0 : 1;
  },
};
