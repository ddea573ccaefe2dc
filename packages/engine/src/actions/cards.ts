// Gain a research card; draw cards and keep some; discard one. Rulebook p. 28, ruling 14.

import { trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { EVERYONE, emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CARD_TYPES } from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import { mapped, put, putList, without } from '../state/lists.js';
import { PUBLIC } from '../state/types.js';

export const TYPES = CARD_TYPES.length;

/** Takes the top card of a face-down stack, or -1; whoever draws it learns something. */
export function drawTop(g: Game, type: number, knower: number): number {
  const { s } = g;
  const stack = s.stacks[type]!;
  const card = stack[stack.length - 1];
  if (card === undefined) return -1;
  s.learned++;
  s.stacks = putList(s.stacks, type, stack.slice(0, -1));
  s.known = put(s.known, card, s.known[card]! | knower);
  return card;
}

/** Turns the top card of a face-down stack up. */
export function turnUp(g: Game, type: number): void {
  const card = drawTop(g, type, PUBLIC);
  if (card < 0) return;
  g.s.faceUp = putList(g.s.faceUp, type, [...g.s.faceUp[type]!, card]);
  emit(g, -1, { type: 'turnedUp', cards: [card] });
}

/** Takes the top card of a face-up stack. Once that is told, the stack is to be renewed. */
export function takeFaceUp(g: Game, type: number): number {
  const stack = g.s.faceUp[type]!;
  g.s.faceUp = putList(g.s.faceUp, type, stack.slice(0, -1));
  return stack[stack.length - 1]!;
}

/** An emptied face-up stack is renewed at once (p. 28). */
export function renewFaceUp(g: Game, type: number): void {
  if (g.s.faceUp[type]!.length === 0) turnUp(g, type);
}

const anyCard = -1;

export function canGainCard({ s }: Game, type: number): boolean {
  for (let t = 0; t < TYPES; t++) {
    if ((type === anyCard || type === t) && s.stacks[t]!.length + s.faceUp[t]!.length > 0) return true;
  }
  return false;
}

export const gainCard: Handler<Extract<Task, { do: 'gainCard' }>> = {
  legal(g, task, out) {
    for (let t = 0; t < TYPES; t++) {
      if (task.type !== anyCard && task.type !== t) continue;
      if (g.s.faceUp[t]!.length > 0) out.push(C.gainCard + t * 2);
      if (g.s.stacks[t]!.length > 0) out.push(C.gainCard + t * 2 + 1);
    }
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const type = argOf(choice) >> 1;
    const faceDown = (argOf(choice) & 1) === 1;
    const card = faceDown ? drawTop(g, type, 1 << task.seat) : takeFaceUp(g, type);
    const me = seatToChange(g, task.seat);
    me.hand = [...me.hand, card];
    emit(g, task.seat, { type: 'kept', cards: [card] }, faceDown ? 1 << task.seat : EVERYONE);
    if (!faceDown) renewFaceUp(g, type);
    trigger(g, task.seat, 'gainCard', type);
  },
};

/** All stacks are named before any card is seen. */
export const drawCards: Handler<Extract<Task, { do: 'drawCards' }>> = {
  legal(g, task, out) {
    for (let t = 0; t < TYPES; t++) {
      const named = task.named.filter(other => other === t).length;
      if (g.s.stacks[t]!.length > named) out.push(C.nameStack + t);
    }
    if (out.length > 0 && task.named.length === 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const named = [...task.named, argOf(choice)];
    const left = g.s.stacks.reduce((sum, stack) => sum + stack.length, 0) - named.length;
    if (named.length < task.n && left > 0) {
      push(g, { ...task, named });
      return;
    }
    const drawn = mapped(named, type => drawTop(g, type, 1 << task.seat));
    const me = seatToChange(g, task.seat);
    me.looking = [...me.looking, ...drawn];
    emit(g, task.seat, { type: 'drew', cards: drawn }, 1 << task.seat);
    push(g, { do: 'keepCards', seat: task.seat, keep: task.keep, kept: 0 });
  },
};

export const keepCards: Handler<Extract<Task, { do: 'keepCards' }>> = {
  legal(g, task, out) {
    for (const card of g.s.seats[task.seat]!.looking) out.push(C.keep + card);
  },
  choose(g, task, choice) {
    const me = seatToChange(g, task.seat);
    const card = argOf(choice);
    const kept = task.kept + 1;
    me.looking = without(me.looking, card);
    me.hand = [...me.hand, card];
    emit(g, task.seat, { type: 'kept', cards: [card] }, 1 << task.seat);
    // What answers to a gained card waits until all are kept.
    trigger(g, task.seat, 'gainCard', card >> 5);
    const goingBack = me.looking.length > task.keep - kept;
    if (goingBack) loseSight(g, task.seat, me.hand.slice(-kept), me.looking);
    if (kept < task.keep && me.looking.length > 0) return push(g, { ...task, kept });
    putBack(g, task.seat);
  },
};

/**
 * Others may have known a card. Where of its type some stay in the hand and some go under the stack, they no longer
 * know which.
 */
function loseSight(g: Game, seat: number, kept: readonly number[], back: readonly number[]): void {
  const partedTypes = new Set(kept.map(card => card >> 5).filter(t => back.some(card => card >> 5 === t)));
  for (const card of [...kept, ...back])
    if (partedTypes.has(card >> 5)) g.s.known = put(g.s.known, card, g.s.known[card]! & (1 << seat));
}

/** What is not kept goes under its stack, in the order drawn. */
export function putBack(g: Game, seat: number): void {
  const me = seatToChange(g, seat);
  if (me.looking.length === 0) return;
  emit(g, seat, { type: 'putBack', cards: me.looking }, 1 << seat);
  for (const card of me.looking) putUnder(g, card);
  me.looking = [];
}

function putUnder(g: Game, card: number): void {
  g.s.stacks = putList(g.s.stacks, card >> 5, [card, ...g.s.stacks[card >> 5]!]);
}

/** A card of the hand goes under its stack. Only who knew it, and sees that it can be no other, knows it there. */
export function discard(g: Game, seat: number, card: number): void {
  const me = seatToChange(g, seat);
  me.hand = without(me.hand, card);
  loseSight(g, seat, me.hand, [card]);
  const knowers = g.s.known[card]!;
  emit(g, seat, { type: 'discarded', cards: [card] }, knowers === PUBLIC ? EVERYONE : knowers);
  putUnder(g, card);
}
