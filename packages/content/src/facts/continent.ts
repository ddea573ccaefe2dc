// What lies on the continent, put together as texts tell of it.
import {
  DIE_VALUES,
  findFor,
  huntingYield,
  MATERIALS,
  type Position,
  RAW,
  type Rules,
  type State,
  tames,
} from '@civolution/engine';

/** Food for each value from 1 to 6. */
export const huntingYields = (g: Position, seat: number, territory: number): number[] =>
  DIE_VALUES.map(value => huntingYield(g, seat, territory, value));

/** The values with which a hunt in a territory tames the visible creature. */
export const tamingValues = (g: Position, seat: number, territory: number): number[] =>
  DIE_VALUES.filter(value => tames(g, seat, territory, value));

/** Materials a lucky find in a type of territory may bring, each with its values. */
export function findsIn(rules: Rules, type: number): { material: number; values: number[] }[] {
  const finds = DIE_VALUES.map(value => findFor(rules, type, value));
  return MATERIALS.flatMap((_, material) => {
    const values = DIE_VALUES.filter((_value, i) => finds[i] === material);
    return values.length > 0 ? [{ material, values }] : [];
  });
}

/** The territory with the printed Building ground. */
export const islandOf = ({ territories }: Rules): number => territories.findIndex(({ island }) => island);

/** The own raw materials on land, by material. */
export function rawOnLand(rules: Rules, state: State, seat: number): { material: number; n: number }[] {
  const sums = MATERIALS.map(() => 0);
  rules.territories.forEach((_, t) => {
    const material = state.material[t]!;
    if (material >= 0) sums[material]! += state.seats[seat]!.markers[RAW + t]!;
  });
  return sums.flatMap((n, material) => (n > 0 ? [{ material, n }] : []));
}
