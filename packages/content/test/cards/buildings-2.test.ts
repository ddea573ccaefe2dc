// Buildings D13 and D18 to D32: Building grounds, upgrades, chips and stages.
import { TRACKS } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../engine/test/support/phrases.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

const me = (game: Position) => game.state.seats[0]!;
const construction = (game: Position): number => me(game).tracks[TRACKS.indexOf('construction')]!;

/** Ground 1 (Gold or Jade) and a tribe beside it, in the Desert. */
const GROUND = { sites: { 14: 'buildingGround-1' } } as const;
const BESIDE: CivSpec = { tribes: { 'C.desert': ['plain'] } };
const FIRST = { wood: 1, papyrus: 1 };
const statues = (game: Position): number => game.state.statues[4]!;
const built = (game: Position): number => me(game).settlements.filter(ground => ground >= 0).length;
const GROUNDS = {
  sites: { 14: 'buildingGround-1', 0: 'buildingGround-2', 3: 'buildingGround-3' },
} as const;
/** So many settlements, each on the ground of its number. */
const settlements = (n: number): CivSpec => ({
  settlements: Object.fromEntries([1, 2, 3, 4].slice(0, n).map(i => [i, i])),
});
/** An income chip of the display is taken into a column, for its point. */
const takeFor = (chip: string, column: number): string[] => [
  `takeIncome ${chip}`,
  `column ${column}`,
  `incomePoint ${chip}`,
];
const INCOME = { incomeDisplay: ['income-1', 'income-3', 'income-4'] } as const;

/** The end of a game of a civilization with a column of cards; its income chips give their points. */
function pointBonus(...column: string[]): number {
  const game = position({ civs: [{ columns: { 1: column, 2: ['A1', 'A2'] } }, {}], phase: 8, era: 4 });
  while (game.offers('incomePoint').length > 0) game.play(game.offers('incomePoint')[0]!);
  return game.points(0, 'pointBonus');
}

describe('buildings on Building grounds', () => {
  it('card.D13: settlements cost neither Clay nor Sand', () => {
    const markers = { ironOre: 1, wood: 1, stone: 1 };
    const offers = (game: Position): string[] => game.offers('settlement');
    const game = activatedWith('D13', 'building', { ...BESIDE, markers }, GROUND);
    expect(offers(game)).toEqual(['settlement 1 3', 'settlement 1 4']);
    game.play('settlement 1 4');
    expect([built(game), game.has(0, 'ironOre')]).toEqual([1, 0]);
    expect(offers(activated('building', { ...BESIDE, markers }, GROUND))).toEqual([]);
  });

  it('card.D13: its bonus is a step, an Iron Ore and a food', () => {
    const game = installed('D13', { markers: { clay: 1 } });
    expect([construction(game), game.has(0, 'ironOre'), game.has(0, 'food')]).toEqual([1, 1, 1]);
    expect(game.has(0, 'clay')).toBe(0);
  });

  it('card.D18: an income chip gained lets one perform the action of any of one’s chips', () => {
    const game = activatedWith(
      'D18',
      'building',
      { ...BESIDE, markers: FIRST, columns: { 1: ['D18'], 2: ['income-2'] } },
      { ...GROUND, ...INCOME },
    );
    game.play('settlement 1 1', 'takeIncome income-1', 'column 3', 'income income-1');
    expect(game.offers('income')).toEqual(['income income-1', 'income income-2']);
    game.play('income income-1');
    expect([game.has(0, 'food'), game.task()]).toEqual([4, 'endTurn']);
    const used = activated('invention', { columns: { 1: ['D18'], 2: ['income-1'] } }).play('income income-1');
    expect([used.has(0, 'food'), used.task()]).toEqual([2, 'endTurn']);
  });

  it('card.D19: a money builds a statue and is two steps of favor', () => {
    const game = performing('D19', { ...BESIDE, markers: { money: 1, gold: 1 } }, GROUND);
    game.play('statue 1 gold', 'track culture');
    expect([statues(game), game.has(0, 'money'), me(game).favor]).toEqual([1, 0, 3]);
    expect(me(game).tracks[TRACKS.indexOf('culture')]).toBe(1);
  });

  it('card.D20: statues of any stored material, and one building more per ground', () => {
    const mine: CivSpec = { ...BESIDE, ...settlements(1), statues: { 1: 1 }, markers: { salt: 1, gold: 1 } };
    const game = activatedWith('D20', 'building', mine, GROUND);
    expect(game.offers('statue')).toEqual(['statue 1 gold', 'statue 1 salt']);
    game.play('statue 1 salt');
    expect([statues(game), game.has(0, 'salt')]).toEqual([2, 0]);
    expect(activated('building', mine, GROUND).offers('statue')).toEqual([]);
  });

  it('card.D20: still only one settlement per ground, and three buildings', () => {
    const offers = (mine: CivSpec): string[] =>
      activatedWith('D20', 'building', { ...BESIDE, markers: { ...FIRST, stone: 2 }, ...mine }, GROUND)
        .offers()
        .filter(phrase => /^(statue|settlement)/.test(phrase));
    expect(offers({ statues: { 1: 2 } })).toContain('settlement 1 1');
    expect(offers({ settlements: { 4: 1 } }).filter(phrase => phrase.startsWith('settlement'))).toEqual([]);
    expect(offers({ statues: { 1: 3 } })).toEqual([]);
  });

  it('card.D20: its bonus is one step, without favor', () => {
    const game = installed('D20', { markers: { stone: 1 } });
    expect([construction(game), me(game).favor, game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('card.D22: an idea buys a settlement at its usual cost, with its income chip', () => {
    const mine: CivSpec = { ...BESIDE, markers: { ...FIRST, idea: 1 } };
    const game = performing('D22', mine, { ...GROUND, ...INCOME });
    game.play('settlement 1 1', ...takeFor('income-1', 2));
    expect(['idea', 'wood', 'papyrus'].map(what => game.has(0, what))).toEqual([0, 0, 0]);
    expect([built(game), game.points(0, 'income')]).toEqual([1, 1]);
    const poor = turnFor('activity', { ...BESIDE, markers: { idea: 1 }, columns: { 1: ['D22'] } }, GROUND);
    expect(poor.can('activate activity')).toBe(false);
  });

  it('card.D22: its bonus reveals a site and is a step and favor', () => {
    const game = installed('D22', { markers: { papyrus: 1 } }, { hiddenSites: { 3: 'cave' } }).play(
      'reveal 3',
    );
    expect([game.points(0), game.has(0, 'papyrus'), game.task()]).toEqual([3, 0, 'endTurn']);
    expect([construction(game), me(game).favor]).toEqual([1, 2]);
  });

  it('card.D23: a settlement built brings two procreations, a statue none', () => {
    const begun = (): Position =>
      activatedWith('D23', 'building', { ...BESIDE, markers: { ...FIRST, gold: 1 } }, GROUND);
    const game = begun().play('settlement 1 1', 'decline');
    expect(game.task()).toBe('procreate');
    game.play('settle C.desert fire', 'settle C.desert displace1strong');
    expect([me(game).tribes, game.points(0, 'fire'), game.task()]).toEqual([17, 2, 'endTurn']);
    expect(begun().play('statue 1 gold', 'track culture').task()).toBe('endTurn');
  });

  it('card.D23: its bonus is a Wood and a Papyrus, enough for a settlement, a step and favor', () => {
    const game = installed('D23', { markers: { cotton: 1 } });
    expect(['wood', 'papyrus', 'cotton'].map(what => game.has(0, what))).toEqual([1, 1, 0]);
    expect([construction(game), me(game).favor]).toEqual([1, 2]);
  });

  it('card.D30: its bonus builds a settlement and is a step and favor', () => {
    const game = installed('D30', { ...BESIDE, markers: { peat: 1, ...FIRST } }, { ...GROUND, ...INCOME });
    expect(game.offers()).toEqual(['decline', 'settlement 1 1']);
    game.play('settlement 1 1', ...takeFor('income-1', 1));
    expect([built(game), game.has(0, 'peat'), game.has(0, 'wood')]).toEqual([1, 0, 0]);
    expect([construction(game), me(game).favor]).toEqual([1, 2]);
  });
});

describe('buildings for modules, cards and chips', () => {
  it('card.D21: a material of choice upgrades a module of value 4', () => {
    const game = performing('D21', { markers: { wood: 1, salt: 1 } }).play('give salt');
    const four = ['exploration', 'sustenance', 'planning', 'trade', 'building'];
    expect(game.offers('upgrade')).toEqual(four.map(name => `upgrade ${name}`));
    game.play('upgrade planning');
    expect([me(game).upgrades, game.has(0, 'wood'), game.has(0, 'salt')]).toEqual([1, 1, 0]);
  });

  it('card.D21: its bonus is two steps, over the line between them, and favor', () => {
    const game = installed('D21', { markers: { cotton: 1 } }).play('upgrade building');
    expect([construction(game), me(game).upgrades]).toEqual([2, 1]);
    expect([me(game).favor, game.has(0, 'cotton'), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('card.D24: two money gain a building card and install one', () => {
    const game = performing('D24', { markers: { money: 2, wood: 1 }, hand: ['D5'] }, { faceUp: ['D12'] });
    expect(game.offers('gainCard')).toEqual(['gainCard building up', 'gainCard building down']);
    game.play('gainCard building up', 'install D12');
    expect(me(game).columns[0]).toEqual([cardOf('D24'), cardOf('D12')]);
    expect([me(game).hand, game.has(0, 'money'), game.has(0, 'wood')]).toEqual([[cardOf('D5')], 0, 0]);
  });

  it('card.D25: a money and a material buy an income chip', () => {
    const game = performing('D25', { markers: { money: 1, wood: 1 } }, INCOME);
    game.play('takeIncome income-3', 'column 2', 'income income-3');
    expect(['money', 'wood', 'idea'].map(what => game.has(0, what))).toEqual([0, 0, 2]);
    const poor = turnFor('activity', { columns: { 1: ['D25'] }, markers: { wood: 1 } });
    expect(poor.can('activate activity')).toBe(false);
  });

  it('card.D26: one unit more whenever Prosperity is scored', () => {
    const mine: CivSpec = { columns: { 1: ['D26'] }, markers: { food: 3 } };
    const last = position({ civs: [mine, { markers: { food: 3 } }], phase: 8, era: 4 });
    expect([last.points(0, 'prosperity'), last.points(1, 'prosperity')]).toEqual([2, 1]);
    const era = position({ civs: [mine, {}], phase: 7, eraTile: 'prosperity', event: 'F1' });
    expect(era.points(0, 'era')).toBe(2 * 5);
  });

  it('card.D26: the point of an income chip is two', () => {
    const mine: CivSpec = { columns: { 1: ['D26'], 9: ['chip-1'] } };
    expect(activated('invention', mine).play('incomePoint chip-1').points(0, 'income')).toBe(2);
  });

  it('card.D27: a stage tile flipped brings an income chip', () => {
    const flipping = (): Position =>
      installed('D28', { columns: { 1: ['D27'] }, markers: { ironOre: 1, stone: 2 } }, INCOME);
    const game = flipping().play('flip 5');
    expect(game.offers('takeIncome')).toEqual(INCOME.incomeDisplay.map(id => `takeIncome ${id}`));
    game.play(...takeFor('income-4', 2));
    expect([game.points(0, 'income'), construction(game)]).toEqual([1, 1]);
    expect(flipping().play('decline').task()).toBe('endTurn');
  });

  it('card.D28: its bonus flips a stage tile and is a step', () => {
    const game = installed('D28', { markers: { ironOre: 1 } });
    expect([game.offers(), construction(game)]).toEqual([['decline', 'flip 4', 'flip 5'], 1]);
    game.play('flip 4');
    expect([me(game).activeStages, construction(game), game.has(0, 'ironOre')]).toEqual([1, 1, 0]);
  });

  it('card.D29: its bonus is two steps and three points per settlement', () => {
    const game = installed('D29', settlements(3), GROUNDS).play('decline'); // the steps pass a line
    expect([construction(game), game.points(0, 'instantBonus')]).toEqual([2, 9]);
    const none = installed('D29', { markers: { wood: 1 } }).play('decline');
    expect([construction(none), none.points(0), none.task()]).toEqual([2, 0, 'endTurn']);
  });
});

describe('buildings with a point bonus', () => {
  it('card.D29: at the end a point per card and income chip of its column', () => {
    expect(pointBonus('D29', 'income-1', 'D1')).toBe(3);
  });

  it('card.D30: at the end a point per card and income chip of its column', () => {
    expect(pointBonus('D1', 'D2', 'D30', 'income-1')).toBe(4);
  });

  it('card.D31: at the end two points per card and income chip of its column', () => {
    expect(pointBonus('D31', 'D1')).toBe(4);
  });

  it('card.D31: three settlements fulfil its first two spaces, for a point, favor and a step', () => {
    const game = installed('D31', { ...settlements(3), columns: { 1: ['D1'] } }, GROUNDS);
    expect([game.points(0, 'costSpaces'), me(game).favor, construction(game)]).toEqual([1, 2, 1]);
    const two = turnFor('building', { ...settlements(2), columns: { 1: ['D1'] }, hand: ['D31'] }, GROUNDS);
    expect(two.can('activate building')).toBe(false);
  });

  it('card.D32: at the end two points per card and income chip of its column', () => {
    expect(pointBonus('D32', 'income-1', 'income-3')).toBe(6);
  });

  it('card.D32: in the third stage for two settlements, a point and two steps', () => {
    const game = installed('D32', { ...settlements(2), columns: { 1: ['D1', 'income-1'] } }, GROUNDS);
    expect([game.points(0, 'costSpaces'), construction(game)]).toEqual([1, 2]);
  });
});
