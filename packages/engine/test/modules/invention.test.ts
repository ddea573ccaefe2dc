// Module: Invention, rulebook p. 30; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { cardOf, chipOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const DISPLAY = ['income-3', 'income-5', 'income-4'];
const invention = (level: number, me: CivSpec, incomeDisplay = DISPLAY): Position =>
  scenario({
    civs: [
      { dice: [1, 6], ...me, levels: { invention: level }, levelFour: level === 4 ? ['invention'] : [] },
      { columns: { 9: ['chip-2'] } },
    ],
    incomeDisplay,
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'],
  });
const activated = (level: number, me: CivSpec, incomeDisplay = DISPLAY): Position =>
  invention(level, me, incomeDisplay).play('activate invention');
const A = 'option invention A';
const B = 'option invention B';
/** Food from the starting chip card, money from a chip. */
const two: CivSpec = { columns: { 1: ['income-2'], 9: ['chip-1'] } };

describe('actions of income chips', () => {
  it('invention.one-action: level I performs the action of one own income chip, or gains the point', () => {
    const game = activated(1, two);
    expect(game.offers()).toEqual([
      'decline',
      'income income-2',
      'income chip-1',
      'incomePoint income-2',
      'incomePoint chip-1',
    ]);
    game.play('income chip-1');
    expect([game.has(0, 'food'), game.has(0, 'money'), game.task()]).toEqual([2, 0, 'endTurn']);
    expect(activated(1, two).play('incomePoint income-2').points(0, 'income')).toBe(1);
  });

  it('invention.two-actions: levels II and III perform up to two, of different chips', () => {
    for (const level of [2, 3]) {
      const game = activated(level, two).play('income chip-1');
      expect(game.task()).toBe('useIncome');
      game.play('income income-2');
      expect([game.has(0, 'food'), game.has(0, 'money'), game.task()]).toEqual([2, 1, 'endTurn']);
    }
  });

  it('invention.same-twice: or the same action twice, or an action and a point of one chip', () => {
    for (const level of [2, 3, 4]) {
      const game = activated(level, two).play('income chip-1', 'income chip-1');
      expect([game.has(0, 'food'), game.task()]).toEqual([4, 'endTurn']);
    }
    const mixed = activated(2, two).play('income chip-1', 'incomePoint chip-1');
    expect([mixed.has(0, 'food'), mixed.points(0), mixed.task()]).toEqual([2, 1, 'endTurn']);
  });

  it('invention.one-after-the-other: what the first brings is there for the second', () => {
    const me: CivSpec = { columns: { 1: ['income-4', 'income-2'], 9: ['chip-1'] }, markers: { money: 1 } };
    const game = activated(2, me, ['income-3']);
    expect(game.can('income income-4')).toBe(false);
    game.play('income income-2', 'income income-4', 'track culture');
    expect([game.has(0, 'money'), game.state.seats[0]!.tracks[4], game.task()]).toEqual([0, 1, 'endTurn']);
  });

  it('invention.second-may-be-left: the second action may be left out', () => {
    const game = activated(2, two).play('income chip-1', 'decline');
    expect([game.has(0, 'food'), game.task()]).toEqual([2, 'endTurn']);
  });

  it('invention.declined-once: who declines the first action is not asked for the second', () => {
    expect(activated(3, two).play('decline').task()).toBe('endTurn');
  });

  it('invention.failed-test: a test that was not passed uses up one of the two', () => {
    const me: CivSpec = { columns: { 1: ['income-9'], 9: ['chip-1'] } };
    const game = activated(2, me).rolls(4).play('income income-9');
    expect([game.has(0, 'money'), game.task()]).toEqual([0, 'useIncome']);
    game.play('income chip-1');
    expect([game.has(0, 'food'), game.points(0), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('invention.others-chips: chips of others and, up to level III, those in the display do not serve', () => {
    for (const level of [1, 2, 3]) {
      const game = activated(level, { columns: { 9: ['chip-1'] } });
      expect(game.offers('income')).toEqual(['income chip-1']);
    }
  });

  it('invention.level-4-display: chips in the display serve as well as one’s own, and stay there', () => {
    const game = activated(4, { columns: { 9: ['chip-1'] } });
    // The fourth income chip cannot be paid.
    expect(game.offers('income')).toEqual(['income income-3', 'income income-5', 'income chip-1']);
    game.play('income income-3', 'income income-3');
    expect([game.has(0, 'idea'), game.task()]).toEqual([2, 'endTurn']);
    expect(game.state.incomeDisplay).toEqual(DISPLAY.map(chipOf));
    const mixed = activated(4, { columns: { 9: ['chip-1'] } }).play('income chip-1', 'income income-5');
    expect([mixed.has(0, 'food'), mixed.has(0, 'wood'), mixed.task()]).toEqual([2, 1, 'endTurn']);
  });
});

describe('cards and offers', () => {
  const own: CivSpec = { columns: { 9: ['chip-1'] } };

  it('invention.action-or-card: income chips or an invention card from the hand', () => {
    const game = activated(1, { ...own, hand: ['A3', 'B3'] });
    expect(game.offers()).toEqual([A, B]);
    game.play(B, 'column 1');
    expect(game.state.seats[0]!.columns[0]).toEqual([cardOf('A3')]);
    // Two food of its bonus, none of the chip.
    expect([game.has(0, 'food'), game.task()]).toEqual([2, 'endTurn']);
  });

  it('invention.one-card: levels I and II install one', () => {
    for (const level of [1, 2]) {
      const game = activated(level, { ...own, hand: ['A3', 'A13'] }).play(B, 'install A3', 'column 1');
      expect(game.task()).toBe('endTurn');
    }
  });

  it('invention.special-bonus: at level III a cost space is ignored, or another card follows', () => {
    // Stage 2 of Lever: Wood and Endurance.
    const me: CivSpec = { hand: ['A1'], columns: { 1: ['A3'], 9: ['chip-1'] }, markers: { wood: 1 } };
    expect(activated(2, me).task()).toBe('useIncome');
    const game = activated(3, me).play(B);
    expect([game.state.seats[0]!.columns[0]!.length, game.has(0, 'wood')]).toEqual([2, 0]);
    const another = activated(3, { ...own, hand: ['A3', 'A13'], markers: { vision: 1 } });
    another.play(B, 'install A3', 'column 1');
    expect(another.offers()).toEqual(['decline', 'install A13']);
  });

  it('invention.level-4-cards: up to two cards, each with a cost space ignored if one likes', () => {
    const me: CivSpec = {
      hand: ['A1', 'A4', 'A13'],
      columns: { 1: ['A3'], 9: ['chip-1'] },
      markers: { wood: 1, stone: 1 },
    };
    const game = activated(4, me).play(B, 'install A1', 'assume 2');
    // Stage 3 of Spear: Stone and Dexterity; of Lens: Vision and Sand.
    expect(game.offers()).toEqual(['decline', 'install A4']);
    game.play('install A4');
    expect(game.state.seats[0]!.columns[0]).toEqual(['A3', 'A1', 'A4'].map(cardOf));
  });

  it('invention.offered: with an income chip, at level IIII one of the display, or a card (ruling 24)', () => {
    for (const level of [1, 2, 3]) {
      expect(invention(level, {}).can('activate invention')).toBe(false);
      expect(invention(level, own).can('activate invention')).toBe(true);
      expect(invention(level, { hand: ['A3'] }).can('activate invention')).toBe(true);
    }
    expect(activated(4, {}).offers('income')).toEqual(['income income-3', 'income income-5']);
  });
});
