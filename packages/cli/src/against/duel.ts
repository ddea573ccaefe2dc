// How much faster one build is than another. Both do the same work in turns, in one process: the speed of a machine can
// drift by half within minutes, but the ratio of two slices of work next to each other stays stable.
import { EXTRA_CREDITS, type Setup } from '@civolution/engine';
import { setupFor, type Wish } from '../setups.js';
import type { Build } from './build.js';

/** What can be compared: random play, the search of `medium`, and single calls of the engine. */
export const WORKS = ['random', 'search', 'clone', 'view', 'replay'] as const;
type WorkName = (typeof WORKS)[number];

/** One line of the result. */
export interface Ratio {
  /** What was done, and in which games. */
  readonly what: WorkName;
  readonly games: string;
  readonly unit: string;
  /** How many times as fast this build is: the median of all pairs of slices, and the quartiles. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Units per second, the median of all slices. */
  readonly here: number;
  readonly there: number;
}

/** A piece of work that is done again and again; `round` picks the games. */
interface Contest {
  readonly what: WorkName;
  readonly games: string;
  readonly unit: string;
  /** Prepares the work for one build. */
  readonly prepare: (build: Build) => (round: number) => number;
}

const SOLO = { level: 'medium', challenge: false } as const;

/** The set-ups that are compared when none is asked for. */
const WISHES: readonly { readonly name: string; readonly wish: Wish }[] = [
  { name: '2 seats', wish: { players: 2 } },
  { name: '3 seats', wish: { players: 3 } },
  { name: '4 seats', wish: { players: 4 } },
  { name: '4 seats, Extra Credits', wish: { players: 4, extras: EXTRA_CREDITS } },
  { name: 'solo', wish: { solo: SOLO } },
  { name: 'solo, Extra Credits', wish: { solo: SOLO, extras: EXTRA_CREDITS } },
];
const MAIN = WISHES[2]!;

/** Random play begins by turns with ready-made hands and with the draft. */
const setupsOf = (wish: Wish): Setup[] =>
  (wish.starts ? [wish.starts] : [['a'] as const, ['b'] as const]).map(starts =>
    setupFor({ map: 'random', ...wish, starts }),
  );

/** Games of one slice: 0.1 to 0.3 seconds of work. */
const GAMES = 40;
const SOLO_GAMES = 100;
const BOT_CHOICES = 16;
/** Choices made at random before the bot thinks, by people at the table: together the slices cover all eras. */
const SKIPS_BY_SEATS: Readonly<Record<number, readonly number[]>> = {
  1: [10, 45, 80, 115],
  2: [10, 75, 140, 200],
  3: [15, 110, 210, 300],
  4: [20, 150, 280, 400],
};
/** Games played before anything is timed. After a thousand set-ups nearly all code has been compiled for good. */
const GAMES_PER_ROUND = 25;
const MOST_GAMES = 1000;
const CLONE_ROUNDS = 3000;
const VIEW_ROUNDS = 40;
const RECORDS = 16;

function contests(name: string, wish: Wish, all: boolean): Contest[] {
  const setups = setupsOf(wish);
  const [setup] = setups;
  const games = wish.solo ? SOLO_GAMES : GAMES;
  const skips = SKIPS_BY_SEATS[setup!.seats.length]!;
  const list: Contest[] = [
    {
      what: 'random',
      games: name,
      unit: 'decisions',
      prepare: build => round => build.work.playAtRandom(build, setups, round * games, games),
    },
    {
      what: 'search',
      games: name,
      unit: 'nodes',
      prepare: build => round =>
        build.work.searchNodes(build, setup!, round, skips[round % skips.length]!, BOT_CHOICES),
    },
  ];
  if (!all) return list;
  return [
    ...list,
    {
      what: 'clone',
      games: name,
      unit: 'clones',
      prepare(build) {
        const positions = build.work.positionsOf(build, setup!, 1);
        return () => build.work.cloneAll(build, positions, CLONE_ROUNDS);
      },
    },
    {
      what: 'view',
      games: name,
      unit: 'views',
      prepare(build) {
        const positions = build.work.positionsOf(build, setup!, 1);
        return () => build.work.viewAll(build, positions, VIEW_ROUNDS);
      },
    },
    {
      what: 'replay',
      games: name,
      unit: 'choices',
      prepare(build) {
        const records = Array.from({ length: RECORDS }, (_, game) =>
          build.work.recordOf(build, setups[game % setups.length]!, game),
        );
        return () => build.work.replayAll(build, records);
      },
    },
  ];
}

/** Everything in games of four, play and search in all other set-ups; or everything in one set-up. */
function allContests(wish: Wish, named: string): Contest[] {
  if (Object.keys(wish).length > 0) return contests(named, wish, true);
  return WISHES.flatMap(each => contests(each.name, each.wish, each === MAIN));
}

/** What is compared; `only` leaves out all work but one kind. */
export const contestsFor = (wish: Wish, named: string, only: WorkName | null): Contest[] =>
  allContests(wish, named).filter(({ what }) => only === null || what === only);

/** Lets V8 compile a build in games of all set-ups, so that each contest meets the same code whatever came before it. */
export function playForCompiler(build: Build, rounds: number): void {
  const setups = WISHES.flatMap(({ wish }) => setupsOf(wish));
  build.work.playAtRandom(build, setups, 0, Math.min(MOST_GAMES, rounds * GAMES_PER_ROUND));
}

/** The value below which a part of a list lies, from 0 to 1. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}

/** Units per second of one slice. */
function rateOf(work: (round: number) => number, round: number): number {
  const start = performance.now();
  const units = work(round);
  return (units / (performance.now() - start)) * 1000;
}

/** Which build begins a round: they take turns, and over eight rounds each begins with every part of a game. */
const beginsHere = (round: number): boolean => (round + (round >> 2)) % 2 === 0;

/** One contest: both builds do each round. */
export function compare(
  { what, games, unit, prepare }: Contest,
  here: Build,
  there: Build,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Ratio {
  const ours = prepare(here);
  const theirs = prepare(there);
  const rates: { readonly here: number; readonly there: number }[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const weBegin = beginsHere(round);
    const first = weBegin ? rateOf(ours, round) : rateOf(theirs, round);
    const second = weBegin ? rateOf(theirs, round) : rateOf(ours, round);
    // A game may be over before its bots begin to think.
    if (round < warmUp || first === 0 || second === 0) continue;
    rates.push(weBegin ? { here: first, there: second } : { here: second, there: first });
  }
  if (rates.length === 0) throw new Error(`${what}, ${games}: no game lasted long enough to be measured`);
  const ratios = rates.map(pair => pair.here / pair.there);
  return {
    what,
    games,
    unit,
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    here: quantile(
      rates.map(pair => pair.here),
      0.5,
    ),
    there: quantile(
      rates.map(pair => pair.there),
      0.5,
    ),
  };
}
