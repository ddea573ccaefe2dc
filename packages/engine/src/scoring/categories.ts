// The nine scoring categories, rulebook p. 35; the scoring of an era and the monolith, p. 34-35.
import { hookBy, hookNumber } from '../effects/hooks.js';
import { cause } from '../flow/causes.js';
import { emit } from '../flow/events.js';
import type { Board, Game } from '../flow/game.js';
import { seatingOrder } from '../flow/seating.js';
import { CATEGORIES, FEATURE, FEATURES, FOOD, MONEY, STORED, TRACKS } from '../pack/names.js';
import { bits } from '../state/lists.js';
import { count } from '../state/markers.js';
import { countTribes, ownTerritories } from '../state/tribes.js';
import type { Seat } from '../state/types.js';
import { score } from './sources.js';

const SCORE_UNITS = hookNumber('score.units');

const EVOLUTION = CATEGORIES.indexOf('evolution');
const PROSPERITY = CATEGORIES.indexOf('prosperity');
const POPULATION = CATEGORIES.indexOf('population');

/** How many units of a category a civilization has. */
export function unitsOf(g: Board, seat: number, category: number): number {
  return countUnits(g, seat, category) + hookBy(g, seat, SCORE_UNITS, category);
}

/** The units of all categories. */
export const allUnits = (g: Board, seat: number): number[] =>
  CATEGORIES.map((_, category) => unitsOf(g, seat, category));

function countUnits(g: Board, seat: number, category: number): number {
  const me = g.s.seats[seat]!;
  if (category < TRACKS.length) return me.tracks[category]!;
  if (me.automa && category === EVOLUTION) return g.s.solo!.evolution;
  if (me.automa && category === PROSPERITY) return g.s.solo!.prosperity;
  if (category === EVOLUTION) return count(me, FEATURE, FEATURES.length);
  if (category === PROSPERITY) return diamonds(g, me);
  if (category === POPULATION) return countTribes(g.s, seat);
  return bits(ownTerritories(g.s, seat));
}

/** Active diamonds: complete columns of food and money, built settlements, gaps between filled storage spaces. */
export function diamonds(g: Board, me: Seat): number {
  const { food, money, storageDiamonds } = g.rules.pack.tables.console;
  let n = Math.min(food.diamonds, Math.floor(me.markers[FOOD]! / food.perDiamond));
  n += Math.min(money.diamonds, Math.floor(me.markers[MONEY]! / money.perDiamond));
  for (let i = 0; i < me.settlements.length; i++) {
    if (me.settlements[i]! >= 0) n += g.rules.settlements[i]!.diamonds;
  }
  for (let m = STORED; m < STORED + 18; m += 3) {
    if (me.markers[m]! > 0 && me.markers[m + 1]! > 0) n += storageDiamonds[0];
    if (me.markers[m + 1]! > 0 && me.markers[m + 2]! > 0) n += storageDiamonds[1];
  }
  return n;
}

/** Phase 7 C and D. */
export function eraScoring(g: Game): void {
  const { s, rules } = g;
  const category = s.eraTiles[0]!;
  const each = rules.pack.tables.scoring.eras[s.era - 1]!;
  g.cause = cause('category', category);
  const counted = s.seats.map((_, seat) => unitsOf(g, seat, category));
  counted.forEach((n, seat) => {
    score(g, seat, n * each, 'era', n);
  });
  s.eraTiles = s.eraTiles.slice(1);
  passMonolith(g, counted);
}

/** To the sole best; on a tie from the outgoing civilization to the tied one next in seating order (ruling 18). */
function passMonolith(g: Game, counted: readonly number[]): void {
  const most = Math.max(...counted);
  const best = seatingOrder(g.s).filter(seat => counted[seat] === most);
  const next = best.length === 1 ? best[0]! : best.find(seat => seat !== g.s.starting)!;
  if (next === g.s.starting) return;
  g.s.starting = next;
  emit(g, next, { type: 'monolith' });
}
