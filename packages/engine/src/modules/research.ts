// Module: Research, rulebook p. 28.
import { canGainCard } from '../actions/cards.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const GAIN = C.option + MODULES.indexOf('research') * 8;
const DRAW = GAIN + 1;

/** How many cards Research gains, or draws and keeps, at a level, with what abilities add. */
export function researchAt(level: number, extra: Extra): { gain: number; draw: number; keep: number } {
  const { gain, draw: printed, keep } = LEVELS.research[level - 1]!;
  const draw = printed + extra('research.draw');
  return { gain, draw, keep: Math.min(draw, keep + extra('research.keep')) };
}

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
    const { gain, draw, keep } = researchAt(level, extraOf(g, seat));
    if (argOf(choice) === argOf(GAIN)) {
      for (let i = 0; i < gain; i++) push(g, { do: 'gainCard', seat, type: -1 });
    } else push(g, { do: 'drawCards', seat, named: [], n: draw, keep });
  },
};
