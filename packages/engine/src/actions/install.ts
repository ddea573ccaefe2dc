// Install a research card, rulebook p. 24-25; the special bonus of level III, p. 25.

import { enable as enableAbility, hook, trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C, IGNORE_NONE, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FEATURES, STORED } from '../pack/names.js';
import type { CompiledCost } from '../pack/rules.js';
import { score } from '../scoring/sources.js';
import { put, without } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { columnsFor, nextStage } from '../state/partition.js';
import { PUBLIC } from '../state/types.js';

type Install = Extract<Task, { do: 'install' }>;
type InstallHow = Extract<Task, { do: 'installHow' }>;

export const TOP_STAGE = 5;

/** The active cost spaces of a card at a stage: not empty, not beyond the stage, not ignored. */
export function activeSpaces(g: Game, card: number, stage: number, ignored = IGNORE_NONE): number[] {
  const list: number[] = [];
  for (let i = 0; i < Math.min(stage, TOP_STAGE); i++) {
    if (i !== ignored && g.rules.cards[card]!.cost[i]) list.push(i);
  }
  return list;
}

/** What cost spaces ask for together; requirements of one kind add up (ruling 9). */
interface Need {
  readonly materials: Map<number, number>;
  readonly have: number[];
  readonly give: number[];
}

function need(g: Game, card: number, spaces: readonly number[], covered: number): Need {
  const sum: Need = {
    materials: new Map(),
    have: FEATURES.map(() => 0),
    give: FEATURES.map(() => 0),
  };
  for (const i of spaces) {
    if ((covered >> i) & 1) continue;
    const { kind, what, n } = g.rules.cards[card]!.cost[i]!;
    if (kind === 'material') sum.materials.set(what, (sum.materials.get(what) ?? 0) + n);
    else if (kind === 'have') sum.have[what]! += n;
    else if (kind === 'return') sum.give[what]! += n;
  }
  return sum;
}

/** Something a card asks for that is not there in sufficient number. */
export interface Missing {
  readonly kind: 'material' | 'feature' | 'settlements';
  readonly what: number;
  readonly need: number;
  readonly have: number;
}

/** What is missing to fulfil cost spaces, some of them covered by settlements. */
function shortfall(
  g: Game,
  seat: number,
  card: number,
  spaces: readonly number[],
  covered: number,
): Missing[] {
  const { markers, settlements } = g.s.seats[seat]!;
  const missing: Missing[] = [];
  for (const i of spaces) {
    const { kind, settlements: wanted } = g.rules.cards[card]!.cost[i]!;
    if (kind !== 'settlements' || (covered >> i) & 1) continue;
    const built = settlements.filter(ground => ground >= 0).length;
    missing.push({ kind: 'settlements', what: -1, need: wanted, have: built });
  }
  const { materials, have, give } = need(g, card, spaces, covered);
  for (const [what, n] of materials) {
    const there = markers[STORED + what]!;
    if (there < n) missing.push({ kind: 'material', what, need: n, have: there });
  }
  for (let what = 0; what < FEATURES.length; what++) {
    const wanted = have[what]! + give[what]!;
    if (wanted === 0) continue;
    // What is returned must be there in the flesh; what one must have may partly come from abilities.
    const there = markers[FEATURE + what]!;
    const counted = there + hook(g, seat, 'install.have', what);
    if (there < give[what]!) missing.push({ kind: 'feature', what, need: give[what]!, have: there });
    else if (counted < wanted) missing.push({ kind: 'feature', what, need: wanted, have: counted });
  }
  return missing;
}

const canMeet = (g: Game, seat: number, card: number, spaces: readonly number[], covered: number): boolean =>
  shortfall(g, seat, card, spaces, covered).length === 0;

/** Settlements that a set of covered spaces takes up; the inclusion mark counts a pair only once. */
function settlementsFor(cost: readonly (CompiledCost | null)[], covered: number): number {
  let sum = 0;
  for (let i = 0; i < cost.length; i++) {
    if (((covered >> i) & 1) === 0) continue;
    const included =
      cost[i]!.included && (covered >> (i + 1)) & 1 && cost[i + 1]!.settlements >= cost[i]!.settlements;
    const includedBack =
      i > 0 &&
      cost[i - 1]?.included &&
      (covered >> (i - 1)) & 1 &&
      cost[i - 1]!.settlements > cost[i]!.settlements;
    if (!included && !includedBack) sum += cost[i]!.settlements;
  }
  return sum;
}

/**
 * The ways to fulfil cost spaces with built settlements, as masks: every largest set of spaces they can cover,
 * since what they cover costs nothing.
 */
function coverings(g: Game, seat: number, card: number, spaces: readonly number[]): number[] {
  const built = g.s.seats[seat]!.settlements.filter(ground => ground >= 0).length;
  const { cost } = g.rules.cards[card]!;
  const open = spaces.filter(i => cost[i]!.settlements > 0 && built > 0);
  if (open.length === 0) return [0];
  const masks: number[] = [];
  for (let pick = 0; pick < 1 << open.length; pick++) {
    const mask = open.reduce((m, space, k) => ((pick >> k) & 1 ? m | (1 << space) : m), 0);
    if (settlementsFor(cost, mask) <= built) masks.push(mask);
  }
  return masks.filter(mask => !masks.some(other => other !== mask && (other & mask) === mask));
}

const payable = (g: Game, seat: number, card: number, stage: number, ignored: number): boolean => {
  const spaces = activeSpaces(g, card, stage, ignored);
  return coverings(g, seat, card, spaces).some(covered => canMeet(g, seat, card, spaces, covered));
};

/** The coverings that leave a cost one can pay; of those that leave the same one only the first. */
function payableCoverings(g: Game, seat: number, card: number, spaces: readonly number[]): number[] {
  const prices = new Set<string>();
  return coverings(g, seat, card, spaces).filter(covered => {
    const { materials, give } = need(g, card, spaces, covered);
    const price = `${[...materials].sort()} ${give}`;
    if (prices.has(price) || !canMeet(g, seat, card, spaces, covered)) return false;
    prices.add(price);
    return true;
  });
}

/** In a column already filled to stage 5 the costs of stage 5 apply (p. 27). */
const lowestStage = (g: Game, seat: number, column: number): number =>
  Math.min(TOP_STAGE, nextStage(g, g.s.seats[seat]!, column));

/**
 * The ways to ignore a cost space that make a stage payable; at least one active space must remain (ruling 10).
 * To assume a higher stage and ignore its own space would be to assume the one below.
 */
function waysAt(
  g: Game,
  seat: number,
  card: number,
  column: number,
  stage: number,
  bonus: boolean,
): number[] {
  const ways: number[] = [];
  const active = activeSpaces(g, card, stage);
  if (bonus && active.length > 1) {
    const pointless = stage > lowestStage(g, seat, column) ? stage - 1 : -1;
    for (const i of active) if (i !== pointless && payable(g, seat, card, stage, i)) ways.push(i);
  }
  if (payable(g, seat, card, stage, IGNORE_NONE)) ways.push(IGNORE_NONE);
  return ways;
}

/** The stages whose costs can be assumed; of those that ask for the same spaces only the lowest. */
function stagesFor(g: Game, seat: number, card: number, column: number, bonus: boolean): number[] {
  const lowest = lowestStage(g, seat, column);
  const stages: number[] = [];
  for (let stage = lowest; stage <= TOP_STAGE; stage++) {
    if (stage > lowest && !g.rules.cards[card]!.cost[stage - 1]) continue;
    if (waysAt(g, seat, card, column, stage, bonus).length > 0) stages.push(stage);
  }
  return stages;
}

function columnsToInstall(g: Game, seat: number, card: number, bonus: boolean): number[] {
  return columnsFor(g.s.seats[seat]!, card >> 5).filter(c => stagesFor(g, seat, card, c, bonus).length > 0);
}

export const canInstallCard = (g: Game, seat: number, card: number, bonus: boolean): boolean =>
  columnsToInstall(g, seat, card, bonus).length > 0;

export const canInstall = (g: Game, seat: number, type: number, bonus = false): boolean =>
  g.s.seats[seat]!.hand.some(card => card >> 5 === type && canInstallCard(g, seat, card, bonus));

export const install: Handler<Install> = {
  legal(g, task, out) {
    for (const card of g.s.seats[task.seat]!.hand) {
      if (card >> 5 === task.type && canInstallCard(g, task.seat, card, task.bonus))
        out.push(C.install + card);
    }
    if (task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    push(g, {
      do: 'installHow',
      seat: task.seat,
      card: argOf(choice),
      column: -1,
      stage: 0,
      ignored: -1,
      bonus: task.bonus,
      again: task.again,
    });
  },
};

/** What is decided so far still holds, unless an attribute chip taken in between closed the column or cost a marker. */
function decided(g: Game, task: InstallHow): InstallHow {
  const { seat, card, column, stage, ignored, bonus } = task;
  if (!columnsToInstall(g, seat, card, bonus).includes(column))
    return { ...task, column: -1, stage: 0, ignored: -1 };
  if (!stagesFor(g, seat, card, column, bonus).includes(stage)) return { ...task, stage: 0, ignored: -1 };
  return waysAt(g, seat, card, column, stage, bonus).includes(ignored) ? task : { ...task, ignored: -1 };
}

/** Column, assumed stage, ignored space, settlements: one after the other, asked only where there is a choice. */
export const installHow: Handler<InstallHow> = {
  legal(g, task, out) {
    const { seat, card, column, stage, ignored, bonus } = decided(g, task);
    if (column < 0) for (const c of columnsToInstall(g, seat, card, bonus)) out.push(C.column + c);
    else if (stage === 0) for (const n of stagesFor(g, seat, card, column, bonus)) out.push(C.assume + n);
    else if (ignored < 0) for (const i of waysAt(g, seat, card, column, stage, bonus)) out.push(C.ignore + i);
    else {
      const spaces = activeSpaces(g, card, stage, ignored);
      for (const covered of payableCoverings(g, seat, card, spaces)) out.push(C.cover + covered);
    }
  },
  choose(g, before, choice) {
    const task = decided(g, before);
    const arg = argOf(choice);
    switch (kindOf(choice)) {
      case 'column':
        return push(g, { ...task, column: arg });
      case 'assume':
        return push(g, { ...task, stage: arg });
      case 'ignore':
        return push(g, { ...task, ignored: arg });
      default:
        return insert(g, task, arg);
    }
  },
};

function insert(g: Game, task: InstallHow, covered: number): void {
  const { seat, card, column, stage, ignored } = task;
  const me = g.s.seats[seat]!;
  const spaces = activeSpaces(g, card, stage, ignored);
  const { materials, give } = need(g, card, spaces, covered);
  // "Or another card of the same type" is for those who ignored no space.
  if (task.again === 'always' || (task.again === 'unlessIgnored' && ignored === IGNORE_NONE)) {
    const bonus = task.again === 'always';
    push(g, { do: 'install', seat, type: card >> 5, bonus, optional: true, again: 'never' });
  }
  g.cause = cause('card', card);
  me.hand = without(me.hand, card);
  g.s.known = put(g.s.known, card, PUBLIC);
  for (const [material, n] of materials) pay(g, seat, STORED + material, n);
  give.forEach((n, f) => {
    pay(g, seat, FEATURE + f, n);
  });
  // The slot is fixed before the instant bonus; the ability works only after it (ruling 11).
  emit(g, seat, { type: 'installed', slot: card, column, stage: nextStage(g, me, column) });
  me.columns = put(me.columns, column, [...me.columns[column]!, card]);
  trigger(g, seat, 'install', card >> 5);
  push(g, { do: 'enable', seat, slot: card });
  if (g.rules.lists[g.rules.cards[card]!.bonus]!.length > 0) {
    push(g, { do: 'effects', seat, list: g.rules.cards[card]!.bonus, at: 0, track: -1 });
  }
  score(
    g,
    seat,
    spaces.reduce((sum, i) => sum + g.rules.cards[card]!.points[i]!, 0),
    'costSpaces',
  );
}

export const enable: Handler<Extract<Task, { do: 'enable' }>> = {
  run: (g, task) => enableAbility(g, task.seat, task.slot),
};

/** What a card lacks at the lowest stage open to it, for explanations: by the way that lacks least. */
export function missingFor(g: Game, seat: number, card: number): Missing[] {
  const me = g.s.seats[seat]!;
  const stage = Math.min(TOP_STAGE, ...columnsFor(me, card >> 5).map(c => nextStage(g, me, c)));
  const spaces = activeSpaces(g, card, stage);
  const ways = coverings(g, seat, card, spaces).map(covered => shortfall(g, seat, card, spaces, covered));
  return ways.sort((a, b) => a.length - b.length)[0]!;
}
