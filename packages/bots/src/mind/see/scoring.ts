// Units of the scoring categories, and the points that are sure.
import {
  type Board,
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  finalSum,
  MODULES,
  type Rules,
  remember,
  type State,
  TRACKS,
  unitsOf,
} from '@civolution/engine';
import { part } from '../inputs.js';

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

const scoring = part(['units', 'lines']);
const wanted = part(['wanted'], ['handTypes', 'raw', 'rows', 'readyKinds']);

/** Written anew for each position, which saves a list. */
const units = CATEGORIES.map(() => 0);

/**
 * Points that are sure, or would be if nothing changed: the score, the final scoring, the scoring tiles ahead. Beside
 * them the units themselves, and half-way steps to the next lines of the tracks.
 */
export const seeScoring = scoring.always(
  (out: Float64Array, g: Board, seat: number, toCome: readonly number[]): number => {
    const me = g.s.seats[seat]!;
    for (let c = 0; c < units.length; c++) units[c] = unitsOf(g, seat, c);
    let points = me.score + finalSum(g, seat, units);
    for (let c = 0; c < units.length; c++) {
      const n = units[c]!;
      out[scoring.at.units + c] = n / 5;
      points += n * toCome[c]!;
    }
    for (let t = 0; t < TRACKS.length; t++) out[scoring.at.lines + t] = me.tracks[t]! & 1;
    return points;
  },
);

/** What helps with categories that are yet to be scored. Comes after all that it multiplies. */
export const seeWanted = wanted.always(
  (out: Float64Array, levels: readonly number[], toCome: readonly number[]): void => {
    const { at, from } = wanted;
    for (let t = 0; t < CARD_TYPES.length; t++)
      out[at.wanted]! += (toCome[t]! / 5) * out[from.handTypes + t]!;
    out[at.wanted + 1] = (toCome[POPULATION]! / 5) * (levels[PROCREATION]! - 1);
    out[at.wanted + 2] = (toCome[EXPANSION]! / 5) * (levels[MIGRATION]! - 1);
    out[at.wanted + 3] = (toCome[PROSPERITY]! / 5) * (out[from.raw]! + out[from.rows]! + out[from.rows + 1]!);
    out[at.wanted + 4] = (toCome[EVOLUTION]! / 5) * out[from.readyKinds]!;
  },
);
