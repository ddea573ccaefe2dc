// The course of play: what is asked now, carrying out a choice, running on to the next question.
import { attributeChoices, takeAttribute } from '../actions/chips.js';
import type { Handler } from './agenda.js';
import { push } from './agenda.js';
import { argOf, kindOf } from './choices.js';
import type { Game } from './game.js';
import { HANDLERS } from './handlers.js';
import { draftPending } from './start.js';
import type { Task } from './tasks.js';

const handlerOf = (task: Task): Handler<Task> => HANDLERS[task.do] as Handler<Task>;

export const current = (g: Game): Task | undefined => g.s.agenda[g.s.agenda.length - 1];

/** The seats that may act now: one, or in the draft all that have not finished. */
export function acting(g: Game): number[] {
  const task = current(g);
  if (!task) return [];
  if (task.do !== 'draft') return [task.seat];
  return g.s.seats.flatMap((me, seat) => (draftPending(me) ? [seat] : []));
}

/** The task as one seat meets it. */
export const taskOf = (g: Game, seat: number): Task => {
  const task = current(g)!;
  return task.do === 'draft' ? { ...task, seat } : task;
};

/** Writes what the task itself offers, ascending. */
function offered(g: Game, task: Task, out: number[]): void {
  const handler = handlerOf(task);
  if ('legal' in handler) handler.legal(g, task, out);
}

/** All choices of a seat, ascending: those of its task, and the attribute chips it could take besides. */
export function legal(g: Game, seat: number): number[] {
  const out: number[] = [];
  const task = taskOf(g, seat);
  offered(g, task, out);
  if (g.s.era > 0) attributeChoices(g, seat, out);
  return sort(out);
}

/** Insertion sort: the lists are short and mostly in order. */
function sort(list: number[]): number[] {
  for (let i = 1; i < list.length; i++) {
    const item = list[i]!;
    let j = i;
    for (; j > 0 && list[j - 1]! > item; j--) list[j] = list[j - 1]!;
    list[j] = item;
  }
  return list;
}

/** Carries out a legal choice and runs on to the next question. */
export function carryOut(g: Game, seat: number, choice: number): void {
  const task = taskOf(g, seat);
  g.cause = task.cause!;
  if (kindOf(choice) === 'attribute') {
    // A chip taken when all else is done may still complete a stage of this turn.
    if (task.do === 'endTurn') push(g, { do: 'completion', seat });
    takeAttribute(g, seat, argOf(choice));
  } else {
    const handler = handlerOf(task);
    if (task.do !== 'draft') g.s.agenda.pop();
    if ('choose' in handler) handler.choose(g, task, choice);
  }
  runOn(g);
}

const scratch: number[] = [];

/** Runs tasks that need no choice or leave none, up to the next question or the end of the game. */
export function runOn(g: Game): void {
  const { agenda } = g.s;
  for (let task = agenda[agenda.length - 1]; task; task = agenda[agenda.length - 1]) {
    if (task.do === 'draft') {
      if (g.s.seats.some(draftPending)) return;
      agenda.pop();
      continue;
    }
    const handler = handlerOf(task);
    g.cause = task.cause!;
    if ('run' in handler) {
      agenda.pop();
      handler.run(g, task);
      continue;
    }
    if (handler.always === true || handler.always?.(g, task)) return;
    scratch.length = 0;
    handler.legal(g, task, scratch);
    if (scratch.length > 1) return;
    const only = scratch[0];
    agenda.pop();
    if (only !== undefined) handler.choose(g, task, only);
  }
}
