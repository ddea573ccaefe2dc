// Module: Activity, rulebook p. 31.
import { activityList, canPerform, ownActivities } from '../actions/progress.js';
import { canDoList } from '../effects/verbs.js';
import { push } from '../flow/agenda.js';
import { CONSOLE_ACTIVITY } from '../flow/choices.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

export const activity: ModuleRule = {
  can: (g, seat, level) => LEVELS.activity[level - 1]!.money > 0 || canPerform(g, seat),
  /** Unless an activity can be done that needs nothing of what modules are paid with. */
  dependsOnPayment(g, seat, level) {
    if (LEVELS.activity[level - 1]!.money > 0) return false;
    const { needsPaymentGoods } = g.rules;
    const own = activityList(g.rules, CONSOLE_ACTIVITY);
    // The console's own activity can be done nearly always.
    if (!needsPaymentGoods[own] && canDoList(g, seat, own)) return false;
    let depends = false;
    for (const slot of ownActivities(g, seat)) {
      const list = activityList(g.rules, slot);
      if (needsPaymentGoods[list]) depends = true;
      else if (canDoList(g, seat, list)) return false;
    }
    return depends;
  },
  start(g, seat, level) {
    const { times, repeat, money } = LEVELS.activity[level - 1]!;
    push(g, { do: 'activity', seat, left: times, repeat, done: [], money });
  },
};
