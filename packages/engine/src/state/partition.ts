import type { Game } from '../flow/game.js';
import { ATTRIBUTE_SLOT, CHIP_SLOT, CREATURE_SLOT, ONE_GOAL, type Rules, TWO_GOALS } from '../pack/rules.js';
import { seatToChange } from './change.js';
import type { Seat } from './types.js';

/**
 * The stage partition (rulebook p. 11): nine columns, each a list of slots from the bottom up. A slot is a
 * research card's number, CHIP_SLOT + income chip, ATTRIBUTE_SLOT + attribute chip, or one or two goal chips,
 * whose faces no longer matter.
 */
export const COLUMNS = 9;

/** What a column is reserved for: a research card type, goals, attributes, creatures; income chips reserve none. */
export const GOAL_KIND = 5;
export const ATTRIBUTE_KIND = 6;
export const CREATURE_KIND = 7;
export const INCOME_KIND = 8;
export const FREE = -1;

export function kindOfSlot(slot: number): number {
  if (slot < CHIP_SLOT) return slot >> 5;
  if (slot < ATTRIBUTE_SLOT) return INCOME_KIND;
  if (slot < CREATURE_SLOT) return ATTRIBUTE_KIND;
  return slot < ONE_GOAL ? CREATURE_KIND : GOAL_KIND;
}

export const isIncomeSlot = (slot: number): boolean => slot >= CHIP_SLOT && slot < ATTRIBUTE_SLOT;

export function kindOfColumn(column: readonly number[]): number {
  for (let i = 0; i < column.length; i++) if (!isIncomeSlot(column[i]!)) return kindOfSlot(column[i]!);
  return FREE;
}

/** The columns in which the next card or chip of a kind may go. */
export function columnsFor(me: Seat, kind: number): number[] {
  const columns: number[] = [];
  for (let c = 0; c < COLUMNS; c++) {
    const column = me.columns[c]!;
    if (kind === INCOME_KIND) {
      if (column[column.length - 1] !== ONE_GOAL) columns.push(c);
      continue;
    }
    const has = kindOfColumn(column);
    if (has === kind) return [c];
    if (has === FREE) columns.push(c);
  }
  return columns;
}

/** The stage of the lowest free slot of a column, from 1. */
export function nextStage(rules: Rules, me: Seat, column: number): number {
  return rules.pack.tables.console.columns[column]! + me.columns[column]!.length;
}

/** The stages in which a goal chip would lie beside a single one of a column, and on top of the column. */
export function goalStages(rules: Rules, me: Seat, column: number): { beside: number; top: number } {
  const slots = me.columns[column]!;
  const top = nextStage(rules, me, column);
  return { beside: top - slots.length + slots.indexOf(ONE_GOAL), top };
}

/** The stages whose tiles have to be flipped before they count (rulebook p. 23). */
export const STAGE_TILES = [4, 5] as const;
const bitOfTile = (stage: number): number => 1 << (stage - STAGE_TILES[0]);
/** Whether a stage counts: the first three always do, the others once their tile is flipped. */
export const isActive = (me: Pick<Seat, 'activeStages'>, stage: number): boolean =>
  stage < STAGE_TILES[0] || (me.activeStages & bitOfTile(stage)) !== 0;
/** Whether a civilization has a stage tile left to flip. */
export const canFlip = (me: Seat): boolean => STAGE_TILES.some(stage => !isActive(me, stage));
export function flip(g: Game, seat: number, stage: number): void {
  seatToChange(g, seat).activeStages |= bitOfTile(stage);
}

/** What a card or chip in a stage is worth at the end once the stage is active; nothing above the highest. */
export const pointsOfStage = (rules: Rules, stage: number): number =>
  rules.pack.tables.console.stagePoints[stage - 1] ?? 0;

/** All slots of a stage are seamlessly filled; a slot with a single goal chip is not (ruling 8). */
export function isComplete(g: Game, me: Seat, stage: number): boolean {
  const starts = g.rules.pack.tables.console.columns;
  for (let c = 0; c < COLUMNS; c++) {
    if (starts[c]! > stage) continue;
    const slot = me.columns[c]![stage - starts[c]!];
    if (slot === undefined || slot === ONE_GOAL) return false;
  }
  return true;
}

/** The numbers of the income chips in a partition, the starting chip card among them. */
export function incomeChips(me: Seat): number[] {
  const chips: number[] = [];
  for (let c = 0; c < me.columns.length; c++) {
    const column = me.columns[c]!;
    for (let i = 0; i < column.length; i++) if (isIncomeSlot(column[i]!)) chips.push(column[i]! - CHIP_SLOT);
  }
  return chips.length > 1 ? chips.sort((a, b) => a - b) : chips;
}

/** Cheaper than listing them. */
export function hasIncomeChip(me: Seat): boolean {
  for (let c = 0; c < me.columns.length; c++) {
    const column = me.columns[c]!;
    for (let i = 0; i < column.length; i++) if (isIncomeSlot(column[i]!)) return true;
  }
  return false;
}

/** Installed pieces of a kind; goal chips count singly. */
export function countKind(me: Seat, kind: number): number {
  let n = 0;
  for (let c = 0; c < me.columns.length; c++) {
    const column = me.columns[c]!;
    for (let i = 0; i < column.length; i++) {
      const slot = column[i]!;
      if (kindOfSlot(slot) === kind) n += slot === TWO_GOALS ? 2 : 1;
    }
  }
  return n;
}
