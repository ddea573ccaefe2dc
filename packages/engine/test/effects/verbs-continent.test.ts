// Verbs that act on the continent: populate, hunt, find, build, weather.
import { describe, expect, it } from 'vitest';
import { type Effect, PROJECTS, WEATHER } from '../../src/index.js';
import { civ } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { activity, bonus } from './positions.js';

const me = (game: Position) => game.state.seats[0]!;
const all = (n: number, where: string): string[] => new Array<string>(n).fill(where);

describe('populate', () => {
  const populate = (n: number): Effect[] => [{ do: 'populate', n }];

  it('verb.populate: weak tribes of the supply go onto encampments of one own territory, one by one', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['wildWeak'] };
    const game = bonus(populate(3), { tribes });
    expect(game.offers()).toEqual(['decline', 'populate B.forest', 'populate C.swamp']);
    game.play('populate B.forest');
    expect(game.offers()).toEqual(['decline', 'settle B.forest fire', 'settle B.forest free']);
    game.play('settle B.forest free');
    // The territory is full but for its fire.
    expect(game.offers()).toEqual(['decline', 'settle B.forest fire']);
    game.play('settle B.forest fire');
    expect([game.tribesAt(0, 'B.forest', 'plainWeak'), game.tribesAt(0, 'B.forest', 'fireWeak')]).toEqual([
      1, 1,
    ]);
    expect([me(game).tribes, game.task()]).toEqual([16, 'endTurn']);
  });

  it('verb.populate-limit: no more than so many', () => {
    const game = bonus(populate(2), { tribes: { 'F.grassland': ['wild'] } });
    game.play('populate F.grassland', 'settle F.grassland free', 'settle F.grassland free');
    expect([game.tribesAt(0, 'F.grassland', 'plainWeak'), game.task()]).toEqual([2, 'endTurn']);
  });

  it('verb.populate-free-encampments: nobody is displaced; a territory without a free one is not offered', () => {
    const tribes = { 'B.hills': ['wild'], 'B.forest': ['wild'] };
    const other = { tribes: { 'B.hills': ['plain', 'fire'], 'B.forest': ['fireWeak', 'plain'] } };
    const game = bonus(populate(2), { tribes }, { other });
    expect(game.offers('populate')).toEqual(['populate B.forest']);
    game.play('populate B.forest');
    expect(game.offers('settle')).toEqual(['settle B.forest free']);
    expect(bonus(populate(2), { tribes: { 'B.hills': ['wild'] } }, { other }).task()).toBe('endTurn');
  });

  it('verb.populate-fire: a fire encampment taken so pays its points, with what abilities add', () => {
    const points = (columns: CivSpec['columns'] = {}): number =>
      bonus(populate(1), { tribes: { 'C.desert': ['plain'] }, columns })
        .play('populate C.desert', 'settle C.desert fire')
        .points(0, 'fire');
    expect([points(), points({ 2: ['D3'] })]).toEqual([2, 3]);
  });

  it('verb.populate-land: only on land with an own tribe, not on boats', () => {
    const game = bonus(
      populate(1),
      { boats: ['A.water'], tribes: { 'A.water': ['boat'], 'B.forest': ['wild'] } },
      { developed: ['B.hills'], other: { tribes: { 'C.desert': ['plain'] } } },
    );
    expect(game.offers('populate')).toEqual(['populate B.forest']);
    expect(bonus(populate(1), { boats: ['A.water'], tribes: { 'A.water': ['boat'] } }).task()).toBe(
      'endTurn',
    );
    expect(bonus(populate(1)).task()).toBe('endTurn');
  });

  it('verb.populate-supply: with no tribe left in the supply it is skipped, or ends', () => {
    const tribes = (n: number) => ({ 'F.grassland': all(n, 'wildWeak') });
    expect(bonus(populate(2), { tribes: tribes(20) }).task()).toBe('endTurn');
    const game = bonus(populate(2), { tribes: tribes(19) });
    game.play('populate F.grassland', 'settle F.grassland free');
    expect([me(game).tribes, game.task()]).toEqual([0, 'endTurn']);
  });

  it('verb.populate-declined: before a territory is chosen, or after (ruling 23)', () => {
    const start: CivSpec = { tribes: { 'F.grassland': ['wild'] } };
    expect(me(bonus(populate(3), start).play('decline')).tribes).toBe(19);
    const game = bonus(populate(3), start).play('populate F.grassland', 'settle F.grassland free', 'decline');
    expect([me(game).tribes, game.task()]).toEqual([18, 'endTurn']);
  });

  it('verb.populate-settles: it is a settling and no procreation', () => {
    const start: CivSpec = { tribes: { 'B.forest': ['wild'] }, columns: { 2: ['E1', 'E4'] } };
    const game = bonus(populate(1), start).play('populate B.forest', 'settle B.forest free');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([1, 0]);
  });
});

describe('hunt', () => {
  const hunt = (n: number): Effect[] => [{ do: 'hunt', n }];
  const start: CivSpec = { tribes: { 'B.forest': ['plain'], 'C.swamp': ['wild'] } };

  it('verb.hunt: so many hunts, each in an own territory without a token, which gets one', () => {
    const game = bonus(hunt(2), start, { hunted: ['B.hills'] }).rolls(4, 3);
    expect(game.offers()).toEqual(['decline', 'hunt B.forest', 'hunt C.swamp']);
    game.play('hunt B.forest');
    expect([game.has(0, 'food'), game.offers()]).toEqual([3, ['decline', 'hunt C.swamp']]);
    game.play('hunt C.swamp');
    expect([game.has(0, 'food'), game.task()]).toEqual([5, 'endTurn']);
  });

  it('verb.hunt-declined: each hunt may be declined (ruling 23)', () => {
    expect(bonus(hunt(2), start).play('decline').task()).toBe('endTurn');
    const game = bonus(hunt(2), start).rolls(4).play('hunt B.forest', 'decline');
    expect([game.has(0, 'food'), game.task()]).toEqual([3, 'endTurn']);
  });

  it('verb.hunt-impossible: skipped without a tribe, where tokens lie everywhere, or with none left', () => {
    expect(bonus(hunt(1)).task()).toBe('endTurn');
    expect(bonus(hunt(1), start, { hunted: ['B.forest', 'C.swamp'] }).task()).toBe('endTurn');
    const six = ['B.hills', 'B.mountains', 'C.desert', 'D.desert', 'D.forest', 'E.swamp'];
    expect(bonus(hunt(1), start, { hunted: six }).task()).toBe('endTurn');
    expect(bonus(hunt(1), start, { hunted: six.slice(1) }).task()).toBe('hunt');
  });
});

describe('find', () => {
  const find = (n: number): Effect[] => [{ do: 'find', n }];

  it('verb.find: so many lucky finds, each of a land type with an own tribe', () => {
    const game = bonus(find(2), { tribes: { 'B.forest': ['plain'], 'C.swamp': ['wildWeak'] } }).rolls(6, 1);
    expect(game.offers()).toEqual(['decline', 'findType forest', 'findType swamp']);
    game.play('findType forest', 'findType swamp');
    expect([game.has(0, 'oil'), game.has(0, 'coal'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('verb.find-declined: each find may be declined (ruling 23)', () => {
    const start: CivSpec = { tribes: { 'B.forest': ['plain'] } };
    const game = bonus(find(2), start).rolls(1).play('findType forest', 'decline');
    expect([game.has(0, 'wood'), game.task()]).toEqual([1, 'endTurn']);
    expect(me(bonus(find(2), start).play('decline')).supply).toBe(44);
  });

  it('verb.find-impossible: skipped with no tribe on land', () => {
    expect(bonus(find(1), { boats: ['A.water'], tribes: { 'A.water': ['boat'] } }).task()).toBe('endTurn');
  });

  it('verb.find-supply: with an empty supply a marker is returned first, or the find forgone', () => {
    const game = bonus(find(1), { tribes: { 'B.forest': ['plain'] }, markers: { money: 44 } }).rolls(1);
    game.play('findType forest');
    expect(game.offers()).toEqual(['returnMarker money', 'forgo']);
    game.play('returnMarker money');
    expect([game.has(0, 'wood'), game.has(0, 'money')]).toEqual([1, 43]);
  });
});

describe('build', () => {
  const build = (project?: (typeof PROJECTS)[number]): Effect[] => [
    project ? { do: 'build', project } : { do: 'build' },
  ];
  const start: CivSpec = { tribes: { 'B.forest': ['plain'] }, markers: { gold: 2, wood: 1, papyrus: 1 } };
  const rest = { sites: { 8: 'buildingGround-1' } } as const;

  it('verb.build: one project of any kind, with its requirements and its reward', () => {
    const game = bonus(build(), start, rest);
    expect(game.offers()).toEqual([
      'decline',
      'farm B.forest',
      'boat A.water',
      'statue 1 gold',
      'settlement 1 1',
    ]);
    game.play('farm B.forest');
    expect([game.has(0, 'idea'), game.task()]).toEqual([1, 'endTurn']);
    const settled = bonus(build(), start, rest).play('settlement 1 1');
    expect([settled.has(0, 'wood'), settled.has(0, 'papyrus'), settled.task()]).toEqual([0, 0, 'gainIncome']);
  });

  it('verb.build-kind: one of a named kind and no other; skipped when there is none', () => {
    const game = bonus(build('statue'), start, rest);
    expect(game.offers()).toEqual(['decline', 'statue 1 gold']);
    game.play('statue 1 gold', 'track culture');
    expect([me(game).tracks[4], game.has(0, 'gold'), game.task()]).toEqual([1, 1, 'endTurn']);
    expect(bonus(build('farm'), start, rest).offers()).toEqual(['decline', 'farm B.forest']);
    expect(bonus(build('boat'), start, rest).offers()).toEqual(['decline', 'boat A.water']);
    expect(bonus(build('settlement'), { ...start, markers: {} }, rest).task()).toBe('endTurn');
  });

  it('verb.build-kind-explained: another project is refused because of the kind', () => {
    const { state } = bonus(build('boat'), start, rest);

    expect(civ.explain(state, 0, { project: 'farm' })).toEqual([
      { code: 'otherProject', facts: { project: PROJECTS.indexOf('boat') } },
    ]);
    expect(civ.explain(state, 0, { project: 'boat' })).toEqual([]);
  });

  it('verb.build-limit: two buildings on a ground, three with Building at level IIII', () => {
    const asked = (statues: number, level: number): string => {
      const me: CivSpec = {
        ...start,
        levels: { building: level },
        levelFour: ['building'],
        statues: { 1: statues },
      };
      return bonus(build('statue'), me, rest).task();
    };
    expect([asked(1, 3), asked(2, 3)]).toEqual(['build', 'endTurn']);
    expect([asked(2, 4), asked(3, 4)]).toEqual(['build', 'endTurn']);
  });

  it('verb.build-declined: the project may be declined (ruling 23)', () => {
    const game = bonus(build(), start, rest).play('decline');
    expect([game.has(0, 'gold'), game.task()]).toEqual([2, 'endTurn']);
    expect(bonus(build()).task()).toBe('endTurn');
  });
});

describe('weather', () => {
  const weather = (n: number): Effect[] => [{ do: 'weather', n }];

  it('verb.weather: the indicator goes up to so many steps one way, not beyond the ends', () => {
    const targets = (n: number, now: string): string[] =>
      bonus(weather(n), {}, { weather: now }).offers('moveWeather');
    expect(targets(1, 'mild')).toEqual(['moveWeather warm', 'moveWeather rain']);
    expect(targets(2, 'warm')).toEqual(['moveWeather hot', 'moveWeather mild', 'moveWeather rain']);
    expect(targets(1, 'cold')).toEqual(['moveWeather rain']);
    expect(targets(4, 'hot')).toEqual(['warm', 'mild', 'rain', 'cold'].map(name => `moveWeather ${name}`));
    const game = bonus(weather(2)).play('moveWeather hot');
    expect([WEATHER[game.state.weather], game.task()]).toEqual(['hot', 'endTurn']);
  });

  it('verb.weather-no-effect: the new weather has no effect yet', () => {
    const game = bonus(weather(2), { markers: { food: 1 }, tribes: { 'B.forest': ['plain'] } });
    game.play('moveWeather cold');
    expect([game.has(0, 'food'), me(game).tribes]).toEqual([1, 19]);
    expect(game.events.at(-1)).toMatchObject({ type: 'weatherMoved', seat: 0, weather: 4 });
  });

  it('verb.weather-declined: it may stay where it is (ruling 23)', () => {
    const game = activity(weather(1)).play('activity C2', 'decline');
    expect(WEATHER[game.state.weather]).toBe('rain');
  });
});
