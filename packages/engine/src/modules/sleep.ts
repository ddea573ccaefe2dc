// The Sleep module and the six feature modules, rulebook p. 14.
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FOCUS, IDEA, MODULES } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { SLEEP_GAINS } from './levels.js';
import type { ModuleRule } from './module.js';

const FOCUS_MARKER = C.option + MODULES.indexOf('sleep') * 8;
const IDEA_MARKERS = FOCUS_MARKER + 1;

/** How many focus markers or ideas Sleep gives, with what abilities add. */
export const sleepGains = (extra: Extra): { focus: number; ideas: number } => ({
  focus: SLEEP_GAINS.focus,
  ideas: SLEEP_GAINS.ideas + extra('sleep.ideas'),
});

export const sleep: ModuleRule = {
  can: () => true,
  start: (g, seat) => push(g, { do: 'sleep', seat }),
};

export const sleepSteps: Handler<Extract<Task, { do: 'sleep' }>> = {
  legal(_g, _task, out) {
    out.push(FOCUS_MARKER, IDEA_MARKERS);
  },
  choose(g, { seat }, choice) {
    const { focus, ideas } = sleepGains(extraOf(g, seat));
    if (choice === FOCUS_MARKER) gain(g, seat, FOCUS, focus);
    else gain(g, seat, IDEA, ideas);
  },
};

export const feature = (value: number): ModuleRule => ({
  can: () => true,
  start: (g, seat) => gain(g, seat, FEATURE + value - 1, 1),
});
