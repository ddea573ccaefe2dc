// Module: Transport, rulebook p. 19.
import { transportable, transportTask } from '../actions/produce.js';
import { push } from '../flow/agenda.js';
import type { Task } from '../flow/tasks.js';
import type { ModuleRule } from './module.js';

const ALL = 99;

/** By level: how many; whether boats may unload onto any space; how many markers may go to any space. */
const LEVELS = [
  { left: 3, boatsAnywhere: false, anySpace: 0 }, // I
  { left: 6, boatsAnywhere: false, anySpace: 0 }, // II
  { left: ALL, boatsAnywhere: true, anySpace: 0 }, // III
  { left: ALL, boatsAnywhere: false, anySpace: 3 }, // IIII
] as const;

const taskAt = (seat: number, level: number): Extract<Task, { do: 'transport' }> => ({
  ...transportTask(seat, 0),
  ...LEVELS[level - 1]!,
});

export const transport: ModuleRule = {
  can(g, seat, level) {
    const out: number[] = [];
    transportable(g, taskAt(seat, level), out);
    return out.length > 0;
  },
  start: (g, seat, level) => push(g, taskAt(seat, level)),
};
