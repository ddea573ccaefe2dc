// Take a favor test, rulebook p. 17; the Favor of Agera track.
import { answers, hook, trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { IDEA } from '../pack/names.js';
import { rollDie } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { pay } from '../state/markers.js';

export const FAVOR_SPACES = 6;

/** Moves the disc, which can go that way; steps beyond the last space are lost (p. 37). */
export function moveFavor(g: Game, seat: number, steps: number): void {
  const me = seatToChange(g, seat);
  const to = Math.min(FAVOR_SPACES, me.favor + steps);
  const forward = to > me.favor;
  const lost = me.favor + steps - to;
  emit(g, seat, { type: 'favor', n: to - me.favor, ...(lost > 0 && { lost }) });
  me.favor = to;
  if (forward) trigger(g, seat, 'favor');
}

/** The highest value with which a civilization passes a favor test; all lower ones pass too. */
export const passingValue = (g: Position, seat: number): number =>
  Math.min(FAVOR_SPACES, g.s.seats[seat]!.favor + hook(g, seat, 'test.space'));

export function rollFate(g: Game, seat: number): number[] {
  const dice = g.s.seats[seat]!.fateDice + hook(g, seat, 'fate.dice');
  const values: number[] = [];
  for (let i = 0; i < dice; i++) values.push(rollDie(g.s));
  values.sort((a, b) => a - b);
  emit(g, seat, { type: 'rolled', dice: 'fate', values });
  return values;
}

export const testThen = (seat: number, pass: readonly Task[], fail: readonly Task[] = []): Task => ({
  do: 'favorTest',
  seat,
  pass,
  fail,
});

/** What a passed and a failed favor test allow. */
export interface Tested {
  readonly pass: number;
  readonly fail: number;
}

/** A task for as many as the test allows; where it changes nothing none is taken. */
export const testFor = (seat: number, { pass, fail }: Tested, task: (n: number) => Task): Task =>
  pass === fail ? task(pass) : testThen(seat, [task(pass)], [task(fail)]);

function settleTest(
  g: Game,
  task: { seat: number; pass: readonly Task[]; fail: readonly Task[] },
  passed: boolean,
  ideas: number,
) {
  emit(g, task.seat, { type: 'tested', passed, ideas });
  // Copies: clones share the task in which these lie.
  push(g, ...(passed ? task.pass : task.fail).map(follows => ({ ...follows })));
  trigger(g, task.seat, passed ? 'testPassed' : 'testFailed');
}

/** Each die that passes goes up past the passing values, or down over the 1 to the 6. */
function ideasToFail(values: readonly number[], passing: number): number {
  let ideas = 0;
  for (const v of values) if (v <= passing) ideas += Math.min(passing + 1 - v, v);
  return ideas;
}

export const favorTest: Handler<Extract<Task, { do: 'favorTest' }>> = {
  run(g, task) {
    const passing = passingValue(g, task.seat);
    if (passing >= FAVOR_SPACES) return settleTest(g, task, true, 0);
    const values = rollFate(g, task.seat);
    const { seat, pass, fail } = task;
    // The cheapest way to bring a die down to the passing values, or up over the 6 to the 1.
    const ideas = Math.min(...values.map(v => (v <= passing ? 0 : Math.min(v - passing, 7 - v))));
    if (ideas > 0) return push(g, { do: 'testIdeas', seat, ideas, dice: values, pass, fail });
    // A die may also be changed so that the test is failed. It is asked only where an ability answers to that.
    if (!answers(g, seat, 'testFailed')) return settleTest(g, task, true, 0);
    const away = ideasToFail(values, passing);
    push(g, { do: 'testIdeas', seat, ideas: away, passed: true, dice: values, pass, fail });
  },
};

export const testIdeas: Handler<Extract<Task, { do: 'testIdeas' }>> = {
  legal(g, task, out) {
    if (g.s.seats[task.seat]!.markers[IDEA]! >= task.ideas) out.push(C.spendIdeas + task.ideas);
    out.push(C.accept);
  },
  choose(g, task, choice) {
    const changed = choice !== C.accept;
    if (changed) pay(g, task.seat, IDEA, task.ideas);
    settleTest(g, task, changed !== (task.passed === true), changed ? task.ideas : 0);
  },
};
