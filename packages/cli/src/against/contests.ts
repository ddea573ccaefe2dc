// What is timed when two builds are compared, and in which games.
import { EXTRA_CREDITS, type Setup } from '@civolution/engine';
import { setupFor, type Wish } from '../setups.js';
import type { Build } from './build.js';
import * as work from './work.js';

/** What can be compared: random play, the search of `medium`, and single calls of the engine. */
export const WORKS = ['random', 'search', 'clone', 'view', 'replay'] as const;
export type WorkName = (typeof WORKS)[number];

/** A piece of work that is done again and again; `round` picks the games. */
export interface Contest {
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
      prepare: build => round => work.playAtRandom(build, setups, round * games, games),
    },
    {
      what: 'search',
      games: name,
      unit: 'nodes',
      prepare: build => round =>
        work.searchNodes(build, setup!, round, skips[round % skips.length]!, BOT_CHOICES),
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
        const positions = work.positionsOf(build, setup!, 1);
        return () => work.cloneAll(build, positions, CLONE_ROUNDS);
      },
    },
    {
      what: 'view',
      games: name,
      unit: 'views',
      prepare(build) {
        const positions = work.positionsOf(build, setup!, 1);
        return () => work.viewAll(build, positions, VIEW_ROUNDS);
      },
    },
    {
      what: 'replay',
      games: name,
      unit: 'choices',
      prepare(build) {
        const records = Array.from({ length: RECORDS }, (_, game) =>
          work.recordOf(build, setups[game % setups.length]!, game),
        );
        return () => work.replayAll(build, records);
      },
    },
  ];
}

/** What was done in one slice, and how long it took. */
export interface Slice {
  readonly units: number;
  readonly ms: number;
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
  work.playAtRandom(build, setups, 0, Math.min(MOST_GAMES, rounds * GAMES_PER_ROUND));
}
