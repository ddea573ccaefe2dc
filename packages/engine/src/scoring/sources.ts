import { type CauseKind, causeKind } from '../flow/causes.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { CATEGORIES } from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import { add } from '../state/lists.js';

/** Where points come from; the final scoring of the nine categories stands first. */
export const SOURCES = [
  ...CATEGORIES,
  'stages',
  'pointBonus',
  'era',
  'fire',
  'costSpaces',
  'instantBonus',
  'ability',
  'income',
  'line',
  'beyond',
  'sites',
  'strongTribes',
  'statues',
  'event',
  'module',
  'completion',
  'creatures',
  'actionCards',
] as const;
export type PointSource = (typeof SOURCES)[number];

const NUMBER = Object.fromEntries(SOURCES.map((source, i) => [source, i])) as Record<PointSource, number>;

/** `units` says what was counted for the points, if anything. */
export function score(g: Game, seat: number, n: number, source: PointSource, units?: number): void {
  if (n === 0) return;
  const me = seatToChange(g, seat);
  me.score += n;
  me.earned = add(me.earned, NUMBER[source], n);
  emit(g, seat, { type: 'scored', n, source: NUMBER[source], ...(units !== undefined && { units }) });
}

/** What the points of an effect count as; where nothing is said, as those of an ability. */
const BY_CAUSE: Partial<Record<CauseKind, PointSource>> = {
  card: 'instantBonus',
  income: 'income',
  line: 'line',
  event: 'event',
  completion: 'completion',
  module: 'module',
  creature: 'creatures',
};

export const scoreByCause = (g: Game, seat: number, n: number): void =>
  score(g, seat, n, BY_CAUSE[causeKind(g.cause)] ?? 'ability');
