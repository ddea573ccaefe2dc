// The course of play: what is asked now, carrying out a choice, running on to the next question.
import { attributeChoices, canAvert, noteOffered, takeAttribute } from '../actions/chips.js';
import { remember } from '../state/remember.js';
import type { Handler } from './agenda.js';
import { push } from './agenda.js';
import { argOf, kindOf } from './choices.js';
import type { Game } from './game.js';
import { HANDLERS } from './handlers.js';
import { draftPending } from './start.js';
import type { Task } from './tasks.js';

/** All handlers in one shape: V8 reads their parts much faster then. A map finds one of so many names faster than an object. */
interface Steps {
  readonly run: ((g: Game, task: Task) => void) | null;
  readonly legal: (g: Game, task: Task, out: number[]) => void;
  readonly choose: (g: Game, task: Task, choice: number) => void;
  readonly always: true | ((g: Game, task: Task) => boolean) | null;
  readonly harm: ((g: Game, task: Task) => number) | null;
}
const nothing = (): void => {};

function stepsOf(handler: Handler<Task>): Steps {
  if ('run' in handler)
    return { run: handler.run, legal: nothing, choose: nothing, always: null, harm: null };
  const { legal, choose, always = null, harm = null } = handler;
  return { run: null, legal, choose, always, harm };
}
const STEPS: ReadonlyMap<string, Steps> = new Map(
  Object.entries(HANDLERS).map(([name, handler]) => [name, stepsOf(handler as Handler<Task>)]),
);

/** A task is usually looked up three times in a row: by `runOn`, by `legal` and by `carryOut`. */
const stepsFor = remember((task: Task): Steps => STEPS.get(task.do)!);

export const current = (g: Game): Task | undefined => g.s.agenda[g.s.agenda.length - 1];

/** The seats that may act now: one, or in the draft all that have not finished. */
export function acting(g: Game): number[] {
  const task = current(g);
  if (!task) return [];
  if (task.do !== 'draft') return [task.seat];
  const list: number[] = [];
  const { seats } = g.s;
  for (let seat = 0; seat < seats.length; seat++) if (draftPending(seats[seat]!)) list.push(seat);
  return list;
}

/** The task as one seat meets it. */
export const taskOf = (g: Game, seat: number): Task => {
  const task = current(g)!;
  return task.do === 'draft' ? { ...task, seat } : task;
};

/** All choices of a seat, ascending: those of its task, and the attribute chips it could take besides. */
export function legal(g: Game, seat: number): number[] {
  const out: number[] = [];
  const task = taskOf(g, seat);
  stepsFor(task).legal(g, task, out);
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
  if (g.s.era > 0) noteOffered(g, seat);
  if (kindOf(choice) === 'attribute') {
    // A chip taken when all else is done may still complete a stage.
    if (task.do === 'endTurn' || task.do === 'offerChips') push(g, { do: 'completion', seat });
    takeAttribute(g, seat, argOf(choice));
  } else {
    if (task.do !== 'draft') g.s.agenda.pop();
    stepsFor(task).choose(g, task, choice);
  }
  runOn(g);
}

/** Runs tasks that need no choice or leave none, up to the next question or the end of the game. */
export function runOn(g: Game): void {
  const { agenda } = g.s;
  for (let task = agenda[agenda.length - 1]; task; task = agenda[agenda.length - 1]) {
    if (task.do === 'draft') {
      if (g.s.seats.some(draftPending)) return;
      agenda.pop();
      continue;
    }
    const { run, legal, choose, always, harm } = stepsFor(task);
    g.cause = task.cause!;
    if (run !== null) {
      agenda.pop();
      run(g, task);
      continue;
    }
    if (always !== null && (always === true || always(g, task))) return;
    const choices: number[] = [];
    legal(g, task, choices);
    if (choices.length > 1) return;
    if (choices.length === 1 && harm !== null && canAvert(g, task.seat, h => harm(h, task))) return;
    agenda.pop();
    if (choices.length === 1) choose(g, task, choices[0]!);
  }
}
