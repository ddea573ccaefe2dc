// Install a research card, rulebook p. 24-25; the special bonus of level III, p. 25.

import { enable as enableAbility, hookBy, hookNumber, trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C, IGNORE_NONE, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { score } from '../scoring/sources.js';
import { seatToChange } from '../state/change.js';
import { put, putList, without } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { columnsFor, nextStage } from '../state/partition.js';
import { PUBLIC } from '../state/types.js';
import {
  activeSpaces,
  lackingAt,
  type Missing,
  payable,
  payableCoverings,
  pointsOfSpaces,
  priceOf,
  TOP_STAGE,
} from './card-cost.js';

const INSTALL_IGNORE = hookNumber('install.ignore');

type Install = Extract<Task, { do: 'install' }>;
type InstallHow = Extract<Task, { do: 'installHow' }>;

/** In a column already filled to stage 5 the costs of stage 5 apply (p. 27). */
const lowestStage = (g: Game, seat: number, column: number): number =>
  Math.min(TOP_STAGE, nextStage(g.rules, g.s.seats[seat]!, column));

/** An ability allows to ignore a cost space of a card, at any level of its module. */
const ignoresAnyway = (g: Game, seat: number, card: number): boolean =>
  hookBy(g, seat, INSTALL_IGNORE, card >> 5) > 0;

/**
 * A mask of the cost spaces that may be ignored at a stage; at least one active space must remain (ruling 10). To assume a
 * higher stage and ignore its own space would be to assume the one below.
 */
function ignorable(g: Game, seat: number, card: number, column: number, stage: number): number {
  const active = activeSpaces(g.rules, card, stage);
  if ((active & (active - 1)) === 0) return 0;
  return stage > lowestStage(g, seat, column) ? active & ~(1 << (stage - 1)) : active;
}

const mayIgnore = (g: Game, seat: number, card: number, bonus: boolean): boolean =>
  bonus || ignoresAnyway(g, seat, card);

/** The ways to ignore a cost space, or none, that make a stage payable. */
function waysAt(
  g: Game,
  seat: number,
  card: number,
  column: number,
  stage: number,
  bonus: boolean,
): number[] {
  const ways: number[] = [];
  const spaces = mayIgnore(g, seat, card, bonus) ? ignorable(g, seat, card, column, stage) : 0;
  for (let i = 0; spaces >> i !== 0; i++) {
    if ((spaces >> i) & 1 && payable(g, seat, card, stage, i)) ways.push(i);
  }
  if (payable(g, seat, card, stage, IGNORE_NONE)) ways.push(IGNORE_NONE);
  return ways;
}

/** Whether there is any, where one may be ignored. */
function hasWay(g: Game, seat: number, card: number, column: number, stage: number): boolean {
  const spaces = ignorable(g, seat, card, column, stage);
  for (let i = 0; spaces >> i !== 0; i++) {
    if ((spaces >> i) & 1 && payable(g, seat, card, stage, i)) return true;
  }
  return payable(g, seat, card, stage, IGNORE_NONE);
}

/** A stage that asks for the same spaces as the one below it is never assumed. */
const asksForMore = (g: Game, card: number, stage: number): boolean =>
  (g.rules.cards[card]!.cost[stage - 1] ?? null) !== null;

/** The stages whose costs can be assumed. */
function stagesFor(g: Game, seat: number, card: number, column: number, bonus: boolean): number[] {
  const lowest = lowestStage(g, seat, column);
  const stages: number[] = [];
  for (let stage = lowest; stage <= TOP_STAGE; stage++) {
    if (stage > lowest && !asksForMore(g, card, stage)) continue;
    if (waysAt(g, seat, card, column, stage, bonus).length > 0) stages.push(stage);
  }
  return stages;
}

/** Whether there is any. This is asked far more often than which, so it stops at the first. */
function hasStage(g: Game, seat: number, card: number, column: number, bonus: boolean): boolean {
  const lowest = lowestStage(g, seat, column);
  // Where no space may be ignored a higher stage never asks for less.
  if (!mayIgnore(g, seat, card, bonus)) return payable(g, seat, card, lowest, IGNORE_NONE);
  for (let stage = lowest; stage <= TOP_STAGE; stage++) {
    if (stage > lowest && !asksForMore(g, card, stage)) continue;
    if (hasWay(g, seat, card, column, stage)) return true;
  }
  return false;
}

function columnsToInstall(g: Game, seat: number, card: number, bonus: boolean): number[] {
  const columns = columnsFor(g.s.seats[seat]!, card >> 5);
  const list: number[] = [];
  for (let i = 0; i < columns.length; i++)
    if (hasStage(g, seat, card, columns[i]!, bonus)) list.push(columns[i]!);
  return list;
}

function hasColumn(g: Game, seat: number, card: number, bonus: boolean): boolean {
  const columns = columnsFor(g.s.seats[seat]!, card >> 5);
  for (let i = 0; i < columns.length; i++) if (hasStage(g, seat, card, columns[i]!, bonus)) return true;
  return false;
}

/** Where no space may be ignored the lowest stage open to a card is also the cheapest. */
function lowestOpenStage(g: Game, seat: number, card: number): number {
  const me = g.s.seats[seat]!;
  const columns = columnsFor(me, card >> 5);
  let lowest = TOP_STAGE;
  for (let i = 0; i < columns.length; i++) lowest = Math.min(lowest, nextStage(g.rules, me, columns[i]!));
  return lowest;
}

export const canInstallCard = (g: Game, seat: number, card: number, bonus: boolean): boolean =>
  bonus || ignoresAnyway(g, seat, card)
    ? hasColumn(g, seat, card, bonus)
    : payable(g, seat, card, lowestOpenStage(g, seat, card), IGNORE_NONE);

export function canInstall(g: Game, seat: number, type: number, bonus = false): boolean {
  const { hand } = g.s.seats[seat]!;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i]! >> 5 === type && canInstallCard(g, seat, hand[i]!, bonus)) return true;
  }
  return false;
}

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
  if (column < 0) return task;
  if (!columnsFor(g.s.seats[seat]!, card >> 5).includes(column) || !hasStage(g, seat, card, column, bonus))
    return { ...task, column: -1, stage: 0, ignored: -1 };
  if (stage === 0) return task;
  if (!stagesFor(g, seat, card, column, bonus).includes(stage)) return { ...task, stage: 0, ignored: -1 };
  return ignored < 0 || waysAt(g, seat, card, column, stage, bonus).includes(ignored)
    ? task
    : { ...task, ignored: -1 };
}

/** Column, assumed stage, ignored space, settlements: one after the other, asked only where there is a choice. */
export const installHow: Handler<InstallHow> = {
  legal(g, task, out) {
    const { seat, card, column, stage, ignored, bonus } = decided(g, task);
    if (column < 0) for (const c of columnsToInstall(g, seat, card, bonus)) out.push(C.column + c);
    else if (stage === 0) for (const n of stagesFor(g, seat, card, column, bonus)) out.push(C.assume + n);
    else if (ignored < 0) for (const i of waysAt(g, seat, card, column, stage, bonus)) out.push(C.ignore + i);
    else {
      const spaces = activeSpaces(g.rules, card, stage, ignored);
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
  const me = seatToChange(g, seat);
  const spaces = activeSpaces(g.rules, card, stage, ignored);
  // "Or another card of the same type" is for those who ignored no space by the special bonus.
  const bonusLeft = ignored === IGNORE_NONE || ignoresAnyway(g, seat, card);
  if (task.again === 'always' || (task.again === 'unlessIgnored' && bonusLeft)) {
    const bonus = task.again === 'always';
    push(g, { do: 'install', seat, type: card >> 5, bonus, optional: true, again: 'never' });
  }
  g.cause = cause('card', card);
  me.hand = without(me.hand, card);
  g.s.known = put(g.s.known, card, PUBLIC);
  for (const [place, n] of priceOf(g, seat, card, spaces & ~covered)) pay(g, seat, place, n);
  // The slot is fixed before the instant bonus; the ability works only after it (ruling 11).
  emit(g, seat, { type: 'installed', slot: card, column, stage: nextStage(g.rules, me, column) });
  me.columns = putList(me.columns, column, [...me.columns[column]!, card]);
  trigger(g, seat, 'install', card >> 5);
  push(g, { do: 'enable', seat, slot: card });
  const { bonuses } = g.rules.cards[card]!;
  if (bonuses.length > 0) push(g, { do: 'bonuses', seat, lists: bonuses });
  score(g, seat, pointsOfSpaces(g.rules, card, spaces), 'costSpaces');
}

export const enable: Handler<Extract<Task, { do: 'enable' }>> = {
  run: (g, task) => enableAbility(g, task.seat, task.slot),
};

/** What a card lacks at the lowest stage open to it, for explanations. */
export const missingFor = (g: Game, seat: number, card: number): Missing[] =>
  lackingAt(g, seat, card, lowestOpenStage(g, seat, card));
