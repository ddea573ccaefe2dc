// Events F1 to F10: each comes in its Event phase, moves the weather and rewards.
import { describe, expect, it } from 'vitest';
import { territory } from '../../../engine/test/support/phrases.js';
import { all, event, rewards, weatherOf } from './events.js';
import type { CivSpec, Position } from './support.js';

const many = (n: number, where: string): string[] => new Array<string>(n).fill(where);
const farmsOf = (game: Position, seat: number): number =>
  game.state.farms.filter(owner => owner === seat + 1).length;

describe('events F1 to F5', () => {
  it('card.F1: four points for the only one with tribes in most territories, Water included', () => {
    const many: CivSpec = { tribes: { 'C.grassland': ['plain', 'plain', 'wild'], 'C.swamp': ['wild'] } };
    const wide: CivSpec = {
      tribes: { 'B.forest': ['plain'], 'B.hills': ['wildWeak'], 'A.water': ['boat'] },
      boats: ['A.water'],
    };
    const game = event('F1', 'mild', many, wide);
    expect([rewards(game), weatherOf(game)]).toEqual([[0, 4], 'warm']);
    const boatless: CivSpec = { tribes: { 'B.forest': ['plain'], 'B.hills': ['wildWeak'] } };
    expect(rewards(event('F1', 'mild', many, boatless))).toEqual([0, 0]);
  });

  it('card.F2: three food for everyone with most strong tribes; weak ones do not count', () => {
    const two: CivSpec = { tribes: { 'B.forest': ['wild', 'wild'] } };
    const weak: CivSpec = { tribes: { 'B.forest': ['wild', 'wildWeak', 'wildWeak'] } };
    const game = event('F2', 'mild', two, weak, two);
    expect([all(game, 'food'), weatherOf(game)]).toEqual([[3, 0, 3], 'rain']);
    expect(all(event('F2', 'mild', weak, {}), 'food')).toEqual([3, 0]);
    expect(all(event('F2', 'mild', { tribes: { 'B.forest': ['wildWeak'] } }, {}), 'food')).toEqual([0, 0]);
  });

  it('card.F3: a step on any track for everyone with six tribes', () => {
    const tribes = (n: number): CivSpec => ({ tribes: { 'B.forest': many(n, 'wildWeak') } });
    const game = event('F3', 'cold', tribes(6), tribes(5), tribes(8));
    expect(weatherOf(game)).toBe('mild');
    expect([game.asked(), game.task()]).toEqual([0, 'anyTrack']);
    game.play('track culture', 'track prestige');
    expect(game.state.seats.map(me => me.tracks)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ]);
  });

  it('card.F3, its heat: who loses the sixth tribe to it is not rewarded', () => {
    const six: CivSpec = { tribes: { 'B.forest': many(6, 'wild') } };
    const game = event('F3', 'mild', six, { ...six, markers: { food: 1 } });
    expect([weatherOf(game), game.tribesAt(0, 'B.forest', 'wild')]).toEqual(['hot', 5]);
    game.play('loseFood');
    expect([game.asked(), game.task()]).toEqual([1, 'anyTrack']);
  });

  it('card.F4: everyone with most farms gives one back and gains five points', () => {
    const two = { farms: ['B.forest', 'B.hills'] };
    const game = event('F4', 'cold', two, { farms: ['C.desert'] }, { farms: ['C.swamp', 'F.swamp'] });
    expect([weatherOf(game), game.asked(), game.can('decline')]).toEqual(['mild', 0, false]);
    game.play('returnFarm B.hills');
    expect([game.asked(), rewards(game)]).toEqual([2, [0, 0, 0]]);
    game.play('returnFarm F.swamp');
    expect(rewards(game)).toEqual([5, 0, 5]);
    expect([0, 1, 2].map(seat => farmsOf(game, seat))).toEqual([1, 1, 1]);
    expect(game.state.farms[territory('B.forest')]).toBe(1);
    expect(rewards(event('F4', 'cold', {}, {}))).toEqual([0, 0]);
  });

  it('card.F5: four ideas for everyone with four features, of whatever kind', () => {
    const civs = [{ calm: 4 }, { calm: 2, vision: 1, food: 4 }, { calm: 1, vision: 3, dexterity: 1 }];
    const game = event('F5', 'hot', ...civs.map((markers): CivSpec => ({ markers: { ...markers } })));
    expect([all(game, 'idea'), weatherOf(game)]).toEqual([[4, 0, 4], 'mild']);
  });
});

describe('events F6 to F10', () => {
  it('card.F6: four points for the only one with most food, none when tied', () => {
    const food = (n: number): CivSpec => ({ markers: { food: n } });
    const game = event('F6', 'mild', food(2), food(3), food(1));
    expect([rewards(game), weatherOf(game)]).toEqual([[0, 4, 0], 'warm']);
    expect(all(game, 'food')).toEqual([2, 3, 1]);
    expect(rewards(event('F6', 'mild', food(3), food(3), food(1)))).toEqual([0, 0, 0]);
    expect(rewards(event('F6', 'mild', {}, {}))).toEqual([0, 0]);
  });

  it('card.F7: an activity for the only foremost one in favor', () => {
    const civ = (favor: number): CivSpec => ({ favor, markers: { money: 1 } });
    const game = event('F7', 'hot', civ(3), civ(4));
    expect([weatherOf(game), game.asked(), game.offers()]).toEqual([
      'warm',
      1,
      ['decline', 'activity console'],
    ]);
    game.play('activity console', 'track culture');
    expect(game.state.seats.map(me => me.tracks[4])).toEqual([0, 1]);
    expect([game.has(1, 'money'), game.task()]).toEqual([0, 'gainGoal']);
    expect(event('F7', 'hot', civ(4), civ(4)).task()).toBe('gainGoal');
  });

  it('card.F7, in rain: its leader performs a second activity', () => {
    const civ = (favor: number): CivSpec => ({ favor, markers: { money: 2 } });
    const game = event('F7', 'mild', civ(2), civ(1));
    expect(weatherOf(game)).toBe('rain');
    game.play('activity console', 'track culture', 'activity console', 'track culture');
    expect([game.asked(), game.task()]).toEqual([0, 'activity']);
    game.play('activity console', 'track prestige');
    expect([all(game, 'money'), game.task()]).toEqual([[0, 1], 'gainGoal']);
  });

  it('card.F8: three points for everyone with a statue, however many', () => {
    const game = event('F8', 'mild', { statues: { 0: 1 } }, { settlements: { 1: 0 } }, { statues: { 2: 3 } });
    expect([rewards(game), weatherOf(game)]).toEqual([[3, 0, 3], 'warm']);
  });

  it('card.F9: an upgrade of any main module for the only foremost one in prestige', () => {
    const prestige = (n: number): CivSpec => ({ tracks: { prestige: n, culture: 9 - n } });
    const game = event('F9', 'hot', prestige(1), prestige(2));
    expect([weatherOf(game), game.asked(), game.offers('upgrade').length]).toEqual(['warm', 1, 15]);
    game.play('upgrade trade');
    expect(game.state.seats.map(me => me.upgrades)).toEqual([0, 1]);
    expect(event('F9', 'hot', prestige(2), prestige(2)).task()).toBe('gainGoal');
    expect(event('F9', 'hot', {}, {}).task()).toBe('gainGoal');
  });

  it('card.F10: three points for everyone with most installed goal chips', () => {
    const installed = (...slots: string[]): CivSpec => ({ columns: { 1: slots } });
    const two = event('F10', 'mild', installed('goals'), installed('goal', 'goal'), installed('goal'));
    expect([rewards(two), weatherOf(two)]).toEqual([[3, 3, 0], 'warm']);
    // Chips that only lie in the goal area do not count.
    const open: CivSpec = { goals: [['goal-1'], ['goal-2'], ['goal-3']] };
    expect(rewards(event('F10', 'mild', open, installed('goal')))).toEqual([0, 3]);
    expect(rewards(event('F10', 'mild', open, {}))).toEqual([0, 0]);
  });
});
