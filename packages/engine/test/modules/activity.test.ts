// Module: Activity, rulebook p. 31; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const withLevel = (level: number, me: CivSpec): Position =>
  scenario({
    civs: [
      { dice: [2, 3], ...me, levels: { activity: level }, levelFour: level === 4 ? ['activity'] : [] },
      {},
    ],
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'],
  });
const activated = (level: number, me: CivSpec): Position => withLevel(level, me).play('activate activity');
const culture = (game: Position): number => game.state.seats[0]!.tracks[4]!;
/** Lens draws two cards and keeps one, Barter sells a material for 3 money. */
const cards: CivSpec = { columns: { 1: ['A13'], 2: ['C6'] } };

describe('activities by level', () => {
  it('activity-module.one: level I performs one activity', () => {
    const game = activated(1, { markers: { money: 2 } });
    expect(game.offers()).toEqual(['decline', 'activity console']);
    game.play('activity console', 'track culture');
    expect([culture(game), game.has(0, 'money'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('activity-module.any-available: the console’s own or one of an installed card, only what can be done', () => {
    const game = activated(1, { ...cards, markers: { money: 1, wood: 1 } });
    expect(game.offers('activity')).toEqual(['activity A13', 'activity C6', 'activity console']);
    game.play('activity C6');
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.task()]).toEqual([0, 4, 'endTurn']);
    expect(activated(1, cards).offers('activity')).toEqual(['activity A13']);
  });

  it('activity-module.two-different: level II performs up to two, but no activity twice', () => {
    const game = activated(2, { ...cards, markers: { money: 3, wood: 2 } });
    game.play('activity console', 'track culture');
    expect(game.offers()).toEqual(['decline', 'activity A13', 'activity C6']);
    game.play('activity C6');
    expect([game.has(0, 'money'), game.task()]).toEqual([5, 'endTurn']);
  });

  it('activity-module.no-second: with no other activity that can be done the second is not asked for', () => {
    const game = activated(2, { markers: { money: 3 } }).play('activity console', 'track culture');
    expect([culture(game), game.has(0, 'money'), game.task()]).toEqual([1, 2, 'endTurn']);
  });

  it('activity-module.same-twice: level III performs up to two, also the same twice', () => {
    const game = activated(3, { markers: { money: 2 } }).play('activity console', 'track culture');
    expect(game.offers()).toEqual(['decline', 'activity console']);
    game.play('activity console', 'track knowledge');
    expect([culture(game), game.state.seats[0]!.tracks[2], game.task()]).toEqual([1, 1, 'endTurn']);
    const other = activated(3, { ...cards, markers: { money: 1, wood: 1 } });
    other.play('activity C6', 'activity console', 'track culture');
    expect([culture(other), other.has(0, 'money'), other.task()]).toEqual([1, 3, 'endTurn']);
  });

  it('activity-module.first-pays-for-second: what the first brings is there for the second', () => {
    const game = activated(2, { columns: { 2: ['C6'] }, markers: { wood: 1 } });
    expect(game.offers('activity')).toEqual(['activity C6']);
    game.play('activity C6', 'activity console', 'track culture');
    expect([culture(game), game.has(0, 'money'), game.task()]).toEqual([1, 2, 'endTurn']);
  });

  it('activity-module.bonus-before-second: what the first sets off is done before the second', () => {
    const game = activated(3, { markers: { money: 2 }, tracks: { culture: 1 } });
    game.play('activity console', 'track culture');
    // It crossed the first line of Culture.
    expect(game.task()).toBe('upgrade');
    game.play('upgrade procreation');
    expect(game.task()).toBe('activity');
  });

  it('activity-module.may-stop: one may stop after the first', () => {
    for (const level of [2, 3, 4]) {
      const me = { ...cards, markers: { money: 2, wood: 1 } };
      expect(activated(level, me).play('activity C6', 'decline').task()).toBe('endTurn');
    }
  });
});

describe('level IIII', () => {
  it('activity-module.level-4: level IIII gains 2 money and performs up to two activities, also the same twice', () => {
    const game = activated(4, {});
    expect([game.has(0, 'money'), game.task()]).toEqual([2, 'activity']);
    game.play('activity console', 'track culture', 'activity console', 'track culture');
    game.play('upgrade procreation');
    expect([culture(game), game.has(0, 'money'), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('activity-module.money-short-supply: markers for the money are returned, or it is forgone (ruling 6)', () => {
    const game = activated(4, { markers: { food: 44 } });
    expect([game.has(0, 'money'), game.task()]).toEqual([0, 'gainMarkers']);
    game.play('returnMarker food', 'forgo');
    expect([game.has(0, 'money'), game.has(0, 'food'), game.task()]).toEqual([1, 43, 'activity']);
  });
});

describe('when it is offered', () => {
  it('activity-module.offered: up to level III only with an activity that can be done (ruling 24)', () => {
    for (const level of [1, 2, 3]) {
      expect(withLevel(level, {}).can('activate activity')).toBe(false);
      expect(withLevel(level, { markers: { money: 1 } }).can('activate activity')).toBe(true);
      expect(withLevel(level, { columns: { 2: ['C6'] } }).can('activate activity')).toBe(false);
      expect(withLevel(level, { columns: { 1: ['A13'] } }).can('activate activity')).toBe(true);
    }
    expect(withLevel(4, {}).can('activate activity')).toBe(true);
  });
});
