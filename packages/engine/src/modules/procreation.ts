// Module: Procreation, rulebook p. 16-17; Holy rocks come before it, p. 38.
import { type Tested, testFor, testThen } from '../actions/favor.js';
import { ANYWHERE, bear, birthplaces, canProcreate, canStrengthen } from '../actions/procreate.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { HOLY_ROCK, MODULES } from '../pack/names.js';
import { revealedOfKind } from '../state/sites.js';
import { ownTerritories } from '../state/tribes.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const STRENGTHEN = C.option + MODULES.indexOf('procreation') * 8 + 1;

/**
 * How many procreations a level allows after a passed and a failed favor test, with what abilities add, and
 * whether a tribe is strengthened.
 */
export function procreationAt(level: number, extra: Extra): Tested & { readonly strengthen: boolean } {
  const { pass, fail, strengthen } = LEVELS.procreation[level - 1]!;
  const more = extra('procreate.limit');
  return { pass: pass + more, fail: fail + more, strengthen };
}

export const procreation: ModuleRule = {
  can: (g, seat, level) =>
    canProcreate(g, seat) || (LEVELS.procreation[level - 1]!.strengthen && canStrengthen(g, seat)),
  start(g, seat, level) {
    const { strengthen: test, ...births } = procreationAt(level, extraOf(g, seat));
    const usual = testFor(seat, births, left => ({ do: 'procreation', seat, left, test }));
    const rocks = revealedOfKind(g, HOLY_ROCK).map((site): Task => ({ do: 'holyRock', seat, site }));
    push(g, ...rocks, usual);
  },
};

/** Procreations (A) and, from level III, a favor test to strengthen a tribe (B), before or after them. */
export const procreationSteps: Handler<Extract<Task, { do: 'procreation' }>> = {
  legal(g, { seat, left, test }, out) {
    // The test may be taken without a weak tribe.
    if (test) out.push(STRENGTHEN);
    if (left > 0) {
      const targets: number[] = [];
      birthplaces(g, seat, ANYWHERE, targets);
      for (const target of targets) out.push(C.settle + target);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (kindOf(choice) === 'option') {
      if (task.left > 0) push(g, { ...task, test: false });
      push(g, testThen(task.seat, [{ do: 'strengthen', seat: task.seat, left: 1 }]));
      return;
    }
    // The rest of A follows, then B: it is never done between two procreations.
    if (task.test) push(g, { ...task, left: 0 });
    if (task.left > 1) push(g, { ...task, left: task.left - 1, test: false });
    bear(g, task.seat, argOf(choice));
  },
};

/** Choose a territory beside the rock, then test, then procreate there if one can (ruling 25). */
export const holyRock: Handler<Extract<Task, { do: 'holyRock' }>> = {
  legal(g, { seat, site }, out) {
    const beside = g.s.land.sites[site]! & ownTerritories(g.s, seat);
    for (let t = 0; beside >> t !== 0; t++) {
      if ((beside >> t) & 1) out.push(C.rockTerritory + t);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    push(g, testThen(seat, [{ do: 'procreate', seat, left: 1, within: 1 << argOf(choice) }]));
  },
};
