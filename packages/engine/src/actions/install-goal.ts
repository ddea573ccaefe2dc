// Install a goal chip, rulebook p. 26.

import { hook, trigger } from '../effects/hooks.js';
import { measure } from '../effects/measures.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MAIN_MODULES, STORED } from '../pack/names.js';
import { ONE_GOAL, TWO_GOALS } from '../pack/rules.js';
import { seatToChange } from '../state/change.js';
import { put, putList } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { columnsFor, GOAL_KIND, goalStages } from '../state/partition.js';

/** What a goal chip asks for; abilities bring it down to 1 at most. */
function neededFor(g: Game, seat: number, goal: number): number {
  const { min, material } = g.rules.goals[goal]!;
  return material >= 0 ? 1 : Math.min(min, Math.max(1, min + hook(g, seat, 'goal.min')));
}

/** What a goal chip asks for and what is there of it, or null when that is enough. */
export function unmet(g: Game, seat: number, goal: number): { need: number; have: number } | null {
  const { measure: what, material } = g.rules.goals[goal]!;
  const need = neededFor(g, seat, goal);
  const have = material >= 0 ? g.s.seats[seat]!.markers[STORED + material]! : measure(g, seat, what!);
  return have >= need ? null : { need, have };
}

/** The goal spaces whose visible chip is fulfilled. */
export function installableGoals(g: Game, seat: number): number[] {
  const { goals } = g.s.seats[seat]!;
  const list: number[] = [];
  for (let space = 0; space < goals.length; space++) {
    const pile = goals[space]!;
    if (pile.length > 0 && unmet(g, seat, pile[pile.length - 1]!) === null) list.push(space);
  }
  return list;
}

/** Beside a single goal chip, or on top: two fit side by side, and none must be filled up first. */
const BESIDE = 0;
const ON_TOP = 1;

export const installGoal: Handler<Extract<Task, { do: 'installGoal' }>> = {
  legal(g, { seat, column }, out) {
    const me = g.s.seats[seat]!;
    if (column < 0) for (const c of columnsFor(me, GOAL_KIND)) out.push(C.column + c);
    else {
      if (me.columns[column]!.includes(ONE_GOAL)) out.push(C.goalSlot + BESIDE);
      out.push(C.goalSlot + ON_TOP);
    }
  },
  choose(g, task, choice) {
    const { seat, space, column } = task;
    if (kindOf(choice) === 'column') return push(g, { ...task, column: argOf(choice) });
    const me = seatToChange(g, seat);
    const pile = me.goals[space]!;
    const goal = pile[pile.length - 1]!;
    me.goals = putList(me.goals, space, pile.slice(0, -1));
    const { material } = g.rules.goals[goal]!;
    g.cause = cause('goal', goal);
    if (material >= 0) pay(g, seat, STORED + material, 1);
    const slots = me.columns[column]!;
    const { beside, top } = goalStages(g.rules, me, column);
    const stage = argOf(choice) === BESIDE ? beside : top;
    if (argOf(choice) === BESIDE) {
      me.columns = putList(me.columns, column, put(slots, slots.indexOf(ONE_GOAL), TWO_GOALS));
    } else me.columns = putList(me.columns, column, [...slots, ONE_GOAL]);
    emit(g, seat, { type: 'installed', slot: ONE_GOAL, column, stage });
    trigger(g, seat, 'installGoal');
    // Only a bared goal space shows the upgrade.
    if (me.goals[space]!.length === 0) push(g, { do: 'upgrade', seat, modules: (1 << MAIN_MODULES) - 1 });
  },
};
