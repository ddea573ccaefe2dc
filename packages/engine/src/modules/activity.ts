// Module: Activity, rulebook p. 31.
import { activities } from '../actions/progress.js';
import { push } from '../flow/agenda.js';
import { MONEY } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

export const activity: ModuleRule = {
  can: (g, seat, level) => activities(g, seat).length > 0 || LEVELS.activity[level - 1]!.money > 0,
  start(g, seat, level) {
    const { times, repeat, money } = LEVELS.activity[level - 1]!;
    push(g, { do: 'activity', seat, left: times, repeat, done: [] });
    if (money > 0) gain(g, seat, MONEY, money);
  },
};
