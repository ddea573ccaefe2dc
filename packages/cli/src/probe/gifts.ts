// Cards and chips given by chance, free of charge, before the first turn.
import {
  ATTRIBUTE_SLOT,
  below,
  CHIP_SLOT,
  cause,
  giveTasks,
  PUBLIC,
  type Rng,
  type Rules,
  type State,
  shuffle,
  type Task,
} from '@civolution/engine';

export const GIFT_KINDS = ['card', 'attribute', 'income', 'goal'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

export interface Gift {
  readonly kind: GiftKind;
  /** The number of the card or chip among its kind. */
  readonly piece: number;
}

/** Research cards for each seat, of different types. */
const CARDS = 2;

const BAGS = { attribute: 'attributeBag', income: 'incomeBag', goal: 'goalBag' } as const;

const oneOf = (rng: Rng, list: readonly number[]): number => list[below(rng, list.length)]!;
const without = (list: readonly number[], item: number): number[] => list.filter(other => other !== item);

/** Any cards that lie face down; each goes to the bottom of an empty column. */
function drawCards(s: State, seat: number, rng: Rng): Gift[] {
  const types = s.stacks.flatMap((stack, type) => (stack.length > 0 ? [type] : []));
  return shuffle(rng, types)
    .slice(0, CARDS)
    .map(type => {
      const piece = oneOf(rng, s.stacks[type]!);
      s.stacks = s.stacks.map((stack, other) => (other === type ? without(stack, piece) : stack));
      s.known = s.known.map((mask, card) => (card === piece ? PUBLIC : mask));
      const me = s.seats[seat]!;
      const empty = me.columns.findIndex(column => column.length === 0);
      const columns = me.columns.map((column, c) => (c === empty ? [piece] : column));
      s.seats[seat] = { ...me, columns };
      return { kind: 'card', piece };
    });
}

/** A chip of a bag, if there is one. */
function drawChip(s: State, kind: keyof typeof BAGS, rng: Rng): Gift[] {
  const bag = BAGS[kind];
  if (s[bag].length === 0) return [];
  const piece = oneOf(rng, s[bag]);
  s[bag] = without(s[bag], piece);
  return [{ kind, piece }];
}

const draw = (s: State, seat: number, rng: Rng): Gift[] => [
  ...drawCards(s, seat, rng),
  ...drawChip(s, 'attribute', rng),
  ...drawChip(s, 'income', rng),
  ...drawChip(s, 'goal', rng),
];

/** What follows from a gift, as from a card just installed or a chip just gained; nothing answers to the giving. */
function tasksOf(rules: Rules, seat: number, { kind, piece }: Gift): Task[] {
  const own = { seat, cause: cause(kind, piece) };
  switch (kind) {
    case 'card': {
      const list = rules.cards[piece]!.bonus;
      const bonus: Task = { ...own, do: 'effects', list, at: 0, track: -1 };
      const enable: Task = { ...own, do: 'enable', slot: piece };
      return rules.lists[list]!.length > 0 ? [bonus, enable] : [enable];
    }
    case 'attribute':
      return [{ ...own, do: 'installChip', slot: ATTRIBUTE_SLOT + piece }];
    case 'income':
      return [
        { ...own, do: 'installChip', slot: CHIP_SLOT + piece },
        { ...own, do: 'income', left: [piece] },
      ];
    case 'goal':
      return [{ ...own, do: 'placeGoal', goal: piece }];
  }
}

/** In seating order. A completion bonus follows a chain of decisions (ruling 8). */
const tasksOfAll = (rules: Rules, s: State, gifts: readonly (readonly Gift[])[]): Task[] =>
  gifts.flatMap((_, i): Task[] => {
    const seat = (s.starting + i) % gifts.length;
    const tasks = gifts[seat]!.flatMap(gift => tasksOf(rules, seat, gift));
    return [...tasks, { do: 'completion', seat, cause: cause('setup') }];
  });

/** Gives each seat its gifts and returns them; what they bring comes before the next phase begins. */
export function give(rules: Rules, s: State, rng: Rng): Gift[][] {
  const gifts = s.seats.map((_, seat) => draw(s, seat, rng));
  giveTasks(s, tasksOfAll(rules, s, gifts));
  s.learned++;
  return gifts;
}
