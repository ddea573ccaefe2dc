import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  addSums,
  type Effect,
  effectsOf,
  faded,
  KNOBS,
  noSums,
  together,
  turned,
  turnsFor,
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
import { PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import { progress } from '../progress.js';
import { mean } from '../statistics.js';
import { columns, figure } from '../table.js';
import { weightsIn } from '../weights.js';

const DEFAULT_GAMES = 600;
const DEFAULT_ROUNDS = 3;
const DEFAULT_NODES = 1500;
const MOST_ROUNDS = 1000;
/** Of the effects of a round, so many are told. */
const TOLD = 8;

/** What is known of a knob after a round, and how far it is turned for good. */
interface Found extends Effect {
  readonly name: string;
  readonly turned: number;
}

interface Round {
  readonly round: number;
  readonly scores: number;
  readonly meanScore: number;
  readonly effects: readonly Found[];
}

function weightsOf(given: Given, io: Io): Weights {
  const file = given.values.get('from');
  return file === undefined ? WEIGHTS : weightsIn(file, io);
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

const surest = (a: Found, b: Found): number => Math.abs(b.points) / b.error - Math.abs(a.points) / a.error;

const signed = (n: number): string => `${n < 0 ? '-' : '+'}${Math.abs(n).toFixed(2)}`;

function roundText({ round, scores, meanScore, effects }: Round): string {
  const told = effects.slice(0, TOLD).map(({ name, points, error, turned: way }) => {
    return [`  ${name}`, `${signed(points)} ± ${error.toFixed(2)}`, `turned by ${signed(way)}`];
  });
  return `round ${round}: mean score ${figure(meanScore)} of ${figure(scores)}\n${columns(told)}`;
}

/** Rounds of games, each with the weights that the one before has left. */
interface Tuning {
  weights: Weights;
  /** What is known of each knob from the rounds before. */
  known: readonly (Effect | null)[];
}

/** Takes the effects of a round into account; too few games say nothing. */
function learn(tuning: Tuning, effects: readonly Effect[] | null): Found[] {
  if (!effects) return [];
  const known = effects.map((effect, k) => together(tuning.known[k]!, effect));
  const turns = turnsFor(known);
  tuning.weights = turned(tuning.weights, turns);
  tuning.known = known.map(faded);
  return known.map((effect, k) => ({ name: KNOBS[k]!.name, ...effect, turned: turns[k]! })).sort(surest);
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
    'Bots play against one another and V.I.C.I, each with some weights turned up and the others down, as chance decides. All\n' +
    'weights are then turned the way that showed in the scores, by as much as it showed and the less the less sure it is.\n' +
    'The same seed gives the same weights on any number of cores. See civ arena for what they are good for.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const rounds = wholeNumber(given, 'rounds', DEFAULT_ROUNDS, 1, MOST_ROUNDS);
    const nodes = wholeNumber(given, 'nodes', DEFAULT_NODES, 1, MOST_NODES);
    const [seed, cores, pack, out] = [seedOf(given), coresOf(given), packPath(given, io), outOf(given)];
    const tuning: Tuning = { weights: weightsOf(given, io), known: KNOBS.map(() => null) };
    writeWeights(out, io, tuning.weights);
    const told: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bar = progress(io, `round ${round} of ${rounds}`, games);
      const job: TuneJob = { kind: 'tune', seed: `${seed}/${round}`, weights: tuning.weights, nodes };
      const batches = await runGames(pack, job, games, bar.tick, cores);
      bar.done();
      const sums = noSums();
      for (const batch of batches) addSums(sums, batch.sums);
      const scores = batches.flatMap(batch => batch.scores);
      const effects = learn(tuning, effectsOf(sums));
      told.push({ round, scores: scores.length, meanScore: mean(scores), effects });
      writeWeights(out, io, tuning.weights);
      if (!given.flags.has('json')) io.out(roundText(told.at(-1)!));
    }
    if (given.flags.has('json')) writeJson(io, { games, rounds: told, out });
    return 0;
  },
};
