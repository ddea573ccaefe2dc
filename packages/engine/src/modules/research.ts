// Module: Research, rulebook p. 28.
import { canGainCard } from '../actions/cards.js';
import { hook } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import type { ModuleRule } from './module.js';

const GAIN = C.option + MODULES.indexOf('research') * 8;
const DRAW = GAIN + 1;

/** By level: cards gained (A), or drawn and kept (B). */
const LEVELS = [
  { gain: 1, draw: 2, keep: 1 }, // I
  { gain: 1, draw: 4, keep: 1 }, // II
  { gain: 2, draw: 4, keep: 2 }, // III
  { gain: 3, draw: 6, keep: 3 }, // IIII
] as const;

export const research: ModuleRule = {
  can: g => canGainCard(g, -1),
  start: (g, seat, level) => push(g, { do: 'research', seat, level }),
};

export const researchSteps: Handler<Extract<Task, { do: 'research' }>> = {
  legal(g, _task, out) {
    if (canGainCard(g, -1)) out.push(GAIN);
    if (g.s.stacks.some(stack => stack.length > 0)) out.push(DRAW);
  },
  choose(g, { seat, level }, choice) {
    const { gain, draw, keep } = LEVELS[level - 1]!;
    if (argOf(choice) === argOf(GAIN)) {
      for (let i = 0; i < gain; i++) push(g, { do: 'gainCard', seat, type: -1 });
    } else push(g, { do: 'drawCards', seat, named: [], n: draw + hook(g, seat, 'research.draw'), keep });
  },
};
