// Module: Achievement, rulebook p. 28.
import { canGainDie } from '../actions/dice.js';
import { canInstall } from '../actions/install.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES, MODULES } from '../pack/names.js';
import { installAt, specialBonus } from './card-module.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const DICE = C.option + MODULES.indexOf('achievement') * 8;
const INSTALL = DICE + 1;
const TYPE = CARD_TYPES.indexOf('achievement');

const canGain = (g: Game, seat: number): boolean =>
  canGainDie(g, seat, 'activation') || canGainDie(g, seat, 'fate');

export const achievement: ModuleRule = {
  can: (g, seat, level) => canGain(g, seat) || canInstall(g, seat, TYPE, specialBonus(level)),
  start: (g, seat, level) => push(g, { do: 'achievement', seat, level }),
};

export const achievementSteps: Handler<Extract<Task, { do: 'achievement' }>> = {
  legal(g, { seat, level }, out) {
    if (canGain(g, seat)) out.push(DICE);
    if (canInstall(g, seat, TYPE, specialBonus(level))) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    if (choice === INSTALL) push(g, installAt(seat, TYPE, level));
    else push(g, ...LEVELS.achievement[level - 1]!.map((kind): Task => ({ do: 'gainDie', seat, kind })));
  },
};
