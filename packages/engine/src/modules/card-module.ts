// Option B of the five card modules: install a card of their type, with the special bonus from level III (p. 25).
import type { Again, Task } from '../flow/tasks.js';

const AGAIN: readonly Again[] = ['never', 'never', 'unlessIgnored', 'always'];

export const specialBonus = (level: number): boolean => level >= 3;

export const installAt = (seat: number, type: number, level: number): Task => ({
  do: 'install',
  seat,
  type,
  bonus: specialBonus(level),
  optional: false,
  again: AGAIN[level - 1]!,
});
