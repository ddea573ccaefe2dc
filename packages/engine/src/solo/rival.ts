// Who is who in a game against V.I.C.I, and how it says what it does.
import { emit, type WhyForfeited } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { AutomaActionName } from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import type { Solo, State } from '../state/types.js';

/** V.I.C.I's cards and markers, in a game that has them. */
export const soloOf = (s: State): Solo => s.solo!;

/** The one human. */
export const humanOf = (s: State): number => s.seats.findIndex(me => !me.automa);

export const forfeit = (g: Game, seat: number, act: AutomaActionName, why: WhyForfeited): void =>
  emit(g, seat, { type: 'forfeited', act, why });

/** Takes a marker from V.I.C.I's supply; without one its action is forfeited. */
export function takeMarker(g: Game, seat: number, act: AutomaActionName): boolean {
  const me = seatToChange(g, seat);
  if (me.supply === 0) {
    forfeit(g, seat, act, 'noMarker');
    return false;
  }
  me.supply--;
  return true;
}
