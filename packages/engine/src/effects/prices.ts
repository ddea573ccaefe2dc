// What effects ask as a price: whether it can be paid, and paying it.
import { discard } from '../actions/cards.js';
import { moveFavor } from '../actions/favor.js';
import { activityList } from '../actions/progress.js';
import { type Handler, push } from '../flow/agenda.js';
import { causeId, causeKind } from '../flow/causes.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { weaken } from '../flow/feeding.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FEATURES, MATERIALS, STORED } from '../pack/names.js';
import { ANY_FEATURE, ANY_MATERIAL, FAVOR_STEP, HAND_CARD, STRENGTH } from '../pack/rules.js';
import { count, pay } from '../state/markers.js';
import { countTribes, spots } from '../state/tribes.js';
import { effectsTask } from './verbs.js';

type PayFor = Extract<Task, { do: 'payFor' }>;

/** How much there is to pay with. */
function available(g: Game, seat: number, what: number): number {
  const me = g.s.seats[seat]!;
  switch (what) {
    case ANY_FEATURE:
      return count(me, FEATURE, FEATURES.length);
    case ANY_MATERIAL:
      return count(me, STORED, MATERIALS.length);
    case HAND_CARD:
      return me.hand.length;
    case FAVOR_STEP:
      return me.favor - 1;
    case STRENGTH:
      return countTribes(g.s, seat, true, false);
    default:
      return me.markers[what]!;
  }
}

/** Whether a cost can be paid; "any" takes what the named ones, which stand before it, leave. */
export function canPay(g: Game, seat: number, cost: number): boolean {
  let features = 0;
  let materials = 0;
  for (const { what, n } of g.rules.costs[cost]!) {
    const named = what === ANY_FEATURE ? features : what === ANY_MATERIAL ? materials : 0;
    if (available(g, seat, what) < named + n) return false;
    if (what >= STORED) materials += n;
    else if (what >= FEATURE) features += n;
  }
  return true;
}

/** Markers of a named kind are given together, everything else one at a time. */
export const givenAtOnce = ({ what, n }: { readonly what: number; readonly n: number }): number =>
  what < 0 ? 1 : n;

/** Writes the ways to give something of an item. */
function ways(
  g: Game,
  seat: number,
  item: { readonly what: number; readonly n: number },
  out: number[],
): void {
  const me = g.s.seats[seat]!;
  const anyOf = (first: number, length: number): void => {
    for (let place = first; place < first + length; place++)
      if (me.markers[place]! > 0) out.push(C.give + place);
  };
  switch (item.what) {
    case ANY_FEATURE:
      return anyOf(FEATURE, FEATURES.length);
    case ANY_MATERIAL:
      return anyOf(STORED, MATERIALS.length);
    case HAND_CARD:
      for (const card of me.hand) out.push(C.discard + card);
      return;
    case FAVOR_STEP:
      if (me.favor > 1) out.push(C.stepBack);
      return;
    case STRENGTH:
      for (const spot of spots(g.s, seat, true, false)) out.push(C.weaken + spot);
      return;
    default:
      if (me.markers[item.what]! >= item.n) out.push(C.give + item.what);
  }
}

/** Whoever chose an activity or chip that begins with a price has agreed to pay it; what it asks later is asked again. */
function isAgreed({ rules }: Game, { cost, cause: because }: PayFor): boolean {
  const id = causeId(because!);
  switch (causeKind(because!)) {
    case 'activity':
      return rules.lists[activityList(rules, id)]![0]!.cost === cost;
    case 'income':
      return rules.lists[rules.chips[id]!]![0]!.cost === cost;
    default:
      return false;
  }
}

/** Pays a cost item by item, then carries out what it buys. */
export const payFor: Handler<PayFor> = {
  legal(g, task, out) {
    ways(g, task.seat, g.rules.costs[task.cost]![task.at]!, out);
    if (task.at === 0 && !task.begun && !isAgreed(g, task)) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const { seat } = task;
    const cost = g.rules.costs[task.cost]!;
    const item = cost[task.at]!;
    const n = givenAtOnce(item);
    const given = (task.begun ?? 0) + n;
    if (given < item.n) push(g, { ...task, begun: given });
    else if (task.at + 1 < cost.length) push(g, { ...task, at: task.at + 1, begun: 0 });
    else push(g, effectsTask(seat, task.then, task.track));
    const arg = argOf(choice);
    switch (kindOf(choice)) {
      case 'discard':
        return discard(g, seat, arg);
      case 'stepBack':
        return moveFavor(g, seat, -1);
      case 'weaken':
        return weaken(g, seat, arg);
      default:
        return pay(g, seat, arg, n);
    }
  },
};
