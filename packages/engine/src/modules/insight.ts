// Module: Insight, rulebook p. 29.
import { canInstall } from '../actions/install.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES, IDEA, MODULES } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { installAt, specialBonus } from './card-module.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const IDEAS = C.option + MODULES.indexOf('insight') * 8;
const INSTALL = IDEAS + 1;
const TYPE = CARD_TYPES.indexOf('insight');

/** How many ideas Insight gives at a level, with what abilities add. */
export const insightAt = (level: number, extra: Extra): number =>
  LEVELS.insight[level - 1]! + extra('insight.ideas');

export const insight: ModuleRule = {
  can: () => true,
  start: (g, seat, level) => push(g, { do: 'insight', seat, level }),
};

export const insightSteps: Handler<Extract<Task, { do: 'insight' }>> = {
  legal(g, { seat, level }, out) {
    out.push(IDEAS);
    if (canInstall(g, seat, TYPE, specialBonus(level))) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    if (choice === IDEAS) gain(g, seat, IDEA, insightAt(level, extraOf(g, seat)));
    else push(g, installAt(seat, TYPE, level));
  },
};
