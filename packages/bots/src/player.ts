import type { Civolution, View } from '@civolution/engine';

/** A player that is a program: it may look at what its seat knows, and picks one of the choices offered. */
export interface Player {
  readonly name: string;
  /** `look` makes the seat's view, for players that look; whoever wants to try things out deals a state from it. */
  choose(civ: Civolution, look: () => View, seat: number, legal: readonly number[]): number;
}
