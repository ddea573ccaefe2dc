// Module: Sustenance, rulebook p. 19.
import { huntingGrounds } from '../actions/hunt.js';
import { canStrengthen } from '../actions/procreate.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const HUNT = C.option + MODULES.indexOf('sustenance') * 8;
const STRENGTHEN = HUNT + 1;

/**
 * How many hunts and strengthened tribes a level allows, with what abilities add, and whether one may hunt
 * anywhere.
 */
export function sustenanceAt(
  level: number,
  extra: Extra,
): { hunts: number; anywhere: boolean; strengthen: number } {
  const { hunts, anywhere, strengthen } = LEVELS.sustenance[level - 1]!;
  return {
    hunts: hunts + extra('hunt.limit'),
    anywhere,
    strengthen: strengthen + extra('strengthen.limit'),
  };
}

export const sustenance: ModuleRule = {
  can: (g, seat, level) =>
    huntingGrounds(g, seat, LEVELS.sustenance[level - 1]!.anywhere) !== 0 || canStrengthen(g, seat),
  start: (g, seat, level) => push(g, { do: 'sustenance', seat, level }),
};

export const sustenanceSteps: Handler<Extract<Task, { do: 'sustenance' }>> = {
  legal(g, { seat, level }, out) {
    if (huntingGrounds(g, seat, LEVELS.sustenance[level - 1]!.anywhere) !== 0) out.push(HUNT);
    if (canStrengthen(g, seat)) out.push(STRENGTHEN);
  },
  choose(g, { seat, level }, choice) {
    const { hunts, anywhere, strengthen } = sustenanceAt(level, extraOf(g, seat));
    if (choice === HUNT) push(g, { do: 'hunt', seat, left: hunts, anywhere, optional: false });
    else push(g, { do: 'strengthen', seat, left: strengthen });
  },
};
