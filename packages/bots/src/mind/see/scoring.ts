// Units of the scoring categories, and the points that are sure.
import {
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  finalSum,
  MODULES,
  type Position,
  type Rules,
  remember,
  type State,
  TRACKS,
  unitsOf,
} from '@civolution/engine';
import { AT } from '../inputs.js';

const [EVOLUTION, PROSPERITY, POPULATION, EXPANSION] = [
  TRACKS.length,
  TRACKS.length + 1,
  TRACKS.length + 2,
  TRACKS.length + 3,
] as const;
const MIGRATION = MODULES.indexOf('migration');
const PROCREATION = MODULES.indexOf('procreation');

/** What a unit of each category brings in the scorings of the eras to come. */
export const pointsToCome = remember((tiles: State['eraTiles'], rules: Rules): readonly number[] => {
  const { eras } = rules.pack.tables.scoring;
  const first = ERAS - tiles.length;
  const points = CATEGORIES.map(() => 0);
  tiles.forEach((category, i) => {
    points[category]! += eras[first + i]!;
  });
  return points;
});

/** Written anew for each position, which saves a list. */
const units = CATEGORIES.map(() => 0);

/**
 * Points that are sure, or would be if nothing changed: the score, the final scoring, the scoring tiles ahead. Beside
 * them the units themselves, and half-way steps to the next lines of the tracks.
 */
export function seeScoring(g: Position, seat: number, toCome: readonly number[], out: Float64Array): number {
  const me = g.s.seats[seat]!;
  for (let c = 0; c < units.length; c++) units[c] = unitsOf(g, seat, c);
  let points = me.score + finalSum(g, seat, units);
  for (let c = 0; c < units.length; c++) {
    const n = units[c]!;
    out[AT.units + c] = n / 5;
    points += n * toCome[c]!;
  }
  for (let t = 0; t < TRACKS.length; t++) out[AT.lines + t] = me.tracks[t]! & 1;
  return points;
}

/** What helps with categories that are yet to be scored. Comes after all that it multiplies. */
export function seeWanted(levels: readonly number[], toCome: readonly number[], out: Float64Array): void {
  out[AT.wanted] = 0;
  for (let t = 0; t < CARD_TYPES.length; t++) out[AT.wanted]! += (toCome[t]! / 5) * out[AT.handTypes + t]!;
  out[AT.wanted + 1] = (toCome[POPULATION]! / 5) * (levels[PROCREATION]! - 1);
  out[AT.wanted + 2] = (toCome[EXPANSION]! / 5) * (levels[MIGRATION]! - 1);
  out[AT.wanted + 3] = (toCome[PROSPERITY]! / 5) * (out[AT.raw]! + out[AT.rows]! + out[AT.rows + 1]!);
  out[AT.wanted + 4] = (toCome[EVOLUTION]! / 5) * out[AT.readyKinds]!;
}
