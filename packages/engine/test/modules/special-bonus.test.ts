// Option B of the five card modules, with the special bonus of levels III and IIII. Rulebook p. 25, 28-30; Extra Credit C.
import { describe, expect, it } from 'vitest';
import { CARD_LETTERS, CARD_TYPES, type CardType } from '../../src/index.js';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const DICE: Readonly<Record<CardType, readonly number[]>> = {
  invention: [1, 6],
  mutation: [2, 6],
  insight: [3, 6],
  building: [4, 6],
  achievement: [5, 6],
};
const LEVELS = [1, 2, 3, 4];

const turn = (type: CardType, level: number, me: CivSpec): Position =>
  scenario({
    civs: [{ dice: DICE[type], levels: { [type]: level }, levelFour: level === 4 ? [type] : [], ...me }, {}],
    attributeDisplay: ['attribute-8'],
  });

/** The module activated for a card; where nothing else can be done, that is not asked. */
function installing(type: CardType, level: number, me: CivSpec): Position {
  const game = turn(type, level, me).play(`activate ${type}`);
  return game.can(`option ${type} B`) ? game.play(`option ${type} B`) : game;
}

/** Cards without a cost in stage 1, two of each type. */
const FREE = ['A3', 'A13', 'B3', 'B6', 'C6', 'C11', 'D6', 'D14', 'E2', 'E6'];
const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const cards = (...ids: string[]): number[] => ids.map(cardOf);

/** Two cards of a type that can be paid one after the other from stage 1 on, and a third that could follow. */
const PAIRS: Readonly<Record<CardType, { hand: string[]; markers: Record<string, number> }>> = {
  invention: { hand: ['A1', 'A3', 'A2'], markers: { wood: 1, papyrus: 2 } },
  mutation: { hand: ['B9', 'B4', 'B8'], markers: { calm: 1, dexterity: 1, endurance: 1 } },
  insight: { hand: ['C4', 'C6', 'C14'], markers: { calm: 1, expression: 1 } },
  building: { hand: ['D4', 'D5', 'D1'], markers: { papyrus: 2, sand: 1, wood: 1 } },
  achievement: { hand: ['E4', 'E13', 'E10'], markers: { calm: 1, vision: 1 } },
};

/** A card whose second space cannot be paid, then one of whose spaces in stage 3 one cannot; what their bonuses ask. */
const SHORT: Readonly<
  Record<CardType, { hand: string[]; markers: Record<string, number>; first: string[]; second: string[] }>
> = {
  invention: { hand: ['A1', 'A3'], markers: { wood: 1, papyrus: 1 }, first: [], second: [] },
  mutation: { hand: ['B7', 'B9'], markers: { vision: 1, calm: 1 }, first: [], second: [] },
  insight: { hand: ['C8', 'C4'], markers: { calm: 1 }, first: [], second: ['decline'] },
  building: { hand: ['D2', 'D1'], markers: { stone: 1, papyrus: 1 }, first: ['decline'], second: [] },
  achievement: {
    hand: ['E1', 'E4'],
    markers: { endurance: 1, calm: 1 },
    first: ['assume 2'],
    second: ['decline'],
  },
};

describe('installing a card by its module', () => {
  it('card-module.own-type: each module installs cards of its type and of no other', () => {
    for (const type of CARD_TYPES) {
      const own = FREE.filter(id => id[0] === CARD_LETTERS[CARD_TYPES.indexOf(type)]);
      for (const level of LEVELS) {
        const game = installing(type, level, { hand: FREE });
        expect(game.offers('install'), `${type} ${level}`).toEqual(own.map(id => `install ${id}`));
      }
    }
  });

  it('card-module.levels-1-and-2: one card and no more', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers } = PAIRS[type];
      for (const level of [1, 2]) {
        const game = installing(type, level, { hand, markers }).play(`install ${hand[0]}`, 'column 1');
        expect(column(game, 1), type).toEqual(cards(hand[0]!));
        expect(game.task(), type).toBe('endTurn');
      }
    }
  });

  it('card-module.level-3-another: who ignored no space may install one more of the type, and no third', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers } = PAIRS[type];
      const game = installing(type, 3, { hand, markers }).play(`install ${hand[0]}`, 'column 1');
      if (game.can('assume 1')) game.play('assume 1');
      expect(game.can('decline'), type).toBe(true);
      game.play(`install ${hand[1]}`);
      expect(column(game, 1), type).toEqual(cards(hand[0]!, hand[1]!));
      expect(game.state.seats[0]!.hand, type).toEqual(cards(hand[2]!));
      expect(game.task(), type).toBe('endTurn');
    }
  });

  it('card-module.level-3-ignore: one space may be ignored, and then no other card follows', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers, first } = SHORT[type];
      const game = installing(type, 3, { hand, markers });
      game.play(`install ${hand[0]}`, 'column 5', ...first);
      expect(column(game, 5), type).toEqual(cards(hand[0]!));
      expect(game.state.seats[0]!.hand, type).toEqual(cards(hand[1]!));
      expect(game.task(), type).toBe('endTurn');
    }
  });

  it('card-module.level-2-no-ignoring: below level III that stage is out of reach', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers } = SHORT[type];
      const game = installing(type, 2, { hand: [hand[0]!], markers });
      expect(game.offers('column'), type).toEqual([1, 2, 3, 4].map(n => `column ${n}`));
    }
  });

  it('card-module.level-4: up to two cards, a space of each ignored if one likes', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers, first, second } = SHORT[type];
      const game = installing(type, 4, { hand, markers });
      game.play(`install ${hand[0]}`, 'column 5', ...first);
      expect(game.offers(), type).toEqual(['decline', `install ${hand[1]}`]);
      game.play(`install ${hand[1]}`, ...second);
      expect(column(game, 5), type).toEqual(cards(hand[0]!, hand[1]!));
      expect(game.task(), type).toBe('endTurn');
    }
  });

  it('card-module.level-4-no-third: two cards and no more, also of those that cost nothing', () => {
    const hand = ['C6', 'C11', 'C3'];
    const game = installing('insight', 4, { hand, markers: { expression: 1, intelligence: 1 } });
    game.play('install C6', 'column 1');
    if (game.can('assume 1')) game.play('assume 1');
    game.play('install C3', 'decline'); // its bonus would draw cards
    expect(game.state.seats[0]!.hand).toEqual(cards('C11'));
    expect(game.task()).toBe('endTurn');
  });

  it('card-module.level-4-may-stop: the second card may be left out', () => {
    for (const type of CARD_TYPES) {
      const { hand, markers, first } = SHORT[type];
      const game = installing(type, 4, { hand, markers });
      game.play(`install ${hand[0]}`, 'column 5', ...first, 'decline');
      expect(game.state.seats[0]!.hand, type).toEqual(cards(hand[1]!));
      expect(game.task(), type).toBe('endTurn');
    }
  });
});

describe('what the bonus opens', () => {
  it('card-module.offered-by-bonus: a card that only an ignored space makes possible counts for the module', () => {
    // In stage 2 Stone and Wood are asked for; nothing can be built.
    const me: CivSpec = { hand: ['D2'], markers: { stone: 1 }, columns: { 1: ['D14'] } };
    const offered = LEVELS.map(level => turn('building', level, me).can('activate building'));
    expect(offered).toEqual([false, false, true, true]);
    expect(turn('building', 3, { ...me, markers: {} }).can('activate building')).toBe(false);
  });

  it('card-module.level-in-use: Building raised to level III by its own card installs no second one', () => {
    const me: CivSpec = { hand: ['D2', 'D14'], markers: { stone: 1 } };
    const game = installing('building', 2, me).play('install D2', 'column 1', 'upgrade building');
    expect(game.task()).toBe('endTurn');
    const third = installing('building', 3, me).play('install D2', 'column 1', 'decline');
    expect(third.task()).toBe('endTurn'); // the Stone is gone, and the other asks for it in stage 2
    const richer = installing('building', 3, { ...me, markers: { stone: 2 } }).play('install D2', 'column 1');
    expect(richer.play('decline').offers()).toEqual(['decline', 'install D14']);
  });

  it('card-module.settlements-and-bonus: settlements fulfil one space while another is ignored', () => {
    // Stage 3: Coal or 1 settlement; -; Stone or 3.
    const me: CivSpec = { hand: ['D12'], columns: { 1: ['D14', 'income-1'] }, settlements: { 1: 0 } };
    expect(turn('building', 2, me).can('activate building')).toBe(false);
    const game = installing('building', 3, me);
    expect(column(game, 1)).toHaveLength(3);
    expect(game.points(0)).toBe(0); // the point of the ignored space is not gained
  });
});
