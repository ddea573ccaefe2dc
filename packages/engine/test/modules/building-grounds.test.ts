// Building: statues, settlements and Building grounds. Rulebook p. 22.
import { describe, expect, it } from 'vitest';
import { MATERIALS, STORED } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** Ground 1 (Gold or Jade) beside Mountains, Desert and the large Water. */
const GROUND: Spec['sites'] = { 14: 'buildingGround-1' };
/** All farms elsewhere and both boats far away, so that only grounds are left to build on. */
const BUILT: CivSpec = { farms: ['F.swamp', 'G.forest', 'G.desert'], boats: ['H.water', 'E.water'] };
const building = (me: CivSpec, spec: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({
    civs: [{ ...BUILT, dice: [4, 6], tribes: { 'C.desert': ['plain'] }, ...me }, other],
    sites: GROUND,
    ...spec,
  });
const begun = (...what: Parameters<typeof building>): Position => building(...what).play('activate building');
const can = (...what: Parameters<typeof building>): boolean => building(...what).can('activate building');
const statues = (game: Position, ground: number, seat = 0): number => game.state.statues[ground * 4 + seat]!;
/** What the four settlements cost, together. */
const ALL_FOUR = { wood: 2, papyrus: 2, stone: 2, clay: 2, sand: 1, ironOre: 1 };

describe('Building grounds', () => {
  it('ground.tribe-beside: a tribe in one of the adjacent territories is needed', () => {
    const markers = { gold: 1 };
    expect(can({ markers, tribes: { 'B.mountains': ['plainWeak'] } })).toBe(true);
    expect(can({ markers, tribes: { 'C.desert': ['wild'] } })).toBe(true);
    expect(can({ markers, tribes: { 'C.swamp': ['plain'] } })).toBe(false);
  });

  it('ground.beside-water: a tribe on a boat in adjacent Water serves as well; the boat alone does not', () => {
    const me: CivSpec = { markers: { gold: 1 }, boats: ['A.water', 'E.water'] };
    expect(can({ ...me, tribes: { 'A.water': ['boat'] } })).toBe(true);
    expect(can({ ...me, tribes: { 'C.swamp': ['plain'] } })).toBe(false);
  });

  it('ground.face-up: a ground that is still face down cannot be built on', () => {
    expect(can({ markers: { gold: 1 } })).toBe(true);
    expect(can({ markers: { gold: 1 } }, { sites: {}, hiddenSites: GROUND })).toBe(false);
  });

  it('ground.island: the ground in the large Water needs an own boat there with a tribe on it', () => {
    const me: CivSpec = { markers: { wood: 1 }, boats: ['A.water', 'E.water'] };
    const aboard = begun({ ...me, tribes: { 'A.water': ['boatWeak'] } }, { sites: {} });
    expect(statues(aboard, 0)).toBe(1);
    expect(can({ ...me, tribes: { 'B.mountains': ['plain'] } }, { sites: {} })).toBe(false);
    const elsewhere: CivSpec = { ...me, boats: ['D.water', 'E.water'], tribes: { 'D.water': ['boat'] } };
    expect(can(elsewhere, { sites: {} })).toBe(false);
  });

  it('ground.two-buildings: two statues of its own are the limit for a civilization', () => {
    const markers = { gold: 1, wood: 1, papyrus: 1 };
    expect(begun({ markers, statues: { 1: 1 } }).offers()).toEqual(['statue 1 gold', 'settlement 1 1']);
    expect(can({ markers, statues: { 1: 2 } })).toBe(false);
  });

  it('ground.one-settlement: a settlement leaves room for one statue and for no second settlement', () => {
    const markers = { gold: 2, wood: 1, papyrus: 1 };
    const game = begun({ markers, settlements: { 4: 1 } });
    expect(statues(game, 1)).toBe(1); // forced: nothing else can be built
    expect(can({ markers, settlements: { 4: 1 }, statues: { 1: 1 } })).toBe(false);
  });

  it('ground.limit-each: the limit holds for each ground by itself', () => {
    const markers = { gold: 1, wood: 1 };
    const me: CivSpec = { markers, statues: { 1: 2 }, boats: ['A.water', 'E.water'] };
    const game = begun({ ...me, tribes: { 'A.water': ['boat'] } });
    expect(statues(game, 0)).toBe(1);
  });

  it('ground.others: what others have built there does not matter', () => {
    const game = begun(
      { markers: { gold: 1, wood: 1, papyrus: 1 } },
      {},
      { statues: { 1: 1 }, settlements: { 1: 1 } },
    );
    expect(game.offers()).toEqual(['statue 1 gold', 'settlement 1 1']);
    game.play('statue 1 gold');
    expect([statues(game, 1), statues(game, 1, 1)]).toEqual([1, 1]);
  });
});

describe('build a statue', () => {
  it('statue.one-of-the-named: one stored material of those the ground names, by choice', () => {
    const game = begun({ markers: { gold: 1, jade: 2, wood: 1 } });
    expect(game.offers()).toEqual(['statue 1 gold', 'statue 1 jade']);
    game.play('statue 1 jade');
    expect([game.has(0, 'gold'), game.has(0, 'jade')]).toEqual([1, 1]);
  });

  it('statue.needs-stored: without one of them in the storage there is no statue, raw ones do not count', () => {
    expect(can({ markers: { wood: 3 } })).toBe(false);
    const raw = { markers: { 'raw:C.grassland': 1 } };
    expect(can(raw, { materials: { 'C.grassland': 'gold' }, developed: ['C.grassland'] })).toBe(false);
  });

  it('statue.marker-becomes-it: the stored marker itself goes onto the ground, not to the supply', () => {
    const game = building({ markers: { gold: 1 } });
    const { supply } = game.state.seats[0]!;
    game.play('activate building');
    expect([game.has(0, 'gold'), statues(game, 1)]).toEqual([0, 1]);
    expect(game.state.seats[0]!.supply).toBe(supply);
  });

  it('statue.marker-becomes-it: it is told as paid, before the statue', () => {
    const told = begun({ markers: { gold: 1 } }).events.filter(
      ({ type }) => type === 'paid' || type === 'built',
    );
    const gold = STORED + MATERIALS.indexOf('gold');
    expect(told).toMatchObject([
      { type: 'paid', place: gold, n: 1 },
      { type: 'built', project: 'statue', at: 1 },
    ]);
  });

  it('statue.reward: one step on a track of choice, or none', () => {
    const game = begun({ markers: { gold: 1 } });
    expect(game.offers()).toEqual([
      'decline',
      ...['technology', 'prestige', 'knowledge', 'construction', 'culture'].map(track => `track ${track}`),
    ]);
    expect(game.play('track culture').state.seats[0]!.tracks).toEqual([0, 0, 0, 0, 1]);
    expect(game.task()).toBe('endTurn');
    expect(
      begun({ markers: { gold: 1 } })
        .play('decline')
        .task(),
    ).toBe('endTurn');
  });

  it('statue.island-materials: the ground in the large Water names three', () => {
    const me: CivSpec = { boats: ['A.water', 'E.water'], tribes: { 'A.water': ['boat'] } };
    const game = begun({ ...me, markers: { wood: 1, stone: 1, sand: 1, clay: 1 } }, { sites: {} });
    expect(game.offers('statue')).toEqual(['statue 0 wood', 'statue 0 stone', 'statue 0 sand']);
  });

  it('statue.example: Gold or Jade; it takes Jade and goes a step on the Technology track', () => {
    const game = begun({ markers: { gold: 1, jade: 1 } });
    game.play('statue 1 jade', 'track technology');
    expect(statues(game, 1)).toBe(1);
    expect([game.has(0, 'gold'), game.has(0, 'jade')]).toEqual([1, 0]);
    expect(game.state.seats[0]!.tracks[0]).toBe(1);
  });
});

describe('build a settlement', () => {
  it('settlement.any-of-the-console: any one whose whole cost is in the storage, on any open ground', () => {
    const game = begun({ markers: { ...ALL_FOUR } });
    expect(game.offers()).toEqual([1, 2, 3, 4].map(n => `settlement 1 ${n}`));
    const less = begun({ markers: { wood: 1, papyrus: 1, stone: 1 }, settlements: { 2: 0 } });
    // Wood and Papyrus: the first; Clay is missing for the third; the second is built.
    expect(less.state.seats[0]!.settlements).toEqual([1, 0, -1, -1]);
  });

  it('settlement.pays-all: every material shown goes back to the supply', () => {
    const game = building({ markers: { sand: 2, ironOre: 1, clay: 1 } });
    const { supply } = game.state.seats[0]!;
    game.play('activate building');
    expect(['sand', 'ironOre', 'clay'].map(what => game.has(0, what))).toEqual([1, 0, 0]);
    expect(game.state.seats[0]!.supply).toBe(supply + 3);
    expect(game.state.seats[0]!.settlements).toEqual([-1, -1, -1, 1]);
    expect(can({ markers: { sand: 2, ironOre: 1 } })).toBe(false);
  });

  it('settlement.income-chip: it brings a new income chip, which acts at once', () => {
    const incomeDisplay = ['income-1', 'income-2', 'income-3'];
    const game = begun({ markers: { wood: 1, papyrus: 1 } }, { incomeDisplay });
    expect(game.offers('takeIncome')).toEqual(incomeDisplay.map(id => `takeIncome ${id}`));
    game.play('takeIncome income-1', 'column 1', 'income income-1');
    expect(game.has(0, 'food')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('settlement.income-chip-declined: the chip may be left', () => {
    const game = begun({ markers: { wood: 1, papyrus: 1 } }).play('decline');
    expect(game.state.seats[0]!.columns.flat()).toEqual([]);
    expect(game.task()).toBe('endTurn');
  });

  it('settlement.fourth: the fourth one built also flips a stage tile; the third does not', () => {
    const markers = { sand: 1, ironOre: 1, clay: 1 };
    const incomeDisplay = ['income-1'];
    const fourth = begun({ markers, settlements: { 1: 2, 2: 3, 3: 4 } }, { incomeDisplay });
    fourth.play('takeIncome income-1', 'column 1', 'income income-1');
    expect(fourth.offers()).toEqual(['decline', 'flip 4', 'flip 5']);
    fourth.play('flip 5');
    expect(fourth.state.seats[0]!.activeStages).toBe(2);
    const third = begun({ markers, settlements: { 1: 2, 2: 3 } }).play('decline');
    expect(third.task()).toBe('endTurn');
  });

  it('settlement.fourth-both-active: with both tiles active there is nothing to flip', () => {
    const me: CivSpec = { markers: { sand: 1, ironOre: 1, clay: 1 }, settlements: { 1: 2, 2: 3, 3: 4 } };
    expect(
      begun({ ...me, activeStages: [4, 5] })
        .play('decline')
        .task(),
    ).toBe('endTurn');
    expect(
      begun({ ...me, activeStages: [4] })
        .play('decline')
        .offers(),
    ).toEqual(['decline', 'flip 5']);
  });

  it('settlement.diamonds: taken from the console it bares diamonds that count for Prosperity', () => {
    const bared = civ.rules.settlements.map(({ cost }) => {
      const game = begun({ markers: Object.fromEntries(cost.map(m => [MATERIALS[m]!, 1])) });
      return civ.project(game.state, 0).sources.prosperity;
    });
    expect(bared).toEqual([1, 1, 2, 3]);
  });

  it('settlement.four: with all four built there is none left', () => {
    const settlements = { 1: 2, 2: 3, 3: 4, 4: 5 };
    expect(can({ markers: { ...ALL_FOUR }, settlements })).toBe(false);
    expect(can({ markers: { ...ALL_FOUR }, settlements: { 1: 2, 2: 3, 3: 4 } })).toBe(true);
  });
});
