// Extra Credit A, the starting attribute chips. Acceptance Letter p. 2-3.
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import type { Game } from '../flow/game.js';
import { seatingOrder } from '../flow/seating.js';
import type { Task } from '../flow/tasks.js';
import { ATTRIBUTE_SLOT, CREATURE_SLOT, STARTING_ATTRIBUTE } from '../pack/rules.js';
import { shuffle } from '../state/chance.js';
import { mapped, range } from '../state/lists.js';
import type { State } from '../state/types.js';

const FIRST = ATTRIBUTE_SLOT + STARTING_ATTRIBUTE;

export const startingAttributeSlot = (chip: number): number => FIRST + chip;

/** The starting attribute chip that a civilization has installed, or -1. */
export function startingAttributeOf(s: State, seat: number): number {
  const slot = s.seats[seat]!.columns.flat().find(other => other >= FIRST && other < CREATURE_SLOT);
  return slot === undefined ? -1 : slot - FIRST;
}

/** One at random for each starting chip card on display, of those that newcomers have not got. */
export function dealStartingAttributes(g: Game, n: number): number[] {
  const { s, rules } = g;
  const taken = mapped(range(s.seats.length), seat => startingAttributeOf(s, seat));
  const left = range(rules.benefits.length).filter(chip => !taken.includes(chip));
  return shuffle(s.rng, left).slice(0, n);
}

/** When all are installed everyone gains the benefit of its chip, in seating order; V.I.C.I's discs follow the human's. */
export const benefits = (g: Game): Task[] =>
  seatingOrder(g.s).map((seat): Task => ({ do: g.s.seats[seat]!.automa ? 'automaDiscs' : 'benefit', seat }));

export const benefit: Handler<Extract<Task, { do: 'benefit' }>> = {
  run(g, { seat }) {
    const chip = startingAttributeOf(g.s, seat);
    g.cause = cause('startingAttribute', chip);
    push(g, { do: 'effects', seat, list: g.rules.benefits[chip]!, at: 0, track: -1 });
  },
};
