import { describe, expect, it } from 'vitest';
import { activated } from '../support/openings.js';
import { goalOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

const goalDisplay = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];
/** Planning at level III, with nothing fulfilled that could be installed. */
const gaining = (me: CivSpec = {}, other: CivSpec = {}): Position =>
  activated('planning', me, { level: 3, other, goalDisplay }).play('option planning A');
const piles = (game: Position): readonly (readonly number[])[] => game.state.seats[0]!.goals;
const goals = (...ids: number[]): number[] => ids.map(n => goalOf(`goal-${n}`));

describe('gain a goal chip', () => {
  it('goal.taken-and-refilled: one of the display, whose space is refilled at once', () => {
    const game = gaining();
    expect(game.offers('takeGoal')).toEqual([1, 2, 3, 4].map(n => `takeGoal goal-${n}`));
    game.play('takeGoal goal-2');
    expect(piles(game)[0]).toEqual(goals(2));
    expect(game.state.goalDisplay.filter(goal => goal >= 0)).toHaveLength(4);
    expect(game.state.goalDisplay).not.toContain(goalOf('goal-2'));
    expect(game.task()).toBe('endTurn');
  });

  it('goal.empty-bag: with the bag empty the space stays empty', () => {
    const rest = Array.from({ length: 20 }, (_, i) => `goal-${i + 5}`);
    const game = gaining({}, { goals: [rest, [], []] }).play('takeGoal goal-2');
    expect(game.state.goalDisplay).toEqual([...goals(1), -1, ...goals(3, 4)]);
  });

  it('goal.may-be-declined: no chip need be taken', () => {
    const game = gaining().play('decline');
    expect(piles(game)).toEqual([[], [], []]);
  });

  it('goal.free-space-first: with a free space in the goal area no chip is covered', () => {
    const game = gaining({ goals: [['goal-5'], [], ['goal-6']] }).play('takeGoal goal-1');
    expect(piles(game)).toEqual([goals(5), goals(1), goals(6)]);
  });

  it('goal.covers-when-full: with three spaces taken it covers one of the visible chips', () => {
    const game = gaining({ goals: [['goal-5'], ['goal-6'], ['goal-7', 'goal-8']] });
    game.play('takeGoal goal-1');
    expect(game.offers('coverGoal')).toEqual(['coverGoal 1', 'coverGoal 2', 'coverGoal 3']);
    expect(game.can('decline')).toBe(false);
    game.play('coverGoal 3');
    expect(piles(game)[2]).toEqual(goals(7, 8, 1));
  });
});
