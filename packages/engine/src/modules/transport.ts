// Module: Transport, rulebook p. 19.
import { anySpaces, transportable, transportTask } from '../actions/produce.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { push } from '../flow/agenda.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

export function transportAt(
  level: number,
  extra: Extra,
): { left: number; boatsAnywhere: boolean; anySpace: number } {
  const { left, boatsAnywhere, anySpace } = LEVELS.transport[level - 1]!;
  return {
    left: left + extra('transport.limit'),
    boatsAnywhere,
    anySpace: anySpaces(anySpace, extra),
  };
}

const taskAt = (g: Game, seat: number, level: number): Extract<Task, { do: 'transport' }> => ({
  ...transportTask(g, seat, 0),
  ...transportAt(level, extraOf(g, seat)),
});

export const transport: ModuleRule = {
  can(g, seat, level) {
    const out: number[] = [];
    transportable(g, taskAt(g, seat, level), out);
    return out.length > 0;
  },
  start: (g, seat, level) => push(g, taskAt(g, seat, level)),
};
