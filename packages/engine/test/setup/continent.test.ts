import { describe, expect, it } from 'vitest';
import { checkLayout } from '../../src/continent/layout.js';
import { TERRITORY_TYPES, WATER } from '../../src/index.js';
import { newGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { scenario } from '../support/scenario.js';

const { rules } = civ;
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const STARTS = [territory('B.forest'), territory('C.grassland')];
const type = (t: number): number => rules.territories[t]!.type;

describe('continent tiles and sites', () => {
  it('setup.continent-random: eight tiles fill the frame in random order and orientation', () => {
    const layouts = SEEDS.map(seed => newGame('bb', seed).land.layout);
    for (const layout of layouts) expect(checkLayout(rules.pack.continent, layout)).toBeNull();
    expect(new Set(layouts.map(layout => JSON.stringify(layout))).size).toBe(SEEDS.length);
  });

  it('setup.continent-first-play: three tiles lie as shown, the others at random', () => {
    const layouts = SEEDS.map(seed => newGame('bb', seed, { map: 'first' }).land.layout);
    for (const layout of layouts) {
      expect(layout).toEqual(expect.arrayContaining([...rules.pack.continent.firstPlay]));
    }
    expect(rules.pack.continent.firstPlay.map(({ tile }) => tile)).toEqual(['A', 'B', 'C']);
    expect(new Set(layouts.map(layout => JSON.stringify(layout))).size).toBeGreaterThan(SEEDS.length / 2);
  });

  it('setup.continent-territories: 18 land territories, three of each type, and four of Water, one with the island', () => {
    const counts = TERRITORY_TYPES.map((_, i) => rules.territories.filter(t => t.type === i).length);
    expect(counts).toEqual([4, 3, 3, 3, 3, 3, 3]);
    expect(rules.territories.filter(t => t.island).map(t => t.type)).toEqual([WATER]);
    expect(newGame('bb').material.filter(tile => tile >= 0)).toHaveLength(18);
  });

  it('setup.sites-face-down: one site in each recess, in random order, and nobody sees one', () => {
    const s = newGame('bbb');
    expect([...s.sites].sort((a, b) => a - b)).toEqual(rules.sites.map((_, i) => i));
    expect(s.revealed).toBe(0);
    for (const viewer of [-1, 0, 1, 2]) expect(civ.view(s, viewer).sites.every(n => n === -2)).toBe(true);
    expect(new Set(SEEDS.map(seed => newGame('bb', seed).sites[0])).size).toBeGreaterThan(10);
  });
});

describe('material tiles', () => {
  it('setup.materials-by-type: each land territory has one tile of its own type, Water none', () => {
    for (const materials of ['first', 'random'] as const) {
      const { material } = newGame('bb', 'm', { materials });
      material.forEach((tile, t) => {
        if (type(t) === WATER) expect(tile).toBe(-1);
        else expect(Math.floor(tile / 3) + 1).toBe(type(t));
      });
      expect(new Set(material.filter(tile => tile >= 0)).size).toBe(18);
    }
  });

  it('setup.materials-first-play: Wood and Papyrus lie in the starting territories', () => {
    const games = SEEDS.map(seed => newGame('bb', seed, { materials: 'first' }));
    for (const s of games) expect(STARTS.map(t => s.material[t])).toEqual([0, 3]);
    // The others are shuffled within their type.
    expect(new Set(games.map(s => s.material[territory('D.forest')]))).toEqual(new Set([1, 2]));
    expect(new Set(games.map(s => s.material[territory('C.desert')]))).toEqual(new Set([15, 16, 17]));
  });

  it('setup.materials-random: later any Forest and Grassland tile may lie in the starting territories', () => {
    const games = SEEDS.map(seed => newGame('bb', seed, { materials: 'random' }));
    expect(new Set(games.map(s => s.material[STARTS[0]!]))).toEqual(new Set([0, 1, 2]));
    expect(new Set(games.map(s => s.material[STARTS[1]!]))).toEqual(new Set([3, 4, 5]));
  });

  it.each(['first', 'random'] as const)(
    'setup.materials-start-open: only the tiles of the starting territories lie open (%s)',
    materials => {
      const s = newGame('bb', 'open', { materials });
      for (const viewer of [-1, 0, 1]) {
        civ.view(s, viewer).material.forEach((tile, t) => {
          expect(tile).toBe(type(t) === WATER || STARTS.includes(t) ? s.material[t] : -2);
        });
      }
    },
  );
});

describe('encampments and territory tokens', () => {
  const blocked = (players: number): string[] => {
    const { spaces } = newGame('b'.repeat(players)).land;
    return rules.territories.flatMap(({ encampments, key }, t) => {
      const closed = encampments.length - (encampments.includes('fire') ? 1 : 0) - spaces[t]!;
      return new Array<string>(closed).fill(key);
    });
  };

  it('setup.encampments-two: with two civilizations the ten marked encampments are blocked', () => {
    expect(blocked(2).sort()).toEqual(
      ['B.forest', 'B.forest', 'B.hills', 'C.grassland', 'C.grassland', 'C.swamp'].concat([
        'D.forest',
        'F.grassland',
        'F.swamp',
        'G.hills',
      ]),
    );
  });

  it('setup.encampments-three: with three the four for four civilizations are, with four none', () => {
    expect(blocked(3).sort()).toEqual(['B.forest', 'C.grassland', 'C.swamp', 'G.hills']);
    expect(blocked(4)).toEqual([]);
  });

  it('setup.encampments-two: a blocked encampment takes no tribe', () => {
    const full = { tribes: { 'B.hills': ['plain'] } };
    const offers = (players: number) =>
      scenario({ civs: [full, ...Array.from({ length: players - 1 }, () => ({}))] })
        .play('activate procreation')
        .offers('settle');
    expect(offers(2)).not.toContain('settle B.hills free');
    expect(offers(3)).toContain('settle B.hills free');
    expect(offers(2)).toContain('settle B.hills fire');
  });

  it.each([
    [2, 6],
    [3, 12],
    [4, 16],
  ])(
    'setup.hunting-tokens: with %i civilizations %i tokens are left for hunting (ruling 21)',
    (players, n) => {
      expect(newGame('b'.repeat(players)).huntingTokens).toBe(n);
    },
  );
});
