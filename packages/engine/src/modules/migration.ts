// Module: Migration, rulebook p. 14-16.

import { testThen } from '../actions/favor.js';
import { canMigrate } from '../actions/migrate.js';
import { hook } from '../effects/hooks.js';
import { push } from '../flow/agenda.js';
import type { Task } from '../flow/tasks.js';
import type { ModuleRule } from './module.js';

/** Migrations by level: without the favor of the test, and with it. Level I takes no test. */
const LIMITS = [
  [1, 1], // I
  [1, 2], // II
  [2, 3], // III
  [3, 4], // IIII
] as const;

export const migration: ModuleRule = {
  can: (g, seat) => canMigrate(g, seat),
  start(g, seat, level) {
    const [fail, pass] = LIMITS[level - 1]!;
    const extra = hook(g, seat, 'migrate.limit');
    const migrate = (left: number): Task => ({ do: 'migrate', seat, left: left + extra, settled: [] });
    push(g, level === 1 ? migrate(pass) : testThen(seat, [migrate(pass)], [migrate(fail)]));
  },
};
