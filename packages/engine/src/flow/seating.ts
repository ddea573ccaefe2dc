import { mapped, range } from '../state/lists.js';
import type { State } from '../state/types.js';

/** From the civilization with the starting monolith clockwise. */
export function seatingOrder(s: State): number[] {
  return mapped(range(s.seats.length), i => (s.starting + i) % s.seats.length);
}

/** The same without the automa's seats, for what concerns only people's consoles. */
export const civilizations = (s: State): number[] => seatingOrder(s).filter(seat => !s.seats[seat]!.automa);
