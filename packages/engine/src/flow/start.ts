// Set-up steps 13-16 as far as they ask for choices: the secret draft and the starting chip cards. Rulebook p. 10.

import { putBack } from '../actions/cards.js';
import { insertChip } from '../actions/chips.js';
import { raise } from '../actions/progress.js';
import { benefits, dealStartingAttributes, startingAttributeSlot } from '../extras/starting-attributes.js';
import { CARD_TYPES } from '../pack/names.js';
import { CHIP_SLOT, STARTING_CHIP } from '../pack/rules.js';
import { below, drawChip, shuffle } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { mapped, mappedObjects, put, putList, range, without } from '../state/lists.js';
import { gain } from '../state/markers.js';
import { COLUMNS } from '../state/partition.js';
import { hasExtra, newcomersChip } from '../state/setup.js';
import type { Seat } from '../state/types.js';
import { type Handler, push } from './agenda.js';
import { argOf, C, kindOf } from './choices.js';
import { emit } from './events.js';
import type { Game } from './game.js';
import type { Task } from './tasks.js';

/** 13 B: one card of each type and one starting marker card, in secret and at the same time. */
export const draftPending = (me: Seat): boolean => me.markerCards.length > 0 && !draftDone(me);

/** In a view the card that others chose is hidden, but chosen. */
const hasMarkerCard = (me: Seat): boolean => me.markerCard !== -1;

const draftDone = (me: Seat): boolean => hasMarkerCard(me) && me.hand.length === CARD_TYPES.length;

export function draftChoices(g: Game, seat: number, out: number[]): void {
  const me = g.s.seats[seat]!;
  const missing = range(CARD_TYPES.length).filter(type => !me.hand.some(kept => kept >> 5 === type));
  // Who picks from all cards does so type by type, starting markers last.
  const free = g.s.setup.seats[seat]!.option === 'free';
  const open = free ? missing.slice(0, 1) : missing;
  for (const card of me.looking) if (open.includes(card >> 5)) out.push(C.keep + card);
  if (free && open.length > 0) return;
  if (!hasMarkerCard(me)) for (const card of me.markerCards) out.push(C.keepMarkers + card);
}

export function draftChoose(g: Game, seat: number, choice: number): void {
  const me = seatToChange(g, seat);
  const card = argOf(choice);
  if (kindOf(choice) === 'keepMarkers') {
    me.markerCard = card;
    return;
  }
  me.looking = without(me.looking, card);
  me.hand = [...me.hand, card];
  emit(g, seat, { type: 'kept', cards: [card] }, 1 << seat);
}

/** All that was looked through and not chosen is shuffled: nobody knows where it lies. */
function shuffleBack(g: Game, seat: number): void {
  const { s } = g;
  const me = seatToChange(g, seat);
  s.stacks = mappedObjects(s.stacks, (_, type) =>
    shuffle(
      s.rng,
      me.looking.filter(card => card >> 5 === type),
    ),
  );
  for (const card of me.looking) s.known = put(s.known, card, 0);
  me.looking = [];
}

/** 13 (rest), 14, 15 and 16 up to the first choice. */
export const afterDraft: Handler<Extract<Task, { do: 'afterDraft' }>> = {
  run(g) {
    const { s, rules } = g;
    s.setup.seats.forEach(({ option }, seat) => {
      const me = seatToChange(g, seat);
      if (option === 'free') shuffleBack(g, seat);
      else putBack(g, seat);
      me.markerCards = [];
      emit(g, seat, { type: 'markerCard', card: me.markerCard });
      for (const [place, n] of rules.markerCards[me.markerCard]!.markers) gain(g, seat, place, n);
    });
    // 15: against V.I.C.I the human begins (ruling 18).
    s.starting = below(s.rng, s.setup.seats.length);
    s.learned++;
    emit(g, s.starting, { type: 'monolith' });

    const isNewcomer = (seat: number): boolean => s.setup.seats[seat]!.option === 'a';
    const n = s.setup.seats.length;
    const taken = range(n)
      .filter(isNewcomer)
      .map(seat => newcomersChip(rules, s.seats[seat]!));
    const cards = range(rules.chipHands.length).filter(chip => !taken.includes(chip));
    // From the right of the starting civilization counter-clockwise.
    const advanced = mapped(range(n), i => (s.starting - 1 - i + 2 * n) % n).filter(
      seat => !isNewcomer(seat),
    );
    if (advanced.length > 0) {
      s.chipCards = shuffle(s.rng, cards)
        .slice(0, advanced.length + 1)
        .sort((a, b) => a - b);
      s.chipGoals = mapped(s.chipCards, () => drawChip(s, 'goalBag'));
      if (hasExtra(s.setup, 'a')) s.chipAttributes = dealStartingAttributes(g, s.chipCards.length);
    }
    push(
      g,
      ...advanced.map((seat): Task => ({ do: 'chooseChipCard', seat })),
      { do: 'putChipCardsAway', seat: -1 },
      ...(hasExtra(s.setup, 'a') ? benefits(g) : []),
      ...(hasExtra(s.setup, 'c') ? ([{ do: 'layTiles', seat: -1 }] as const) : []),
      { do: 'era', seat: -1 },
    );
  },
};

export const chooseChipCard: Handler<Extract<Task, { do: 'chooseChipCard' }>> = {
  legal(g, _task, out) {
    for (const chip of g.s.chipCards) out.push(C.chipCard + chip);
  },
  choose(g, { seat }, choice) {
    const { s } = g;
    const chip = argOf(choice);
    const at = s.chipCards.indexOf(chip);
    const goal = s.chipGoals[at]!;
    const attribute = s.chipAttributes[at] ?? -1;
    s.chipGoals = s.chipGoals.filter((_, i) => i !== at);
    s.chipAttributes = s.chipAttributes.filter((_, i) => i !== at);
    s.chipCards = without(s.chipCards, chip);
    push(g, { do: 'takeChipCard', seat, chip, goal, attribute });
  },
};

/** The three steps of 16: the goal chip, the first upgrade, the first income chip in the rightmost column; a fourth with Extra Credit A. */
export const takeChipCard: Handler<Extract<Task, { do: 'takeChipCard' }>> = {
  run(g, { seat, chip, goal, attribute }) {
    emit(g, seat, { type: 'tookChipCard', chip, goal });
    const me = seatToChange(g, seat);
    if (goal >= 0) me.goals = putList(me.goals, 0, [goal]);
    raise(g, seat, g.rules.chipModules[chip]!);
    insertChip(g, seat, CHIP_SLOT + STARTING_CHIP + chip, COLUMNS - 1);
    if (attribute >= 0) push(g, { do: 'installChip', seat, slot: startingAttributeSlot(attribute) });
  },
};

/** The card left over goes back to the box, its goal chip into the bag. */
export const putChipCardsAway: Handler<Extract<Task, { do: 'putChipCardsAway' }>> = {
  run({ s }) {
    s.goalBag = [...s.goalBag, ...s.chipGoals.filter(goal => goal >= 0)].sort((a, b) => a - b);
    s.chipCards = [];
    s.chipGoals = [];
    s.chipAttributes = [];
  },
};
