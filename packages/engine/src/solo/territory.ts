// Determining a territory for V.I.C.I: priority requirement, minimum requirement, territory roll. Rulebook p. 41.
import { type Determined, emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { rollDie } from '../state/chance.js';
import { bits } from '../state/lists.js';

export const NOWHERE = -1;

/** Most beacons that a territory shows; after them comes one again. */
const MOST_BEACONS = 3;

/** Those territories of a mask of which something holds. */
export function territoriesWhere(within: number, holds: (territory: number) => boolean): number {
  let mask = 0;
  for (let t = 0; within >> t !== 0; t++) if ((within >> t) & 1 && holds(t)) mask |= 1 << t;
  return mask;
}

export const listed = (mask: number): number[] => {
  const list: number[] = [];
  for (let t = 0; mask >> t !== 0; t++) if ((mask >> t) & 1) list.push(t);
  return list;
};

/** Those of some territories with the highest number, as a mask. */
export function mostOf(territories: number, count: (territory: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  let mask = 0;
  for (let t = 0; territories >> t !== 0; t++) {
    if (((territories >> t) & 1) === 0) continue;
    const n = count(t);
    if (n > most) mask = 0;
    if (n >= most) mask |= 1 << t;
    most = Math.max(most, n);
  }
  return mask;
}

export const fewestOf = (territories: number, count: (territory: number) => number): number =>
  mostOf(territories, t => -count(t));

/** Singles out a territory: of those that meet the priority requirement, or else the minimum; -1 when there is none. */
export function determine(g: Game, seat: number, about: Determined, priority: number, minimum = 0): number {
  const eligible = priority === 0 ? minimum : priority;
  if (eligible === 0) return NOWHERE;
  const territory = bits(eligible) === 1 ? listed(eligible)[0]! : territoryRoll(g, seat, eligible);
  emit(g, seat, { type: 'determined', about, territory, eligible, minimum: priority === 0 });
  return territory;
}

/** The wheel finds a type, the beacons a territory of it. Where only one type is eligible the wheel decides nothing. */
function territoryRoll(g: Game, seat: number, eligible: number): number {
  const types = new Set(listed(eligible).map(t => g.rules.territories[t]!.type));
  const ofType = types.size === 1 ? eligible : turnWheel(g, seat, eligible);
  return bits(ofType) === 1 ? listed(ofType)[0]! : countBeacons(g, seat, ofType);
}

/** From the type beside the rolled value along the arrows to the first that is eligible. */
function turnWheel(g: Game, seat: number, eligible: number): number {
  const { wheel } = g.rules.solo;
  const value = rollDie(g.s);
  let at = value - 1;
  while ((eligible & g.rules.ofType[wheel[at]!]!) === 0) at = (at + 1) % wheel.length;
  emit(g, seat, { type: 'wheel', value, eligible, rolled: wheel[value - 1]!, found: wheel[at]! });
  return eligible & g.rules.ofType[wheel[at]!]!;
}

/** From the number of beacons above the rolled value along the arrows to the first that is eligible. */
function countBeacons(g: Game, seat: number, eligible: number): number {
  const value = rollDie(g.s);
  const rolled = g.rules.pack.solo.beacons[value - 1]!;
  const beaconsOf = (t: number): number => g.rules.territories[t]!.beacons;
  let found = rolled;
  while (!listed(eligible).some(t => beaconsOf(t) === found)) found = (found % MOST_BEACONS) + 1;
  emit(g, seat, { type: 'beacons', value, eligible, rolled, found });
  return listed(eligible).find(t => beaconsOf(t) === found)!;
}
