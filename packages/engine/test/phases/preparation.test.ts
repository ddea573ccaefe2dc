import { describe, expect, it } from 'vitest';
import { CARD_TYPES } from '../../src/index.js';
import { cardOf, eventOf, goalOf } from '../support/phrases.js';
import { type CivSpec, scenario } from '../support/scenario.js';

/** A civilization with its two starting tribes. */
const home: CivSpec = { tribes: { 'B.forest': ['plain'], 'C.grassland': ['plain'] } };
const goals = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];

describe('phase 1, new cards', () => {
  it('new-cards.event: the top event of the face-down stack is turned up', () => {
    const game = scenario({ civs: [home, home], phase: 1, event: 'F7' });
    expect(game.state.event).toBe(eventOf('F7'));
    expect(game.state.events).toHaveLength(3);
    expect(game.state.pastEvents).toEqual([]);
  });

  it('new-cards.event-covers: in later eras it covers the event before', () => {
    const game = scenario({ civs: [home, home], phase: 1, event: 'F7', era: 2 });
    expect(game.state.event).toBe(eventOf('F7'));
    expect(game.state.pastEvents).toHaveLength(1);
    expect(game.state.events).toHaveLength(2);
  });

  it('new-cards.research: one card of each research stack goes onto its face-up stack', () => {
    const game = scenario({
      civs: [home, home],
      phase: 1,
      faceUp: ['A3'],
      onStack: ['A7', 'B7', 'C7', 'D7', 'E7'],
    });
    CARD_TYPES.forEach((_, type) => {
      expect(game.state.faceUp[type]).toHaveLength(2);
      expect(game.state.faceUp[type]!.at(-1)).toBe(type * 32 + 6);
    });
    expect(game.state.faceUp[0]![0]).toBe(cardOf('A3'));
  });

  it('new-cards.empty-stack: an empty research stack turns nothing up', () => {
    const all = Array.from({ length: 14 }, (_, i) => `A${i + 1}`);
    const game = scenario({ civs: [home, home], phase: 1, faceUp: all });
    expect(game.state.stacks[0]).toEqual([]);
    expect(game.state.faceUp[0]).toHaveLength(14);
    expect(game.state.faceUp[1]).toHaveLength(2);
  });

  it('era.phases: new cards, new goals, extra find and the Action phase follow one another', () => {
    const game = scenario({ civs: [home, home], phase: 1 });
    expect([game.task(), game.state.phase]).toEqual(['gainGoal', 2]);
    game.play('decline', 'decline');
    expect([game.task(), game.state.phase]).toEqual(['extraFind', 3]);
    game.play('store wood', 'store wood');
    expect([game.task(), game.state.phase, game.asked()]).toEqual(['turn', 4, 0]);
  });
});

describe('phase 2, new goals', () => {
  it('new-goals.seating-order: from the starting civilization clockwise, one chip each', () => {
    const game = scenario({ civs: [home, home, home], phase: 2, starting: 1, goalDisplay: goals });
    const order: number[] = [];
    for (const goal of ['goal-1', 'goal-2', 'goal-3']) {
      order.push(game.asked());
      game.play(`takeGoal ${goal}`);
    }
    expect(order).toEqual([1, 2, 0]);
    expect(game.task()).toBe('extraFind');
    expect(game.state.seats.map(me => me.goals[0])).toEqual([
      [goalOf('goal-3')],
      [goalOf('goal-1')],
      [goalOf('goal-2')],
    ]);
  });

  it('new-goals.decline: no one has to take a chip', () => {
    const game = scenario({ civs: [home, home], phase: 2, goalDisplay: goals });
    game.play('decline');
    expect(game.state.seats[0]!.goals).toEqual([[], [], []]);
    expect(game.asked()).toBe(1);
    expect(game.offers('takeGoal')).toHaveLength(4);
  });

  it('new-goals.refill-after-all: the display is refilled only when everyone has chosen', () => {
    const game = scenario({ civs: [home, home], phase: 2, goalDisplay: goals });
    game.play('takeGoal goal-2');
    expect(game.offers('takeGoal')).toEqual(['takeGoal goal-1', 'takeGoal goal-3', 'takeGoal goal-4']);
    game.play('takeGoal goal-3');
    expect(game.state.goalDisplay.every(goal => goal >= 0)).toBe(true);
    expect(game.state.goalBag).toHaveLength(24 - 4 - 2);
  });

  it('new-goals.empty-bag: what an empty bag cannot refill stays empty', () => {
    const full: CivSpec = { ...home, columns: { 1: ['goals', 'goals', 'goals', 'goals', 'goals'] } };
    const game = scenario({ civs: [full, full], phase: 2, goalDisplay: goals });
    expect(game.state.goalBag).toEqual([]);
    game.play('takeGoal goal-1', 'takeGoal goal-2');
    expect(game.task()).toBe('extraFind');
    expect(game.state.goalDisplay.filter(goal => goal >= 0)).toHaveLength(2);
  });

  it('new-goals.empty-display: with no chip in the display no one is asked', () => {
    const full: CivSpec = { ...home, columns: { 1: ['goals', 'goals', 'goals', 'goals', 'goals'] } };
    const game = scenario({
      civs: [full, { ...full, goals: [['goal-1'], ['goal-2'], ['goal-3', 'goal-4']] }],
      phase: 2,
      goalDisplay: [],
    });
    expect(game.state.goalDisplay.every(goal => goal < 0)).toBe(true);
    expect(game.task()).toBe('extraFind');
  });

  it('new-goals.free-space: while a goal space is free the chip goes there unasked', () => {
    const game = scenario({
      civs: [{ ...home, goals: [['goal-5'], [], ['goal-6']] }, home],
      phase: 2,
      goalDisplay: goals,
    });
    game.play('takeGoal goal-1');
    expect(game.state.seats[0]!.goals[1]).toEqual([goalOf('goal-1')]);
    expect(game.asked()).toBe(1);
  });

  it('new-goals.cover: with three chips the fourth covers one of them', () => {
    const game = scenario({
      civs: [{ ...home, goals: [['goal-5'], ['goal-6'], ['goal-7']] }, home],
      phase: 2,
      goalDisplay: goals,
    });
    game.play('takeGoal goal-1');
    expect(game.offers()).toEqual(['coverGoal 1', 'coverGoal 2', 'coverGoal 3']);
    game.play('coverGoal 2');
    expect(game.state.seats[0]!.goals).toEqual([
      [goalOf('goal-5')],
      [goalOf('goal-6'), goalOf('goal-1')],
      [goalOf('goal-7')],
    ]);
  });
});

describe('phase 3, extra find', () => {
  it('extra-find.example: tribes in Forest and Grassland find one of those six materials', () => {
    const game = scenario({ civs: [home, home], phase: 3 });
    expect(game.offers('store')).toEqual([
      'store wood',
      'store beeswax',
      'store oil',
      'store papyrus',
      'store herbs',
      'store gold',
    ]);
    game.play('store oil');
    expect(game.has(0, 'oil')).toBe(1);
    expect(game.asked()).toBe(1);
  });

  it('extra-find.any-row: the material tile of the territory does not matter, only its type', () => {
    const game = scenario({
      civs: [{ tribes: { 'E.swamp': ['wildWeak'] } }, home],
      phase: 3,
      materials: { 'E.swamp': 'coal' },
    });
    expect(game.offers('store')).toEqual(['store coal', 'store peat', 'store tar']);
    const supply = game.state.seats[0]!.supply;
    game.play('store tar');
    expect(game.has(0, 'tar')).toBe(1);
    expect(game.state.seats[0]!.supply).toBe(supply - 1);
  });

  it('extra-find.land-only: a tribe on a boat finds nothing, and who has no tribe on land is not asked', () => {
    const game = scenario({
      civs: [{ tribes: { 'A.water': ['boat'] }, boats: ['A.water'] }, home],
      phase: 3,
    });
    expect(game.asked()).toBe(1);
    expect(game.state.seats[0]!.markers.slice(16, 34).every(n => n === 0)).toBe(true);
  });

  it('extra-find.seating-order: from the starting civilization clockwise', () => {
    const game = scenario({ civs: [home, home, home], phase: 3, starting: 2 });
    const order: number[] = [];
    while (game.task() === 'extraFind') {
      order.push(game.asked());
      game.play('store gold');
    }
    expect(order).toEqual([2, 0, 1]);
    expect([game.task(), game.asked()]).toEqual(['turn', 2]);
  });

  it('extra-find.decline: the find may be declined', () => {
    const game = scenario({ civs: [home, home], phase: 3 });
    game.play('decline');
    expect(game.state.seats[0]!.markers.slice(16, 34).every(n => n === 0)).toBe(true);
    expect(game.asked()).toBe(1);
  });

  it('extra-find.empty-supply: with an empty supply a marker is returned first, or the find forgone', () => {
    const spec = { civs: [{ ...home, markers: { food: 40, idea: 4 } }, home], phase: 3 };
    expect(scenario(spec).state.seats[0]!.supply).toBe(0);
    const game = scenario(spec).play('store gold');
    expect(game.offers()).toEqual(['returnMarker food', 'returnMarker idea', 'forgo']);
    game.play('returnMarker idea');
    expect([game.has(0, 'gold'), game.has(0, 'idea')]).toEqual([1, 3]);
    const other = scenario(spec).play('store gold', 'forgo');
    expect(other.has(0, 'gold')).toBe(0);
    expect(other.asked()).toBe(1);
  });

  it('extra-find.ability: such an ability gives another find, of the same or another type', () => {
    const game = scenario({ civs: [{ ...home, columns: { 1: ['A7'] } }, home], phase: 3 });
    game.play('store wood');
    expect(game.asked()).toBe(0);
    expect(game.offers('store')).toHaveLength(6);
    game.play('store gold');
    expect([game.has(0, 'wood'), game.has(0, 'gold')]).toEqual([1, 1]);
    expect(game.asked()).toBe(1);
    game.play('store wood');
    expect(game.task()).toBe('turn');
  });
});
