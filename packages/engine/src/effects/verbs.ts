// The verbs that packs may use: whether one can be done now, and doing it.
import { canGainCard } from '../actions/cards.js';
import { FAVOR_SPACES, moveFavor, testThen } from '../actions/favor.js';
import { canInstall } from '../actions/install.js';
import { canMigrate } from '../actions/migrate.js';
import { canProcreate, canStrengthen } from '../actions/procreate.js';
import { activities, advance, upgradable } from '../actions/progress.js';
import { type Handler, push } from '../flow/agenda.js';
import { causeKind } from '../flow/causes.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FEATURES, MATERIALS, rowOfMaterial, STORED, typeOfMaterial } from '../pack/names.js';
import { ANY_FEATURE, ANY_MATERIAL, type CompiledEffect, type Rules } from '../pack/rules.js';
import { type PointSource, score } from '../scoring/sources.js';
import { count, gain, pay, returnable } from '../state/markers.js';
import { canFlip, hasIncomeChip } from '../state/partition.js';
import { measure } from './measures.js';

const effectsTask = (seat: number, list: number, track: number): Task => ({
  do: 'effects',
  seat,
  list,
  at: 0,
  track,
});

/** At least one effect of a list can be done. */
export const canDoList = (g: Game, seat: number, list: number, track = -1): boolean =>
  g.rules.lists[list]!.some(effect => canDo(g, seat, effect, track));

/** A pack cannot send this round in circles: an activity inside an activity is looked into only so deep. */
const DEEPEST = 2;
let depth = 0;

function canDoActivity(g: Game, seat: number): boolean {
  if (depth >= DEEPEST) return false;
  depth++;
  const can = activities(g, seat).length > 0;
  depth--;
  return can;
}

export function canDo(g: Game, seat: number, e: CompiledEffect, track: number): boolean {
  const { s } = g;
  const me = s.seats[seat]!;
  switch (e.verb) {
    case 'gain':
    case 'points':
    case 'track':
    case 'lose':
      return true;
    case 'pointsPer':
      return measure(g, seat, e.measure!) > 0;
    case 'favor':
      return me.favor < FAVOR_SPACES;
    case 'upgrade':
      return upgradable(g, seat, upgradeMask(g.rules, e.what, track)).length > 0;
    case 'gainIncome':
      return s.incomeDisplay.some(chip => chip >= 0);
    case 'useIncome':
      return hasIncomeChip(me);
    case 'activity':
      return canDoActivity(g, seat);
    case 'flipStage':
      return canFlip(me);
    case 'gainCard':
      return canGainCard(g, e.what);
    case 'drawCards':
      return s.stacks.some(stack => stack.length > 0);
    case 'installCard':
      return canInstall(g, seat, e.what);
    case 'gainGoal':
      return s.goalDisplay.some(goal => goal >= 0);
    case 'migrate':
      return canMigrate(g, seat);
    case 'procreate':
      return canProcreate(g, seat);
    case 'strengthen':
      return canStrengthen(g, seat);
    case 'reveal':
      return s.revealed !== (1 << s.sites.length) - 1;
    case 'test':
    case 'or':
      return e.lists.some(list => canDoList(g, seat, list, track));
    case 'pay':
      return canPay(g, seat, e.cost) && canDoList(g, seat, e.lists[0]!, track);
    case 'if':
      return measure(g, seat, e.measure!) >= e.n && canDoList(g, seat, e.lists[0]!, track);
  }
}

/** The modules an upgrade may be of; without any named they are those of the value of the track whose line gives it. */
export const upgradeMask = (rules: Rules, modules: number, track: number): number =>
  modules === -1 ? rules.modulesOfValue[track + 1]! : modules;

const SOURCE: Partial<Record<ReturnType<typeof causeKind>, PointSource>> = {
  card: 'instantBonus',
  income: 'income',
  line: 'line',
  event: 'event',
  completion: 'completion',
  module: 'module',
};

function perform(g: Game, seat: number, e: CompiledEffect, track: number): void {
  const points = (n: number) => score(g, seat, n, SOURCE[causeKind(g.cause)] ?? 'ability');
  switch (e.verb) {
    case 'gain':
      if (e.what >= 0) return gain(g, seat, e.what, e.n);
      return push(g, {
        do: 'gainAny',
        seat,
        kind: e.what === ANY_FEATURE ? 'feature' : 'material',
        of: e.of,
        left: e.n,
      });
    case 'points':
      return points(e.n);
    case 'pointsPer':
      return points(Math.min(e.max, e.n * measure(g, seat, e.measure!)));
    case 'favor':
      return moveFavor(g, seat, e.n);
    case 'track':
      if (e.what >= 0) return advance(g, seat, e.what, e.n);
      return push(g, { do: 'anyTrack', seat, n: e.n });
    case 'upgrade':
      return push(g, { do: 'upgrade', seat, modules: upgradeMask(g.rules, e.what, track) });
    case 'gainIncome':
    case 'useIncome':
    case 'activity':
    case 'flipStage':
      return push(g, { do: e.verb, seat });
    case 'gainCard':
      return push(g, { do: 'gainCard', seat, type: e.what });
    case 'drawCards':
      return push(g, { do: 'drawCards', seat, named: [], n: e.n, keep: e.max });
    case 'installCard':
      return push(g, { do: 'install', seat, type: e.what, bonus: false, optional: true, again: 'never' });
    case 'gainGoal':
      return push(g, { do: 'gainGoal', seat, refill: true });
    case 'migrate':
      return push(g, { do: 'migrate', seat, left: e.n, settled: [] });
    case 'procreate':
      return push(g, { do: 'procreate', seat, left: e.n, within: -1 });
    case 'strengthen':
      return push(g, { do: 'strengthen', seat, left: e.n });
    case 'reveal':
      return push(g, { do: 'revealSite', seat, left: e.n });
    case 'test':
      return push(
        g,
        testThen(seat, [effectsTask(seat, e.lists[0]!, track)], [effectsTask(seat, e.lists[1]!, track)]),
      );
    case 'or':
      return push(g, { do: 'alternative', seat, options: e.lists, track });
    case 'pay':
      return push(g, { do: 'payFor', seat, cost: e.cost, at: 0, then: e.lists[0]!, track });
    case 'if':
      return push(g, effectsTask(seat, e.lists[0]!, track));
    case 'lose':
      return push(g, { do: 'lose', seat, food: (e.what & 1) === 1, tribe: (e.what & 2) === 2 });
  }
}

/** A list of effects from left to right; what cannot be done is skipped. */
export const effects: Handler<Extract<Task, { do: 'effects' }>> = {
  run(g, task) {
    const list = g.rules.lists[task.list]!;
    const effect = list[task.at];
    if (effect === undefined) return;
    if (task.at + 1 < list.length) push(g, { ...task, at: task.at + 1 });
    if (canDo(g, task.seat, effect, task.track)) perform(g, task.seat, effect, task.track);
  },
};

/** "Or": one of several lists, by its number. */
export const alternative: Handler<Extract<Task, { do: 'alternative' }>> = {
  legal(g, { seat, options, track }, out) {
    options.forEach((list, i) => {
      if (canDoList(g, seat, list, track)) out.push(C.pick + i);
    });
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat, options, track }, choice) {
    if (choice !== C.decline) push(g, effectsTask(seat, options[argOf(choice)]!, track));
  },
};

/** Whether the markers of a cost are there; "any" takes what the named ones leave. */
export function canPay(g: Game, seat: number, cost: number): boolean {
  const me = g.s.seats[seat]!;
  let features = count(me, FEATURE, FEATURES.length);
  let materials = count(me, STORED, MATERIALS.length);
  let anyFeature = 0;
  let anyMaterial = 0;
  for (const { what, n } of g.rules.costs[cost]!) {
    if (what === ANY_FEATURE) anyFeature += n;
    else if (what === ANY_MATERIAL) anyMaterial += n;
    else {
      if (me.markers[what]! < n) return false;
      if (what >= STORED) materials -= n;
      else if (what >= FEATURE) features -= n;
    }
  }
  return features >= anyFeature && materials >= anyMaterial;
}

/** Pays a cost item by item, then carries out what it buys. Whoever chose the chip or activity has agreed to pay. */
export const payFor: Handler<Extract<Task, { do: 'payFor' }>> = {
  legal(g, task, out) {
    const { markers } = g.s.seats[task.seat]!;
    const item = g.rules.costs[task.cost]![task.at]!;
    if (item.what === ANY_FEATURE || item.what === ANY_MATERIAL) {
      const [first, length] =
        item.what === ANY_FEATURE ? [FEATURE, FEATURES.length] : [STORED, MATERIALS.length];
      for (let place = first; place < first + length; place++) {
        if (markers[place]! > 0) out.push(C.give + place);
      }
    } else if (markers[item.what]! >= item.n) out.push(C.give + item.what);
    const agreed = causeKind(task.cause!) === 'activity' || causeKind(task.cause!) === 'income';
    if (!agreed && task.at === 0 && !task.begun) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const cost = g.rules.costs[task.cost]!;
    const item = cost[task.at]!;
    // "Any" is given one at a time.
    const n = item.what < 0 ? 1 : item.n;
    const given = (task.begun ?? 0) + n;
    const seat = task.seat;
    if (given < item.n) push(g, { ...task, begun: given });
    else if (task.at + 1 < cost.length) push(g, { ...task, at: task.at + 1, begun: 0 });
    else push(g, effectsTask(seat, task.then, task.track));
    pay(g, seat, argOf(choice), n);
  },
};

/** Markers for which the supply was short: for each, one is returned first, or the rest is forgone. */
export const gainMarkers: Handler<Extract<Task, { do: 'gainMarkers' }>> = {
  legal(g, task, out) {
    const me = g.s.seats[task.seat]!;
    // An attribute chip taken meanwhile has filled the supply: nothing needs to be returned for that marker.
    if (me.supply > 0) {
      out.push(C.markerTo + task.place);
      return;
    }
    for (const place of returnable(me)) if (place !== task.place) out.push(C.returnMarker + place);
    out.push(C.forgo);
  },
  choose(g, task, choice) {
    const { seat, place, left } = task;
    if (choice === C.forgo) return forgo(g, task);
    if (choice === C.markerTo + place) return gain(g, seat, place, left);
    if (left > 1) push(g, { ...task, left: left - 1 });
    pay(g, seat, argOf(choice), 1, 'returned');
    gain(g, seat, place, 1);
  },
};

function forgo(g: Game, task: Extract<Task, { do: 'gainMarkers' }>): void {
  emit(g, task.seat, { type: 'forgone', place: task.place, n: task.left });
}

/** A marker of one's choice, or none: any feature; a stored material of any kind, of a territory type, or of a row. */
export const gainAny: Handler<Extract<Task, { do: 'gainAny' }>> = {
  legal(_g, { kind, of }, out) {
    if (kind === 'feature') for (let f = 0; f < FEATURES.length; f++) out.push(C.feature + f);
    else {
      for (let m = 0; m < MATERIALS.length; m++) {
        if (of === 0 || of === typeOfMaterial(m) || of === -rowOfMaterial(m)) out.push(C.store + m);
      }
    }
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    gain(g, task.seat, (task.kind === 'feature' ? FEATURE : STORED) + argOf(choice), 1);
  },
};
