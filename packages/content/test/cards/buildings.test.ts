// Buildings D1 to D12 and D14 to D17; those that need a Building ground or an income chip are in buildings-2.
import { type PointSource, TRACKS } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
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
const farms = (game: Position): number => game.state.farms.filter(owner => owner === 1).length;
const FOREST: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const TWO: CivSpec = { tribes: { 'B.forest': ['plain', 'plain'] } };

/** Makes the first offer of a kind for as long as there is one. */
function goOn(game: Position, kind: string): number {
  let n = 0;
  for (; game.offers(kind).length > 0; n++) game.play(game.offers(kind)[0]!);
  return n;
}

/** The Feeding phase of a civilization, whose rival is fed afterwards. */
const feeding = (mine: CivSpec): Position =>
  position({ civs: [mine, { tribes: { 'C.grassland': ['plain'] }, markers: { food: 1 } }], phase: 6 });

const GROUNDS = { 0: 'buildingGround-1', 3: 'buildingGround-2' } as const;

/** Points from a source at the end of the game. */
const final = (source: PointSource, mine: CivSpec): number =>
  position({ civs: [mine, {}], phase: 8, era: 4, sites: GROUNDS }).points(0, source);

describe('buildings of the starting hands', () => {
  it('card.D1: produce up to four raw materials, then transport two', () => {
    const game = performing('D1', { ...FOREST, markers: { 'raw:C.grassland': 1 } });
    expect(goOn(game, 'produce')).toBe(4);
    game.play('transport B.forest', 'transport C.grassland');
    expect([game.has(0, 'wood'), game.has(0, 'papyrus'), game.has(0, 'raw:B.forest')]).toEqual([1, 1, 3]);
    expect(game.task()).toBe('endTurn');
    const idle = performing('D1', { markers: { 'raw:C.grassland': 1 } }).play('transport C.grassland');
    expect(idle.has(0, 'papyrus')).toBe(1);
  });

  it('card.D2: after feeding a point per farm and a food', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['plain'] };
    const fed = (mine: CivSpec): Position => feeding({ tribes, farms: ['B.forest', 'C.swamp'], ...mine });
    const game = fed({ columns: { 1: ['D2'] } });
    expect([game.points(0, 'ability'), game.has(0, 'food')]).toEqual([0, 0]);
    game.play('feedAll');
    expect([game.points(0, 'ability'), game.has(0, 'food')]).toEqual([2, 1]);
    expect(fed({}).play('feedAll').has(0, 'food')).toBe(0);
  });

  it('card.D2: its bonus builds a farm, with the idea that brings', () => {
    const game = installed('D2', { ...FOREST, markers: { wood: 1 } }).play('farm B.forest');
    expect([farms(game), game.has(0, 'idea'), game.has(0, 'wood')]).toEqual([1, 1, 0]);
  });

  it('card.D3: a point more at each fire, but not for the migration of its own bonus', () => {
    const toFire = (game: Position): (number | string)[] => {
      game.play('tribe B.forest plain', 'settle B.mountains fire');
      return [game.points(0, 'fire'), game.task()];
    };
    expect(toFire(activatedWith('D3', 'migration', FOREST))).toEqual([3, 'endTurn']);
    expect(toFire(installed('D3', { ...TWO, markers: { stone: 1 } }))).toEqual([2, 'endTurn']);
  });

  it('card.D3: its bonus is a migration and a food', () => {
    const game = installed('D3', { ...TWO, markers: { stone: 1 } });
    game.play('tribe B.forest plain', 'settle B.mountains fire');
    expect([game.tribesAt(0, 'B.mountains', 'fire'), game.has(0, 'food')]).toEqual([1, 1]);
  });

  it('card.D3: Sustenance strengthens one tribe more', () => {
    const weak: CivSpec = { tribes: { 'B.forest': ['plainWeak', 'plainWeak', 'wildWeak'] } };
    const strengthened = (game: Position): number => goOn(game.play('option sustenance B'), 'strengthen');
    expect(strengthened(activatedWith('D3', 'sustenance', weak))).toBe(2);
    expect(strengthened(activated('sustenance', weak))).toBe(1);
  });

  it('card.D4: favor tests are taken one space further on the track', () => {
    const tested = (id: string, value: number): number => {
      const game = activatedWith(id, 'invention', { columns: { 1: [id], 9: ['income-15'] }, favor: 2 });
      return game.rolls(value).play('income income-15').has(0, 'money');
    };
    expect([tested('D4', 3), tested('D4', 4), tested('D1', 3)]).toEqual([3, 0, 0]);
  });

  it('card.D4: its bonus is two steps of favor, an idea and a step', () => {
    const game = installed('D4', { markers: { papyrus: 1 } });
    expect([me(game).favor, game.has(0, 'idea'), game.has(0, 'papyrus')]).toEqual([3, 1, 0]);
    expect(construction(game)).toBe(1);
  });

  it('card.D5: the three money come first and serve the purchase', () => {
    const game = performing('D5', { markers: { oil: 2 } }).play('buy wood');
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.offers('buy')]).toEqual([1, 1, []]);
    game.play('sell oil', 'sellPoints wood');
    expect([game.has(0, 'money'), game.points(0, 'ability'), game.task()]).toEqual([4, 2, 'endTurn']);
  });

  it('card.D6: each statue scores a point more', () => {
    const built: CivSpec = { statues: { 0: 2, 1: 1 }, favor: 3 };
    expect(final('statues', { ...built, columns: { 1: ['D6'] } })).toBe(3 * 3);
    expect(final('statues', built)).toBe(3 * 2);
  });

  it('card.D6: one unit more whenever Construction is scored', () => {
    const mine: CivSpec = { columns: { 1: ['D6'] }, tracks: { construction: 2, culture: 2 } };
    expect([final('construction', mine), final('culture', mine)]).toEqual([3, 2]);
    const era = position({ civs: [mine, {}], phase: 7, eraTile: 'construction', event: 'F1' });
    expect(era.points(0, 'era')).toBe(3 * 5);
  });
});

describe('buildings for food and land', () => {
  it('card.D7: tribes in Hills are fed for one food less', () => {
    const tribes = { 'B.hills': ['wild', 'plain'], 'B.forest': ['plain'] };
    const left = (mine: CivSpec): number =>
      feeding({ tribes, markers: { food: 5 }, ...mine })
        .play('feedAll')
        .has(0, 'food');
    expect([left({ columns: { 1: ['D7'] } }), left({})]).toEqual([3, 1]);
  });

  it('card.D7: farms are built beside a Volcano', () => {
    const hills: CivSpec = { tribes: { 'B.hills': ['plain'] } };
    const beside = { sites: { 2: 'volcano' } } as const;
    expect(farms(activatedWith('D7', 'building', hills, beside))).toBe(1);
    expect(turnFor('building', hills, beside).can('activate building')).toBe(false);
  });

  it('card.D7: farms stay when a Volcano is revealed beside them', () => {
    const revealed = (columns: CivSpec): Position =>
      installed(
        'D22',
        { ...columns, markers: { papyrus: 1 }, tribes: { 'B.hills': ['plain'] }, farms: ['B.hills'] },
        { hiddenSites: { 2: 'volcano' } },
      ).play('reveal 2');
    expect(farms(revealed({ columns: { 1: ['D7'] } }))).toBe(1);
    expect(farms(revealed({}))).toBe(0);
  });

  it('card.D7: its bonus is one migration and an idea', () => {
    const game = installed('D7', { ...TWO, markers: { cotton: 1 } });
    game.play('tribe B.forest plain', 'settle B.hills free');
    expect([game.tribesAt(0, 'B.hills', 'plain'), game.has(0, 'cotton'), game.task()]).toEqual([
      1,
      0,
      'endTurn',
    ]);
    expect(game.has(0, 'idea')).toBe(1);
  });

  it('card.D8: a point more for each territory at each Mystic oak', () => {
    const oaks = (mine: CivSpec): number =>
      position({
        civs: [{ tribes: { 'C.desert': ['plain'] }, markers: { food: 3 }, ...mine }, {}],
        phase: 5,
        sites: { 14: 'mysticOak', 21: 'mysticOak' },
      }).points(0, 'sites');
    expect([oaks({ columns: { 1: ['D8'] } }), oaks({})]).toEqual([6, 4]);
  });

  it('card.D8: tribes in a Forest are fed for one food less', () => {
    const tribes = { 'B.hills': ['plain'], 'B.forest': ['plain', 'wild'] };
    const left = (mine: CivSpec): number =>
      feeding({ tribes, markers: { food: 5 }, ...mine })
        .play('feedAll')
        .has(0, 'food');
    expect([left({ columns: { 1: ['D8'] } }), left({})]).toEqual([3, 1]);
  });

  it('card.D8: its bonus reveals a site, with the points of that', () => {
    const game = installed('D8', { markers: { wood: 1 } }, { hiddenSites: { 3: 'gorge' } }).play('reveal 3');
    expect([game.points(0), game.has(0, 'wood'), game.task()]).toEqual([5, 0, 'endTurn']);
  });

  it('card.D9: Production makes one raw material more', () => {
    expect(goOn(activatedWith('D9', 'production', FOREST), 'produce')).toBe(3);
    expect(goOn(activated('production', FOREST), 'produce')).toBe(2);
  });

  it('card.D9: materials of the Desert sell for two money more', () => {
    const sold = (material: string): number =>
      activatedWith('D9', 'trade', { markers: { [material]: 1 } })
        .play(`sell ${material}`)
        .has(0, 'money');
    expect([sold('sand'), sold('copper'), sold('wood')]).toEqual([3, 5, 1]);
  });

  it('card.D9: its bonus is a step, a Salt and favor', () => {
    const game = installed('D9', { markers: { sand: 1 } });
    expect([construction(game), game.has(0, 'salt'), game.has(0, 'sand'), me(game).favor]).toEqual([
      1, 1, 0, 2,
    ]);
  });

  it('card.D10: a money rolls a die back and strengthens two tribes', () => {
    const tribes = { 'B.forest': ['plainWeak', 'plainWeak', 'wildWeak'] };
    const game = performing('D10', { markers: { money: 1 }, tribes });
    expect([game.has(0, 'money'), game.offers('recall')]).toEqual([0, ['recall 1']]);
    game.rolls(5).play('recall 1', 'strengthen B.forest plainWeak', 'strengthen B.forest plainWeak');
    expect([me(game).dice, me(game).usedDice]).toEqual([[0, 0, 0, 0, 1, 0], 5]);
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.task()]).toEqual([2, 'endTurn']);
  });

  it('card.D11: a farm, or a point per farm and three money', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['plain'], 'B.hills': ['plain'] };
    const start = (): Position => performing('D11', { tribes, farms: ['B.forest', 'C.swamp'] });
    const farm = start().play('pick 1', 'farm B.hills');
    expect([farms(farm), farm.has(0, 'idea'), farm.points(0)]).toEqual([3, 1, 0]);
    const harvest = start().play('pick 2');
    expect([farms(harvest), harvest.points(0, 'ability'), harvest.has(0, 'money')]).toEqual([2, 2, 3]);
  });
});

describe('buildings for trade', () => {
  const RAW: CivSpec = { markers: { 'raw:C.grassland': 3 } };

  it('card.D12: with each transport one raw material goes to any storage space', () => {
    const game = activatedWith('D12', 'transport', RAW).play('transportAny C.grassland', 'store jade');
    expect(game.offers('transportAny')).toEqual([]);
    game.play('transport C.grassland', 'transport C.grassland');
    expect([game.has(0, 'jade'), game.has(0, 'papyrus')]).toEqual([1, 2]);
    expect(activated('transport', RAW).offers('transportAny')).toEqual([]);
    const produced = activatedWith('D12', 'production', RAW, { level: 2 }).play('option production B');
    expect(produced.can('transportAny C.grassland')).toBe(true);
  });

  it('card.D12: Trade allows one Sale and one Purchase more', () => {
    const rich: CivSpec = { markers: { wood: 5, money: 9 } };
    const traded = (game: Position): number[] => ['sell', 'sellPoints', 'buy'].map(kind => goOn(game, kind));
    expect(traded(activatedWith('D12', 'trade', rich))).toEqual([2, 2, 2]);
    expect(traded(activated('trade', rich))).toEqual([1, 1, 1]);
  });

  it('card.D12: its bonus transports two raw materials, not yet to any space, and is two steps and an idea', () => {
    const game = installed('D12', { markers: { wood: 1, ...RAW.markers } });
    expect(game.offers('transportAny')).toEqual([]);
    expect([goOn(game, 'transport'), game.has(0, 'papyrus'), game.has(0, 'wood')]).toEqual([2, 2, 0]);
    game.play('decline'); // the steps pass a line
    expect([construction(game), game.has(0, 'idea')]).toEqual([2, 1]);
  });

  it('card.D14: a settlement more counts for the cost of building cards', () => {
    // D12 goes to the second stage: Wood or a settlement, then nothing.
    const can = (id: string): boolean =>
      turnFor('building', { hand: ['D12'], columns: { 1: [id] } }).can('activate building');
    expect([can('D14'), can('D15')]).toEqual([true, false]);
    // D17 in the fifth stage asks for one settlement and two more: with D14 two built are enough.
    const high: CivSpec = {
      columns: { 1: ['D14', 'income-1', 'income-2', 'income-3'] },
      markers: { calm: 1 },
      hand: ['D17'],
    };
    const installs = (settlements: Record<number, number>): boolean =>
      turnFor('building', { ...high, settlements }, { sites: GROUNDS }).can('activate building');
    expect([installs({ 1: 1 }), installs({ 1: 1, 2: 2 })]).toEqual([false, true]);
  });

  it('card.D14: nobody else displaces its tribes in a Grassland', () => {
    const offers = (columns: CivSpec): string[] =>
      activated('migration', FOREST, {
        other: { ...columns, tribes: { 'F.grassland': ['fire', 'plain'], 'B.hills': ['plain'] } },
      })
        .play('tribe B.forest plain')
        .offers('settle')
        .filter(phrase => phrase.includes('F.grassland') || phrase.includes('displace'));
    expect(offers({ columns: { 1: ['D14'] } })).toEqual([
      'settle B.hills displace2strong',
      'settle F.grassland free',
    ]);
    expect(offers({})).toContain('settle F.grassland displace2strong');
    expect(offers({})).toContain('settle F.grassland fire');
  });

  it('card.D14: its bonus is two steps, favor and a food', () => {
    const game = installed('D14', { markers: { stone: 1 } }).play('decline'); // the steps pass a line
    expect([construction(game), me(game).favor, game.task()]).toEqual([2, 2, 'endTurn']);
    expect(game.has(0, 'food')).toBe(1);
  });

  it('card.D15: each purchase brings a food and a point, a sale does not', () => {
    const game = activatedWith('D15', 'trade', { markers: { money: 4 } }, { level: 2 });
    game.play('buy wood', 'buy wood');
    expect([game.has(0, 'food'), game.points(0, 'ability')]).toEqual([2, 2]);
    game.play('sell wood');
    expect([game.has(0, 'food'), game.points(0)]).toEqual([2, 2]);
  });

  it('card.D15: its bonus upgrades Trade, no other module, and is a step and two food', () => {
    const game = installed('D15', { markers: { salt: 1 } });
    expect(game.offers()).toEqual(['decline', 'upgrade trade']);
    expect(me(game.play('upgrade trade')).upgrades).toBe(1);
    expect([construction(game), game.has(0, 'food'), game.task()]).toEqual([1, 2, 'endTurn']);
  });

  it('card.D16: a food for a step of favor and one of Construction', () => {
    const game = performing('D16', { markers: { food: 2 } });
    expect([game.has(0, 'food'), me(game).favor, construction(game)]).toEqual([1, 2, 1]);
    expect(turnFor('activity', { columns: { 1: ['D16'] } }).can('activate activity')).toBe(false);
  });

  it('card.D17: an idea and a point whenever the favor disc goes forward, once per move', () => {
    // D4 brings two steps of favor, and an idea of its own.
    const favored = (favor: number): number[] => {
      const game = installed('D4', { columns: { 1: ['D17'] }, markers: { papyrus: 1 }, favor });
      return [game.has(0, 'idea') - 1, game.points(0, 'ability')];
    };
    expect([favored(1), favored(5), favored(6)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    const saved = position({
      civs: [{ columns: { 1: ['D17'] }, favor: 3, ...FOREST }, {}],
      phase: 7,
      weather: 'hot',
      event: 'F1',
    }).play('save');
    expect([me(saved).favor, saved.has(0, 'idea'), saved.points(0, 'ability')]).toEqual([2, 0, 0]);
  });
});
