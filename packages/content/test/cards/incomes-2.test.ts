// Income chips 14 to 25: those with a favor test.
import { describe, expect, it } from 'vitest';
import { cardOf, territory } from '../../../engine/test/support/phrases.js';
import { income, instead, inventing, tested } from './incomes.js';
import type { CivSpec, Position } from './support.js';

const inForest: CivSpec = { tribes: { 'B.forest': ['plain'] } };
/** The Income phase is over: nothing more is asked of the chip. */
const isDone = (game: Position): boolean => game.state.era === 2;

describe('favor tests for markers', () => {
  it('card.income-14: four food, nothing when the test fails', () => {
    const food = ([3, 4] as const).map(die => tested('income-14', die).has(0, 'food'));
    expect([food, instead('income-14')]).toEqual([[4, 0], 1]);
    // On the last space of the track no roll is needed.
    expect(income('income-14', { favor: 6 }).play('income income-14').has(0, 'food')).toBe(4);
  });

  it('card.income-15: three money, nothing when the test fails', () => {
    const money = ([3, 4] as const).map(die => tested('income-15', die).has(0, 'money'));
    expect(money).toEqual([3, 0]);
    const failed = tested('income-15', 4);
    expect([failed.points(0), isDone(failed), instead('income-15')]).toEqual([0, true, 1]);
  });

  it('card.income-15, saved: ideas turn a failed test into a passed one', () => {
    const game = tested('income-15', 4, { markers: { idea: 1 } }).play('spendIdeas 1');
    expect([game.has(0, 'money'), game.has(0, 'idea')]).toEqual([3, 0]);
  });

  it('card.income-18: a feature of choice and an idea, nothing when the test fails', () => {
    const passed = tested('income-18', 3).play('feature vision');
    expect([passed.has(0, 'vision'), passed.has(0, 'idea'), isDone(passed)]).toEqual([1, 1, true]);
    const failed = tested('income-18', 4);
    expect([failed.has(0, 'idea'), isDone(failed), instead('income-18')]).toEqual([0, true, 1]);
  });

  it('card.income-19: any material for the storage and a money, nothing when the test fails', () => {
    const passed = tested('income-19', 3);
    expect(passed.offers('store')).toHaveLength(18);
    passed.play('store jade');
    expect([passed.has(0, 'jade'), passed.has(0, 'money'), isDone(passed)]).toEqual([1, 1, true]);
    expect([tested('income-19', 4).has(0, 'money'), instead('income-19')]).toEqual([0, 1]);
  });

  it('card.income-20: a step of favor or two ideas, nothing when the test fails', () => {
    const games = [tested('income-20', 3).play('pick 1'), tested('income-20', 3).play('pick 2')];
    expect(
      [...games, tested('income-20', 4)].map(game => [game.state.seats[0]!.favor, game.has(0, 'idea')]),
    ).toEqual([
      [4, 0],
      [3, 2],
      [3, 0],
    ]);
    expect(instead('income-20')).toBe(1);
  });

  it('card.income-25: four points, nothing when the test fails', () => {
    const points = ([3, 4] as const).map(die => tested('income-25', die).points(0, 'income'));
    expect([points, instead('income-25')]).toEqual([[4, 0], 1]);
  });
});

describe('favor tests for actions', () => {
  it('card.income-16: a procreation, nothing when the test fails', () => {
    const passed = tested('income-16', 3, inForest).play('settle B.forest free');
    expect([passed.tribesAt(0, 'B.forest', 'plain'), passed.has(0, 'food')]).toEqual([2, 0]);
    expect(isDone(passed)).toBe(true);
    const failed = tested('income-16', 4, inForest);
    expect([failed.tribesAt(0, 'B.forest', 'plain'), failed.has(0, 'food')]).toEqual([1, 0]);
    expect(instead('income-16', inForest)).toBe(1);
  });

  it('card.income-17: a step on any track, nothing when the test fails', () => {
    const passed = tested('income-17', 3).play('track knowledge');
    expect([passed.state.seats[0]!.tracks[2], passed.has(0, 'idea')]).toEqual([1, 0]);
    const failed = tested('income-17', 4);
    expect([failed.has(0, 'idea'), isDone(failed), instead('income-17')]).toEqual([0, true, 1]);
  });

  it('card.income-21: a hunt or a food, nothing when the test fails', () => {
    const two: CivSpec = { tribes: { ...inForest.tribes, 'B.hills': ['plain'] }, favor: 3 };
    const passed = inventing('income-21', two).rolls(3, 4);
    passed.play('income income-21', 'pick 1', 'hunt B.forest');
    expect([passed.has(0, 'food'), passed.state.hunted]).toEqual([3, 1 << territory('B.forest')]);
    expect(passed.task()).toBe('endTurn');
    expect(tested('income-21', 3, two).play('pick 2').has(0, 'food')).toBe(1);
    const failed = tested('income-21', 4, inForest);
    expect([failed.has(0, 'food'), failed.state.hunted, instead('income-21', inForest)]).toEqual([0, 0, 1]);
  });

  it('card.income-22: a research card and two ideas, nothing when the test fails', () => {
    const passed = tested('income-22', 3, {}, { faceUp: ['C9'] }).play('gainCard insight up');
    expect([passed.state.seats[0]!.hand, passed.has(0, 'idea')]).toEqual([[cardOf('C9')], 2]);
    const failed = tested('income-22', 4);
    expect([failed.state.seats[0]!.hand, failed.has(0, 'idea'), instead('income-22')]).toEqual([[], 0, 1]);
  });

  it('card.income-23: any site is revealed for its points, with an idea; nothing when the test fails', () => {
    const passed = tested('income-23', 3, {}, { hiddenSites: { 5: 'volcano' } }).play('reveal 5');
    expect([passed.points(0, 'sites'), passed.state.revealed, isDone(passed)]).toEqual([4, 1 << 5, true]);
    expect(passed.has(0, 'idea')).toBe(1);
    const failed = tested('income-23', 4);
    expect([failed.state.revealed, failed.has(0, 'idea'), instead('income-23')]).toEqual([0, 0, 1]);
  });

  it('card.income-24: up to two used dice are rolled onto the dice spaces', () => {
    const passed = inventing('income-24', { dice: [1, 6, 4], favor: 3 }).rolls(3, 2, 5);
    expect(passed.play('income income-24').offers()).toEqual(['decline', 'recall 1', 'recall 2']);
    passed.play('recall 2');
    expect([passed.state.seats[0]!.dice, passed.state.seats[0]!.usedDice]).toEqual([[0, 1, 0, 1, 1, 0], 3]);
    const failed = inventing('income-24', { dice: [1, 6, 4], favor: 3 })
      .rolls(4)
      .play('income income-24');
    expect([failed.state.seats[0]!.usedDice, failed.task()]).toEqual([5, 'endTurn']);
    expect(instead('income-24', { dice: [1] })).toBe(1);
  });
});
