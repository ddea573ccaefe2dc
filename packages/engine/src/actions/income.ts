// Gain an income chip; perform the action of an income chip. Rulebook p. 23.

import { type Extra, extraOf, trigger } from '../effects/hooks.js';
import { canDoList } from '../effects/verbs.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CHIP_SLOT } from '../pack/rules.js';
import { score } from '../scoring/sources.js';
import { drawChip } from '../state/chance.js';
import { put } from '../state/lists.js';
import { incomeChips } from '../state/partition.js';

export const gainIncome: Handler<Extract<Task, { do: 'gainIncome' }>> = {
  legal(g, _task, out) {
    for (const chip of g.s.incomeDisplay) if (chip >= 0) out.push(C.takeIncome + chip);
    out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    const chip = argOf(choice);
    const { s } = g;
    emit(g, seat, { type: 'tookIncome', chip });
    s.incomeDisplay = put(s.incomeDisplay, s.incomeDisplay.indexOf(chip), drawChip(s, 'incomeBag'));
    trigger(g, seat, 'gainIncome');
    // Installed first, its action at once after (steps 3 and 4).
    push(g, { do: 'installChip', seat, slot: CHIP_SLOT + chip }, { do: 'income', seat, left: [chip] });
  },
};

/** Writes the two ways to use a chip: its action, or a point instead. */
function offer(g: Game, seat: number, chip: number, actions: number[], points: number[]): void {
  if (canDoList(g, seat, g.rules.chips[chip]!)) actions.push(C.income + chip);
  points.push(C.incomePoint + chip);
}

/** The number of points that an income chip gives instead of its action. */
export const incomePoints = (extra: Extra): number => 1 + extra('income.point');

export function useChip(g: Game, seat: number, choice: number): void {
  const chip = argOf(choice);
  g.cause = cause('income', chip);
  if (kindOf(choice) === 'income')
    push(g, { do: 'effects', seat, list: g.rules.chips[chip]!, at: 0, track: -1 });
  else score(g, seat, incomePoints(extraOf(g, seat)), 'income');
}

/** Each of these chips once, in any order: the Income phase, and a chip just gained. */
export const income: Handler<Extract<Task, { do: 'income' }>> = {
  legal(g, task, out) {
    const points: number[] = [];
    for (const chip of task.left) offer(g, task.seat, chip, out, points);
    out.push(...points);
  },
  choose(g, task, choice) {
    const left = task.left.filter(chip => chip !== argOf(choice));
    if (left.length > 0) push(g, { ...task, left });
    useChip(g, task.seat, choice);
  },
};

/** Any one of the chips installed, or (Invention at level IIII) in the display. */
export const useIncome: Handler<Extract<Task, { do: 'useIncome' }>> = {
  legal(g, { seat, display = false }, out) {
    const points: number[] = [];
    const chips = incomeChips(g.s.seats[seat]!);
    if (display) chips.push(...g.s.incomeDisplay.filter(chip => chip >= 0));
    for (const chip of chips) offer(g, seat, chip, out, points);
    out.push(...points);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const { seat, left = 1 } = task;
    if (left > 1) push(g, { ...task, left: left - 1 });
    useChip(g, seat, choice);
  },
};
