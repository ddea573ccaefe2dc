// Module: Invention, rulebook p. 30.
import { canInstall } from '../actions/install.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES, MODULES } from '../pack/names.js';
import { hasIncomeChip } from '../state/partition.js';
import { installAt, specialBonus } from './card-module.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const INCOME = C.option + MODULES.indexOf('invention') * 8;
const INSTALL = INCOME + 1;
const TYPE = CARD_TYPES.indexOf('invention');

/**
 * How many income chips Invention uses at a level, with what abilities add, and whether those on display
 * count.
 */
export function inventionAt(level: number, extra: Extra): { uses: number; display: boolean } {
  const { uses, display } = LEVELS.invention[level - 1]!;
  return { uses: uses + extra('invention.uses'), display };
}

const canUse = (g: Game, seat: number, level: number): boolean =>
  hasIncomeChip(g.s.seats[seat]!) ||
  (LEVELS.invention[level - 1]!.display && g.s.incomeDisplay.some(chip => chip >= 0));

export const invention: ModuleRule = {
  can: (g, seat, level) => canUse(g, seat, level) || canInstall(g, seat, TYPE, specialBonus(level)),
  start: (g, seat, level) => push(g, { do: 'invention', seat, level }),
};

export const inventionSteps: Handler<Extract<Task, { do: 'invention' }>> = {
  legal(g, { seat, level }, out) {
    if (canUse(g, seat, level)) out.push(INCOME);
    if (canInstall(g, seat, TYPE, specialBonus(level))) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    if (choice === INSTALL) return push(g, installAt(seat, TYPE, level));
    const { uses, display } = inventionAt(level, extraOf(g, seat));
    push(g, { do: 'useIncome', seat, left: uses, display });
  },
};
