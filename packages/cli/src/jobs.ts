// Many games in batches. A batch gives the same result wherever it is run, and beside whatever.
import { type Budget, noSums, type Seen, type Sums, type Weights } from '@civolution/bots';
import type { Civolution } from '@civolution/engine';
import { lost, type Match, type Played, playMatch } from './arena/match.js';
import { pairOf, type Side, sidesOf } from './arena/seating.js';
import { type Thinker, type Watch, watched } from './arena/watch.js';
import type { Check } from './fuzz/checks.js';
import { type Covered, coverage, listenToHooks, nothingCoveredOf } from './fuzz/coverage.js';
import { fuzzGame } from './fuzz/game.js';
import { type Target, targetOf } from './fuzz/target.js';
import { type Outcome, type PlayerName, playerCalled, playGame } from './play.js';
import { type Probed, probeGame } from './probe/game.js';
import { setupFor, spreadSetup, type Wish } from './setups.js';
import { tuningGame } from './tuning.js';

export interface SimulateJob {
  readonly kind: 'simulate';
  readonly seed: string;
  readonly wish: Wish;
  /** Records keep their choices; else they are dropped to spare the way between threads. */
  readonly records: boolean;
  /** One for each seat. */
  readonly bots: readonly PlayerName[];
  /** For those that think. */
  readonly budget?: Budget;
}

export interface FuzzJob {
  readonly kind: 'fuzz';
  readonly seed: string;
  readonly wish: Wish;
  readonly player: PlayerName;
  /** The slow checks are made at every Nth choice; this is N (1 by default). */
  readonly every?: number;
}

/** Who plays for a side of an arena. */
export interface Contestant {
  readonly name: PlayerName;
  /** For medium. */
  readonly weights?: Weights;
}

export interface ArenaJob {
  readonly kind: 'arena';
  readonly seed: string;
  readonly wish: Wish;
  /** Who plays for each side; against V.I.C.I side B has nobody. */
  readonly a: Contestant;
  readonly b: Contestant | null;
  readonly budget?: Budget;
  /** How many seconds a choice may take; without it games are not watched. */
  readonly patience?: number;
}

export interface TuneJob {
  readonly kind: 'tune';
  readonly seed: string;
  readonly weights: Weights;
  readonly nodes: number;
}

export interface ProbeJob {
  readonly kind: 'probe';
  readonly seed: string;
  readonly seats: number;
  readonly nodes: number;
}

export type Job = SimulateJob | FuzzJob | ArenaJob | TuneJob | ProbeJob;

export interface Failure {
  readonly game: number;
  readonly seed: string;
  readonly check: Check;
  readonly message: string;
  /** How many choices were made before; the record holds just these. */
  readonly at: number;
  readonly record: string;
}

export interface Fuzzed {
  readonly choices: number;
  readonly covered: Covered;
  readonly failures: readonly Failure[];
}

/** What the games of a tuning show, summed up. */
export interface Tuned {
  readonly sums: Sums;
  /** The scores of all that played, one after another. */
  readonly scores: readonly number[];
}

export interface Results {
  readonly simulate: readonly Outcome[];
  readonly fuzz: Fuzzed;
  readonly arena: readonly Played[];
  readonly tune: Tuned;
  /** Each seat of each game. */
  readonly probe: readonly Probed[];
}

/** Games `from` up to before `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function runBatch<J extends Job>(
  civ: Civolution,
  job: J,
  range: Range,
  tick: () => void,
  watch?: Watch,
): Results[J['kind']] {
  return runOne(civ, job, range, tick, watch) as Results[J['kind']];
}

function runOne(
  civ: Civolution,
  job: Job,
  range: Range,
  tick: () => void,
  watch?: Watch,
): Results[Job['kind']] {
  switch (job.kind) {
    case 'simulate':
      return simulate(civ, job, range, tick);
    case 'fuzz':
      return fuzz(targetOf(civ), job, range, tick);
    case 'arena':
      return arena(civ, job, range, tick, watch);
    case 'tune':
      return tune(civ, job, range, tick);
    case 'probe':
      return probe(civ, job, range, tick);
  }
}

function simulate(civ: Civolution, job: SimulateJob, { from, to }: Range, tick: () => void): Outcome[] {
  const seen: Seen = new Map();
  const outcomes: Outcome[] = [];
  for (let game = from; game < to; game++) {
    const seed = `${job.seed}/${game}`;
    const setup = setupFor(job.wish);
    const players = job.bots.map((name, seat) => playerCalled(name, `${seed}/${seat}`, seen, job.budget));
    const played = playGame(civ, setup, seed, players);
    outcomes.push(job.records ? played : { ...played, choices: [] });
    tick();
  }
  return outcomes;
}

export function fuzz(target: Target, job: FuzzJob, { from, to }: Range, tick: () => void): Fuzzed {
  const seen: Seen = new Map();
  const covered = nothingCoveredOf(target.civ.rules);
  listenToHooks(target.civ.rules, covered);
  const failures: Failure[] = [];
  let choices = 0;
  for (let game = from; game < to; game++) {
    const seed = `${job.seed}/${game}`;
    const player = playerCalled(job.player, `${seed}/player`, seen);
    const played = fuzzGame(
      target,
      coverage(target.civ.rules, covered),
      spreadSetup(job.wish, game),
      seed,
      player,
      job.every,
    );
    choices += played.choices;
    const { found, record } = played;
    if (found) failures.push({ game, seed, ...found, at: played.choices, record });
    tick();
  }
  return { choices, covered, failures };
}

/** A game and the next have the same deal; against V.I.C.I every game has its own. */
function matchOf({ seed, wish }: ArenaJob, game: number): Match {
  const setup = setupFor(wish);
  const sides: Side[] = wish.solo ? ['a', 'b'] : sidesOf(setup.seats.length, game);
  return { game, seed: `${seed}/${wish.solo ? game : pairOf(game)}`, setup, sides };
}

function arena(
  civ: Civolution,
  job: ArenaJob,
  { from, to }: Range,
  tick: () => void,
  watch?: Watch,
): Played[] {
  const played: Played[] = [];
  for (let game = from; game < to; game++) {
    const match = matchOf(job, game);
    // By its seat alone: the same bot would play the same, whichever side it is on.
    const players = match.setup.seats.map((_, seat) => {
      const { name, weights } = job[match.sides[seat]!]!;
      return playerCalled(name, `${match.seed}/${seat}`, new Map(), job.budget, weights);
    });
    played.push(playMatch(civ, match, watch ? watched(watch, players) : players));
    tick();
  }
  return played;
}

/** A game of an arena that was stopped, because a player did not answer. */
export function stopped(job: ArenaJob, game: number, { seat, at }: Thinker): Played {
  const reason = `it did not answer within ${job.patience} second${job.patience === 1 ? '' : 's'}`;
  return lost(matchOf(job, game), { seat, at, reason });
}

function tune(
  civ: Civolution,
  { seed, weights, nodes }: TuneJob,
  { from, to }: Range,
  tick: () => void,
): Tuned {
  const sums = noSums();
  const scores: number[] = [];
  for (let game = from; game < to; game++) {
    scores.push(...tuningGame(civ, { game, seed: `${seed}/${game}`, weights, nodes }, sums));
    tick();
  }
  return { sums, scores };
}

function probe(
  civ: Civolution,
  { seed, seats, nodes }: ProbeJob,
  { from, to }: Range,
  tick: () => void,
): Probed[] {
  const probed: Probed[] = [];
  for (let game = from; game < to; game++) {
    probed.push(...probeGame(civ, { seed: `${seed}/${game}`, seats, nodes }));
    tick();
  }
  return probed;
}
