// Activating a module with two dice, planning markers or focus markers, and ideas to change values. Rulebook p. 13-14.

import { hook } from '../effects/hooks.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { FOCUS, FOCUS_SOURCE, IDEA, PLANNING, PLANNING_SOURCE } from '../pack/names.js';
import { ideasBetween } from '../state/chance.js';
import { add } from '../state/lists.js';
import { pay } from '../state/markers.js';
import type { Seat } from '../state/types.js';

/** Dice of six values, planning markers on them, focus markers. */
export const SOURCES = FOCUS_SOURCE + 1;

export interface PaySource {
  readonly kind: 'die' | 'planning' | 'focus';
  readonly value: number;
}

export function readSource(source: number): PaySource {
  if (source < PLANNING_SOURCE) return { kind: 'die', value: source + 1 };
  return source < FOCUS_SOURCE
    ? { kind: 'planning', value: source - PLANNING_SOURCE + 1 }
    : { kind: 'focus', value: 0 };
}

/** A payment is two sources, the smaller first: `C.pay + first * SOURCES + second`. */
export const pairOf = (first: number, second: number): number => first * SOURCES + second;

function available(me: Seat, source: number): number {
  if (source < PLANNING_SOURCE) return me.dice[source]!;
  return source < FOCUS_SOURCE ? me.markers[PLANNING + source - PLANNING_SOURCE]! : me.markers[FOCUS]!;
}

/** Ideas to turn a source into a value; a focus marker is any value, and any value will do for 0. */
const DISTANCE: readonly (readonly number[])[] = Array.from({ length: SOURCES }, (_, source) =>
  [0, 1, 2, 3, 4, 5, 6].map(value => {
    if (source === FOCUS_SOURCE || value === 0) return 0;
    return ideasBetween((source % PLANNING_SOURCE) + 1, value);
  }),
);
const distance = (source: number, value: number): number => DISTANCE[source]![value]!;

/** The fewest ideas with which two sources pay for a module. */
export function ideasFor(g: Game, seat: number, module: number, first: number, second: number): number {
  const [a, b] = g.rules.values[module]!;
  const straight = distance(first, a) + distance(second, b);
  const crossed = distance(first, b) + distance(second, a);
  return Math.max(0, Math.min(straight, crossed) - hook(g, seat, 'pay.ideas', module));
}

/** The pairs of sources that a civilization could use for a module. */
export function payments(g: Game, seat: number, module: number): number[] {
  const me = g.s.seats[seat]!;
  const ideas = me.markers[IDEA]!;
  const list: number[] = [];
  for (let i = 0; i < SOURCES; i++) {
    const n = available(me, i);
    if (n === 0) continue;
    for (let j = n > 1 ? i : i + 1; j < SOURCES; j++) {
      if (available(me, j) > 0 && ideasFor(g, seat, module, i, j) <= ideas) list.push(pairOf(i, j));
    }
  }
  return list;
}

/** The two sources nearest to each value, as dice that could be used together: [source, ideas, source, ideas]. */
type Nearest = readonly (readonly [number, number, number, number])[];

function nearest(me: Seat): Nearest {
  return [0, 1, 2, 3, 4, 5, 6].map(value => {
    let [first, least, second, next] = [-1, NONE, -1, NONE];
    for (let source = 0; source < SOURCES; source++) {
      const n = available(me, source);
      if (n === 0) continue;
      const ideas = distance(source, value);
      if (ideas < least) {
        [second, next] = n > 1 ? [source, ideas] : [first, least];
        [first, least] = [source, ideas];
      } else if (ideas < next) [second, next] = [source, ideas];
    }
    return [first, least, second, next] as const;
  });
}

/** More than anything costs. */
const NONE = 99;

/** The fewest ideas any two sources need for two values: the nearest to each, unless that is one and the same die. */
function fewest(near: Nearest, a: number, b: number, onlyOne: (source: number) => boolean): number {
  const [first, least, , next] = near[a]!;
  if (a === b) return least + next;
  const [other, otherLeast, , otherNext] = near[b]!;
  if (first !== other || !onlyOne(first)) return least + otherLeast;
  return Math.min(least + otherNext, next + otherLeast);
}

/** Per module the fewest ideas it would take to activate it; NONE or more where two dice are missing. */
export function leastIdeas(g: Game, seat: number): number[] {
  const me = g.s.seats[seat]!;
  const near = nearest(me);
  const onlyOne = (source: number): boolean => source < 0 || available(me, source) === 1;
  return g.rules.values.map(([a, b], module) => {
    const ideas = fewest(near, a, b, onlyOne);
    return ideas >= NONE ? ideas : Math.max(0, ideas - hook(g, seat, 'pay.ideas', module));
  });
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

/** The fewest ideas a module would take, or null when there are no two dice or markers. */
export function cheapest(g: Game, seat: number, module: number): number | null {
  const ideas = leastIdeas(g, seat)[module]!;
  return ideas >= NONE ? null : ideas;
}
