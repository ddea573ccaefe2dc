// Installing income and attribute chips, and the completion bonuses. Rulebook p. 23 and 27.

import { enable, hookBy, hookNumber } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import { type Game, withoutSink } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { ERAS, FEATURE, INCOME_PHASE } from '../pack/names.js';
import { ATTRIBUTE_SLOT } from '../pack/rules.js';
import { drawChip } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { clone } from '../state/clone.js';
import { put, putList } from '../state/lists.js';
import { pay } from '../state/markers.js';
import { columnsFor, isComplete, kindOfSlot, nextStage } from '../state/partition.js';
import type { Seat } from '../state/types.js';

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

/** Whether a civilization has what a chip of the display asks for: so many feature markers, one of which is returned. */
function canTake({ rules }: Game, { markers }: Seat, chip: number, change: number): boolean {
  if (chip < 0) return false;
  const { feature, have } = rules.attributes[chip]!;
  return markers[FEATURE + feature]! >= featuresLeft(have, change);
}

/** Writes the choices to take an attribute chip of the display. */
export function attributeChoices(g: Game, seat: number, out: number[]): void {
  const me = g.s.seats[seat]!;
  const change = hookBy(g, seat, ATTRIBUTE_HAVE);
  const display = g.s.attributeDisplay;
  for (let i = 0; i < display.length; i++) {
    if (canTake(g, me, display[i]!, change)) out.push(C.attribute + display[i]!);
  }
}

const NO_CHIPS: readonly number[] = [];

/** The attribute chips a civilization could take now. This is asked often, and there is hardly ever one. */
function takeable(g: Game, seat: number): readonly number[] {
  const me = g.s.seats[seat]!;
  const change = hookBy(g, seat, ATTRIBUTE_HAVE);
  const display = g.s.attributeDisplay;
  for (let i = 0; i < display.length; i++) {
    if (canTake(g, me, display[i]!, change)) return display.filter(chip => canTake(g, me, chip, change));
  }
  return NO_CHIPS;
}

/** Whether the chips that a civilization can take now would make some harm smaller. */
export function canAvert(g: Game, seat: number, harm: (g: Game) => number): boolean {
  const chips = takeable(g, seat);
  if (chips.length === 0) return false;
  const now = harm(g);
  // Shares seats with the game, so it is discarded before the game changes.
  const trial = withoutSink(g.rules, clone(g.s));
  for (const chip of chips) enable(trial, seat, ATTRIBUTE_SLOT + chip);
  return harm(trial) < now;
}

/** Every question offers the chips that the civilization can take, so they are not offered again. */
export function noteOffered(g: Game, seat: number): void {
  const chips = takeable(g, seat);
  const { offered } = g.s.seats[seat]!;
  if (chips === offered || (chips.length === offered.length && chips.every((chip, i) => chip === offered[i])))
    return;
  seatToChange(g, seat).offered = chips;
}

/**
 * Follows what a civilization does in a phase. Like a turn it ends with completion bonuses (ruling 8), and then with the
 * attribute chips that have become available (p. 27).
 */
export const endOfChain = (seat: number): Task => ({ do: 'completion', seat, offers: true });

/** No decision follows the last income of the game: all chips that can be taken are offered once more. */
const isLastMoment = ({ s }: Game): boolean => s.era === ERAS && s.phase === INCOME_PHASE;

const hasNewChips = (g: Game, seat: number): boolean =>
  takeable(g, seat).some(chip => isLastMoment(g) || !g.s.seats[seat]!.offered.includes(chip));

export const offerChips: Handler<Extract<Task, { do: 'offerChips' }>> = {
  always: (g, { seat }) => hasNewChips(g, seat),
  legal(_g, _task, out) {
    out.push(C.decline);
  },
  choose() {},
};

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
    const { seat, offers } = task;
    if (offers && hasNewChips(g, seat)) push(g, { do: 'offerChips', seat });
  },
};
