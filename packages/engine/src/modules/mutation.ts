// Module: Mutation, rulebook p. 29.

import { canInstall } from '../actions/install.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES, FEATURE, FEATURES, MODULES } from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import { add } from '../state/lists.js';
import { count } from '../state/markers.js';
import { installAt, specialBonus } from './card-module.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const MUTATE = C.option + MODULES.indexOf('mutation') * 8;
const INSTALL = MUTATE + 1;
const TYPE = CARD_TYPES.indexOf('mutation');

/** How many feature markers Mutation moves at a level, with what abilities add. */
export const mutationAt = (level: number, extra: Extra): number =>
  LEVELS.mutation[level - 1]! + extra('mutation.moves');

export const mutation: ModuleRule = {
  can: (g, seat, level) =>
    count(g.s.seats[seat]!, FEATURE, FEATURES.length) > 0 || canInstall(g, seat, TYPE, specialBonus(level)),
  start: (g, seat, level) => push(g, { do: 'mutation', seat, level }),
};

export const mutationSteps: Handler<Extract<Task, { do: 'mutation' }>> = {
  legal(g, { seat, level }, out) {
    if (count(g.s.seats[seat]!, FEATURE, FEATURES.length) > 0) out.push(MUTATE);
    if (canInstall(g, seat, TYPE, specialBonus(level))) out.push(INSTALL);
  },
  choose(g, { seat, level }, choice) {
    if (choice === INSTALL) push(g, installAt(seat, TYPE, level));
    else push(g, { do: 'mutate', seat, left: mutationAt(level, extraOf(g, seat)), optional: false });
  },
};

/** Moves a feature marker to another feature space. */
export const mutate: Handler<Extract<Task, { do: 'mutate' }>> = {
  legal(g, task, out) {
    const { markers } = g.s.seats[task.seat]!;
    for (let from = 0; from < FEATURES.length; from++) {
      if (markers[FEATURE + from]! === 0) continue;
      for (let to = 0; to < FEATURES.length; to++)
        if (to !== from) out.push(C.mutate + from * FEATURES.length + to);
    }
    if (task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1, optional: true });
    const me = seatToChange(g, task.seat);
    const from = Math.floor(argOf(choice) / FEATURES.length);
    const to = argOf(choice) % FEATURES.length;
    me.markers = add(add(me.markers, FEATURE + from, -1), FEATURE + to, 1);
    emit(g, task.seat, { type: 'mutated', from, to });
  },
};
