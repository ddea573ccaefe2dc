// One game of an arena. Whoever breaks down, chooses what is not offered or never comes to an end loses it at once.
import type { Player } from '@civolution/bots';
import { C, type Civolution, type Setup, type State, type TaskName } from '@civolution/engine';
import { otherSide, type Side } from './seating.js';

export interface Match {
  readonly game: number;
  readonly seed: string;
  readonly setup: Setup;
  /** Of each seat, V.I.C.I's as well. */
  readonly sides: readonly Side[];
}

/** Why a player has lost before the end. */
export interface Fault {
  readonly seat: number;
  /** Choices made by all before. */
  readonly at: number;
  readonly reason: string;
}

export interface Played {
  readonly game: number;
  readonly seed: string;
  readonly sides: readonly Side[];
  readonly choices: number;
  /** Null when only the order of seats would decide. */
  readonly winner: Side | null;
  /** By seat; empty when there was a fault. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** How long each turn of a seat took, in milliseconds. */
  readonly turnMs: readonly (readonly number[])[];
  readonly fault: Fault | null;
}

/** Choices of one seat, far above those of the longest game. */
const LONGEST = 10_000;

/** Measures turns: all that a seat chooses from the question for its turn until it ends it. */
interface Clock {
  readonly turns: number[];
  open: number | null;
}

function note(clock: Clock, task: TaskName, choice: number, ms: number): void {
  if (task === 'turn') clock.open ??= 0;
  if (clock.open === null) return;
  clock.open += ms;
  if (task !== 'endTurn' || choice !== C.endTurn) return;
  clock.turns.push(clock.open);
  clock.open = null;
}

const named = (choice: unknown): string =>
  typeof choice === 'number' ? String(choice) : `a value of type ${typeof choice}`;

/** What a player answers, or why that is none. */
function answer(civ: Civolution, s: State, seat: number, player: Player): number | string {
  const legal = civ.legal(s, seat);
  let choice: unknown;
  try {
    // A list of its own: what it does to it is no business of the game.
    choice = player.choose(civ, () => civ.view(s, seat), seat, [...legal]);
  } catch (error) {
    return `it threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
  }
  return legal.find(offered => offered === choice) ?? `it chose ${named(choice)}, which is not legal`;
}

export function playMatch(
  civ: Civolution,
  match: Match,
  players: readonly Player[],
  longest = LONGEST,
): Played {
  const { game, seed, setup, sides } = match;
  const s = civ.create(setup, seed);
  const clocks = players.map((): Clock => ({ turns: [], open: null }));
  const made = players.map(() => 0);
  let choices = 0;
  const turnMs = clocks.map(({ turns }) => turns);
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    const { seat, task } = asked;
    const start = performance.now();
    const choice =
      made[seat]! < longest
        ? answer(civ, s, seat, players[seat]!)
        : `it has not come to an end after ${longest} choices`;
    if (typeof choice === 'string') return lost(match, { seat, at: choices, reason: choice }, turnMs);
    note(clocks[seat]!, task, choice, performance.now() - start);
    civ.apply(s, seat, choice);
    choices++;
    made[seat]!++;
  }
  return { game, seed, sides, choices, turnMs, ...ended(civ, s, sides), fault: null };
}

/** A game that ended with a fault. */
export function lost(
  { game, seed, setup, sides }: Match,
  fault: Fault,
  turnMs: Played['turnMs'] = setup.seats.map(() => []),
): Played {
  const winner = otherSide(sides[fault.seat]!);
  return { game, seed, sides, choices: fault.at, turnMs, winner, scores: [], places: [], fault };
}

/** How a game ended: the side of the winner has won, unless only the order of seats has decided it. */
function ended(
  civ: Civolution,
  s: State,
  sides: readonly Side[],
): Pick<Played, 'winner' | 'scores' | 'places'> {
  const ranking = civ.ranking(s);
  const first = ranking[0]!;
  const rival = ranking.find(seat => sides[seat] !== sides[first])!;
  return {
    winner: equal(s, first, rival) ? null : sides[first]!,
    scores: s.seats.map(me => me.score),
    places: s.seats.map((_, seat) => ranking.indexOf(seat) + 1),
  };
}

/** Rulebook p. 37: points, then upgrades; against V.I.C.I points alone decide. */
function equal(s: State, seat: number, other: number): boolean {
  const [a, b] = [s.seats[seat]!, s.seats[other]!];
  return !a.automa && !b.automa && a.score === b.score && a.upgrades === b.upgrades;
}
