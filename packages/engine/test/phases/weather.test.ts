import { describe, expect, it } from 'vitest';
import { WEATHER } from '../../src/index.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** One event of each kind of weather; what they reward does not matter here. */
const HOTTER = 'F1';
const COLDER = 'F2';
const TWO_HOTTER = 'F3';
const TWO_COLDER = 'F5';

const tribe: CivSpec = { tribes: { 'B.forest': ['plain'], 'C.grassland': ['plainWeak'] } };
const fed: CivSpec = { ...tribe, markers: { food: 2 } };

const weather = (from: string, event: string, ...civs: CivSpec[]): Position =>
  scenario({ civs: civs.length > 1 ? civs : [...civs, {}], phase: 7, weather: from, event });
const now = (game: Position): string => WEATHER[game.state.weather]!;

describe('phase 7 A, the indicator', () => {
  it('weather.steps: it goes one or two steps towards hot or cold, as the event says', () => {
    const moves: [string, string, string][] = [
      ['mild', HOTTER, 'warm'],
      ['mild', TWO_HOTTER, 'hot'],
      ['mild', COLDER, 'rain'],
      ['mild', TWO_COLDER, 'cold'],
      ['cold', TWO_HOTTER, 'mild'],
      ['hot', COLDER, 'warm'],
    ];
    for (const [from, event, to] of moves) expect(now(weather(from, event, {}))).toBe(to);
  });

  it('weather.final-space: only the space on which it ends has an effect', () => {
    // Two steps from rain pass mild and end on warm.
    const game = weather('rain', TWO_HOTTER, { ...fed, columns: { 9: ['chip-1'] } });
    expect(game.task()).toBe('useIncome');
    expect(game.has(0, 'food')).toBe(2);
  });

  it('weather.white-lines: beyond hot or cold it stays there, and a tribe is lost instead of food', () => {
    for (const [from, event, to] of [
      ['hot', HOTTER, 'hot'],
      ['warm', TWO_HOTTER, 'hot'],
      ['cold', COLDER, 'cold'],
      ['rain', TWO_COLDER, 'cold'],
    ] as const) {
      const game = weather(from, event, fed);
      expect(now(game)).toBe(to);
      expect(game.offers()).toEqual(['loseTribe B.forest plain', 'loseTribe C.grassland plainWeak']);
    }
  });
});

describe('phase 7 A, good weather', () => {
  const chips: CivSpec = { columns: { 1: ['income-2'], 9: ['chip-1'] } };

  it('weather.warm: the action of one income chip, or its point', () => {
    const game = weather('mild', HOTTER, chips);
    expect(game.offers()).toEqual([
      'decline',
      'income income-2',
      'income chip-1',
      'incomePoint income-2',
      'incomePoint chip-1',
    ]);
    game.play('income chip-1');
    expect(game.has(0, 'food')).toBe(2);
    // What comes next is the Income phase, with both chips.
    expect([game.task(), game.state.phase]).toEqual(['income', 8]);
  });

  it('weather.rain: one activity', () => {
    const game = weather('mild', COLDER, { markers: { money: 2 }, columns: { 1: ['C2'] } });
    expect(game.offers()).toEqual(['decline', 'activity C2', 'activity console']);
    game.play('activity console', 'track culture');
    expect(game.state.seats[0]!.tracks[4]).toBe(1);
    expect([game.has(0, 'money'), game.task()]).toEqual([1, 'gainGoal']);
  });

  it('weather.mild: an income chip or an activity, not both', () => {
    const game = weather('warm', COLDER, { ...chips, markers: { money: 1 } });
    expect(game.offers()).toEqual(['decline', 'pick 1', 'pick 2']);
    game.play('pick 2', 'activity console', 'track culture');
    expect(game.state.phase).toBe(8);
    expect(weather('warm', COLDER, chips).offers()).toEqual(['decline', 'pick 1']);
    expect(weather('warm', COLDER, { markers: { money: 1 } }).offers()).toEqual(['decline', 'pick 2']);
  });

  it('weather.forgo: a good effect may be forgone', () => {
    for (const [from, event] of [
      ['mild', HOTTER],
      ['warm', COLDER],
      ['mild', COLDER],
    ] as const) {
      const game = weather(from, event, { ...chips, markers: { money: 1 } }).play('decline');
      expect([game.state.phase, game.has(0, 'money'), game.points(0)]).toEqual([8, 1, 0]);
    }
  });

  it('weather.nothing-to-do: without a chip or an activity one is passed over', () => {
    const game = weather('mild', HOTTER, {}, chips);
    expect([game.task(), game.asked()]).toEqual(['useIncome', 1]);
    const rain = weather('mild', COLDER, chips, { markers: { money: 1 } });
    expect([rain.task(), rain.asked()]).toEqual(['activity', 1]);
  });

  it('weather.seating-order: each in turn from the starting civilization', () => {
    const civ: CivSpec = { markers: { money: 1 } };
    const game = scenario({ civs: [civ, civ, civ], phase: 7, event: COLDER, starting: 1 });
    const order: number[] = [];
    while (game.task() === 'activity') {
      order.push(game.asked());
      game.play('decline');
    }
    expect(order).toEqual([1, 2, 0]);
  });
});

describe('phase 7 A, bad weather', () => {
  it('weather.food-or-tribe: hot and cold cost a food or any one tribe, and must be borne', () => {
    for (const [event, space] of [
      [TWO_HOTTER, 'hot'],
      [TWO_COLDER, 'cold'],
    ] as const) {
      const game = weather('mild', event, fed);
      expect(now(game)).toBe(space);
      expect(game.offers()).toEqual([
        'loseFood',
        'loseTribe B.forest plain',
        'loseTribe C.grassland plainWeak',
      ]);
      game.play('loseFood');
      expect(game.has(0, 'food')).toBe(1);
      const other = weather('mild', event, fed).play('loseTribe B.forest plain');
      expect([other.has(0, 'food'), other.tribesAt(0, 'B.forest', 'plain')]).toEqual([2, 0]);
      expect(other.state.seats[0]!.tribes).toBe(19);
    }
  });

  it('weather.the-one-possible: who has only food or only tribes loses that', () => {
    const food = weather('mild', TWO_HOTTER, { markers: { food: 2 } });
    expect([food.has(0, 'food'), food.state.era]).toEqual([1, 2]);
    const last = weather('mild', TWO_COLDER, { tribes: { 'B.forest': ['plain'] } });
    expect([last.tribesAt(0, 'B.forest', 'plain'), last.state.era]).toEqual([0, 2]);
    const tribes = weather('mild', TWO_COLDER, tribe);
    expect(tribes.offers()).toEqual(['loseTribe B.forest plain', 'loseTribe C.grassland plainWeak']);
  });

  it('weather.neither: without food and tribes one is unaffected', () => {
    const game = weather('mild', TWO_HOTTER, { markers: { idea: 3 }, favor: 4 }, fed);
    expect([game.asked(), game.task()]).toEqual([1, 'lose']);
    expect([game.has(0, 'idea'), game.state.seats[0]!.favor]).toEqual([3, 4]);
  });

  it('weather.beyond-spares-food: beyond a white line who has food but no tribe loses nothing', () => {
    const game = weather('hot', HOTTER, { markers: { food: 3 } }, fed);
    expect([game.asked(), game.has(0, 'food')]).toEqual([1, 3]);
  });

  it('weather.anywhere: a tribe on a boat, in the wilderness or at a fire may be the one removed', () => {
    const game = weather('hot', HOTTER, {
      tribes: { 'A.water': ['boat'], 'B.forest': ['wildWeak'], 'B.hills': ['fire'] },
      boats: ['A.water'],
    });
    expect(game.offers()).toEqual([
      'loseTribe A.water boat',
      'loseTribe B.hills fire',
      'loseTribe B.forest wildWeak',
    ]);
    game.play('loseTribe A.water boat');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(0);
  });

  it('weather.deus: deus ex machina saves the tribe, which keeps its state', () => {
    const game = weather('hot', HOTTER, { ...tribe, favor: 2 });
    game.play('loseTribe B.forest plain');
    expect(game.offers()).toEqual(['save', 'die']);
    game.play('save');
    expect(game.tribesAt(0, 'B.forest', 'plain')).toBe(1);
    expect(game.state.seats[0]!.favor).toBe(1);
  });

  it('weather.shield: the ability spares its civilization hot, cold and what lies beyond', () => {
    for (const [from, event] of [
      ['mild', TWO_HOTTER],
      ['mild', TWO_COLDER],
      ['hot', HOTTER],
      ['cold', COLDER],
    ] as const) {
      const game = weather(from, event, { ...fed, columns: { 1: ['B9'] } }, fed);
      expect([game.task(), game.asked()]).toEqual(['lose', 1]);
      expect(game.has(0, 'food')).toBe(2);
    }
  });

  it('weather.shield-only-harm: it takes no good effect away and shields from no other loss', () => {
    const warm = weather('mild', HOTTER, { columns: { 1: ['B9'], 9: ['chip-1'] } });
    expect([warm.task(), warm.asked()]).toEqual(['useIncome', 0]);
    const rain = weather('mild', COLDER, { ...fed, columns: { 1: ['B9'], 2: ['C12'] } });
    rain.play('activity C12');
    expect(rain.offers('loseFood')).toEqual(['loseFood']);
  });
});
