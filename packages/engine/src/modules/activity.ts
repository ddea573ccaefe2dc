// Module: Activity, rulebook p. 31.
import { canPerform } from '../actions/progress.js';
import { push } from '../flow/agenda.js';
import { MONEY } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

export const activity: ModuleRule = {
  can: (g, seat, level) => LEVELS.activity[level - 1]!.money > 0 || canPerform(g, seat),
  start(g, seat, level) {
    const { times, repeat, money } = LEVELS.activity[level - 1]!;
    push(g, { do: 'activity', seat, left: times, repeat, done: [] });
    if (money > 0) gain(g, seat, MONEY, money);
  },
};
