// Phase 4, the Action phase: rounds, turns, activating a module, the Reset. Rulebook p. 13 and 32.

import { rollUsed } from '../actions/dice.js';
import { answers, hookBy, hookNumber, trigger } from '../effects/hooks.js';
import { MODULE_RULES } from '../modules/index.js';
import { affordable, payModule, payments } from '../modules/payment.js';
import { FOOD, IDEA, MAIN_MODULES, RESET } from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import { clone } from '../state/clone.js';
import { add, offerBits } from '../state/lists.js';
import { gain, pay as payMarker } from '../state/markers.js';
import type { Seat } from '../state/types.js';
import { type Handler, push } from './agenda.js';
import { couldReach } from './ahead.js';
import { cause } from './causes.js';
import { argOf, C, kindOf } from './choices.js';
import { emit } from './events.js';
import { type Game, type Position, withoutSink } from './game.js';
import { seatingOrder } from './seating.js';
import type { Task } from './tasks.js';

const RESET_DICE = hookNumber('reset.dice');

/** Rounds follow one another until a Reset has reached the end space and one more full round was played. */
export const round: Handler<Extract<Task, { do: 'round' }>> = {
  run(g) {
    const { s } = g;
    if (s.lastRound === 2) return;
    if (s.lastRound === 1) s.lastRound = 2;
    const turns = seatingOrder(s).map(
      (seat): Task => ({ do: s.seats[seat]!.automa ? 'automaTurn' : 'turn', seat }),
    );
    push(g, ...turns, { do: 'round', seat: -1 });
  },
};

/** The level of a module on a console; modules without levels have 1. */
export const levelOf = (me: Seat, module: number): number => (module < MAIN_MODULES ? me.levels[module]! : 1);

/** Whether an action of a module can be done once it is paid for with a pair, and all that answers to that is done. */
function isUseful(g: Game, seat: number, module: number, pair: number): boolean {
  // Shares seats with the game, so it is discarded before the game changes.
  const trial = withoutSink(g.rules, clone(g.s));
  trial.s.agenda = [];
  payModule(trial, seat, module, pair);
  const level = levelOf(trial.s.seats[seat]!, module);
  trigger(trial, seat, 'module', module);
  return couldReach(trial, after => MODULE_RULES[module]!.can(after, seat, level));
}

/** Whether it matters with which pair a module is paid for, or what answers to its activation. */
function mattersHowPaid(g: Game, seat: number, module: number): boolean {
  const { can, dependsOnPayment } = MODULE_RULES[module]!;
  const level = levelOf(g.s.seats[seat]!, module);
  if (dependsOnPayment?.(g, seat, level)) return true;
  return answers(g, seat, 'module', module) && !can(g, seat, level);
}

/** Whether a module that can be paid for can do something. */
export function canUse(g: Game, seat: number, module: number): boolean {
  if (mattersHowPaid(g, seat, module)) {
    return payments(g, seat, module).some(pair => isUseful(g, seat, module, pair));
  }
  return MODULE_RULES[module]!.can(g, seat, levelOf(g.s.seats[seat]!, module));
}

/** A mask of the modules that can be paid for and of which at least one action can be done (ruling 24). */
function activatable(g: Game, seat: number): number {
  const me = g.s.seats[seat]!;
  let mask = affordable(g, seat);
  const answered = answers(g, seat, 'module');
  for (let m = 0; mask >> m !== 0; m++) {
    if (((mask >> m) & 1) === 0) continue;
    const { can, dependsOnPayment } = MODULE_RULES[m]!;
    // Nearly always what can be done now can be done after paying.
    const possible = answered || dependsOnPayment ? canUse(g, seat, m) : can(g, seat, levelOf(me, m));
    if (!possible) mask &= ~(1 << m);
  }
  return mask;
}

/** Whether a civilization can activate any module. */
export const canActivate = (g: Position, seat: number): boolean =>
  activatable(withoutSink(g.rules, g.s), seat) !== 0;

export function diceOnSpaces({ dice }: Seat): number {
  let n = 0;
  for (let v = 0; v < dice.length; v++) n += dice[v]!;
  return n;
}

/** Whether few enough dice are left on the dice spaces for a Reset: three, and what abilities add. */
export const canReset = (g: Position, seat: number): boolean =>
  diceOnSpaces(g.s.seats[seat]!) <= g.rules.pack.tables.resetDice + hookBy(g, seat, RESET_DICE);

export const turn: Handler<Extract<Task, { do: 'turn' }>> = {
  always: true,
  legal(g, { seat }, out) {
    offerBits(activatable(g, seat), C.activate, out);
    if (canReset(g, seat)) out.push(C.reset);
  },
  choose(g, { seat }, choice) {
    emit(g, seat, { type: 'turn' });
    const rest: Task[] = [
      { do: 'completion', seat },
      // What sets it off is the phase, whatever was done.
      { do: 'endTurn', seat, cause: g.cause },
    ];
    if (kindOf(choice) === 'reset') {
      g.cause = cause('reset');
      push(g, { do: 'reset', seat }, { do: 'resetMarker', seat }, ...rest);
      advanceIndicator(g, seat);
      return;
    }
    const module = argOf(choice);
    g.cause = cause('module', module);
    push(g, { do: 'pay', seat, module }, ...rest);
  },
};

/** The two dice of a payment; then the actions of the module, at the level it has now (ruling 7). */
export const pay: Handler<Extract<Task, { do: 'pay' }>> = {
  legal(g, { seat, module }, out) {
    const pairs = payments(g, seat, module);
    const useful = mattersHowPaid(g, seat, module)
      ? pairs.filter(pair => isUseful(g, seat, module, pair))
      : pairs;
    // An attribute chip taken at this question may have cost the marker that was needed: the module is paid for all the same.
    for (const pair of useful.length > 0 ? useful : pairs) out.push(C.pay + pair);
  },
  choose(g, { seat, module }, choice) {
    payModule(g, seat, module, argOf(choice));
    const level = levelOf(g.s.seats[seat]!, module);
    emit(g, seat, { type: 'activated', module, level });
    push(g, { do: 'actions', seat, module, level });
    trigger(g, seat, 'module', module);
  },
};

/** What answers to the activation comes before. */
export const actions: Handler<Extract<Task, { do: 'actions' }>> = {
  run: (g, { seat, module, level }) => MODULE_RULES[module]!.start(g, seat, level),
};

/** The end of a turn is said, so that nothing runs on to others before. */
export const endTurn: Handler<Extract<Task, { do: 'endTurn' }>> = {
  always: true,
  legal(_g, _task, out) {
    out.push(C.endTurn);
  },
  choose() {},
};

/** Step A: the phase indicator goes on; on the end space it stays. */
export function advanceIndicator(g: Game, seat: number): void {
  const { s } = g;
  const end = g.rules.byPlayers(s.seats.length).resets;
  if (s.resets < end) s.resets++;
  if (s.resets === end && s.lastRound === 0) s.lastRound = 1;
  emit(g, seat, { type: 'reset', space: s.resets });
}

/** Step B: used dice are rolled, and of those on the spaces whichever one picks up. */
export const reset: Handler<Extract<Task, { do: 'reset' }>> = {
  legal(g, { seat }, out) {
    const { dice } = g.s.seats[seat]!;
    for (let v = 0; v < dice.length; v++) if (dice[v]! > 0) out.push(C.pickUp + v);
    out.push(C.roll);
  },
  choose(g, task, choice) {
    const { seat } = task;
    const me = seatToChange(g, seat);
    if (kindOf(choice) === 'pickUp') {
      me.dice = add(me.dice, argOf(choice), -1);
      me.usedDice++;
      push(g, task);
      return;
    }
    rollUsed(g, seat, me.usedDice);
    trigger(g, seat, 'reset');
  },
};

/** Step C: the reset marker becomes food or an idea; without one, a marker from the supply does. */
export const resetMarker: Handler<Extract<Task, { do: 'resetMarker' }>> = {
  legal(_g, _task, out) {
    out.push(C.markerTo + FOOD, C.markerTo + IDEA);
  },
  choose(g, { seat }, choice) {
    if (g.s.seats[seat]!.markers[RESET]! > 0) payMarker(g, seat, RESET, 1);
    gain(g, seat, argOf(choice), 1);
  },
};
