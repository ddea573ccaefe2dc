// Points by source, as the catalogue names them.
import { CATEGORIES, POINT_SOURCES } from '@civolution/engine';
import { game } from '../../page/game.svelte.js';
import type { Projection } from '../../worker/protocol.js';

export interface SourceLine {
  readonly source: number;
  readonly name: string;
  /** One of the nine categories has an icon. */
  readonly category: string | null;
  /** By seat. */
  readonly points: readonly number[];
}

/** The final scoring: the nine categories, stages and point bonuses stand first. */
const FINAL_SOURCES = CATEGORIES.length + 2;
export const isFinal = ({ source }: SourceLine): boolean => source < FINAL_SOURCES;

/** A line per source from which any of these has points. */
export const sourceLines = (projected: readonly Projection[]): SourceLine[] =>
  POINT_SOURCES.map((id, source) => ({
    source,
    name: game.catalogue?.sources[source] ?? id,
    category: CATEGORIES[source] ?? null,
    points: projected.map(({ sources }) => sources[id]),
  })).filter(({ points }) => points.some(n => n !== 0));

/** Who leads on the table. */
export const leadersNow = (): number[] => leaders(game.view?.seats.map(({ score }) => score) ?? []);

/** The seats with the most points; nobody as long as all have the same. */
export function leaders(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const seats = points.flatMap((n, seat) => (n === most ? [seat] : []));
  return seats.length === points.length ? [] : seats;
}
