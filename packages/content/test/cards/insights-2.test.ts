import type { Module } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { both, forest, level, me, steps } from './insights-support.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  performing,
  position,
  turnFor,
} from './support.js';

/** A goal that asks for five money, and the money. */
const RICH: CivSpec = { goals: [['goal-62']], markers: { money: 5 } };

describe('insights: plans, goals and upgrades', () => {
  it('card.C14: Planning gives a marker more; at once a marker, a birth and two steps of knowledge', () => {
    const markers = both('C14', one => activated('planning', one).play('planOn 3').has(0, 'plan3'));
    expect(markers).toEqual([3, 2]);
    const bonus = installed('C14', { markers: { vision: 1 }, ...forest('plain') });
    bonus.play('planOn 5', 'settle B.forest free');
    expect([bonus.has(0, 'plan5'), bonus.has(0, 'vision'), steps(bonus, 'knowledge')]).toEqual([1, 1, 2]);
    expect(bonus.tribesAt(0, 'B.forest', 'plain')).toBe(2);
  });

  it('card.C14: goals that ask for two or more ask for one fewer, those for one still for it', () => {
    const fulfilled = (goal: string, start: CivSpec) =>
      both('C14', one =>
        activated('planning', { ...start, ...one, goals: [[goal]] }).can('option planning A'),
      );
    expect(fulfilled('goal-1', forest('plain'))).toEqual([true, false]);
    expect(fulfilled('goal-62', { markers: { money: 4 } })).toEqual([true, false]);
    expect(fulfilled('goal-62', { markers: { money: 3 } })).toEqual([false, false]);
    expect(fulfilled('goal-57', {})).toEqual([false, false]);
    expect(fulfilled('goal-37', {})).toEqual([false, false]);
  });

  it('card.C15: at once any module is upgraded, with a step and a food; later upgrades bring a focus marker', () => {
    const bonus = installed('C15', { markers: { dexterity: 1 } });
    expect(bonus.offers('upgrade')).toHaveLength(15);
    bonus.play('upgrade insight');
    expect([level(bonus, 'insight'), bonus.has(0, 'focus'), bonus.has(0, 'dexterity')]).toEqual([2, 0, 0]);
    expect([steps(bonus, 'knowledge'), bonus.has(0, 'food')]).toEqual([1, 1]);
    const stepped = activatedWith('C15', 'activity', { markers: { money: 1 }, tracks: { culture: 1 } });
    stepped.play('activity console', 'track culture');
    expect(stepped.has(0, 'focus')).toBe(0);
    stepped.play(stepped.offers('upgrade')[0]!);
    expect([me(stepped).upgrades, stepped.has(0, 'focus')]).toEqual([1, 1]);
  });

  it('card.C16: for a food two weak tribes settle on free encampments of one own territory', () => {
    const game = performing('C16', { markers: { food: 1 }, ...forest('plain') }, { other: forest('plain') });
    game.play('populate B.forest');
    expect(game.offers('settle')).toEqual(['settle B.forest fire']);
    game.play('settle B.forest fire');
    expect([game.has(0, 'food'), game.tribesAt(0, 'B.forest', 'fireWeak'), game.task()]).toEqual([
      0,
      1,
      'endTurn',
    ]);
    expect(game.points(0, 'fire')).toBe(1);
    const two = performing('C16', { markers: { food: 1 }, tribes: { 'C.swamp': ['wild'] } });
    two.play('populate C.swamp', 'settle C.swamp free', 'settle C.swamp fire');
    expect([two.tribesAt(0, 'C.swamp', 'plainWeak'), two.points(0, 'fire')]).toEqual([1, 2]);
  });

  it('card.C16: a third free encampment stays free', () => {
    const game = performing('C16', { markers: { food: 2 }, ...forest('wild') });
    game.play('populate B.forest', 'settle B.forest free', 'settle B.forest free');
    expect([game.offers('settle'), game.task()]).toEqual([[], 'endTurn']);
    expect([game.tribesAt(0, 'B.forest', 'plainWeak'), game.has(0, 'food')]).toEqual([2, 1]);
  });

  it('card.C16: it returns an Intelligence and brings a step of culture', () => {
    const game = installed('C16', { markers: { intelligence: 2 } });
    expect([game.has(0, 'intelligence'), steps(game, 'culture')]).toEqual([1, 1]);
  });
});

describe('insights: cards, events and goals', () => {
  const drawn = (one: CivSpec): number => {
    const game = activated('research', one).play('option research B');
    while (game.task() === 'drawCards') game.play('nameStack building');
    return game.offers('keep').length;
  };

  it('card.C17: Research draws two cards more; Insight costs two ideas less, others do not', () => {
    expect(both('C17', drawn)).toEqual([4, 2]);
    // 3 and 4 lie two ideas from Insight, and from Exploration.
    const can = (module: Module) =>
      both('C17', one =>
        position({ civs: [{ ...one, ...forest('plain'), dice: [3, 4] }, {}] }).can(`activate ${module}`),
      );
    expect([can('insight'), can('exploration')]).toEqual([
      [true, false],
      [false, false],
    ]);
    // 3 and 3 lie three ideas from Insight.
    const far = (idea: number): boolean =>
      turnFor('insight', { columns: { 1: ['C17'] }, dice: [3, 3], markers: { idea } }).can(
        'activate insight',
      );
    expect([far(0), far(1)]).toEqual([false, true]);
  });

  it('card.C17: at once two cards are drawn and one is kept, with two steps and two ideas', () => {
    const game = installed('C17', { markers: { intelligence: 1 } }, { onStack: ['B9', 'D9'] });
    game.play('nameStack mutation', 'nameStack building');
    expect(game.offers('keep')).toEqual(['keep B9', 'keep D9']);
    expect(me(game.play('keep D9')).hand).toHaveLength(1);
    game.play('decline'); // the steps pass a line
    expect([steps(game, 'knowledge'), game.has(0, 'idea')]).toEqual([2, 2]);
  });

  it('card.C18: a card of the hand for a step on any track and the two best of four', () => {
    const game = performing('C18', { hand: ['A1', 'E9'] }).play('discard E9', 'track culture');
    while (game.task() === 'drawCards') game.play('nameStack mutation');
    expect(game.offers('keep')).toHaveLength(4);
    while (game.task() === 'keepCards') game.play(game.offers('keep')[0]!);
    expect([me(game).hand.length, steps(game, 'culture')]).toEqual([3, 1]);
    expect(turnFor('activity', { columns: { 1: ['C18'] } }).can('activate activity')).toBe(false);
    const bonus = installed('C18', { markers: { intelligence: 1 } }).play(
      'upgrade migration',
      'feature calm',
    );
    expect([steps(bonus, 'knowledge'), bonus.has(0, 'calm'), bonus.task()]).toEqual([2, 1, 'endTurn']);
  });

  it('card.C19: events count one more, and a tie for the lead is a lead', () => {
    // F6 gives 4 points to whoever alone has most food.
    const feast = (mine: number, theirs: number) =>
      both('C19', one => {
        const other = { markers: { food: theirs } };
        const civs = [{ ...one, markers: { food: mine } }, other];
        const game = position({ civs, phase: 7, event: 'F6', eraTile: 'culture' });
        return [game.points(0, 'event'), game.points(1, 'event')];
      });
    expect(feast(2, 2)[1]).toEqual([0, 0]);
    expect(feast(2, 2)[0]).toEqual([4, 0]);
    expect(feast(1, 2)).toEqual([
      [4, 0],
      [0, 4],
    ]);
    expect(feast(1, 3)[0]).toEqual([0, 4]);
    const bonus = installed('C19', { markers: { expression: 1 } });
    expect([steps(bonus, 'prestige'), bonus.has(0, 'money'), bonus.has(0, 'idea')]).toEqual([1, 1, 2]);
  });

  it('card.C20: for an idea a feature, and a fulfilled goal chip is installed; at once one is gained, with two steps and ideas', () => {
    const game = performing('C20', { ...RICH, markers: { money: 5, idea: 3 } }).play('feature vision');
    expect(game.has(0, 'vision')).toBe(1);
    game.play('installGoal 1', 'column 2', 'upgrade migration');
    expect([game.has(0, 'idea'), me(game).goals[0], level(game, 'migration')]).toEqual([2, [], 2]);
    // Without a goal that is fulfilled the feature is all, without an idea there is nothing.
    const poor = performing('C20', { goals: [['goal-62']], markers: { idea: 2 } }).play('feature calm');
    expect([poor.has(0, 'calm'), poor.has(0, 'idea'), poor.task()]).toEqual([1, 1, 'endTurn']);
    expect(turnFor('activity', { columns: { 1: ['C20'] } }).can('activate activity')).toBe(false);
    const bonus = installed('C20', { markers: { endurance: 1 } }, { goalDisplay: ['goal-9'] });
    expect(me(bonus.play('takeGoal goal-9', 'decline')).goals[0]).toHaveLength(1);
    expect([steps(bonus, 'knowledge'), bonus.has(0, 'idea')]).toEqual([2, 2]);
  });

  it('card.C21: an installed goal chip is followed by a new one and three points', () => {
    const game = activatedWith('C21', 'planning', RICH, { goalDisplay: ['goal-9'] });
    game.play('option planning A', 'installGoal 1', 'column 2', 'upgrade migration', 'takeGoal goal-9');
    expect([me(game).goals[0]!.length, game.points(0), game.task()]).toEqual([1, 3, 'endTurn']);
    // Gaining a goal chip is not installing one.
    const gained = activatedWith('C21', 'planning', {}, { level: 3, goalDisplay: ['goal-9'] });
    gained.play('option planning A', 'takeGoal goal-9');
    expect([gained.points(0), gained.task()]).toEqual([0, 'endTurn']);
  });

  it('card.C21: at once a goal chip, to which its ability does not answer, favor, a step and two ideas', () => {
    const game = installed('C21', { markers: { expression: 1 } }, { goalDisplay: ['goal-9'] });
    expect(me(game.play('takeGoal goal-9')).goals[0]).toHaveLength(1);
    expect([me(game).favor, steps(game, 'knowledge'), game.has(0, 'idea')]).toEqual([2, 1, 2]);
    expect([game.points(0), game.task()]).toEqual([0, 'endTurn']);
  });

  it('card.C22: a feature for an upgrade of any main module; at once a feature and two steps', () => {
    const game = performing('C22', { markers: { calm: 1, vision: 1 } }).play('give vision');
    expect(game.offers('upgrade')).toHaveLength(15);
    game.play('upgrade trade');
    expect([level(game, 'trade'), game.has(0, 'calm'), game.has(0, 'vision')]).toEqual([2, 1, 0]);
    const bonus = installed('C22', { markers: { dexterity: 1 } }).play('feature vision');
    expect([bonus.has(0, 'vision'), bonus.has(0, 'dexterity'), bonus.task()]).toEqual([1, 1, 'upgrade']);
    expect(steps(bonus, 'knowledge')).toBe(2);
  });
});
