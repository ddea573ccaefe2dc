// What lies on the continent, as far as texts tell of it.
import {
  MATERIALS,
  MUSHROOM_VALLEY,
  NOTCH,
  RAW,
  type Rules,
  type State,
  type Task,
  TERRITORY_TYPES,
  WATER,
} from '@civolution/engine';
import { bitsOf } from './spots.js';

export const isWater = (rules: Rules, territory: number): boolean =>
  rules.territories[territory]!.type === WATER;

/** The sites around a territory that are still face down. */
export const faceDownAround = (state: State, territory: number): number[] =>
  bitsOf(state.land.sitesOf[territory]! & ~state.revealed);

/** Food for each value from 1 to 6. */
export function huntingYields(rules: Rules, state: State, territory: number): number[] {
  const valleys = bitsOf(state.land.sitesOf[territory]! & state.revealed).filter(
    site => rules.sites[state.sites[site]!]?.kind === MUSHROOM_VALLEY,
  ).length;
  const type = TERRITORY_TYPES[rules.territories[territory]!.type]!;
  return rules.pack.tables.hunting[type]!.map(food => food + valleys);
}

/** Materials a lucky find in a type of territory may bring, each with its values. */
export function findsIn(rules: Rules, type: number): { material: number; values: number[] }[] {
  const { luckyFind } = rules.pack.tables;
  return [1, 2, 3].flatMap(row => {
    const values = luckyFind.flatMap((r, i) => (r === row ? [i + 1] : []));
    return values.length > 0 ? [{ material: (type - 1) * 3 + row - 1, values }] : [];
  });
}

/** Mask of the materials that are face up beside a Water territory. */
export function materialsBeside(state: State, territory: number): number {
  return bitsOf(state.land.adjacent[territory]! & state.developed).reduce(
    (mask, t) => (state.material[t]! >= 0 ? mask | (1 << state.material[t]!) : mask),
    0,
  );
}

/** Whether a raw material goes to a storage space of one's choice only as one of a number that may. */
export const isOneOfSome = (
  rules: Rules,
  task: Extract<Task, { do: 'transport' }>,
  territory: number,
): boolean => !(task.boatsAnywhere && isWater(rules, territory));

/** The own raw materials on land, by material. */
export function rawOnLand(rules: Rules, state: State, seat: number): { material: number; n: number }[] {
  const sums = MATERIALS.map(() => 0);
  rules.territories.forEach((_, t) => {
    const material = state.material[t]!;
    if (material >= 0) sums[material]! += state.seats[seat]!.markers[RAW + t]!;
  });
  return sums.flatMap((n, material) => (n > 0 ? [{ material, n }] : []));
}

const PER_BOAT = 3;

/** Whether the boat of a civilization in a Water territory holds a raw material. */
export function isLaden(state: State, seat: number, territory: number): boolean {
  const { boats, markers } = state.seats[seat]!;
  const at = boats.findIndex((t, i) => i % PER_BOAT === 0 && t === territory);
  return at >= 0 && markers[NOTCH + at / PER_BOAT]! > 0;
}

/** Whether the boat that is built next comes with a raw material. */
export function comesLaden(state: State, seat: number): boolean {
  return isLaden(state, seat, -1);
}
