// Module: Building, rulebook p. 21-25.
import { canBuild } from '../actions/build.js';
import { canInstall } from '../actions/install.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES, MODULES } from '../pack/names.js';
import { installAt, specialBonus } from './card-module.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const BUILD = C.option + MODULES.indexOf('building') * 8;
const INSTALL = BUILD + 1;
const TYPE = CARD_TYPES.indexOf('building');

const canBuildAny = (g: Game, seat: number, level: number): boolean =>
  canBuild(g, seat, LEVELS.building[level - 1]!.perGround, 'any');

export const building: ModuleRule = {
  can: (g, seat, level) => canBuildAny(g, seat, level) || canInstall(g, seat, TYPE, specialBonus(level)),
  start: (g, seat, level) => push(g, { do: 'building', seat, level }),
};

export const buildingSteps: Handler<Extract<Task, { do: 'building' }>> = {
  legal(g, { seat, level }, out) {
    if (canBuildAny(g, seat, level)) out.push(BUILD);
    if (canInstall(g, seat, TYPE, specialBonus(level))) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    if (choice === INSTALL) return push(g, installAt(seat, TYPE, level));
    const { projects: left, same, perGround: limit } = LEVELS.building[level - 1]!;
    push(g, { do: 'build', seat, left, same, limit, only: 'any', optional: false });
  },
};
