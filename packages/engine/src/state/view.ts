// What a seat may know, and states that fit it.

import { canInstallCard } from '../actions/install.js';
import { creaturesOf } from '../extras/creatures.js';
import { type Game, withoutSink } from '../flow/game.js';
import { CARD_TYPES, WATER } from '../pack/names.js';
import { CREATURE_SLOT, type Rules } from '../pack/rules.js';
import { below, next32, type Rng, shuffle } from './chance.js';
import { changing, seatToChange, soloToChange } from './change.js';
import { clone } from './clone.js';
import { fill, mapped, mappedObjects, put, range } from './lists.js';
import { PUBLIC, type State, type View } from './types.js';

/** A research card whose face is hidden still shows its back. */
const hiddenCard = (card: number): number => -1 - (card >> 5);
const typeOfHidden = (hidden: number): number => -1 - hidden;
const HIDDEN = -2;

/** By type, hidden cards last. */
const inOrder = (card: number): number => (card >= 0 ? card : typeOfHidden(card) * 32 + 31);

const knows = ({ known }: Pick<State, 'known'>, viewer: number, card: number): boolean =>
  known[card] === PUBLIC || (viewer >= 0 && ((known[card]! >> viewer) & 1) === 1);

/** The cards of a list, with those turned over that `viewer` may not see. */
function asSeen(s: Pick<State, 'known'>, viewer: number, cards: readonly number[]): number[] {
  const list = cards.slice();
  for (let i = 0; i < list.length; i++) if (!knows(s, viewer, list[i]!)) list[i] = hiddenCard(list[i]!);
  return list;
}

/** The state as `viewer` may know it; -1 is a spectator. */
export function view(s: State, viewer: number): View {
  const v = clone(s);
  const g = changing(v);
  // A card that is being installed lies on the table.
  for (const task of s.agenda) if (task.do === 'installHow') v.known = put(v.known, task.card, PUBLIC);
  v.rng = [0, 0, 0, 0];
  v.events = fill(s.events.length, HIDDEN);
  v.stacks = mappedObjects(s.stacks, stack => asSeen(v, viewer, stack));
  v.material = mapped(s.material, (tile, t) => (tile >= 0 && ((s.developed >> t) & 1) === 0 ? HIDDEN : tile));
  v.sites = mapped(s.sites, (tile, i) => ((s.revealed >> i) & 1 ? tile : HIDDEN));
  v.creatureStack = fill(s.creatureStack.length, HIDDEN);
  if (v.solo) {
    // Neither pile of action cards may be looked at, though each card lay open once (p. 44).
    const solo = soloToChange(g);
    solo.stack = fill(solo.stack.length, HIDDEN);
    solo.discard = fill(solo.discard.length, HIDDEN);
  }
  for (let seat = 0; seat < v.seats.length; seat++) {
    const me = seatToChange(g, seat);
    const hand = asSeen(v, viewer, me.hand);
    // A gap in a hand would tell which card has left it.
    me.hand = seat === viewer ? hand : hand.sort((a, b) => inOrder(a) - inOrder(b));
    me.looking = asSeen(v, viewer, me.looking);
    if (seat === viewer || me.markerCards.length === 0) continue;
    // In the draft: that a card is chosen can be seen, which one cannot.
    me.markerCards = fill(me.markerCards.length, HIDDEN);
    if (me.markerCard >= 0) me.markerCard = HIDDEN;
  }
  const known = v.known.slice();
  for (let card = 0; card < known.length; card++) if (!knows(v, viewer, card)) known[card] = 0;
  v.known = known;
  return { ...v, viewer };
}

/** Fills the hidden places of a list with pieces from a shuffled pool. */
const unhide = (list: readonly number[], pool: number[]): number[] =>
  mapped(list, item => (item === HIDDEN ? pool.pop()! : item));

/** A full state that fits a view: what the viewer does not know is dealt anew. */
export function redeal(rules: Rules, v: View, rng: Rng): State {
  const { viewer, ...rest } = v;
  const s = clone(rest);
  const g = withoutSink(rules, s);
  s.rng = [next32(rng), next32(rng), next32(rng), next32(rng)];
  dealCards(g, viewer, rng);
  const seen = new Set([s.event, ...s.pastEvents]);
  s.events = unhide(
    s.events,
    shuffle(
      rng,
      range(rules.events.length).filter(e => !seen.has(e)),
    ),
  );
  dealMaterials(rules, s, rng);
  const up = new Set(s.sites);
  s.sites = unhide(
    s.sites,
    shuffle(
      rng,
      range(rules.sites.length).filter(tile => !up.has(tile)),
    ),
  );
  dealMarkerCards(g, rng);
  dealCreatures(rules, s, rng);
  if (s.solo) dealActionCards(g, rng);
  return s;
}

/** The creatures that nobody has seen yet. */
function dealCreatures(rules: Rules, s: State, rng: Rng): void {
  const installing = s.agenda.flatMap(task => (task.do === 'installChip' ? [task.slot - CREATURE_SLOT] : []));
  const seen = new Set([s.creature, ...s.seats.flatMap(creaturesOf), ...installing]);
  const pool = range(rules.creatures.length).filter(creature => !seen.has(creature));
  s.creatureStack = unhide(s.creatureStack, shuffle(rng, pool));
}

function dealActionCards(g: Game, rng: Rng): void {
  const solo = soloToChange(g);
  const pool = range(g.rules.solo.cards.length).filter(card => !solo.revealed.includes(card));
  shuffle(rng, pool);
  solo.stack = unhide(solo.stack, pool);
  solo.discard = unhide(solo.discard, pool);
}

function dealCards(g: Game, viewer: number, rng: Rng): void {
  const { rules, s } = g;
  const pools: number[][] = CARD_TYPES.map(() => []);
  for (let n = 0; n < rules.cards.length; n++) {
    const card = rules.cards[n];
    if (card && !knows(s, viewer, n)) pools[card.type]!.push(n);
  }
  for (const pool of pools) shuffle(rng, pool);
  const known = s.known.slice();
  const deal = (card: number, owner: number): number => {
    if (card >= 0) return card;
    const dealt = pools[typeOfHidden(card)]!.pop()!;
    known[dealt] = owner;
    return dealt;
  };
  dealInstallable(g, pools, known);
  for (let seat = 0; seat < s.seats.length; seat++) {
    const me = seatToChange(g, seat);
    me.hand = mapped(me.hand, card => deal(card, 1 << seat));
    me.looking = mapped(me.looking, card => deal(card, 1 << seat));
  }
  s.stacks = mappedObjects(s.stacks, stack => mapped(stack, card => deal(card, 0)));
  s.known = known;
}

/** Whoever is asked which card to install has one that can be: it is in the hand or among the cards nobody else may know. */
function dealInstallable(g: Game, pools: readonly number[][], known: number[]): void {
  const { s } = g;
  const task = s.agenda[s.agenda.length - 1];
  if (task?.do !== 'install' || task.optional) return;
  const { seat, type, bonus } = task;
  const me = seatToChange(g, seat);
  const fits = (card: number): boolean => card >> 5 === type && canInstallCard(g, seat, card, bonus);
  const gap = me.hand.indexOf(-1 - type);
  if (gap < 0 || me.hand.some(card => card >= 0 && fits(card))) return;
  const pool = pools[type]!;
  const card = pool.splice(pool.findIndex(fits), 1)[0]!;
  me.hand = put(me.hand, gap, card);
  known[card] = 1 << seat;
}

function dealMaterials(rules: Rules, s: State, rng: Rng): void {
  const lying = new Set(s.material);
  for (let type = WATER + 1; type <= 6; type++) {
    const first = (type - 1) * 3;
    const pool = shuffle(
      rng,
      [first, first + 1, first + 2].filter(tile => !lying.has(tile)),
    );
    s.material = mapped(s.material, (tile, t) =>
      tile === HIDDEN && rules.territories[t]!.type === type ? pool.pop()! : tile,
    );
  }
}

function dealMarkerCards(g: Game, rng: Rng): void {
  const { rules, s } = g;
  if (s.seats.every(me => me.markerCards.length === 0)) return;
  const seen = new Set(s.seats.flatMap(me => [...me.markerCards, me.markerCard]));
  const pool = shuffle(
    rng,
    range(rules.markerCards.length).filter(card => !seen.has(card)),
  );
  for (let seat = 0; seat < s.seats.length; seat++) {
    const me = seatToChange(g, seat);
    me.markerCards = unhide(me.markerCards, pool).sort((a, b) => a - b);
    if (me.markerCard === HIDDEN) me.markerCard = me.markerCards[below(rng, me.markerCards.length)]!;
  }
}
