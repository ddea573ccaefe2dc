// Module: Transport, rulebook p. 19.
import { transportable, transportTask } from '../actions/produce.js';
import { push } from '../flow/agenda.js';
import type { Task } from '../flow/tasks.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const taskAt = (seat: number, level: number): Extract<Task, { do: 'transport' }> => ({
  ...transportTask(seat, 0),
  ...LEVELS.transport[level - 1]!,
});

export const transport: ModuleRule = {
  can(g, seat, level) {
    const out: number[] = [];
    transportable(g, taskAt(seat, level), out);
    return out.length > 0;
  },
  start: (g, seat, level) => push(g, taskAt(seat, level)),
};
