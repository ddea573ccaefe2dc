// Module: Activity, rulebook p. 31.
import { activities } from '../actions/progress.js';
import { push } from '../flow/agenda.js';
import { MONEY } from '../pack/names.js';
import { gain } from '../state/markers.js';
import type { ModuleRule } from './module.js';

/** By level: activities, whether the same may be done twice, money first. */
const LEVELS = [
  { left: 1, repeat: false, money: 0 }, // I
  { left: 2, repeat: false, money: 0 }, // II
  { left: 2, repeat: true, money: 0 }, // III
  { left: 2, repeat: true, money: 2 }, // IIII
] as const;

export const activity: ModuleRule = {
  can: (g, seat, level) => activities(g, seat).length > 0 || LEVELS[level - 1]!.money > 0,
  start(g, seat, level) {
    const { left, repeat, money } = LEVELS[level - 1]!;
    push(g, { do: 'activity', seat, left, repeat, done: [] });
    if (money > 0) gain(g, seat, MONEY, money);
  },
};
