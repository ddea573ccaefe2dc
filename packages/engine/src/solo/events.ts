// How V.I.C.I compares in events. Rulebook p. 43.
import type { Game } from '../flow/game.js';
import { bits } from '../state/lists.js';

/** For some events the markers on certain spaces of its Prosperity grid stand for what it has; otherwise null. */
export function gridCount(g: Game, seat: number, event: number): number | null {
  const { s, rules } = g;
  const spaces = rules.solo.checks[event]!;
  if (!s.seats[seat]!.automa || spaces === 0) return null;
  return bits(spaces & ((1 << s.solo!.prosperity) - 1));
}
