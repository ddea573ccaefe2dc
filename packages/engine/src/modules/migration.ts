// Module: Migration, rulebook p. 14-16.

import { type Tested, testFor } from '../actions/favor.js';
import { canMigrate } from '../actions/migrate.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { push } from '../flow/agenda.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

/** How many migrations a level allows after a passed and a failed favor test, with what abilities add. */
export function migrationAt(level: number, extra: Extra): Tested {
  const { pass, fail } = LEVELS.migration[level - 1]!;
  const more = extra('migrate.limit');
  return { pass: pass + more, fail: fail + more };
}

export const migration: ModuleRule = {
  // One migration is nearly always enough; only where the neighbours are closed it takes more.
  can: (g, seat, level) =>
    canMigrate(g, seat, 1) || canMigrate(g, seat, migrationAt(level, extraOf(g, seat)).pass),
  start(g, seat, level) {
    const allowed = migrationAt(level, extraOf(g, seat));
    push(
      g,
      testFor(seat, allowed, left => ({ do: 'migrate', seat, left, settled: [] })),
    );
  },
};
