// Phase 7 B: the event of the era. Rulebook p. 34, ruling 15.

import { endOfChain } from '../actions/chips.js';
import { hook } from '../effects/hooks.js';
import { measure } from '../effects/measures.js';
import { NOTCH } from '../pack/names.js';
import { MEASURES } from '../pack/vocabulary.js';
import { gridCount } from '../solo/events.js';
import { seatToChange } from '../state/change.js';
import { put } from '../state/lists.js';
import { gain } from '../state/markers.js';
import { aboard, BOAT, boatAt, boatsOf } from '../state/tribes.js';
import { type Handler, push } from './agenda.js';
import { cause } from './causes.js';
import { argOf, C } from './choices.js';
import { emit } from './events.js';
import type { Game } from './game.js';
import { seatingOrder } from './seating.js';
import type { Task } from './tasks.js';

/** Where a civilization has farms or boats to give back. */
function standing(g: Game, seat: number, what: 'farm' | 'boat'): number[] {
  if (what === 'farm') return g.s.farms.flatMap((owner, t) => (owner === seat + 1 ? [t] : []));
  return boatsOf(g.s.seats[seat]!);
}

/** The civilizations an event rewards, in seating order; who has nothing to give back does not meet its requirement. */
function rewarded(g: Game, event: number): number[] {
  const { returns } = g.rules.events[event]!;
  const seats = foremost(g, event);
  return returns ? seats.filter(seat => standing(g, seat, returns).length > 0) : seats;
}

/** What a civilization has of what an event compares. Abilities add to what there is, not to nothing. */
function counted(g: Game, seat: number, event: number): number {
  const { counts } = g.rules.events[event]!;
  const n = gridCount(g, seat, event) ?? measure(g, seat, counts);
  return n > 0 ? n + hook(g, seat, 'event.count', MEASURES.indexOf(counts.name)) : 0;
}

function foremost(g: Game, event: number): number[] {
  const { who, min } = g.rules.events[event]!;
  const order = seatingOrder(g.s);
  const has = order.map(seat => counted(g, seat, event));
  const most = Math.max(...has);
  if (who === 'each') return order.filter((_, i) => has[i]! >= min);
  const leaders = order.filter((_, i) => has[i] === most);
  if (most < min) return [];
  return who === 'leader' && leaders.length > 1 ? soleLeader(g, leaders) : leaders;
}

/** Of several that are tied none is the leader, unless an ability makes a single one so. */
function soleLeader(g: Game, tied: readonly number[]): number[] {
  const above = tied.filter(seat => hook(g, seat, 'event.tie') > 0);
  return above.length === 1 ? above : [];
}

const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0);

export const event: Handler<Extract<Task, { do: 'event' }>> = {
  run(g) {
    const number = g.s.event;
    const { returns, reward } = g.rules.events[number]!;
    const seats = rewarded(g, number).filter(seat => !g.s.seats[seat]!.automa);
    g.cause = cause('event', number);
    emit(g, -1, {
      type: 'event',
      event: number,
      seats: maskOf(seats),
      met: maskOf(foremost(g, number)),
      counts: g.s.seats.map((_, seat) => counted(g, seat, number)),
    });
    // First all give back, then each is rewarded.
    push(
      g,
      ...(returns ? seats.map((seat): Task => ({ do: 'giveBack', seat, what: returns })) : []),
      ...seats.flatMap((seat): Task[] => [
        { do: 'effects', seat, list: reward, at: 0, track: -1 },
        endOfChain(seat),
      ]),
    );
  },
};

/**
 * A farm or boat goes back to its console. Tribes on a boat are lost with it; its notch is filled, since a boat is
 * always built with a raw material on it (p. 18).
 */
export const giveBack: Handler<Extract<Task, { do: 'giveBack' }>> = {
  legal(g, { seat, what }, out) {
    const first = what === 'farm' ? C.returnFarm : C.returnBoat;
    for (const territory of standing(g, seat, what)) out.push(first + territory);
  },
  choose(g, { seat, what }, choice) {
    const territory = argOf(choice);
    const me = seatToChange(g, seat);
    emit(g, seat, { type: 'gaveBack', what, territory });
    if (what === 'farm') {
      g.s.farms = put(g.s.farms, territory, 0);
      return;
    }
    const boat = boatAt(g.s, seat, territory);
    me.tribes += aboard(g.s, seat, territory);
    me.boats = [...me.boats.slice(0, boat), -1, 0, 0, ...me.boats.slice(boat + BOAT)];
    const notch = NOTCH + boat / BOAT;
    gain(g, seat, notch, 1 - me.markers[notch]!);
  },
};
