// How fast the engine is, on one core. Nothing here is a test: figures differ from machine to machine.
import * as engine from '@civolution/engine';
import { below, type Civolution, type Setup, type State, seeded } from '@civolution/engine';
import { type GameRecord, replay } from '@civolution/host';
import { type Player, playOne, recordOf, seedOf } from '../against/work.js';
import { setupFor, type Wish } from '../setups.js';

export interface Figures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly clonesPerSecond: number;
  readonly replayMsPerGame: number;
  readonly legalP99Us: number;
  readonly applyP99Us: number;
  readonly stateBytes: number;
  readonly viewBytes: number;
  readonly viewP99Us: number;
}

export interface Effort {
  /** Each figure is the median of so many runs. */
  readonly runs: number;
  /** How long one run of a rate lasts. */
  readonly runMs: number;
  /** Games to warm up with: the compiler takes its time with so much code. */
  readonly warmUp: number;
  /** Games in one run whose calls are timed one by one, and games that are replayed. */
  readonly games: number;
}

export const FULL: Effort = { runs: 5, runMs: 1000, warmUp: 1500, games: 40 };
export const QUICK: Effort = { runs: 3, runMs: 300, warmUp: 1000, games: 10 };
/** `STAGES` ticks are given for each run, and one for the warm-up. */
export const STAGES = 4;

/** Of a game, one position in so many is cloned, so that all of them stay close at hand. */
export const EVERY = 10;
/** Passes over the records before they are timed. */
export const UNTIMED = 5;
/** Games whose positions are sized. */
export const SIZED = 10;
const US = 1000;

/** What is measured: the engine, and the games it plays. */
interface Subject extends Player {
  readonly setupOf: (game: number) => Setup;
}

/** By default four civilizations, by turns with ready-made hands and the draft, on random maps. */
const setupsOf =
  (wish: Wish) =>
  (game: number): Setup =>
    setupFor({ starts: [game % 2 ? 'b' : 'a'], map: 'random', ...wish });

export const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

/** The value that 99 of 100 do not exceed. */
export function p99(list: readonly number[]): number {
  const sorted = Float64Array.from(list).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)]!;
}

/** What a pair of looks at the clock costs by itself. */
function clockCost(): number {
  const times: number[] = [];
  for (let i = 0; i < 10_000; i++) {
    const start = performance.now();
    times.push(performance.now() - start);
  }
  return median(times);
}

interface Rates {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
}

/** Whole games, one after the other, until the time is up. */
function rates(subject: Subject, ms: number, first: number): Rates {
  const start = performance.now();
  let games = 0;
  let decisions = 0;
  let spent = 0;
  for (; spent < ms; spent = performance.now() - start)
    decisions += playOne(subject, subject.setupOf(first + games), first + games++);
  return {
    decisionsPerSecond: (decisions / spent) * 1000,
    gamesPerSecond: (games / spent) * 1000,
    decisionsPerGame: decisions / games,
  };
}

/** The positions in turn are cloned until the time is up; the clock is looked at once a round. */
function cloneRate(civ: Civolution, positions: readonly State[], ms: number): number {
  const start = performance.now();
  // They are kept for a round, or the compiler might see that nobody wants them.
  const kept = [...positions];
  let clones = 0;
  let spent = 0;
  for (; spent < ms; spent = performance.now() - start) {
    for (let i = 0; i < kept.length; i++) kept[i] = civ.clone(positions[i]!);
    clones += kept.length;
  }
  return (clones / spent) * 1000;
}

/** Every call of whole games by itself, less what the clock costs. */
function callTimes({ civ, setupOf }: Subject, first: number, games: number, clock: number) {
  const times = { legal: [] as number[], apply: [] as number[], view: [] as number[] };
  for (let game = first; game < first + games; game++) {
    const rng = seeded(`${seedOf(game)}/player`);
    const s = civ.create(setupOf(game), seedOf(game));
    for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
      const { seat } = asked[0]!;
      let start = performance.now();
      const legal = civ.legal(s, seat);
      times.legal.push(performance.now() - start - clock);
      for (let viewer = -1; viewer < s.seats.length; viewer++) {
        start = performance.now();
        civ.view(s, viewer);
        times.view.push(performance.now() - start - clock);
      }
      const choice = legal[below(rng, legal.length)]!;
      start = performance.now();
      civ.apply(s, seat, choice);
      times.apply.push(performance.now() - start - clock);
    }
  }
  return { legal: p99(times.legal) * US, apply: p99(times.apply) * US, view: p99(times.view) * US };
}

function replayMs(civ: Civolution, records: readonly GameRecord[]): number {
  const start = performance.now();
  for (const record of records) replay(civ, record);
  return (performance.now() - start) / records.length;
}

/** The largest state and view of some games, as JSON. */
function sizes(subject: Subject, games: number): { state: number; view: number } {
  const largest = { state: 0, view: 0 };
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  for (let game = 0; game < games; game++) {
    playOne(subject, subject.setupOf(game), game, s => {
      largest.state = Math.max(largest.state, bytes(s));
      for (let viewer = -1; viewer < s.seats.length; viewer++) {
        largest.view = Math.max(largest.view, bytes(subject.civ.view(s, viewer)));
      }
    });
  }
  return largest;
}

export function measure(civ: Civolution, wish: Wish, effort: Effort, tick: () => void): Figures {
  const { runs, runMs, warmUp, games } = effort;
  const subject: Subject = { civ, engine, setupOf: setupsOf(wish) };
  const repeat = <T>(run: (n: number) => T): T[] =>
    Array.from({ length: runs }, (_, n) => {
      const result = run(n);
      tick();
      return result;
    });
  for (let game = 0; game < warmUp; game++) playOne(subject, subject.setupOf(game), game);
  tick();
  const played = repeat(n => rates(subject, runMs, n * 1000));

  const positions: State[] = [];
  let at = 0;
  playOne(subject, subject.setupOf(1), 1, s => {
    if (at++ % EVERY === 0) positions.push(civ.clone(s));
  });
  const cloned = repeat(() => cloneRate(civ, positions, runMs));
  const records = Array.from({ length: games }, (_, game) => recordOf(subject, subject.setupOf(game), game));
  for (let pass = 0; pass < UNTIMED; pass++) replayMs(civ, records);
  const replayed = repeat(() => replayMs(civ, records));
  const clock = clockCost();
  const calls = repeat(n => callTimes(subject, n * games, games, clock));
  const largest = sizes(subject, Math.min(games, SIZED));
  return {
    decisionsPerSecond: median(played.map(run => run.decisionsPerSecond)),
    gamesPerSecond: median(played.map(run => run.gamesPerSecond)),
    decisionsPerGame: median(played.map(run => run.decisionsPerGame)),
    clonesPerSecond: median(cloned),
    replayMsPerGame: median(replayed),
    legalP99Us: median(calls.map(run => run.legal)),
    applyP99Us: median(calls.map(run => run.apply)),
    stateBytes: largest.state,
    viewBytes: largest.view,
    viewP99Us: median(calls.map(run => run.view)),
  };
}
