import { MAIN_MODULES, MODULES, type Module, SLEEP } from '../pack/names.js';
import { achievement } from './achievement.js';
import { activity } from './activity.js';
import { building } from './building.js';
import { exploration } from './exploration.js';
import { insight } from './insight.js';
import { invention } from './invention.js';
import { migration } from './migration.js';
import type { ModuleRule } from './module.js';
import { mutation } from './mutation.js';
import { planning } from './planning.js';
import { procreation } from './procreation.js';
import { production } from './production.js';
import { research } from './research.js';
import { feature, sleep } from './sleep.js';
import { sustenance } from './sustenance.js';
import { trade } from './trade.js';
import { transport } from './transport.js';

const main: Partial<Record<Module, ModuleRule>> = {
  research,
  migration,
  exploration,
  transport,
  invention,
  activity,
  sustenance,
  procreation,
  mutation,
  planning,
  production,
  insight,
  trade,
  building,
  achievement,
};

/** The console's modules by number. */
export const MODULE_RULES: readonly (ModuleRule | undefined)[] = MODULES.map((name, m) => {
  if (m < MAIN_MODULES) return main[name];
  return m === SLEEP ? sleep : feature(m - MAIN_MODULES + 1);
});
