import { cloneSeat, cloneSolo } from './clone.js';
import type { Seat, Solo, State } from './types.js';

/**
 * Seats are never changed in place, nor is what belongs to V.I.C.I: clones share them. The first change within a choice
 * copies one, and the copy takes its place in the state.
 */
export type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** A state, and which of its parts were copied and may be written to: a bit per seat, and one for V.I.C.I. */
export interface Changing {
  readonly s: State;
  copied: number;
}

/** The seat of a civilization, to be written to until the choice is carried out. */
export function seatToChange(g: Changing, seat: number): Changeable<Seat> {
  const now = g.s.seats[seat]!;
  if ((g.copied >> seat) & 1) return now;
  g.copied |= 1 << seat;
  const copy = cloneSeat(now);
  g.s.seats[seat] = copy;
  return copy;
}

const SOLO = 1 << 4;

/** What belongs to V.I.C.I, likewise. */
export function soloToChange(g: Changing): Changeable<Solo> {
  const now = g.s.solo!;
  if (g.copied & SOLO) return now;
  g.copied |= SOLO;
  const copy = cloneSolo(now);
  g.s.solo = copy;
  return copy;
}
