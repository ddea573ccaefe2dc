import { MOST_SEATS } from '../pack/names.js';
import { cloneSeat, cloneSolo } from './clone.js';
import type { Seat, Solo, State } from './types.js';

/*
 * Clones share seats, and what belongs to V.I.C.I, so neither is ever changed in place. The first write during a choice
 * replaces a seat by a copy, and later writes of the same choice go to that copy. A seat that was read before is out of
 * date then, so code that writes to a seat gets it here before it reads from it.
 */

export type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** A state, and which of its parts are copies that may be written to: a bit per seat, and one for V.I.C.I. */
export interface Changing {
  readonly s: State;
  copied: number;
}

/** A state of which nothing is copied yet. */
export const changing = (s: State): Changing => ({ s, copied: 0 });

/** A seat that may be written to until the end of the current choice. */
export function seatToChange(g: Changing, seat: number): Changeable<Seat> {
  const now = g.s.seats[seat]!;
  if ((g.copied >> seat) & 1) return now;
  g.copied |= 1 << seat;
  const copy = cloneSeat(now);
  g.s.seats[seat] = copy;
  return copy;
}

const SOLO = 1 << MOST_SEATS;

/** The same for V.I.C.I's part of the state. */
export function soloToChange(g: Changing): Changeable<Solo> {
  const now = g.s.solo!;
  if (g.copied & SOLO) return now;
  g.copied |= SOLO;
  const copy = cloneSolo(now);
  g.s.solo = copy;
  return copy;
}
