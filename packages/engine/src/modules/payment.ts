// Activating a module with two dice, planning markers or focus markers, and ideas to change values. Rulebook p. 13-14.

import { hookBy, hookNumber } from '../effects/hooks.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { FOCUS, FOCUS_SOURCE, IDEA, PLANNING, PLANNING_SOURCE } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { ideasBetween } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { add, mapped, range } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { oncePer } from '../state/remember.js';
import type { Seat } from '../state/types.js';

const PAY_IDEAS = hookNumber('pay.ideas');

/** Dice of six values, planning markers on them, focus markers. */
export const SOURCES = FOCUS_SOURCE + 1;

/** What stands for a die when a module is paid for. */
export interface PaySource {
  readonly kind: 'die' | 'planning' | 'focus';
  readonly value: number;
}

/** What a source of a payment stands for. */
export function readSource(source: number): PaySource {
  if (source < PLANNING_SOURCE) return { kind: 'die', value: source + 1 };
  return source < FOCUS_SOURCE
    ? { kind: 'planning', value: source - PLANNING_SOURCE + 1 }
    : { kind: 'focus', value: 0 };
}

/** A payment is two sources, the smaller first: `C.pay + first * SOURCES + second`. */
const pairOf = (first: number, second: number): number => first * SOURCES + second;
export const firstOf = (pair: number): number => Math.floor(pair / SOURCES);
export const secondOf = (pair: number): number => pair % SOURCES;

function available(me: Seat, source: number): number {
  if (source < PLANNING_SOURCE) return me.dice[source]!;
  return source < FOCUS_SOURCE ? me.markers[PLANNING + source - PLANNING_SOURCE]! : me.markers[FOCUS]!;
}

/** Ideas to turn a source into a value; a focus marker is any value, and any value will do for 0. */
const distance = (source: number, value: number): number =>
  source === FOCUS_SOURCE || value === 0 ? 0 : ideasBetween((source % PLANNING_SOURCE) + 1, value);

/** The values that modules ask for: 1 to 6, and 0 for any. */
const VALUES = [0, 1, 2, 3, 4, 5, 6];

/** Ideas to turn two sources into two values, either into either. */
const ideasForBoth = (first: number, second: number, a: number, b: number): number =>
  Math.min(distance(first, a) + distance(second, b), distance(first, b) + distance(second, a));

/** `ideasForBoth` as a table: by pair of sources, then by pair of values. */
const IDEAS: readonly Int8Array[] = Array.from({ length: SOURCES * SOURCES }, (_, pair) =>
  Int8Array.from(VALUES.flatMap(a => VALUES.map(b => ideasForBoth(firstOf(pair), secondOf(pair), a, b)))),
);

/** By module, the number of its pair of values in these tables. */
const valuePairs = oncePer((rules: Rules): readonly number[] =>
  mapped(range(rules.values.length), module => {
    const [a, b] = rules.values[module]!;
    return a * VALUES.length + b;
  }),
);
const valuePairOf = (g: Game, module: number): number => valuePairs(g.rules)[module]!;

/** The fewest ideas with which two sources pay for a module. */
export function ideasFor(g: Game, seat: number, module: number, pair: number): number {
  return Math.max(0, IDEAS[pair]![valuePairOf(g, module)]! - hookBy(g, seat, PAY_IDEAS, module));
}

/** The pairs of sources that a civilization could use for a module. */
export function payments(g: Game, seat: number, module: number): number[] {
  const me = g.s.seats[seat]!;
  const values = valuePairOf(g, module);
  // An ability that saves ideas counts like having so many more.
  const ideas = me.markers[IDEA]! + hookBy(g, seat, PAY_IDEAS, module);
  const there: number[] = [];
  for (let source = 0; source < SOURCES; source++) if (available(me, source) > 0) there.push(source);
  const list: number[] = [];
  for (let i = 0; i < there.length; i++) {
    const first = there[i]!;
    for (let j = available(me, first) > 1 ? i : i + 1; j < there.length; j++) {
      const pair = pairOf(first, there[j]!);
      if (IDEAS[pair]![values]! <= ideas) list.push(pair);
    }
  }
  return list;
}

/** More than anything costs. */
const NONE = 99;

/**
 * The fewest ideas for each pair of values, by the dice and markers that are there. A die and a planning marker of one
 * value are as good as each other, and at most two are used, so 3 to the power of 7 rows are enough. A row is worked out
 * when it is first needed.
 */
const FEWEST: (Int8Array | undefined)[] = [];
const KINDS = [0, 1, 2, 3, 4, 5, FOCUS_SOURCE];

/** The row for the dice and markers of a civilization: a digit from 0 to 2 for each value, and one for focus markers. */
function rowOf({ dice, markers }: Seat): number {
  let row = 0;
  for (let value = 0; value < PLANNING_SOURCE; value++) {
    row = row * 3 + Math.min(2, dice[value]! + markers[PLANNING + value]!);
  }
  return row * 3 + Math.min(2, markers[FOCUS]!);
}

function fewestFor(row: number): Int8Array {
  const sources: number[] = [];
  for (let i = KINDS.length - 1, rest = row; i >= 0; i--, rest = Math.floor(rest / 3)) {
    for (let n = rest % 3; n > 0; n--) sources.push(KINDS[i]!);
  }
  const fewest = new Int8Array(VALUES.length * VALUES.length).fill(NONE);
  sources.forEach((first, i) => {
    for (const second of sources.slice(i + 1)) {
      const ideas = IDEAS[pairOf(first, second)]!;
      fewest.forEach((n, values) => {
        fewest[values] = Math.min(n, ideas[values]!);
      });
    }
  });
  return fewest;
}

/** The fewest ideas it would take to activate each module, before what abilities save; NONE where two dice are missing. */
function fewestIdeas(me: Seat): Int8Array {
  const row = rowOf(me);
  FEWEST[row] ??= fewestFor(row);
  return FEWEST[row];
}

/** The modules that a civilization could pay for, as a mask. */
export function affordable(g: Game, seat: number): number {
  const me = g.s.seats[seat]!;
  const fewest = fewestIdeas(me);
  const pairs = valuePairs(g.rules);
  const ideas = me.markers[IDEA]!;
  let mask = 0;
  for (let module = 0; module < pairs.length; module++) {
    const needed = fewest[pairs[module]!]!;
    if (needed < NONE && needed - hookBy(g, seat, PAY_IDEAS, module) <= ideas) mask |= 1 << module;
  }
  return mask;
}

/** The fewest ideas a module would take, or null when there are no two dice or markers. */
export function cheapest(g: Game, seat: number, module: number): number | null {
  const ideas = fewestIdeas(g.s.seats[seat]!)[valuePairOf(g, module)]!;
  return ideas >= NONE ? null : Math.max(0, ideas - hookBy(g, seat, PAY_IDEAS, module));
}

export function payModule(g: Game, seat: number, module: number, pair: number): void {
  const me = seatToChange(g, seat);
  pay(g, seat, IDEA, ideasFor(g, seat, module, pair));
  const values: number[] = [];
  for (const source of [firstOf(pair), secondOf(pair)]) {
    if (source < PLANNING_SOURCE) {
      me.dice = add(me.dice, source, -1);
      me.usedDice++;
      values.push(source + 1);
    } else pay(g, seat, source === FOCUS_SOURCE ? FOCUS : PLANNING + source - PLANNING_SOURCE, 1);
  }
  if (values.length > 0) emit(g, seat, { type: 'usedDice', values });
}
