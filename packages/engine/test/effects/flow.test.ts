// Verbs that hold lists of effects: or, pay, test, if; harm; and the order of a list.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/index.js';
import { installed } from '../support/openings.js';
import { withAbility } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { activity, income, rain } from './positions.js';

const me = (game: Position) => game.state.seats[0]!;

describe('lists', () => {
  it('list.left-to-right: effects are carried out in the order they stand', () => {
    const game = activity([
      { do: 'reveal', n: 1 },
      { do: 'track', track: 'knowledge', n: 1 },
    ]).play('activity C2');
    expect([game.task(), me(game).tracks[2]]).toEqual(['revealSite', 0]);
    game.play('decline');
    expect(me(game).tracks[2]).toBe(1);
  });

  it('list.skips: what cannot be done is skipped and the rest still follows', () => {
    const effects: Effect[] = [
      { do: 'strengthen', n: 1 },
      { do: 'favor', n: 1 },
    ];
    const game = activity(effects, { favor: 2, tribes: { 'B.forest': ['plain'] } }).play('activity C2');
    expect(me(game).favor).toBe(3);
    const weak = activity(effects, { favor: 2, tribes: { 'B.forest': ['plainWeak'] } }).play('activity C2');
    expect([weak.task(), me(weak).favor]).toEqual(['strengthen', 2]);
  });
});

describe('or', () => {
  it('verb.or: one of the alternatives that can be done, or none', () => {
    const game = rain({ columns: { 1: ['C2'] } }).play('activity C2');
    expect(game.offers()).toEqual(['decline', 'pick 1', 'pick 2']);
    game.play('pick 2');
    expect([game.has(0, 'idea'), game.points(0, 'ability')]).toEqual([2, 0]);
    const none = rain({ columns: { 1: ['C2'] } }).play('activity C2', 'decline');
    expect([none.has(0, 'idea'), none.points(0, 'ability')]).toEqual([0, 0]);
  });

  it('verb.or-impossible: an alternative that cannot be done is not offered', () => {
    expect(installed('E14').offers('pick')).toEqual(['pick 2', 'pick 3']);
    expect(installed('E14', { activeStages: [4, 5] }).offers('pick')).toEqual(['pick 3']);
    expect(installed('E14', { markers: { money: 1 } }).offers('pick')).toEqual([
      'pick 1',
      'pick 2',
      'pick 3',
    ]);
  });
});

describe('pay', () => {
  it('verb.pay: the cost is returned to the supply, then what it buys is done', () => {
    const game = rain({ columns: { 1: ['A1'] }, markers: { money: 2 } });
    game.play('activity A1');
    expect([game.has(0, 'money'), game.task()]).toEqual([1, 'gainAny']);
    expect(game.offers('store')).toHaveLength(6);
  });

  it('verb.pay-not-offered: what cannot be paid, or would buy nothing, is not offered', () => {
    const start: CivSpec = { columns: { 1: ['C14'] } };
    expect(rain({ ...start, markers: { idea: 1 } }).task()).not.toBe('activity');
    expect(rain({ ...start, markers: { food: 1 } }).task()).not.toBe('activity');
    expect(rain({ ...start, markers: { food: 1, idea: 1 } }).can('activity C14')).toBe(true);
    expect(rain({ ...start, markers: { food: 1, idea: 1 }, favor: 6 }).task()).not.toBe('activity');
  });

  it('verb.pay-several: all items of a cost are paid', () => {
    const game = rain({ columns: { 1: ['C14'] }, markers: { food: 2, idea: 2 } });
    game.play('activity C14');
    expect([game.has(0, 'food'), game.has(0, 'idea'), me(game).favor]).toEqual([1, 1, 2]);
  });

  it('verb.pay-any: for "any" one chooses what to give; a single kind is not asked', () => {
    const start: CivSpec = { columns: { 1: ['C6'] } };
    const game = rain({ ...start, markers: { wood: 1, clay: 2 } }).play('activity C6');
    expect(game.offers()).toEqual(['give wood', 'give clay']);
    game.play('give clay');
    expect([game.has(0, 'wood'), game.has(0, 'clay'), game.has(0, 'money')]).toEqual([1, 1, 3]);
    const one = rain({ ...start, markers: { clay: 2 } }).play('activity C6');
    expect([one.has(0, 'clay'), one.has(0, 'money')]).toEqual([1, 3]);
    expect(rain(start).task()).not.toBe('activity');
  });

  it('verb.pay-any-feature: likewise any feature, for the activity of an attribute chip', () => {
    const game = rain({ columns: { 1: ['attribute-10'] }, markers: { calm: 1, vision: 1 } });
    game.play('activity attribute-10', 'give vision', 'track culture');
    expect([game.has(0, 'vision'), game.has(0, 'calm'), me(game).tracks[4]]).toEqual([0, 1, 3]);
  });

  it('verb.pay-chip: a chip whose action cannot be paid offers only its point', () => {
    expect(income('income-4', { markers: { money: 1 } }).points(0, 'income')).toBe(1);
    const game = income('income-4', { markers: { money: 2 } });
    expect(game.offers()).toEqual(['income income-4', 'incomePoint income-4']);
    game.play('income income-4', 'track culture');
    expect([game.has(0, 'money'), me(game).tracks[4], game.points(0, 'income')]).toEqual([0, 1, 0]);
  });
});

describe('test and if', () => {
  it('verb.test: passed or failed, the one list or the other', () => {
    const start = { columns: { 1: ['A4'] }, favor: 3, markers: { idea: 1 } };
    const passed = rain(start).rolls(3).play('activity A4');
    expect(passed.has(0, 'food')).toBe(3);
    const failed = rain(start).rolls(5).play('activity A4');
    // A 5 is two steps from the 3 and two from the 1.
    expect([failed.has(0, 'food'), failed.has(0, 'idea')]).toEqual([1, 1]);
    const helped = rain(start).rolls(4).play('activity A4', 'spendIdeas 1');
    expect([helped.has(0, 'food'), helped.has(0, 'idea')]).toEqual([3, 0]);
  });

  it('verb.test-no-else: a failed test without another list brings nothing, and no point instead', () => {
    const game = income('income-8', { favor: 2 }).rolls(5).play('income income-8');
    expect([game.has(0, 'food'), game.points(0, 'income')]).toEqual([0, 0]);
    const passed = income('income-8', { favor: 2 }).rolls(2).play('income income-8');
    expect(passed.has(0, 'food')).toBe(4);
  });

  it('verb.test-impossible: a test for something that cannot be done is not offered', () => {
    expect(income('income-13', { tribes: { 'B.forest': ['plainWeak'] } }).points(0, 'income')).toBe(1);
    const game = income('income-13', { tribes: { 'B.forest': ['plain'] } });
    expect(game.offers()).toEqual(['income income-13', 'incomePoint income-13']);
  });

  it('verb.if: only who has enough may do it', () => {
    const tribes = (n: number): CivSpec => ({
      columns: { 1: ['C11'] },
      tribes: { 'B.forest': new Array<string>(n).fill('wild') },
    });
    expect(rain(tribes(3)).task()).not.toBe('activity');
    const game = rain(tribes(4)).play('activity C11', 'track knowledge');
    expect(me(game).tracks[2]).toBe(1);
  });

  it('verb.if-in-list: an unmet condition is skipped within a list', () => {
    const effects: Effect[] = [
      { do: 'if', has: { measure: 'focus', min: 1 }, then: [{ do: 'gain', what: 'idea', n: 1 }] },
      { do: 'gain', what: 'focus', n: 1 },
    ];
    const without = activity(effects).play('activity C2');
    expect([without.has(0, 'idea'), without.has(0, 'focus')]).toEqual([0, 1]);
    const having = activity(effects, { markers: { focus: 1 } }).play('activity C2');
    expect([having.has(0, 'idea'), having.has(0, 'focus')]).toEqual([1, 2]);
  });

  it('verb.points-per-paid: points for each territory, at most four, for an idea', () => {
    const keys = ['B.forest', 'B.hills', 'B.mountains', 'C.desert', 'C.grassland'];
    const points = (n: number): number => {
      const tribes = Object.fromEntries(keys.slice(0, n).map(key => [key, ['wild', 'wild']]));
      const game = rain({ columns: { 1: ['C4'] }, markers: { idea: 1 }, tribes });
      return game.play('activity C4').points(0, 'ability');
    };
    expect([1, 3, 4, 5].map(points)).toEqual([1, 3, 4, 4]);
    // Without a territory it brings nothing, and is not offered.
    expect(rain({ columns: { 1: ['C4'] }, markers: { idea: 1 } }).task()).not.toBe('activity');
  });
});

describe('lose', () => {
  const start: CivSpec = { columns: { 1: ['C12'] } };

  it('verb.lose: a food or a tribe by choice, without a way out; then the rest', () => {
    const game = rain({ ...start, markers: { food: 1 }, tribes: { 'B.forest': ['plain'] } });
    game.play('activity C12');
    expect(game.offers()).toEqual(['loseFood', 'loseTribe B.forest plain']);
    game.play('loseFood', 'track culture');
    expect([game.has(0, 'food'), me(game).tracks[4], game.points(0, 'ability')]).toEqual([0, 1, 1]);
  });

  it('verb.lose-only-one: who can do only one of the two does that one, unasked (ruling 23)', () => {
    const food = rain({ ...start, markers: { food: 2 } }).play('activity C12');
    expect([food.has(0, 'food'), food.task()]).toEqual([1, 'anyTrack']);
    const tribe = rain({ ...start, tribes: { 'B.forest': ['plain'] } }).play('activity C12');
    expect([me(tribe).tribes, tribe.task()]).toEqual([20, 'anyTrack']);
  });

  it('verb.lose-saved: the tribe may be saved by a step back on the favor track', () => {
    const game = rain({ ...start, favor: 3, tribes: { 'B.forest': ['plain'] } }).play('activity C12');
    expect(game.offers()).toEqual(['save', 'die']);
    game.play('save');
    expect([me(game).favor, game.tribesAt(0, 'B.forest', 'plain')]).toEqual([2, 1]);
  });
});

describe('nesting', () => {
  it('list.nested: lists within lists are looked into as deep as they go', () => {
    let effects: Effect[] = [{ do: 'points', n: 1 }];
    for (let level = 0; level < 8; level++) effects = [{ do: 'test', then: effects }];
    const pack = withAbility('C2', { kind: 'activity', effects });
    // Mild weather: an income chip or an activity, and nothing else to do than the nested one.
    const mild = { weather: 'rain', event: 'F1', pack };
    const game = rain({ columns: { 1: ['C2'] }, favor: 6 }, mild);
    expect(game.offers()).toEqual(['decline', 'pick 2']);
    expect(game.play('pick 2', 'activity C2').points(0, 'ability')).toBe(1);
  });

  it('list.activity-in-activity: an activity that is only an activity needs another that can be done', () => {
    const pack = withAbility('C2', { kind: 'activity', effects: [{ do: 'activity' }] });
    const raining = (money: number): Position =>
      rain({ columns: { 1: ['C2'] }, markers: { money } }, { pack });
    expect(raining(0).task()).not.toBe('activity');
    const game = raining(1);
    expect(game.offers()).toEqual(['decline', 'activity C2', 'activity console']);
    game.play('activity C2', 'activity console', 'track culture');
    expect([game.has(0, 'money'), me(game).tracks[4]]).toEqual([0, 1]);
  });
});
