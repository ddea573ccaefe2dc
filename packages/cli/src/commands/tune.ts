import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  addSums,
  type Change,
  changesOf,
  fitted,
  mixed,
  noSums,
  readWeights,
  WEIGHTS,
  type Weights,
  weightsText,
} from '@civolution/bots';
import { type Given, seedOf, UsageError, wholeNumber } from '../args.js';
import { MOST_NODES } from '../budget.js';
import {
  CORES_OPTION,
  type Command,
  coresOf,
  JSON_OPTION,
  MAX_GAMES,
  SEED_OPTION,
  writeJson,
} from '../command.js';
import type { Io } from '../io.js';
import type { TuneJob } from '../jobs.js';
import { PACK_OPTION, packPath, readJson } from '../pack.js';
import { runGames } from '../parallel.js';
import { progress } from '../progress.js';
import { mean } from '../statistics.js';
import { columns, figure } from '../table.js';

const DEFAULT_GAMES = 400;
const DEFAULT_ROUNDS = 3;
const DEFAULT_NODES = 250;
const MOST_ROUNDS = 1000;
/** Of the changes of a round, so many are told. */
const TOLD = 8;

interface Round {
  readonly round: number;
  readonly samples: number;
  readonly meanScore: number;
  readonly changes: readonly Change[];
}

function weightsOf(given: Given, io: Io): Weights {
  const file = given.values.get('from');
  if (file === undefined) return WEIGHTS;
  const content = readJson(resolve(io.folder, file));
  try {
    return readWeights(content);
  } catch (error) {
    throw new UsageError(`${file}: these are no weights: ${(error as Error).message}`);
  }
}

function outOf(given: Given): string {
  const file = given.values.get('out');
  if (file === undefined) throw new UsageError('--out is missing: --out FILE');
  return file;
}

/** What was reached is written after every round; a file that cannot be written is found out before the first. */
function writeWeights(file: string, io: Io, weights: Weights): void {
  try {
    writeFileSync(resolve(io.folder, file), weightsText(weights));
  } catch {
    throw new UsageError(`${file}: it cannot be written`);
  }
}

const pairText = (pair: readonly [number, number]): string => `[${pair.join(', ')}]`;

function roundText({ round, samples, meanScore, changes }: Round): string {
  const told = changes
    .slice(0, TOLD)
    .map(({ name, before, after }) => [`  ${name}`, pairText(before), '->', pairText(after)]);
  return `round ${round}: mean score ${figure(meanScore)}, ${figure(samples)} positions\n${columns(told)}`;
}

export const tune: Command = {
  name: 'tune',
  summary: 'fit the weights by which bots value a position to games of their own',
  positionals: [],
  options: {
    games: { value: 'N', help: `games in a round (default: ${DEFAULT_GAMES})` },
    rounds: {
      value: 'N',
      help: `each plays with the weights of the one before (default: ${DEFAULT_ROUNDS})`,
    },
    nodes: { value: 'N', help: `choices tried per turn (default: ${DEFAULT_NODES})` },
    seed: SEED_OPTION,
    out: { value: 'FILE', help: 'where the weights go' },
    from: { value: 'FILE', help: 'weights to begin with (default: those of the bots)' },
    cores: CORES_OPTION,
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'Bots with weights varied around the present ones play against one another and V.I.C.I. What each position brought\n' +
    'beyond its sure points is fitted to what it held, by least squares, and the weights go most of the way there.\n' +
    'The same seed gives the same weights on any number of cores. See civ arena for what they are good for.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const rounds = wholeNumber(given, 'rounds', DEFAULT_ROUNDS, 1, MOST_ROUNDS);
    const nodes = wholeNumber(given, 'nodes', DEFAULT_NODES, 1, MOST_NODES);
    const [seed, cores, pack, out] = [seedOf(given), coresOf(given), packPath(given, io), outOf(given)];
    let weights = weightsOf(given, io);
    writeWeights(out, io, weights);
    const told: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bar = progress(io, `round ${round} of ${rounds}`, games);
      const job: TuneJob = { kind: 'tune', seed: `${seed}/${round}`, weights, nodes };
      const batches = await runGames(pack, job, games, bar.tick, cores);
      bar.done();
      const sums = noSums();
      for (const batch of batches) addSums(sums, batch.sums);
      const after = mixed(weights, fitted(sums, weights));
      const meanScore = mean(batches.flatMap(batch => batch.scores));
      told.push({ round, samples: sums.samples, meanScore, changes: changesOf(weights, after) });
      weights = after;
      writeWeights(out, io, weights);
      if (!given.flags.has('json')) io.out(roundText(told.at(-1)!));
    }
    if (given.flags.has('json')) writeJson(io, { games, rounds: told, out });
    return 0;
  },
};
