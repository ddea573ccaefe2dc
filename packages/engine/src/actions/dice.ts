// Gain an activation die or a fate die: from the display, or from whoever has most (rulebook p. 28, ruling 20); roll
// used dice again; turn a die to another value.

import { trigger } from '../effects/hooks.js';
import { activationDice } from '../effects/measures.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { DICE, type DieKind } from '../pack/names.js';
import { rollDie } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { add } from '../state/lists.js';

/** Who a die can come from: the display (0), or the civilizations with most of them (1 + seat). */
export function sourcesOf(g: Game, seat: number, kind: DieKind): number[] {
  const { s } = g;
  if ((kind === 'activation' ? s.activationDice : s.fateDice) > 0) return [0];
  const has = s.seats.map(me => (kind === 'activation' ? activationDice(me) : me.fateDice));
  const most = Math.max(...has);
  return has.flatMap((n, other) => (n === most && other !== seat ? [1 + other] : []));
}

export const canGainDie = (g: Game, seat: number, kind: DieKind): boolean =>
  sourcesOf(g, seat, kind).length > 0;

export const gainDie: Handler<Extract<Task, { do: 'gainDie' }>> = {
  legal(g, { seat, kind: wanted }, out) {
    for (const kind of DICE) {
      if (wanted !== 'either' && wanted !== kind) continue;
      for (const from of sourcesOf(g, seat, kind)) out.push(C.gainDie + DICE.indexOf(kind) * 8 + from);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    receiveDie(g, seat, DICE[argOf(choice) >> 3]!, (argOf(choice) & 7) - 1);
  },
};

/** A die from the display (-1) or a civilization; an activation die is rolled, unless it goes to V.I.C.I (p. 40). */
export function receiveDie(g: Game, seat: number, kind: DieKind, from: number): void {
  const { s } = g;
  const me = seatToChange(g, seat);
  emit(g, seat, { type: 'tookDie', kind, from });
  trigger(g, seat, 'takeDie');
  if (kind === 'fate') {
    if (from < 0) s.fateDice--;
    else seatToChange(g, from).fateDice--;
    me.fateDice++;
    return;
  }
  if (!me.automa) push(g, { do: 'rollGained', seat });
  // The giver may take an attribute chip meanwhile: a stage it fills pays before the turn goes on (ruling 8).
  if (from >= 0) return push(g, { do: 'giveDie', seat: from, to: seat }, { do: 'completion', seat: from });
  s.activationDice--;
  me.usedDice++;
}

/** The giver says which of its dice it gives: one on a dice space, or a used one. */
export const giveDie: Handler<Extract<Task, { do: 'giveDie' }>> = {
  legal(g, { seat }, out) {
    const me = g.s.seats[seat]!;
    me.dice.forEach((n, v) => {
      if (n > 0) out.push(C.giveDie + v);
    });
    if (me.usedDice > 0) out.push(C.giveDie + USED_DIE);
  },
  choose(g, { seat, to }, choice) {
    const me = seatToChange(g, seat);
    if (argOf(choice) === USED_DIE) me.usedDice--;
    else me.dice = add(me.dice, argOf(choice), -1);
    seatToChange(g, to).usedDice++;
  },
};
/** Instead of the value of a die on a dice space. */
export const USED_DIE = 6;

/** A gained die is rolled at once and goes onto its dice space. */
export const rollGained: Handler<Extract<Task, { do: 'rollGained' }>> = {
  run: (g, { seat }) => rollUsed(g, seat, 1),
};

/** Rolls so many used dice and puts each onto its dice space. */
export function rollUsed(g: Game, seat: number, n: number): void {
  const me = seatToChange(g, seat);
  const values: number[] = [];
  const dice = me.dice.slice();
  for (let i = 0; i < n; i++) {
    const value = rollDie(g.s);
    me.usedDice--;
    dice[value - 1]!++;
    values.push(value);
  }
  me.dice = dice;
  if (g.sink) emit(g, seat, { type: 'rolled', dice: 'activation', values: values.sort((a, b) => a - b) });
}

/** How many used dice come back is said before they are rolled. */
export const recall: Handler<Extract<Task, { do: 'recall' }>> = {
  legal(g, { seat, n }, out) {
    const most = Math.min(n, g.s.seats[seat]!.usedDice);
    for (let dice = 1; dice <= most; dice++) out.push(C.recall + dice);
    out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice !== C.decline) rollUsed(g, seat, argOf(choice));
  },
};

/** Turns a die on a dice space to another value. */
export const setDie: Handler<Extract<Task, { do: 'setDie' }>> = {
  legal(g, { seat }, out) {
    const { dice } = g.s.seats[seat]!;
    for (let from = 0; from < dice.length; from++) {
      if (dice[from] === 0) continue;
      for (let to = 0; to < dice.length; to++) if (to !== from) out.push(C.setDie + from * dice.length + to);
    }
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    const me = seatToChange(g, task.seat);
    const from = Math.floor(argOf(choice) / me.dice.length);
    const to = argOf(choice) % me.dice.length;
    me.dice = add(add(me.dice, from, -1), to, 1);
    emit(g, task.seat, { type: 'turnedDie', from: from + 1, to: to + 1 });
  },
};
