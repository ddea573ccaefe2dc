// Module: Transport, rulebook p. 19.
import { anySpaces, canTransportAt } from '../actions/produce.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { push } from '../flow/agenda.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

/**
 * How many raw materials a level transports, with what abilities add, and where they may come from and go.
 */
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

const taskAt = (g: Game, seat: number, level: number): Extract<Task, { do: 'transport' }> => {
  const { left, boatsAnywhere, anySpace } = transportAt(level, extraOf(g, seat));
  return { do: 'transport', seat, left, within: -1, boatsAnywhere, anySpace, optional: true };
};

export const transport: ModuleRule = {
  can(g, seat, level) {
    const { boatsAnywhere, anySpace } = LEVELS.transport[level - 1]!;
    return canTransportAt(g, seat, boatsAnywhere, anySpace);
  },
  start: (g, seat, level) => push(g, taskAt(g, seat, level)),
};
