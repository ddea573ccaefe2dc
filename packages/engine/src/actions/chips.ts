// Installing income and attribute chips, and the completion bonuses. Rulebook p. 23 and 27.

import { enable, hookBy, hookNumber } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE } from '../pack/names.js';
import { ATTRIBUTE_SLOT } from '../pack/rules.js';
import { drawChip } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { put, putList } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { columnsFor, isComplete, kindOfSlot, nextStage } from '../state/partition.js';

const ATTRIBUTE_HAVE = hookNumber('attribute.have');

export const installChip: Handler<Extract<Task, { do: 'installChip' }>> = {
  legal(g, { seat, slot }, out) {
    for (const column of columnsFor(g.s.seats[seat]!, kindOfSlot(slot))) out.push(C.column + column);
  },
  choose(g, { seat, slot }, choice) {
    insertChip(g, seat, slot, argOf(choice));
  },
};

export function insertChip(g: Game, seat: number, slot: number, column: number): void {
  const me = seatToChange(g, seat);
  emit(g, seat, { type: 'installed', slot, column, stage: nextStage(g.rules, me, column) });
  me.columns = putList(me.columns, column, [...me.columns[column]!, slot]);
  enable(g, seat, slot);
}

/** How many markers of its feature an attribute chip asks for. */
export const featuresFor = (g: Game, seat: number, chip: number): number =>
  featuresLeft(g.rules.attributes[chip]!.have, hookBy(g, seat, ATTRIBUTE_HAVE));

/** What is left of a requirement when abilities change it: at least the marker that is returned. */
const featuresLeft = (have: number, change: number): number => Math.max(1, have + change);

/** The attribute chips a civilization could take now: at least so many feature markers, one of which it returns. */
export function attributeChoices(g: Game, seat: number, out: number[]): void {
  const { s, rules } = g;
  const { markers } = s.seats[seat]!;
  const display = s.attributeDisplay;
  const change = hookBy(g, seat, ATTRIBUTE_HAVE);
  for (let i = 0; i < display.length; i++) {
    const chip = display[i]!;
    if (chip < 0) continue;
    const { feature, have } = rules.attributes[chip]!;
    if (markers[FEATURE + feature]! >= featuresLeft(have, change)) out.push(C.attribute + chip);
  }
}

export function takeAttribute(g: Game, seat: number, chip: number): void {
  const { s } = g;
  g.cause = cause('attribute', chip);
  pay(g, seat, FEATURE + g.rules.attributes[chip]!.feature, 1);
  s.attributeDisplay = put(s.attributeDisplay, s.attributeDisplay.indexOf(chip), drawChip(s, 'attributeBag'));
  push(g, { do: 'installChip', seat, slot: ATTRIBUTE_SLOT + chip });
}

/** At the end of a turn, or of a chain of decisions in another phase (ruling 8); a bonus may complete the next stage. */
export const completion: Handler<Extract<Task, { do: 'completion' }>> = {
  run(g, task) {
    const me = g.s.seats[task.seat]!;
    for (let i = 0; i < g.rules.completion.length; i++) {
      if ((me.completed >> i) & 1 || !isComplete(g, me, i + 1)) continue;
      seatToChange(g, task.seat).completed |= 1 << i;
      push(g, task);
      push(g, {
        do: 'effects',
        seat: task.seat,
        list: g.rules.completion[i]!,
        at: 0,
        track: -1,
        cause: cause('completion', i + 1),
      });
      return;
    }
  },
};
