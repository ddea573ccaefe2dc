// Income chips 1 to 13: what they do in the Income phase or with Invention.
import { MATERIALS } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../engine/test/support/phrases.js';
import { income, instead, inventing } from './incomes.js';
import type { CivSpec } from './support.js';

describe('income chips that give markers', () => {
  it('card.income-1: two food, or a point', () => {
    const game = income('income-1').play('income income-1');
    expect([game.has(0, 'food'), game.points(0), instead('income-1')]).toEqual([2, 0, 1]);
  });

  it('card.income-2: a money and an idea, or a point', () => {
    const game = income('income-2').play('income income-2');
    expect([game.has(0, 'money'), game.has(0, 'idea'), instead('income-2')]).toEqual([1, 1, 1]);
  });

  it('card.income-3: two ideas, with Invention at level II twice', () => {
    const game = inventing('income-3', {}, { level: 2 }).play('income income-3', 'income income-3');
    expect([game.has(0, 'idea'), game.task(), instead('income-3')]).toEqual([4, 'endTurn', 1]);
  });

  it('card.income-4: a focus marker, or a point', () => {
    const game = inventing('income-4').play('income income-4');
    expect([game.has(0, 'focus'), game.task(), instead('income-4')]).toEqual([1, 'endTurn', 1]);
  });

  it('card.income-5: a material of the first row, whatever the own land', () => {
    const game = income('income-5').play('income income-5');
    const firstRow = MATERIALS.filter((_, i) => i % 3 === 0);
    expect(game.offers('store')).toEqual(firstRow.map(material => `store ${material}`));
    game.play('store sand');
    expect([game.has(0, 'sand'), game.task(), instead('income-5')]).toEqual([1, 'gainGoal', 1]);
  });

  it('card.income-6: a food, and a weak tribe becomes strong', () => {
    const tribes = { 'B.forest': ['plainWeak', 'wildWeak'] };
    const game = income('income-6', { tribes }).play('income income-6', 'strengthen B.forest wildWeak');
    expect([game.has(0, 'food'), game.tribesAt(0, 'B.forest', 'wild')]).toEqual([1, 1]);
    expect([game.tribesAt(0, 'B.forest', 'plainWeak'), game.state.era]).toEqual([1, 2]);
    expect([income('income-6').play('income income-6').has(0, 'food'), instead('income-6')]).toEqual([1, 1]);
  });

  it('card.income-7: a money for a step on any track; without money only the point', () => {
    const game = income('income-7', { markers: { money: 2 } }).play('income income-7', 'track culture');
    expect([game.has(0, 'money'), game.state.seats[0]!.tracks[4]]).toEqual([1, 1]);
    const poor = income('income-7');
    expect([poor.points(0, 'income'), poor.task()]).toEqual([1, 'gainGoal']);
  });

  it('card.income-8: two cards drawn, one of them kept', () => {
    const game = income('income-8', {}, { onStack: ['A9', 'C9'] }).play('income income-8');
    game.play('nameStack insight', 'nameStack invention');
    expect(game.offers()).toEqual(['keep A9', 'keep C9']);
    expect(game.play('keep A9').state.seats[0]!.hand).toEqual([cardOf('A9')]);
    expect(instead('income-8')).toBe(1);
  });
});

describe('income chips that act', () => {
  it('card.income-9: a planning marker on a dice space of choice, or none, and an idea', () => {
    const game = inventing('income-9', { dice: [1, 5, 6] }).play('income income-9', 'planOn 4');
    expect([game.has(0, 'plan4'), game.has(0, 'idea'), game.task()]).toEqual([1, 1, 'endTurn']);
    const declined = income('income-9').play('income income-9', 'decline');
    expect([declined.has(0, 'plan4'), declined.has(0, 'idea'), instead('income-9')]).toEqual([0, 1, 1]);
  });

  it('card.income-10: one migration', () => {
    const me: CivSpec = { tribes: { 'B.forest': ['plain'] } };
    const game = income('income-10', me).play('income income-10', 'tribe B.forest plain');
    expect(game.offers('cross')).toEqual([]);
    game.play('settle B.hills fire');
    expect([game.tribesAt(0, 'B.hills', 'fire'), game.points(0, 'fire')]).toEqual([1, 1]);
    expect(instead('income-10', me)).toBe(1);
    expect(income('income-10').points(0, 'income')).toBe(1);
  });

  it('card.income-11: a lucky find in a land of one’s own', () => {
    const me: CivSpec = { tribes: { 'C.swamp': ['wild'], 'B.hills': ['plain'] } };
    const game = income('income-11', me).play('income income-11');
    expect(game.offers('findType')).toEqual(['findType hills', 'findType swamp']);
    game.rolls(5).play('findType swamp');
    expect([game.has(0, 'tar'), game.task()]).toEqual([1, 'gainGoal']);
    expect([instead('income-11', me), income('income-11').points(0, 'income')]).toEqual([1, 1]);
  });

  it('card.income-12: a Sale and a Purchase, each only once', () => {
    const me: CivSpec = { markers: { oil: 2, money: 1 } };
    const game = income('income-12', me).play('income income-12', 'sell oil');
    expect([game.has(0, 'money'), game.offers('sell')]).toEqual([4, []]);
    game.play('sellPoints oil', 'buy wood');
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.points(0)]).toEqual([1, 2, 2]);
    expect([game.task(), instead('income-12', me)]).toEqual(['gainGoal', 1]);
    // With nothing stored and no money it is a point.
    expect(income('income-12').points(0, 'income')).toBe(1);
  });

  it('card.income-13: up to two raw materials go into the storage', () => {
    const me: CivSpec = { markers: { 'raw:B.forest': 2, 'raw:C.grassland': 1 } };
    const game = inventing('income-13', me).play('income income-13');
    game.play('transport B.forest', 'transport C.grassland');
    expect([game.has(0, 'wood'), game.has(0, 'papyrus'), game.has(0, 'raw:B.forest')]).toEqual([1, 1, 1]);
    expect([game.task(), instead('income-13', me)]).toEqual(['endTurn', 1]);
  });
});
