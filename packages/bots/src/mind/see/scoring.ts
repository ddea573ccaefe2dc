// Units of the scoring categories, and the points that are sure.
import {
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  finalPoints,
  MODULES,
  type Position,
  TRACKS,
  units,
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
const toCome = new Float64Array(CATEGORIES.length);

/**
 * Points that are sure, or would be if nothing changed: the score, the final scoring, the scoring tiles ahead. Beside
 * them the units themselves, and half-way steps to the next lines of the tracks.
 */
export function seeScoring(g: Position, seat: number, out: Float64Array): number {
  const { s, rules } = g;
  const me = s.seats[seat]!;
  let points = me.score;
  for (const [, n] of finalPoints(g, seat)) points += n;
  const { eras } = rules.pack.tables.scoring;
  const first = ERAS - s.eraTiles.length;
  toCome.fill(0);
  for (let i = 0; i < s.eraTiles.length; i++) toCome[s.eraTiles[i]!]! += eras[first + i]!;
  for (let c = 0; c < CATEGORIES.length; c++) {
    const n = units(g, seat, c);
    out[AT.units + c] = n / 5;
    points += n * toCome[c]!;
  }
  for (let t = 0; t < TRACKS.length; t++) out[AT.lines + t] = me.tracks[t]! & 1;
  return points;
}

/** What helps with categories that are yet to be scored. Comes after all that it multiplies. */
export function seeWanted({ s }: Position, seat: number, out: Float64Array): void {
  const { levels } = s.seats[seat]!;
  for (let t = 0; t < CARD_TYPES.length; t++) out[AT.wanted]! += (toCome[t]! / 5) * out[AT.handTypes + t]!;
  out[AT.wanted + 1] = (toCome[POPULATION]! / 5) * (levels[PROCREATION]! - 1);
  out[AT.wanted + 2] = (toCome[EXPANSION]! / 5) * (levels[MIGRATION]! - 1);
  out[AT.wanted + 3] = (toCome[PROSPERITY]! / 5) * (out[AT.raw]! + out[AT.rows]! + out[AT.rows + 1]!);
  out[AT.wanted + 4] = (toCome[EVOLUTION]! / 5) * out[AT.readyKinds]!;
}
