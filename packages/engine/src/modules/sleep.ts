// The Sleep module and the six feature modules, rulebook p. 14.
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FOCUS, IDEA, MODULES } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { SLEEP_GAINS } from './levels.js';
import type { ModuleRule } from './module.js';

const FOCUS_MARKER = C.option + MODULES.indexOf('sleep') * 8;
const IDEA_MARKERS = FOCUS_MARKER + 1;

export const sleep: ModuleRule = {
  can: () => true,
  start: (g, seat) => push(g, { do: 'sleep', seat }),
};

export const sleepSteps: Handler<Extract<Task, { do: 'sleep' }>> = {
  legal(_g, _task, out) {
    out.push(FOCUS_MARKER, IDEA_MARKERS);
  },
  choose(g, { seat }, choice) {
    if (choice === FOCUS_MARKER) gain(g, seat, FOCUS, SLEEP_GAINS.focus);
    else gain(g, seat, IDEA, SLEEP_GAINS.ideas);
  },
};

export const feature = (value: number): ModuleRule => ({
  can: () => true,
  start: (g, seat) => gain(g, seat, FEATURE + value - 1, 1),
});
