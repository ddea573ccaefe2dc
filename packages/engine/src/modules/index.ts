import { MAIN_MODULES, MODULES, type Module, SLEEP } from '../pack/names.js';
import { insight } from './insight.js';
import { migration } from './migration.js';
import type { ModuleRule } from './module.js';
import { procreation } from './procreation.js';
import { research } from './research.js';
import { feature, sleep } from './sleep.js';

const main: Partial<Record<Module, ModuleRule>> = { research, migration, procreation, insight };

/** The console's modules by number. */
export const MODULE_RULES: readonly (ModuleRule | undefined)[] = MODULES.map((name, m) => {
  if (m < MAIN_MODULES) return main[name];
  return m === SLEEP ? sleep : feature(m - MAIN_MODULES + 1);
});
