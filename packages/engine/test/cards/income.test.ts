import { describe, expect, it } from 'vitest';
import { CHIP_SLOT } from '../../src/index.js';
import { activated, installed, installing, turnFor } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { chipOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const incomeDisplay = ['income-1', 'income-4', 'income-9'];
/** The bonus of Pilgrimage, which costs Vision: an income chip. */
const gaining = (me: CivSpec = {}): Position =>
  installed('E7', { ...me, markers: { vision: 1, ...me.markers } }, { incomeDisplay });
/** Invention at level I. */
const using = (me: CivSpec): Position => activated('invention', me);
const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const score = (game: Position): number => game.state.seats[0]!.score;
const stages = (game: Position): number => civ.project(game.state, 0).sources.stages;
const slot = (id: string): number => CHIP_SLOT + chipOf(id);

describe('gain an income chip', () => {
  it('income.gain-in-four-steps: take one of three, refill the display, install it, perform its action', () => {
    const game = gaining();
    expect(game.offers('takeIncome')).toHaveLength(3);
    game.play('takeIncome income-1');
    expect(game.state.incomeDisplay).not.toContain(chipOf('income-1'));
    expect(game.state.incomeDisplay.filter(chip => chip >= 0)).toHaveLength(3);
    expect(game.task()).toBe('installChip');
    expect(game.has(0, 'food')).toBe(0);
    game.play('column 3');
    expect(column(game, 3)).toEqual([slot('income-1')]);
    expect(game.offers()).toEqual(['income income-1', 'incomePoint income-1']);
    game.play('income income-1');
    expect(game.has(0, 'food')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('income.empty-bag: with the bag empty the space in the display stays empty', () => {
    const others = [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14].map(n => `income-${n}`);
    const game = gaining({ columns: { 1: others } }).play('takeIncome income-1', 'column 2');
    expect(game.state.incomeDisplay).toEqual([-1, chipOf('income-4'), chipOf('income-9')]);
  });

  it('income.may-be-declined: no chip need be taken', () => {
    expect(gaining().play('decline').task()).toBe('endTurn');
  });

  it('income.any-column: an income chip goes into any column, whatever it holds', () => {
    const game = gaining({ columns: { 1: ['C4'], 2: ['attribute-1'], 3: ['income-2'], 9: ['chip-1'] } });
    game.play('takeIncome income-1');
    expect(game.offers('column')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `column ${n}`));
    game.play('column 1');
    expect(column(game, 1).at(-1)).toBe(slot('income-1'));
  });

  it('income.not-above-one-goal-chip: only two goal chips side by side carry it', () => {
    const onGoals = (...goals: string[]): boolean =>
      gaining({ columns: { 1: goals } })
        .play('takeIncome income-1')
        .can('column 1');
    expect(onGoals('goal')).toBe(false);
    expect(onGoals('goals')).toBe(true);
    expect(onGoals('goals', 'goal')).toBe(false);
    expect(onGoals('goal', 'goals')).toBe(true);
  });

  it('income.above-stage-5: it may stand above stage 5, where it is worth nothing', () => {
    const game = gaining({ columns: { 9: ['chip-1', 'income-2'] }, activeStages: [4, 5] });
    const before = stages(game);
    game.play('takeIncome income-1', 'column 9');
    expect(column(game, 9)).toHaveLength(3);
    expect(stages(game)).toBe(before);
    expect(before).toBe(2 + 17); // Pilgrimage in stage 1, the two chips
  });

  it('income.impossible-action: a chip whose action cannot be done gives its point', () => {
    const game = gaining({ markers: { money: 1 } }).play('takeIncome income-4', 'column 1');
    expect(score(game)).toBe(1);
    expect(game.has(0, 'money')).toBe(1);
    const rich = gaining({ markers: { money: 2 } }).play('takeIncome income-4', 'column 1');
    expect(rich.offers()).toEqual(['income income-4', 'incomePoint income-4']);
  });
});

describe('perform the action of an income chip', () => {
  it('income.one-of-yours: any one installed chip, the starting chip card among them', () => {
    const game = using({ columns: { 2: ['C4', 'income-1'], 5: ['income-2'], 9: ['chip-3'] } });
    expect(game.offers('income')).toEqual(['income income-1', 'income income-2', 'income chip-3']);
    game.play('income chip-3');
    expect(game.has(0, 'idea')).toBe(2);
    expect(game.task()).toBe('endTurn');
    expect(turnFor('invention').can('activate invention')).toBe(false);
    expect(installed('C5', { markers: { expression: 1 } }).task()).toBe('endTurn');
  });

  it('income.point-instead: one point instead of the action; or nothing at all', () => {
    const me = { columns: { 9: ['chip-1'] } };
    const game = using(me).play('incomePoint chip-1');
    expect(score(game)).toBe(1);
    expect(game.has(0, 'food')).toBe(0);
    expect(score(using(me).play('decline'))).toBe(0);
  });

  it('income.failed-test-gives-nothing: no point after a favor test that was not passed', () => {
    const me = { columns: { 1: ['income-9'] }, favor: 2 };
    const failed = using(me).rolls(5).play('income income-9');
    expect(failed.has(0, 'money')).toBe(0);
    expect(score(failed)).toBe(0);
    expect(failed.task()).toBe('endTurn');
    const passed = using(me).rolls(2).play('income income-9');
    expect(passed.has(0, 'money')).toBe(3);
  });

  it('income.every-income-phase: each installed chip once, in any order', () => {
    const game = scenario({
      civs: [{ columns: { 1: ['income-1'], 9: ['chip-3'] } }, { columns: { 9: ['chip-4'] } }],
      phase: 8,
    });
    expect(game.offers('income')).toEqual(['income income-1', 'income chip-3']);
    game.play('income chip-3');
    expect(game.offers()).toEqual(['income income-1', 'incomePoint income-1']);
    game.play('incomePoint income-1');
    expect(game.has(0, 'idea')).toBe(2);
    expect(game.asked()).toBe(1);
  });

  it('income.starting-chip-counts: it holds the rightmost column at stage 4 and counts as an income chip', () => {
    const worth = (activeStages: number[]): number =>
      stages(using({ columns: { 9: ['chip-1'] }, activeStages }));
    expect([worth([]), worth([5]), worth([4])]).toEqual([0, 0, 7]);
    const columns = { 1: ['income-1'], 9: ['chip-1'] };
    const voyage = installing('E5', { markers: { wood: 1 }, columns }).play('column 2');
    expect(score(voyage)).toBe(4);
  });
});
