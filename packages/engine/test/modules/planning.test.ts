// Planning: planning markers, gaining and installing goal chips by level. Rulebook p. 26 and Extra Credit C.
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/index.js';
import { ONE_GOAL, TWO_GOALS } from '../../src/pack/rules.js';
import { goalOf } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const DISPLAY = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];
const planning = (level: number, me: CivSpec = {}, spec: Partial<Spec> = {}): Position =>
  scenario({
    civs: [
      { dice: [3, 4], levels: { planning: level }, levelFour: level === 4 ? ['planning'] : [], ...me },
      {},
    ],
    goalDisplay: DISPLAY,
    ...spec,
  }).play('activate planning');
/** Two goals that five money and two Calm fulfil, one that Gold would. */
const GOALS: CivSpec = { goals: [['goal-22'], ['goal-23'], ['goal-16']], markers: { money: 5, calm: 2 } };
const planned = (game: Position): number[] => [1, 2, 3, 4, 5, 6].map(v => game.has(0, `plan${v}`));
const piles = (game: Position): readonly (readonly number[])[] => game.state.seats[0]!.goals;
const installed = (game: Position): number =>
  game.state.seats[0]!.columns.flat().reduce(
    (n, slot) => n + (slot === ONE_GOAL ? 1 : slot === TWO_GOALS ? 2 : 0),
    0,
  );
const EITHER = ['option planning A', 'option planning B'];

describe('Planning', () => {
  it('planning.goal-or-markers: a goal chip or planning markers; without a fulfilled goal it is not asked', () => {
    expect(planning(1, GOALS).offers()).toEqual(EITHER);
    expect(planning(1, { goals: [['goal-22']], markers: { money: 4 } }).task()).toBe('planOn');
    expect(planning(1).task()).toBe('planOn');
  });

  it('planning.markers-by-level: 2, 3, 3 and 3 from the supply, at level IIII an idea besides', () => {
    const gained = [1, 2, 3, 4].map(level => {
      const game = planning(level);
      const before = game.state.seats[0]!.supply + game.has(0, 'idea');
      if (game.can('option planning B')) game.play('option planning B');
      game.play('planOn 5');
      expect(game.state.seats[0]!.supply).toBe(before - game.has(0, 'plan5') - game.has(0, 'idea'));
      expect(game.task()).toBe('endTurn');
      return [game.has(0, 'plan5'), game.has(0, 'idea')];
    });
    expect(gained).toEqual([
      [2, 0],
      [3, 0],
      [3, 0],
      [3, 1],
    ]);
  });

  it('planning.one-space: all of them go onto one dice space of choice, where others may lie', () => {
    const game = planning(2, { markers: { plan2: 1 } });
    expect(game.offers()).toEqual([1, 2, 3, 4, 5, 6].map(v => `planOn ${v}`));
    game.play('planOn 2');
    expect(planned(game)).toEqual([0, 4, 0, 0, 0, 0]);
  });

  it('planning.markers-serve: they stand for dice of that value on a later turn', () => {
    const game = planning(1, { dice: [3, 4] }).play('planOn 6', 'endTurn');
    game.play('activate sleep');
    while (game.asked() === 1) game.play(game.offers()[0]!);
    expect(game.can('activate vision')).toBe(true);
    game.play('activate vision');
    expect([game.has(0, 'plan6'), game.has(0, 'vision')]).toEqual([0, 1]);
  });

  it('planning.markers-short: with too few in the supply others are returned first, or the rest is lost', () => {
    const me: CivSpec = { markers: { food: 42 } }; // two boats, four resets: two are left
    const game = planning(2, me).play('planOn 3');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([planned(game)[2], game.has(0, 'food')]).toEqual([3, 41]);
    expect(planned(planning(2, me).play('planOn 3', 'forgo'))[2]).toBe(2);
  });
});

describe('goal chips by level', () => {
  it('planning.levels-1-and-2: one goal chip is installed, none gained', () => {
    for (const level of [1, 2]) {
      const game = planning(level, GOALS).play('option planning A');
      expect(game.offers()).toEqual(['decline', 'installGoal 1', 'installGoal 2']);
      game.play('installGoal 1', 'column 1', 'decline');
      expect(installed(game)).toBe(1);
      expect(game.task()).toBe('endTurn');
    }
  });

  it('planning.level-3: one gained and one installed, in either order', () => {
    const first = planning(3, GOALS).play('option planning A', 'installGoal 2', 'column 1', 'decline');
    expect(first.offers()).toEqual(['decline', ...DISPLAY.map(id => `takeGoal ${id}`)]);
    first.play('takeGoal goal-3');
    expect(piles(first)[1]).toEqual([goalOf('goal-3')]);
    expect(first.task()).toBe('endTurn');

    const later = planning(3, GOALS).play('option planning A', 'takeGoal goal-3', 'coverGoal 3');
    expect(later.offers()).toEqual(['decline', 'installGoal 1', 'installGoal 2']);
    later.play('installGoal 1', 'column 1', 'decline');
    expect(installed(later)).toBe(1);
    expect(later.task()).toBe('endTurn');
  });

  it('planning.level-3-only-one-of-them: either part may be left out', () => {
    const gained = planning(3, GOALS).play('option planning A', 'takeGoal goal-1', 'coverGoal 1', 'decline');
    expect([installed(gained), piles(gained)[0]!.length]).toEqual([0, 2]);
    const put = planning(3, GOALS).play(
      'option planning A',
      'installGoal 1',
      'column 1',
      'decline',
      'decline',
    );
    expect([installed(put), piles(put)[0]!.length]).toEqual([1, 0]);
    expect([gained.task(), put.task()]).toEqual(['endTurn', 'endTurn']);
  });

  it('planning.level-3-just-gained: a chip just gained can be installed at once', () => {
    const game = planning(3, { markers: { stone: 1 } }, { goalDisplay: ['goal-14', 'goal-16'] });
    game.play('option planning A', 'takeGoal goal-14');
    expect(game.offers()).toEqual(['decline', 'installGoal 1']);
    game.play('installGoal 1', 'column 1', 'decline');
    expect([installed(game), game.has(0, 'stone')]).toEqual([1, 0]);
  });

  it('planning.level-3-gain-alone: with no goal fulfilled one may still gain; with the display empty neither', () => {
    expect(planning(3).offers()).toEqual(EITHER);
    const all = Array.from({ length: 24 }, (_, i) => `goal-${i + 1}`);
    const empty = scenario({
      civs: [{ dice: [3, 4], levels: { planning: 3 } }, { goals: [all, [], []] }],
    }).play('activate planning');
    expect(empty.state.goalDisplay).toEqual([-1, -1, -1, -1]);
    expect(empty.task()).toBe('planOn');
  });

  it('planning.gain-refills: the display is refilled at once, before the second gain', () => {
    const game = planning(4).play('option planning A', 'takeGoal goal-2');
    const offers = game.offers('takeGoal');
    expect(offers).toHaveLength(4);
    expect(offers).not.toContain('takeGoal goal-2');
  });

  it('planning.level-4: twice, each time one installed or one gained', () => {
    const both = planning(4, GOALS).play('option planning A');
    both.play('installGoal 1', 'column 1', 'decline', 'installGoal 2', 'goalSlot top', 'decline');
    expect([installed(both), both.task()]).toEqual([2, 'endTurn']);

    const twice = planning(4).play('option planning A', 'takeGoal goal-1', 'takeGoal goal-2');
    expect(piles(twice)).toEqual([[goalOf('goal-1')], [goalOf('goal-2')], []]);
    expect(twice.task()).toBe('endTurn');

    const mixed = planning(4, GOALS).play('option planning A', 'takeGoal goal-1', 'coverGoal 3');
    mixed.play('installGoal 2', 'column 1', 'decline');
    expect([installed(mixed), mixed.task()]).toEqual([1, 'endTurn']);
  });

  it('planning.level-4-may-stop: once is enough', () => {
    const game = planning(4, GOALS).play(
      'option planning A',
      'installGoal 1',
      'column 1',
      'decline',
      'decline',
    );
    expect([installed(game), game.task()]).toEqual([1, 'endTurn']);
  });

  it('planning.level-in-use: Planning upgraded by its own goal chip gains nothing more this turn', () => {
    const game = planning(2, GOALS).play(
      'option planning A',
      'installGoal 1',
      'column 1',
      'upgrade planning',
    );
    expect(game.state.seats[0]!.levels[MODULES.indexOf('planning')]).toBe(3);
    expect(game.task()).toBe('endTurn');
  });
});
