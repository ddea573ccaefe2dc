// Settling on an encampment: displacing, the wilderness, fire, boats, developing. Rulebook p. 14-16.

import { hook, hookBy, hookNumber, type Standing, trigger } from '../effects/hooks.js';
import { push } from '../flow/agenda.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import { RAW } from '../pack/names.js';
import { score } from '../scoring/sources.js';
import { put } from '../state/lists.js';
import { gain } from '../state/markers.js';
import {
  aboard,
  addAt,
  BOAT_STRONG,
  boatAt,
  follow,
  freeSpaces,
  isLand,
  ON_FIRE,
  PLAIN_STRONG,
  PLAIN_WEAK,
  removeTribe,
  spotOf,
  WILD_STRONG,
  WILD_WEAK,
} from '../state/tribes.js';
import type { State } from '../state/types.js';

const DISPLACE_GUARD = hookNumber('displace.guard');
const FIRE_POINTS = hookNumber('fire.points');

/** Where a tribe may settle in a territory: `C.settle + territory * 16 + encampment`. */
export const FIRE = 0;
export const FREE_SPACE = 1;
/** Displacing a tribe from an encampment without fire: + 2 * owner + weak. */
export const DISPLACE = 2;
export const SEAT_ON_BOAT = 10;

export type Encampment = 'fire' | 'free' | 'taken' | 'boat';

/** The kind of place that a choice to settle leads to. */
export function encampmentOf(target: number): Encampment {
  const encampment = target & 15;
  if (encampment === FIRE) return 'fire';
  if (encampment === FREE_SPACE) return 'free';
  return encampment === SEAT_ON_BOAT ? 'boat' : 'taken';
}

export const NOBODY = -1;

export function hasFreeSeat(g: Game, seat: number, territory: number, leaving = NOBODY): boolean {
  if (boatAt(g.s, seat, territory) < 0) return false;
  const staying = aboard(g.s, seat, territory) - (leaving >> 4 === territory ? 1 : 0);
  return staying < g.rules.pack.tables.console.boatSeats;
}

/** Whether a civilization's tribes in a territory cannot be displaced by another. */
const isGuarded = (g: Game, seat: number, owner: number, territory: number): boolean =>
  owner !== seat && hookBy(g, owner, DISPLACE_GUARD, g.rules.territories[territory]!.type) > 0;

/** Nobody is at the fire whom one could not displace. */
function canTakeFire(g: Game, seat: number, territory: number): boolean {
  const held = g.s.fire[territory]! - 1;
  return held < 0 || !isGuarded(g, seat, held >> 1, territory);
}

/** Whether there is a place in a territory where a tribe may settle. */
export function canSettle(g: Game, seat: number, territory: number, leaving: number): boolean {
  if (!isLand(g.rules, territory)) return hasFreeSeat(g, seat, territory, leaving);
  if (canTakeFire(g, seat, territory)) return true;
  const out: number[] = [];
  encampments(g, seat, territory, leaving, out);
  return out.length > 0;
}

/** Writes the places where a tribe may settle in a territory. `leaving` is a spot it vacates to do so. */
export function encampments(g: Game, seat: number, territory: number, leaving: number, out: number[]): void {
  const first = territory * 16;
  if (!isLand(g.rules, territory)) {
    if (hasFreeSeat(g, seat, territory, leaving)) out.push(first + SEAT_ON_BOAT);
    return;
  }
  if (canTakeFire(g, seat, territory)) out.push(first + FIRE);
  const vacates = leaving >> 4 === territory && (leaving & 15) === PLAIN_STRONG;
  if (freeSpaces(g.s, territory) > 0 || vacates) out.push(first + FREE_SPACE);
  for (let i = 0; i < 8; i++) {
    const there = g.s.plain[territory * 8 + i]! - (vacates && i === seat * 2 ? 1 : 0);
    if (there > 0 && !isGuarded(g, seat, i >> 1, territory)) out.push(first + DISPLACE + i);
  }
}

interface Occupant {
  readonly owner: number;
  readonly weak: boolean;
  readonly spot: number;
}

/** The tribe that would be displaced from an encampment, or null when it is free. */
export function occupant(s: State, territory: number, encampment: number): Occupant | null {
  if (encampment === FIRE) {
    const held = s.fire[territory]! - 1;
    return held < 0 ? null : { owner: held >> 1, weak: (held & 1) === 1, spot: spotOf(territory, ON_FIRE) };
  }
  if (encampment < DISPLACE || encampment >= SEAT_ON_BOAT) return null;
  const i = encampment - DISPLACE;
  return { owner: i >> 1, weak: (i & 1) === 1, spot: spotOf(territory, i & 1 ? PLAIN_WEAK : PLAIN_STRONG) };
}

/**
 * Places a tribe that is in nobody's hand onto an encampment; returns the spot it now stands on. It is weakened by
 * displacing another, unless it keeps upright, or comes lying.
 */
export function settle(
  g: Game,
  seat: number,
  target: number,
  from: number,
  keepsUpright: boolean,
  lying = false,
): number {
  const { s } = g;
  const territory = target >> 4;
  const encampment = target & 15;
  if (encampment === SEAT_ON_BOAT) {
    addAt(g, seat, spotOf(territory, BOAT_STRONG), 1);
    emit(g, seat, { type: 'settled', territory, encampment, from, weak: false });
    trigger(g, seat, 'settle', g.rules.territories[territory]!.type);
    return spotOf(territory, BOAT_STRONG);
  }
  const displaced = occupant(s, territory, encampment);
  if (displaced) displace(g, seat, displaced);
  const weak = lying || (displaced !== null && !keepsUpright);
  const { type } = g.rules.territories[territory]!;
  let spot: number;
  if (encampment === FIRE) {
    s.fire = put(s.fire, territory, 1 + seat * 2 + (weak ? 1 : 0));
    spot = spotOf(territory, ON_FIRE);
  } else {
    spot = spotOf(territory, weak ? PLAIN_WEAK : PLAIN_STRONG);
    addAt(g, seat, spot, 1);
  }
  emit(g, seat, { type: 'settled', territory, encampment, from, weak });
  trigger(g, seat, 'settle', type);
  if (encampment === FIRE) score(g, seat, firePoints(g, seat, territory), 'fire');
  develop(g, seat, territory);
  return spot;
}

/** The points that a civilization gets for settling on a fire encampment. */
export function firePoints(g: Standing, seat: number, territory: number): number {
  const { type, firePoints: printed } = g.rules.territories[territory]!;
  return printed + hookBy(g, seat, FIRE_POINTS, type);
}

/** The displaced tribe stays in the territory, in the wilderness, and keeps its state. */
function displace(g: Game, seat: number, { owner, weak, spot }: Occupant): void {
  const { s } = g;
  const territory = spot >> 4;
  const wild = spotOf(territory, weak ? WILD_WEAK : WILD_STRONG);
  removeTribe(g, owner, spot);
  addAt(g, owner, wild, 1);
  follow(s, owner, spot, wild);
  emit(g, seat, { type: 'displaced', owner, territory, weak });
  if (owner === seat) return;
  answerDisplaced(g, owner, territory);
  trigger(g, seat, 'displace');
}

/** The owner decides while another civilization acts: a chain of its own (ruling 8), unless within its own turn. */
function answerDisplaced(g: Game, owner: number, territory: number): void {
  const ownTurn = g.s.agenda.some(task => task.do === 'endTurn' && task.seat === owner);
  if (!ownTurn) push(g, { do: 'completion', seat: owner });
  trigger(g, owner, 'displaced', g.rules.territories[territory]!.type);
}
/** The raw materials that settling in a territory brings: none where somebody settled before. */
export const rawToDevelop = (g: Position, seat: number, territory: number): number =>
  (g.s.developed >> territory) & 1 ? 0 : 1 + hook(g, seat, 'develop.raw');

/** The first tribe to settle turns the material tile up and leaves a raw material (p. 15). */
export function develop(g: Game, seat: number, territory: number): void {
  const { s } = g;
  if ((s.developed >> territory) & 1) return;
  const raw = rawToDevelop(g, seat, territory);
  s.developed |= 1 << territory;
  s.learned++;
  emit(g, seat, { type: 'developed', territory, material: s.material[territory]! });
  trigger(g, seat, 'develop', g.rules.territories[territory]!.type);
  if (!s.seats[seat]!.automa) gain(g, seat, RAW + territory, raw);
}
