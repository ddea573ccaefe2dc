// Activating a module with two dice, planning markers or focus markers, and ideas to change values. Rulebook p. 13-14.

import { hook } from '../effects/hooks.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { FOCUS, IDEA, PLANNING } from '../pack/names.js';
import { add } from '../state/lists.js';
import { pay } from '../state/markers.js';
import type { Seat } from '../state/types.js';

/** What can stand for a die: a die of value v (v - 1), a planning marker on v (6 + v - 1), a focus marker (12). */
export const SOURCES = 13;
export const PLANNING_SOURCE = 6;
export const FOCUS_SOURCE = 12;

/** A payment is two sources, the smaller first: `C.pay + first * SOURCES + second`. */
export const pairOf = (first: number, second: number): number => first * SOURCES + second;

function available(me: Seat, source: number): number {
  if (source < PLANNING_SOURCE) return me.dice[source]!;
  return source < FOCUS_SOURCE ? me.markers[PLANNING + source - PLANNING_SOURCE]! : me.markers[FOCUS]!;
}

/** Ideas to turn a source into a value: steps around the circle in which 6 and 1 are neighbours (ruling 1). */
function distance(source: number, value: number): number {
  if (source === FOCUS_SOURCE || value === 0) return 0;
  const d = Math.abs((source % PLANNING_SOURCE) + 1 - value);
  return Math.min(d, 6 - d);
}

/** The fewest ideas with which two sources pay for a module. */
export function ideasFor(g: Game, seat: number, module: number, first: number, second: number): number {
  const [a, b] = g.rules.values[module]!;
  const straight = distance(first, a) + distance(second, b);
  const crossed = distance(first, b) + distance(second, a);
  return Math.max(0, Math.min(straight, crossed) - hook(g, seat, 'pay.ideas', module));
}

/** Calls back for every pair of sources that a civilization could use for a module, until told to stop. */
function eachPayment(g: Game, seat: number, module: number, found: (pair: number) => boolean): void {
  const me = g.s.seats[seat]!;
  const ideas = me.markers[IDEA]!;
  for (let i = 0; i < SOURCES; i++) {
    const n = available(me, i);
    if (n === 0) continue;
    for (let j = n > 1 ? i : i + 1; j < SOURCES; j++) {
      if (available(me, j) === 0) continue;
      if (ideasFor(g, seat, module, i, j) <= ideas && found(pairOf(i, j))) return;
    }
  }
}

export function payments(g: Game, seat: number, module: number): number[] {
  const list: number[] = [];
  eachPayment(g, seat, module, pair => {
    list.push(pair);
    return false;
  });
  return list;
}

export function canAfford(g: Game, seat: number, module: number): boolean {
  let can = false;
  eachPayment(g, seat, module, () => {
    can = true;
    return true;
  });
  return can;
}

export function payModule(g: Game, seat: number, module: number, pair: number): void {
  const me = g.s.seats[seat]!;
  const sources = [Math.floor(pair / SOURCES), pair % SOURCES];
  pay(g, seat, IDEA, ideasFor(g, seat, module, sources[0]!, sources[1]!));
  const values: number[] = [];
  for (const source of sources) {
    if (source < PLANNING_SOURCE) {
      me.dice = add(me.dice, source, -1);
      me.usedDice++;
      values.push(source + 1);
    } else pay(g, seat, source === FOCUS_SOURCE ? FOCUS : PLANNING + source - PLANNING_SOURCE, 1);
  }
  if (values.length > 0) emit(g, seat, { type: 'usedDice', values });
}

/** The fewest ideas any two sources would need, or null when there are no two. */
export function cheapest(g: Game, seat: number, module: number): number | null {
  const me = g.s.seats[seat]!;
  let least: number | null = null;
  for (let i = 0; i < SOURCES; i++) {
    const n = available(me, i);
    for (let j = n > 1 ? i : i + 1; n > 0 && j < SOURCES; j++) {
      if (available(me, j) === 0) continue;
      const ideas = ideasFor(g, seat, module, i, j);
      if (least === null || ideas < least) least = ideas;
    }
  }
  return least;
}
