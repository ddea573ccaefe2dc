// Option B of the five card modules: install a card of their type (p. 25).
import type { Task } from '../flow/tasks.js';
import { INSTALL_LEVELS } from './levels.js';

export const specialBonus = (level: number): boolean => INSTALL_LEVELS[level - 1]!.bonus;

export const installAt = (seat: number, type: number, level: number): Task => ({
  do: 'install',
  seat,
  type,
  bonus: specialBonus(level),
  optional: false,
  again: INSTALL_LEVELS[level - 1]!.again,
});
