// Module: Planning, rulebook p. 26.
import { takeGoal } from '../actions/goals.js';
import { installableGoals } from '../actions/install-goal.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { IDEA, MODULES, PLANNING } from '../pack/names.js';
import { gain } from '../state/markers.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const GOALS = C.option + MODULES.indexOf('planning') * 8;
const MARKERS = GOALS + 1;

interface Plan {
  readonly install: number;
  readonly gain: number;
  readonly either: number;
  readonly markers: number;
  readonly ideas: number;
}

/** What Planning gives at a level, with what abilities add. */
export function planningAt(level: number, extra: Extra): Plan {
  const printed = LEVELS.planning[level - 1]!;
  return { ...printed, markers: printed.markers + extra('planning.markers') };
}

function canGain(g: Game, level: number): boolean {
  const { gain: gains, either } = LEVELS.planning[level - 1]!;
  return gains + either > 0 && g.s.goalDisplay.some(goal => goal >= 0);
}

export const planning: ModuleRule = {
  can: () => true,
  start: (g, seat, level) => push(g, { do: 'planning', seat, level }),
};

export const planningSteps: Handler<Extract<Task, { do: 'planning' }>> = {
  legal(g, { seat, level }, out) {
    if (installableGoals(g, seat).length > 0 || canGain(g, level)) out.push(GOALS);
    out.push(MARKERS);
  },
  choose(g, { seat, level }, choice) {
    const { install, gain: gains, either, markers, ideas } = planningAt(level, extraOf(g, seat));
    if (choice === GOALS) return push(g, { do: 'goals', seat, install, gain: gains, either });
    push(g, { do: 'planOn', seat, n: markers, optional: false });
    if (ideas > 0) gain(g, seat, IDEA, ideas);
  },
};

/** Installing and gaining goal chips in any order. */
export const goalSteps: Handler<Extract<Task, { do: 'goals' }>> = {
  legal(g, { seat, install, gain: gains, either }, out) {
    if (install + either > 0) for (const space of installableGoals(g, seat)) out.push(C.installGoal + space);
    if (gains + either > 0) for (const goal of g.s.goalDisplay) if (goal >= 0) out.push(C.takeGoal + goal);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const { seat } = task;
    const installs = kindOf(choice) === 'installGoal';
    const either = Math.max(0, task.either - 1);
    const rest = {
      ...task,
      either,
      install: Math.max(0, task.install - (installs ? 1 : 0)),
      gain: Math.max(0, task.gain - (installs ? 0 : 1)),
    };
    push(g, rest);
    if (installs) push(g, { do: 'installGoal', seat, space: argOf(choice), column: -1 });
    else takeGoal(g, seat, argOf(choice), true);
  },
};

/** All on one dice space. */
export const planOn: Handler<Extract<Task, { do: 'planOn' }>> = {
  legal(_g, { optional }, out) {
    for (let value = 0; value < 6; value++) out.push(C.planOn + value);
    if (optional) out.push(C.decline);
  },
  choose(g, { seat, n }, choice) {
    if (choice !== C.decline) gain(g, seat, PLANNING + argOf(choice), n);
  },
};
