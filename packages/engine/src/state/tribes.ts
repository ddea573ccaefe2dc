import type { Position } from '../flow/game.js';
import { MOST_SEATS, NOTCH, WATER } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { type Changing, seatToChange } from './change.js';
import { add, put, range } from './lists.js';
import { remember } from './remember.js';
import type { Seat, State } from './types.js';

/**
 * Where a tribe is, as a number: territory * 16 + one of these. Tribes of one civilization on like spots are
 * alike, so that a spot may stand for several.
 */
export const ON_FIRE = 0;
export const PLAIN_STRONG = 1;
export const PLAIN_WEAK = 2;
export const WILD_STRONG = 3;
export const WILD_WEAK = 4;
export const BOAT_STRONG = 5;
export const BOAT_WEAK = 6;

export const spotOf = (territory: number, place: number): number => territory * 16 + place;
/** The territory of a spot. */
export const territoryOf = (spot: number): number => spot >> 4;

export type Ground = 'fire' | 'plain' | 'wild' | 'boat';

/** The kind of place of a spot. */
export function groundOf(spot: number): Ground {
  const place = spot & 15;
  if (place === ON_FIRE) return 'fire';
  if (place < WILD_STRONG) return 'plain';
  return place < BOAT_STRONG ? 'wild' : 'boat';
}

/** The parts of a state that hold tribes. */
export interface TribePlaces extends Pick<State, 'fire' | 'plain' | 'wild'> {
  readonly seats: readonly Pick<Seat, 'boats'>[];
}

/** A boat takes three numbers in `seat.boats`: where it is, strong tribes, weak tribes. */
export const BOAT = 3;

/** Where a boat is that is not built. */
export const ON_CONSOLE = -1;

/** The offset of a civilization's boat on a Water territory (or of its next one on the console), or -1. */
export function boatAt(s: Pick<TribePlaces, 'seats'>, seat: number, territory: number): number {
  const boats = s.seats[seat]!.boats;
  for (let b = 0; b < boats.length; b += BOAT) if (boats[b] === territory) return b;
  return -1;
}

/** The territories in which a civilization has boats. */
export const boatsOf = (me: Seat): number[] =>
  me.boats.filter((at, i) => i % BOAT === 0 && at !== ON_CONSOLE);

/** How many tribes a civilization has on its boat in a Water territory. */
export function aboard(s: State, seat: number, territory: number): number {
  const { boats } = s.seats[seat]!;
  const boat = boatAt(s, seat, territory);
  return boat < 0 ? 0 : boats[boat + 1]! + boats[boat + 2]!;
}

/** Whether there is a raw material in the notch of a boat. */
export function isLaden(s: State, seat: number, territory: number): boolean {
  const boat = boatAt(s, seat, territory);
  return boat >= 0 && s.seats[seat]!.markers[NOTCH + boat / BOAT]! > 0;
}

/** How many tribes of a civilization are on a spot. */
export function countAt(s: TribePlaces, seat: number, spot: number): number {
  const territory = spot >> 4;
  const mine = territory * 8 + seat * 2;
  switch (spot & 15) {
    case ON_FIRE: {
      const fire = s.fire[territory]!;
      return fire > 0 && (fire - 1) >> 1 === seat ? 1 : 0;
    }
    case PLAIN_STRONG:
      return s.plain[mine]!;
    case PLAIN_WEAK:
      return s.plain[mine + 1]!;
    case WILD_STRONG:
      return s.wild[mine]!;
    case WILD_WEAK:
      return s.wild[mine + 1]!;
    default: {
      const boat = boatAt(s, seat, territory);
      return boat < 0 ? 0 : s.seats[seat]!.boats[boat + (spot & 15) - BOAT_STRONG + 1]!;
    }
  }
}

/** Adds (or, with -1, removes) one tribe on a spot that is not a fire encampment. */
export function addAt(g: Changing, seat: number, spot: number, n: 1 | -1): void {
  const { s } = g;
  const territory = spot >> 4;
  const mine = territory * 8 + seat * 2;
  const place = spot & 15;
  if (place >= BOAT_STRONG) {
    const me = seatToChange(g, seat);
    me.boats = add(me.boats, boatAt(s, seat, territory) + place - BOAT_STRONG + 1, n);
  } else if (place >= WILD_STRONG) s.wild = add(s.wild, mine + place - WILD_STRONG, n);
  else s.plain = add(s.plain, mine + place - PLAIN_STRONG, n);
}

/** Whether the tribes on a spot are weak. The spot itself tells, but for a fire encampment only the state does. */
export function isWeak(s: Pick<State, 'fire'>, spot: number): boolean {
  const place = spot & 15;
  return place === ON_FIRE ? ((s.fire[spot >> 4]! - 1) & 1) === 1 : (place & 1) === 0;
}

export function removeTribe(g: Changing, seat: number, spot: number): void {
  if ((spot & 15) === ON_FIRE) g.s.fire = put(g.s.fire, spot >> 4, 0);
  else addAt(g, seat, spot, -1);
}

/** Lays a strong tribe down, or stands a weak one up. */
export function turnTribe(g: Changing, seat: number, spot: number, weak: boolean): void {
  if ((spot & 15) === ON_FIRE) {
    g.s.fire = put(g.s.fire, spot >> 4, 1 + seat * 2 + (weak ? 1 : 0));
    return;
  }
  const turned = weak ? spot + 1 : spot - 1;
  addAt(g, seat, spot, -1);
  addAt(g, seat, turned, 1);
  follow(g.s, seat, spot, turned);
}

/**
 * After a tribe has left a spot for another: a migration that still goes on knows it again if it has settled
 * (ruling 3). Of equals, one that has not settled is taken to have left.
 */
export function follow(s: State, seat: number, from: number, to: number): void {
  s.agenda.forEach((task, i) => {
    if (task.do !== 'migrate' || task.seat !== seat) return;
    const { settled } = task;
    if (settled.filter(spot => spot === from).length <= countAt(s, seat, from)) return;
    const one = settled.indexOf(from);
    s.agenda[i] = { ...task, settled: settled.map((spot, n) => (n === one ? to : spot)) };
  });
}

/** All spots on which a civilization has a tribe: strong ones, weak ones or both. */
export function spots(s: TribePlaces, seat: number, strong: boolean, weak: boolean): number[] {
  const list: number[] = [];
  const { fire, plain, wild } = s;
  for (let t = 0; t < fire.length; t++) {
    const held = fire[t]! - 1;
    if (held >= 0 && held >> 1 === seat && ((held & 1) === 1 ? weak : strong)) list.push(t * 16);
    const mine = t * 8 + seat * 2;
    if (strong && plain[mine]! > 0) list.push(t * 16 + PLAIN_STRONG);
    if (weak && plain[mine + 1]! > 0) list.push(t * 16 + PLAIN_WEAK);
    if (strong && wild[mine]! > 0) list.push(t * 16 + WILD_STRONG);
    if (weak && wild[mine + 1]! > 0) list.push(t * 16 + WILD_WEAK);
  }
  const { boats } = s.seats[seat]!;
  for (let b = 0; b < boats.length; b += BOAT) {
    if (strong && boats[b + 1]! > 0) list.push(boats[b]! * 16 + BOAT_STRONG);
    if (weak && boats[b + 2]! > 0) list.push(boats[b]! * 16 + BOAT_WEAK);
  }
  return list;
}

/** How many tribes a civilization has in a territory, boats included. */
export function tribesIn(s: State, seat: number, territory: number): number {
  const mine = territory * 8 + seat * 2;
  const held = s.fire[territory]! - 1;
  let n = s.plain[mine]! + s.plain[mine + 1]! + s.wild[mine]! + s.wild[mine + 1]!;
  if (held >= 0 && held >> 1 === seat) n++;
  const { boats } = s.seats[seat]!;
  for (let b = 0; b < boats.length; b += BOAT) if (boats[b] === territory) n += boats[b + 1]! + boats[b + 2]!;
  return n;
}

/** A mask of the territories in which a civilization has at least one tribe. */
export function ownTerritories(s: TribePlaces, seat: number): number {
  return OWN[seat]!(s.fire, s.plain, s.wild, s.seats[seat]!.boats);
}

type List = readonly number[];

const OWN = range(MOST_SEATS).map(seat =>
  remember((fire: List, plain: List, wild: List, boats: List): number => {
    let mask = 0;
    for (let t = 0; t < fire.length; t++) {
      const mine = t * 8 + seat * 2;
      const held = fire[t]! - 1;
      const there = plain[mine]! + plain[mine + 1]! + wild[mine]! + wild[mine + 1]!;
      if (there > 0 || (held >= 0 && held >> 1 === seat)) mask |= 1 << t;
    }
    for (let b = 0; b < boats.length; b += BOAT) {
      if (boats[b + 1]! + boats[b + 2]! > 0) mask |= 1 << boats[b]!;
    }
    return mask;
  }),
);

/** A mask of the land types in which a civilization has at least one tribe. */
export function ownLandTypes(g: Position, seat: number): number {
  const own = ownTerritories(g.s, seat);
  let types = 0;
  for (let t = 0; own >> t !== 0; t++) if ((own >> t) & 1) types |= 1 << g.rules.territories[t]!.type;
  return types & ~(1 << WATER);
}

/** Tribes on the continent, all or only the strong ones. */
export function countTribes(s: TribePlaces, seat: number, strong = true, weak = true): number {
  const { fire, plain, wild } = s;
  return TRIBES[seat]!(fire, plain, wild, s.seats[seat]!.boats)[(strong ? 1 : 0) + (weak ? 2 : 0)]!;
}

/** By seat: none, the strong tribes, the weak ones, all. */
const TRIBES = range(MOST_SEATS).map(seat =>
  remember((fire: List, plain: List, wild: List, boats: List): readonly number[] => {
    let strong = 0;
    let weak = 0;
    for (let t = 0; t < fire.length; t++) {
      const held = fire[t]! - 1;
      if (held >= 0 && held >> 1 === seat) {
        if ((held & 1) === 1) weak++;
        else strong++;
      }
      const mine = t * 8 + seat * 2;
      strong += plain[mine]! + wild[mine]!;
      weak += plain[mine + 1]! + wild[mine + 1]!;
    }
    for (let b = 0; b < boats.length; b += BOAT) {
      strong += boats[b + 1]!;
      weak += boats[b + 2]!;
    }
    return [0, strong, weak, strong + weak];
  }),
);

/** The number of free encampments without fire in a territory. */
export function freeSpaces(s: Pick<State, 'land' | 'plain'>, territory: number): number {
  let n = s.land.spaces[territory]!;
  for (let i = territory * 8; i < territory * 8 + 8; i++) n -= s.plain[i]!;
  return n;
}

/** Whether a territory is land. */
export const isLand = (rules: Rules, territory: number): boolean => ((rules.land >> territory) & 1) === 1;
