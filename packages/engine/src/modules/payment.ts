// Activating a module with two dice, planning markers or focus markers, and ideas to change values. Rulebook p. 13-14.

import { hookBy, hookNumber } from '../effects/hooks.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { FOCUS, FOCUS_SOURCE, IDEA, PLANNING, PLANNING_SOURCE } from '../pack/names.js';
import { ideasBetween } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { add } from '../state/lists.js';
import { pay } from '../state/markers.js';
import type { Seat } from '../state/types.js';

const PAY_IDEAS = hookNumber('pay.ideas');

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
  const pair = g.rules.values[module]!;
  const a = pair[0];
  const b = pair[1];
  const straight = distance(first, a) + distance(second, b);
  const crossed = distance(first, b) + distance(second, a);
  return Math.max(0, Math.min(straight, crossed) - hookBy(g, seat, PAY_IDEAS, module));
}

const FAR = Int32Array.from(DISTANCE.flat());
const there = new Int32Array(SOURCES);
const many = new Int32Array(SOURCES);

/** Writes which sources there are, and how many of each; gives their number. */
function gather({ dice, markers }: Seat): number {
  let n = 0;
  for (let v = 0; v < PLANNING_SOURCE; v++) {
    if (dice[v]! > 0) {
      there[n] = v;
      many[n++] = dice[v]!;
    }
  }
  for (let v = PLANNING_SOURCE; v < FOCUS_SOURCE; v++) {
    const planned = markers[PLANNING + v - PLANNING_SOURCE]!;
    if (planned > 0) {
      there[n] = v;
      many[n++] = planned;
    }
  }
  if (markers[FOCUS]! > 0) {
    there[n] = FOCUS_SOURCE;
    many[n++] = markers[FOCUS]!;
  }
  return n;
}

/** The pairs of sources that a civilization could use for a module. */
export function payments(g: Game, seat: number, module: number): number[] {
  const me = g.s.seats[seat]!;
  const pair = g.rules.values[module]!;
  const a = pair[0];
  const b = pair[1];
  // What is saved makes as much good as what is there.
  const ideas = me.markers[IDEA]! + hookBy(g, seat, PAY_IDEAS, module);
  const list: number[] = [];
  const n = gather(me);
  for (let x = 0; x < n; x++) {
    const i = there[x]!;
    const toA = FAR[i * 7 + a]!;
    const toB = FAR[i * 7 + b]!;
    for (let y = many[x]! > 1 ? x : x + 1; y < n; y++) {
      const j = there[y]!;
      if (Math.min(toA + FAR[j * 7 + b]!, toB + FAR[j * 7 + a]!) <= ideas) list.push(pairOf(i, j));
    }
  }
  return list;
}

/** The two sources nearest to each value, as dice that could be used together: [source, ideas, source, ideas]. */
const nearestSource = new Int32Array(7);
const leastOf = new Int32Array(7);
const nextOf = new Int32Array(7);

function nearest(me: Seat): void {
  for (let value = 0; value < 7; value++) {
    nearestSource[value] = -1;
    leastOf[value] = NONE;
    nextOf[value] = NONE;
  }
  const sources = gather(me);
  for (let x = 0; x < sources; x++) {
    const source = there[x]!;
    const n = many[x]!;
    const first = source * 7;
    for (let value = 0; value < 7; value++) {
      const ideas = FAR[first + value]!;
      const least = leastOf[value]!;
      if (ideas < least) {
        nextOf[value] = n > 1 ? ideas : least;
        nearestSource[value] = source;
        leastOf[value] = ideas;
      } else if (ideas < nextOf[value]!) nextOf[value] = ideas;
    }
  }
}

/** More than anything costs. */
const NONE = 99;

/** The fewest ideas any two sources need for two values: the nearest to each, unless that is one and the same die. */
function fewest(me: Seat, a: number, b: number): number {
  const first = nearestSource[a]!;
  const least = leastOf[a]!;
  if (a === b) return least + nextOf[a]!;
  const otherLeast = leastOf[b]!;
  if (first !== nearestSource[b]! || (first >= 0 && available(me, first) !== 1)) return least + otherLeast;
  return Math.min(least + nextOf[b]!, nextOf[a]! + otherLeast);
}

/** Per module the fewest ideas it would take to activate it; NONE or more where two dice are missing. */
const fewestIdeas = new Int32Array(32);

export function leastIdeas(g: Game, seat: number): Int32Array {
  const me = g.s.seats[seat]!;
  nearest(me);
  const { values } = g.rules;
  const list = fewestIdeas;
  for (let module = 0; module < values.length; module++) {
    const pair = values[module]!;
    const ideas = fewest(me, pair[0], pair[1]);
    list[module] = ideas >= NONE ? ideas : Math.max(0, ideas - hookBy(g, seat, PAY_IDEAS, module));
  }
  return list;
}

export function payModule(g: Game, seat: number, module: number, pair: number): void {
  const me = seatToChange(g, seat);
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
