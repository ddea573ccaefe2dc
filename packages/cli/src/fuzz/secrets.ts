// What a viewer has been told, and whether a view holds more.
import {
  EVERYONE,
  type GameEvent,
  PUBLIC,
  type redact,
  type Setup,
  type State,
  type View,
} from '@civolution/engine';

/** Per research card a mask of the seats that events have shown it to; the fifth bit is the spectators'. */
export type Told = number[];

const SPECTATORS = 16;
const bitOf = (viewer: number): number => (viewer < 0 ? SPECTATORS : 1 << viewer);

/** At the start: the ready-made hands are known to all, the cards of the draft to those who hold them. */
export function toldAtStart(s: State, setup: Setup): Told {
  const told = s.known.map(() => 0);
  // V.I.C.I has no seat in the set-up, and no hand.
  setup.seats.forEach(({ option }, seat) => {
    const me = s.seats[seat]!;
    for (const card of me.looking) told[card]! |= 1 << seat;
    if (option === 'a') for (const card of me.hand) told[card] = PUBLIC;
  });
  return told;
}

/** Takes in what events tell. Says which of them shows a seat outside its audience something, or null. */
export function hear(
  told: Told,
  events: readonly GameEvent[],
  redacted: typeof redact,
  seats: number,
): string | null {
  for (const event of events) {
    if (event.type === 'installed' && event.slot < told.length) told[event.slot] = PUBLIC;
    if (!('cards' in event)) {
      if (event.audience !== EVERYONE) return `the secret event "${event.type}" has nothing to redact`;
      continue;
    }
    for (let viewer = -1; viewer < seats; viewer++) {
      const inside = event.audience === EVERYONE || (viewer >= 0 && (event.audience >> viewer) & 1);
      const seen = redacted(event, viewer);
      const cards = 'cards' in seen ? seen.cards : [];
      if (!inside && cards.some(card => card >= 0)) {
        return `the event "${event.type}" shows viewer ${viewer} a card`;
      }
      if (inside) for (const card of cards) if (card >= 0) told[card]! |= bitOf(viewer);
    }
  }
  return null;
}

/** A state in which somebody knows a card that no event has shown. What was seen may be lost sight of. */
export function knowledgeProblem(s: State, told: Told): string | null {
  const viewers = SPECTATORS | ((1 << s.seats.length) - 1);
  for (let card = 0; card < told.length; card++) {
    if ((s.known[card]! & ~told[card]! & viewers) === 0) continue;
    return `card ${card} is known to mask ${s.known[card]}, but was only shown to mask ${told[card]}`;
  }
  return null;
}

/** What a view holds that its viewer may not know, or null. */
export function leak(s: State, v: View, viewer: number): string | null {
  const bit = bitOf(viewer);
  // A card that is being installed lies on the table.
  const shown = new Set(s.agenda.flatMap(task => (task.do === 'installHow' ? [task.card] : [])));
  const hidden = (card: number): boolean => card >= 0 && (s.known[card]! & bit) === 0 && !shown.has(card);
  if (v.rng.some(word => word !== 0)) return 'the generator';
  if (v.events.some(event => event >= 0)) return 'an event to come';
  if (v.stacks.some(stack => stack.some(hidden))) return 'a card in a stack';
  if (v.known.some((mask, card) => mask !== 0 && hidden(card))) return 'who knows a card';
  if (v.material.some((tile, t) => tile >= 0 && ((s.developed >> t) & 1) === 0)) return 'a hidden material';
  if (v.sites.some((tile, i) => tile >= 0 && ((s.revealed >> i) & 1) === 0)) return 'a hidden site';
  if (v.creatureStack.some(creature => creature >= 0)) return 'a creature in the stack';
  if (v.solo?.stack.some(card => card >= 0)) return 'an action card in the stack';
  if (v.solo?.discard.some(card => card >= 0)) return 'an action card in the discard pile';
  for (const task of v.agenda) {
    if ('card' in task && hidden(task.card)) return `a card in the task "${task.do}"`;
  }
  for (const [seat, me] of v.seats.entries()) {
    if (me.hand.some(hidden)) return `a card in the hand of seat ${seat}`;
    if (me.looking.some(hidden)) return `a card that seat ${seat} looks at`;
    if (seat === viewer || me.markerCards.length === 0) continue;
    if (me.markerCards.some(card => card >= 0) || me.markerCard >= 0)
      return `a marker card of seat ${seat}'s draft`;
  }
  return null;
}
