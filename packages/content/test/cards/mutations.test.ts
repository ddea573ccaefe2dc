// Mutations B1 to B11: most of them change a rule for good.
import { describe, expect, it } from 'vitest';
import { territory } from '../../../engine/test/support/phrases.js';
import {
  activated,
  activatedWith,
  both,
  type CivSpec,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

/** A column of mutations filled up to stage 4: the next card pays all of its cost spaces. */
const filled: CivSpec = { columns: { 1: ['B31', 'income-1', 'income-2', 'income-3'] } };

/** What feeding everyone costs in food. */
const feedingCost = (me: CivSpec): number => {
  const game = position({ civs: [{ ...me, markers: { food: 9 } }, {}], phase: 6 });
  if (game.can('feedAll')) game.play('feedAll');
  return 9 - game.has(0, 'food');
};

/** Where a tribe may settle, having set out from a territory. */
const reached = (game: Position): string[] => [
  ...new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]!)),
];

const favor = (game: Position): number => game.state.seats[0]!.favor;
const prestige = (game: Position): number => game.state.seats[0]!.tracks[1]!;
const forest: CivSpec = { tribes: { 'B.forest': ['plain'] } };

describe('mutations B1 to B6', () => {
  it('card.B1: one migration more, and Water is crossed without a boat', () => {
    const start = (columns: CivSpec): Position =>
      activated('migration', { ...columns, tribes: { 'C.desert': ['plain'] } }).play('tribe C.desert plain');
    const [game, usual] = both('B1', start);
    expect(usual.offers('cross')).toEqual([]);
    expect(game.can('settle A.water boat')).toBe(false);
    game.play('cross A.water');
    expect(game.offers('cross')).toEqual([]);
    expect(game.play('settle E.mountains fire').tribesAt(0, 'E.mountains', 'fire')).toBe(1);
  });

  it('card.B1: at stage 5 all its features are needed, and a Dexterity is returned; prestige and favor', () => {
    const markers = { dexterity: 2, vision: 1, intelligence: 2 };
    const game = installed('B1', { ...filled, markers });
    expect([game.has(0, 'dexterity'), game.has(0, 'intelligence'), game.points(0)]).toEqual([1, 2, 3]);
    expect([prestige(game), favor(game)]).toEqual([1, 2]);
  });

  it('card.B2: one procreation more; a food and favor at once', () => {
    const born = both('B2', c => {
      const game = activated('procreation', { ...c, tribes: { 'F.grassland': ['wild'] } });
      while (game.can('settle F.grassland free')) game.play('settle F.grassland free');
      return game.tribesAt(0, 'F.grassland', 'plain');
    });
    expect(born).toEqual([2, 1]);
    const game = installed('B2', { ...filled, markers: { endurance: 3, calm: 1, expression: 2 } });
    expect([game.has(0, 'food'), favor(game), game.points(0)]).toEqual([1, 2, 3]);
  });

  it('card.B3: Sustenance hunts once more', () => {
    const tribes = { 'B.forest': ['plain'], 'B.hills': ['plain'], 'G.hills': ['plain'] };
    const food = both('B3', c => {
      const game = activated('sustenance', { ...c, tribes })
        .rolls(3, 3)
        .play('hunt B.forest');
      if (game.can('hunt B.hills')) game.play('hunt B.hills');
      return [game.has(0, 'food'), game.task()];
    });
    expect(food).toEqual([
      [6, 'endTurn'],
      [3, 'endTurn'],
    ]);
  });

  it('card.B3: or strengthens one tribe more; its bonus is a migration, prestige and an idea', () => {
    const tribes = { 'B.forest': ['wildWeak', 'wildWeak', 'wildWeak'] };
    const strong = both('B3', c => {
      const game = activated('sustenance', { ...c, tribes }).play('option sustenance B');
      while (game.can('strengthen B.forest wildWeak')) game.play('strengthen B.forest wildWeak');
      return game.tribesAt(0, 'B.forest', 'wild');
    });
    expect(strong).toEqual([2, 1]);
    const game = installed('B3', { ...forest, markers: { dexterity: 1 } });
    expect(game.play('tribe B.forest plain').offers('cross')).toEqual([]);
    expect(game.play('settle B.hills free').tribesAt(0, 'B.hills', 'plain')).toBe(1);
    expect([prestige(game), game.has(0, 'idea'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('card.B4: three ideas, then a test for a step on a track of choice', () => {
    const testing = (favor: number, roll: number): Position =>
      activated('activity', { columns: { 1: ['B4'] }, favor })
        .rolls(roll)
        .play('activity B4');
    const passed = testing(3, 3).play('track culture');
    expect([passed.has(0, 'idea'), passed.state.seats[0]!.tracks[4]]).toEqual([3, 1]);
    const failed = testing(1, 4).play('accept');
    expect([failed.has(0, 'idea'), failed.task()]).toEqual([3, 'endTurn']);
    // The new ideas may save the test.
    expect(testing(1, 4).offers()).toEqual(['spendIdeas 3', 'accept']);
  });

  it('card.B5: three money, or up to two lucky finds', () => {
    const start = (): Position => performing('B5', forest);
    const money = start().play('pick 1');
    expect([money.has(0, 'money'), money.task()]).toEqual([3, 'endTurn']);
    const find = start().rolls(6, 1).play('pick 2', 'findType forest', 'findType forest');
    expect([find.has(0, 'oil'), find.has(0, 'wood'), find.has(0, 'money')]).toEqual([1, 1, 0]);
    expect(find.task()).toBe('endTurn');
    // Without a tribe on land only the money can be had.
    expect(performing('B5').offers()).toEqual(['decline', 'pick 1']);
  });

  it('card.B5: at stage 5 an Expression is returned; two steps on the Prestige track at once', () => {
    const game = installed('B5', { ...filled, markers: { expression: 2, dexterity: 1, intelligence: 2 } });
    expect([game.has(0, 'expression'), game.points(0), prestige(game)]).toEqual([1, 3, 2]);
  });

  it('card.B6: a food for a building project of any kind, with its reward', () => {
    const start: CivSpec = { ...forest, markers: { food: 1, gold: 1 } };
    const game = performing('B6', start, { sites: { 8: 'buildingGround-1' } });
    expect(game.offers()).toEqual(['decline', 'farm B.forest', 'boat A.water', 'statue 1 gold']);
    game.play('farm B.forest');
    expect([game.state.farms[territory('B.forest')], game.has(0, 'idea'), game.has(0, 'food')]).toEqual([
      1, 1, 0,
    ]);
    const has = { columns: { 1: ['B6'] } };
    expect(turnFor('activity', { ...has, ...forest }).can('activate activity')).toBe(false);
    expect(turnFor('activity', { ...has, markers: { food: 1 } }).can('activate activity')).toBe(false);
  });

  it('card.B6: at stage 5 it asks for six features and takes none of them; favor and prestige at once', () => {
    const markers = { vision: 1, expression: 1, dexterity: 2, endurance: 2 };
    const game = installed('B6', { ...filled, markers });
    expect([game.points(0), game.has(0, 'dexterity'), game.has(0, 'endurance'), favor(game)]).toEqual([
      4, 2, 2, 2,
    ]);
    expect(prestige(game)).toBe(2);
  });
});

describe('mutations B7 to B11', () => {
  const sailors: CivSpec = { boats: ['A.water'], tribes: { 'A.water': ['boat', 'boatWeak'] } };

  it('card.B7: two food more per hunt on Water, and no food for tribes on boats', () => {
    const hunted = (me: CivSpec) => (c: CivSpec) =>
      turnFor('sustenance', { ...me, ...c })
        .rolls(3)
        .play('activate sustenance')
        .has(0, 'food');
    const aboard = { boats: ['A.water'], tribes: { 'A.water': ['boat'] } };
    expect(both('B7', hunted(aboard))).toEqual([6, 4]);
    expect(both('B7', hunted(forest))).toEqual([3, 3]);
    expect(both('B7', c => feedingCost({ ...sailors, ...c }))).toEqual([0, 2]);
    expect(both('B7', c => feedingCost({ ...forest, ...c }))).toEqual([1, 1]);
  });

  it('card.B7: its bonus is a boat and a step on the Prestige track, and nothing else', () => {
    const game = installed('B7', { ...forest, markers: { calm: 1 } });
    expect(game.offers()).toEqual(['decline', 'boat A.water']);
    game.play('boat A.water', 'decline');
    expect(game.state.seats[0]!.boats[0]).toBe(territory('A.water'));
    expect([prestige(game), game.task()]).toEqual([1, 'endTurn']);
  });

  it('card.B7: at stage 5 its Calm adds up, and a Dexterity is returned', () => {
    const game = installed('B7', { ...filled, markers: { calm: 3, dexterity: 1 } });
    expect([game.has(0, 'calm'), game.has(0, 'dexterity'), game.points(0)]).toEqual([3, 0, 4]);
  });

  it('card.B8: Forests are adjacent to each other, and so are Mountains', () => {
    const from = (key: string) => (c: CivSpec) =>
      reached(activated('migration', { ...c, tribes: { [key]: ['plain'] } }).play(`tribe ${key} plain`));
    const [woods, usual] = both('B8', from('D.forest'));
    expect(woods.filter(key => !usual.includes(key))).toEqual(['B.forest', 'G.forest']);
    const [heights, steps] = both('B8', from('F.mountains'));
    expect(heights.filter(key => !steps.includes(key))).toEqual(['B.mountains', 'E.mountains']);
    const [sand, dunes] = both('B8', from('C.desert'));
    expect(sand).toEqual(dunes);
  });

  it('card.B9: less food for tribes in Deserts, which are adjacent to each other', () => {
    const tribes = { 'C.desert': ['plain', 'wild'], 'B.forest': ['plain'] };
    expect(both('B9', c => feedingCost({ ...c, tribes }))).toEqual([2, 4]);
    const far = both('B9', c => {
      const game = activated('migration', { ...c, tribes: { 'C.desert': ['plain'] } });
      return game.play('tribe C.desert plain').can('settle G.desert fire');
    });
    expect(far).toEqual([true, false]);
  });

  it('card.B10: less food for tribes in Mountains', () => {
    const tribes = { 'B.mountains': ['plain', 'wild'], 'B.forest': ['plain'] };
    expect(both('B10', c => feedingCost({ ...c, tribes }))).toEqual([2, 4]);
  });

  it('card.B10: Glaciers do no harm, Gorges still do', () => {
    const beside = (site: 'glacier' | 'gorge') => (c: CivSpec) => {
      const me = { ...c, tribes: { 'C.desert': ['plain'] }, markers: { food: 4 } };
      const game = position({ civs: [me, {}], phase: 5, sites: { 14: site } });
      return [game.tribesAt(0, 'C.desert', 'plain'), game.has(0, 'food')];
    };
    expect(both('B10', beside('glacier'))).toEqual([
      [1, 4],
      [0, 4],
    ]);
    expect(both('B10', beside('gorge'))).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  it('card.B10: nor does bad weather', () => {
    const hot = (c: CivSpec): number =>
      position({ civs: [{ ...c, markers: { food: 1 } }, {}], phase: 7, event: 'F3' }).has(0, 'food');
    expect(both('B10', hot)).toEqual([1, 0]);
    // Beyond the end of the scale a tribe would be lost.
    const frost = { phase: 7, event: 'F5', weather: 'cold' };
    const spared = both('B10', c =>
      position({ civs: [{ ...c, ...forest }, {}], ...frost }).tribesAt(0, 'B.forest', 'plain'),
    );
    expect(spared).toEqual([1, 0]);
  });

  it('card.B11: others cannot displace its tribes in Forests, elsewhere they can', () => {
    const taken = both('B11', c => {
      const other = { ...c, tribes: { 'B.forest': ['fire', 'plain', 'plainWeak'], 'D.desert': ['plain'] } };
      const game = activated('migration', { tribes: { 'B.hills': ['plain'] } }, { other });
      return game
        .play('tribe B.hills plain')
        .offers('settle')
        .filter(phrase => phrase.match(/forest|displace/));
    });
    expect(taken).toEqual([
      ['settle D.desert displace2strong'],
      [
        'settle B.forest fire',
        'settle B.forest displace2strong',
        'settle B.forest displace2weak',
        'settle D.desert displace2strong',
      ],
    ]);
    const own = activatedWith('B11', 'procreation', { tribes: { 'B.forest': ['plain', 'plain'] } });
    expect(own.can('settle B.forest displace1strong')).toBe(true);
  });

  it('card.B11: hunts where a hunting token lies, which stays the only one; a hunt, prestige and favor at once', () => {
    const hunted = ['B.forest', 'B.hills', 'B.mountains', 'C.desert', 'D.desert', 'E.swamp'];
    const can = both('B11', c =>
      turnFor('sustenance', { ...c, ...forest }, { hunted }).can('activate sustenance'),
    );
    expect(can).toEqual([true, false]);
    const game = turnFor('sustenance', { columns: { 1: ['B11'] }, ...forest }, { hunted }).rolls(3);
    const tokens = game.state.hunted;
    game.play('activate sustenance');
    expect([game.has(0, 'food'), game.state.hunted]).toEqual([3, tokens]);
    // Its own bonus comes before the ability: one token more is needed.
    const tribes = { 'B.forest': ['plain'], 'B.hills': ['plain'] };
    const bonus = installed('B11', { tribes, markers: { vision: 1 } })
      .rolls(4)
      .play('hunt B.forest');
    expect([bonus.has(0, 'food'), bonus.state.hunted]).toEqual([3, 1 << territory('B.forest')]);
    expect([prestige(bonus), bonus.state.seats[0]!.favor, bonus.task()]).toEqual([1, 2, 'endTurn']);
    expect(installed('B11', { ...forest, markers: { vision: 1 } }, { hunted }).task()).toBe('endTurn');
  });
});
