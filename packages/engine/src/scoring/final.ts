// Final scoring, rulebook p. 36-37.
import type { Handler } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { emit } from '../flow/events.js';
import type { Board, Game } from '../flow/game.js';
import { seatingOrder } from '../flow/seating.js';
import type { Task } from '../flow/tasks.js';
import { CATEGORIES, FINAL_SCORING } from '../pack/names.js';
import { ONE_GOAL, type Rules, TWO_GOALS } from '../pack/rules.js';
import { isActive, pointsOfStage } from '../state/partition.js';
import { remember } from '../state/remember.js';
import type { Seat } from '../state/types.js';
import { allUnits } from './categories.js';
import { type PointSource, SOURCES, score } from './sources.js';

/** What a unit of a category brings in the final scoring, more if a scoring tile lies there. */
const pointsEach = ({ rules, s }: Board, category: number): number =>
  rules.finalPoints[category]![(s.finalTiles >> category) & 1]!;

/** What the final scoring would add now, by source, for these units of the categories. */
export function finalPoints(g: Board, seat: number, units: readonly number[]): [PointSource, number][] {
  const { columns, activeStages } = g.s.seats[seat]!;
  const list: [PointSource, number][] = CATEGORIES.map((name, category) => [
    name,
    units[category]! * pointsEach(g, category),
  ]);
  list.push(
    ['stages', stagePoints(g.rules, columns, activeStages)],
    ['pointBonus', pointBonus(g.rules, columns)],
  );
  return list;
}

/** The sum of these points. */
export function finalSum(g: Board, seat: number, units: readonly number[]): number {
  const { columns, activeStages } = g.s.seats[seat]!;
  let sum = stagePoints(g.rules, columns, activeStages) + pointBonus(g.rules, columns);
  for (let category = 0; category < CATEGORIES.length; category++) {
    sum += units[category]! * pointsEach(g, category);
  }
  return sum;
}

/** A: every card and chip by its stage; 4 and 5 only when active, nothing above. */
const stagePoints = remember((rules: Rules, columns: Seat['columns'], activeStages: number): number => {
  const lowest = rules.pack.tables.console.columns;
  let points = 0;
  columns.forEach((column, c) => {
    column.forEach((slot, i) => {
      const stage = lowest[c]! + i;
      if (!isActive({ activeStages }, stage)) return;
      points += pointsOfStage(rules, stage) * (slot === TWO_GOALS ? 2 : 1);
    });
  });
  return points;
});

/** B: point bonus cards pay for each card and income chip in their column, whatever its stage. */
const pointBonus = remember((rules: Rules, columns: Seat['columns']): number => {
  let points = 0;
  for (const column of columns) {
    const pieces = column.filter(slot => slot < ONE_GOAL).length;
    for (const slot of column) {
      const ability = rules.abilities[slot];
      if (ability?.kind === 'pointBonus') points += ability.n * pieces;
    }
  }
  return points;
});

/** The projected final score by source: what is earned, and what the final scoring would add now. */
export function project(g: Game, seat: number): { total: number; sources: Record<PointSource, number> } {
  const me = g.s.seats[seat]!;
  const sources = Object.fromEntries(SOURCES.map((source, i) => [source, me.earned[i]!])) as Record<
    PointSource,
    number
  >;
  let total = me.score;
  if (g.s.agenda.length > 0) {
    for (const [source, n] of finalPoints(g, seat, allUnits(g, seat))) {
      sources[source] += n;
      total += n;
    }
  }
  return { total, sources };
}

/**
 * Best first: points, then module upgrades, then seating order from the last starting civilization. V.I.C.I is beaten
 * only with more points (ruling 19).
 */
export function ranking(g: Game): number[] {
  const { seats } = g.s;
  return seatingOrder(g.s).sort(
    (a, b) =>
      seats[b]!.score - seats[a]!.score ||
      Number(seats[b]!.automa) - Number(seats[a]!.automa) ||
      seats[b]!.upgrades - seats[a]!.upgrades,
  );
}

export const finalScoring: Handler<Extract<Task, { do: 'finalScoring' }>> = {
  run(g) {
    for (let seat = 0; seat < g.s.seats.length; seat++) {
      const units = allUnits(g, seat);
      for (const [source, n] of finalPoints(g, seat, units)) {
        const category = (CATEGORIES as readonly string[]).indexOf(source);
        g.cause = category < 0 ? cause('phase', FINAL_SCORING) : cause('category', category);
        score(g, seat, n, source, units[category]);
      }
    }
    g.s.phase = FINAL_SCORING;
    emit(g, -1, { type: 'ended', places: ranking(g) });
  },
};
