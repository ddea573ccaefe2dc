// Module: Insight, rulebook p. 29.
import { canInstall } from '../actions/install.js';
import { hook } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Again, Task } from '../flow/tasks.js';
import { CARD_TYPES, IDEA, MODULES } from '../pack/names.js';
import { gain } from '../state/markers.js';
import type { ModuleRule } from './module.js';

const IDEAS = C.option + MODULES.indexOf('insight') * 8;
const INSTALL = IDEAS + 1;
const TYPE = CARD_TYPES.indexOf('insight');

/** By level: ideas (A), or one card installed (B), with the special bonus from level III. */
const LEVELS: readonly { ideas: number; bonus: boolean; again: Again }[] = [
  { ideas: 3, bonus: false, again: 'never' }, // I
  { ideas: 6, bonus: false, again: 'never' }, // II
  { ideas: 6, bonus: true, again: 'unlessIgnored' }, // III
  { ideas: 9, bonus: true, again: 'always' }, // IIII
];

export const insight: ModuleRule = {
  can: () => true,
  start: (g, seat, level) => push(g, { do: 'insight', seat, level }),
};

export const insightSteps: Handler<Extract<Task, { do: 'insight' }>> = {
  legal(g, { seat, level }, out) {
    out.push(IDEAS);
    if (canInstall(g, seat, TYPE, LEVELS[level - 1]!.bonus)) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    const { ideas, bonus, again } = LEVELS[level - 1]!;
    if (choice === IDEAS) gain(g, seat, IDEA, ideas + hook(g, seat, 'insight.ideas'));
    else push(g, { do: 'install', seat, type: TYPE, bonus, optional: false, again });
  },
};
