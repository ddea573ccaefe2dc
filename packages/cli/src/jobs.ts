// Many games in batches. A batch gives the same result wherever it is run, and beside whatever.
import type { Seen } from '@civolution/bots';
import type { Civolution } from '@civolution/engine';
import type { Check } from './fuzz/checks.js';
import { type Covered, coverage, listenToHooks, nothingCoveredOf } from './fuzz/coverage.js';
import { fuzzGame } from './fuzz/game.js';
import { type Target, targetOf } from './fuzz/target.js';
import { type Outcome, type PlayerName, playerCalled, playGame } from './play.js';
import { setupFor, spreadSetup, type Wish } from './setups.js';

export interface SimulateJob {
  readonly kind: 'simulate';
  readonly seed: string;
  readonly wish: Wish;
  /** Records keep their choices; else they are dropped to spare the way between threads. */
  readonly records: boolean;
  /** One for each seat. */
  readonly bots: readonly PlayerName[];
}

export interface FuzzJob {
  readonly kind: 'fuzz';
  readonly seed: string;
  readonly wish: Wish;
  readonly player: PlayerName;
  /** How often the slow checks are made: at every choice, or at every so-manieth. */
  readonly every?: number;
}

export type Job = SimulateJob | FuzzJob;

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

export interface Results {
  readonly simulate: readonly Outcome[];
  readonly fuzz: Fuzzed;
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
): Results[J['kind']] {
  const result: Results[Job['kind']] =
    job.kind === 'simulate' ? simulate(civ, job, range, tick) : fuzz(targetOf(civ), job, range, tick);
  return result as Results[J['kind']];
}

function simulate(civ: Civolution, job: SimulateJob, { from, to }: Range, tick: () => void): Outcome[] {
  const seen: Seen = new Map();
  const outcomes: Outcome[] = [];
  for (let game = from; game < to; game++) {
    const seed = `${job.seed}/${game}`;
    const setup = setupFor(job.wish);
    const players = job.bots.map((name, seat) => playerCalled(name, `${seed}/${seat}`, seen));
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
