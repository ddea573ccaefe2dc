import { push } from '../flow/agenda.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { RESET } from '../pack/names.js';
import { seatToChange } from './change.js';
import { add } from './lists.js';
import type { Seat } from './types.js';

/**
 * Takes markers from the supply to a place. When the supply is short the rest is asked for: what to return
 * first, or to forgo it (rulebook p. 37, ruling 6).
 */
export function gain(g: Game, seat: number, place: number, n: number): void {
  const me = seatToChange(g, seat);
  const now = Math.min(n, me.supply);
  if (now > 0) {
    me.supply -= now;
    me.markers = add(me.markers, place, now);
    emit(g, seat, { type: 'gained', place, n: now });
  }
  if (now < n) push(g, { do: 'gainMarkers', seat, place, left: n - now });
}

/** Returns markers from a place to the supply: for something, or only to fill it. */
export function pay(
  g: Game,
  seat: number,
  place: number,
  n: number,
  type: 'paid' | 'returned' = 'paid',
): void {
  if (n === 0) return;
  const me = seatToChange(g, seat);
  me.markers = add(me.markers, place, -n);
  me.supply += n;
  emit(g, seat, { type, place, n });
}

/** Sum over a run of places. */
export function count(me: Seat, first: number, length: number): number {
  let sum = 0;
  for (let place = first; place < first + length; place++) sum += me.markers[place]!;
  return sum;
}

/** The places a marker may be returned from for want of supply; statues, reset markers and boats are not among them. */
export function returnable(me: Seat): number[] {
  const places: number[] = [];
  for (let place = 0; place < RESET; place++) if (me.markers[place]! > 0) places.push(place);
  return places;
}
