// Module: Exploration, action A, rulebook p. 20 and 38; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { SITE_KINDS, type SiteKind } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const exploration = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  scenario({
    civs: [
      { dice: [1, 4], ...me, levels: { exploration: level }, levelFour: level === 4 ? ['exploration'] : [] },
      {},
    ],
    ...spec,
  });
const activated = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  exploration(level, me, spec).play('activate exploration');
const A = 'option exploration A';
const B = 'option exploration B';
const revealed = (game: Position): number[] =>
  Array.from({ length: 24 }, (_, site) => site).filter(site => (game.state.revealed >> site) & 1);

/** Every site turned up but some. */
const allBut = (...hidden: number[]): Partial<Spec> => {
  const kinds = civ.rules.sites.map(({ kind }) => SITE_KINDS[kind]!);
  const sites: Record<number, SiteKind> = {};
  const hiddenSites: Record<number, SiteKind> = {};
  kinds.forEach((kind, point) => {
    (hidden.includes(point) ? hiddenSites : sites)[point] = kind;
  });
  return { sites, hiddenSites };
};

/** On a boat, where no lucky find can be made. */
const sailors = { boats: ['A.water'], tribes: { 'A.water': ['boat'] } };
const hikers = { tribes: { 'F.grassland': ['plain'], 'B.hills': ['plainWeak'], 'H.grassland': ['wild'] } };

describe('exploring around a territory', () => {
  it('exploration.own-territory: around any territory with an own tribe, weak or strong', () => {
    const game = activated(1, hikers).play(A);
    expect(game.offers()).toEqual(['explore B.hills', 'explore F.grassland', 'explore H.grassland']);
  });

  it('exploration.all-adjacent: all face-down sites beside it are turned up, no others, with their points', () => {
    const hiddenSites: Record<number, SiteKind> = { 3: 'gorge', 9: 'cave', 10: 'mysticOak' };
    const game = activated(1, hikers, { hiddenSites }).play(A, 'explore F.grassland');
    expect(revealed(game)).toEqual([3, 9, 10]);
    expect([game.points(0), game.points(0, 'sites'), game.task()]).toEqual([9, 9, 'endTurn']);
  });

  it('exploration.only-face-down: sites that lie open give nothing again', () => {
    const spec: Partial<Spec> = { sites: { 3: 'gorge', 9: 'gorge' }, hiddenSites: { 10: 'cave' } };
    const game = activated(1, hikers, spec).play(A, 'explore F.grassland');
    expect([revealed(game), game.points(0)]).toEqual([[3, 9, 10], 3]);
  });

  it('exploration.example: from Water, beside two face-down sites: a Building ground, 1, and a Glacier, 4', () => {
    const game = activated(1, sailors, {
      sites: { 7: 'cave', 13: 'mysticOak' },
      hiddenSites: { 8: 'buildingGround', 14: 'glacier' },
    });
    expect([revealed(game), game.points(0)]).toEqual([[7, 8, 13, 14], 5]);
  });

  it('exploration.explore-or-find: sites or a lucky find, not both', () => {
    const game = activated(1, hikers);
    expect(game.offers()).toEqual([A, B]);
    game.play(A, 'explore B.hills');
    expect(game.task()).toBe('endTurn');
    const found = activated(1, hikers).play(B, 'findType hills');
    expect([revealed(found), found.task()]).toEqual([[], 'endTurn']);
  });

  it('exploration.effects-at-once: from then on the sites affect the territories beside them', () => {
    const me: CivSpec = { ...hikers, farms: ['F.grassland'], columns: { 1: ['B10'] } };
    const game = scenario({
      civs: [{ dice: [1, 4], ...me }, { farms: ['G.desert', 'H.grassland'] }],
      hiddenSites: { 3: 'mysticOak', 9: 'volcano', 10: 'mushroomValley' },
    });
    game.play('activate exploration', A, 'explore F.grassland');
    // The Volcano at 9 sends the farms beside it home, whosever they are.
    expect(['F.grassland', 'G.desert', 'H.grassland'].map(key => game.state.farms[territory(key)])).toEqual([
      0, 0, 2,
    ]);
    // An ability that answers to a site revealed answers to each.
    expect([game.points(0, 'sites'), game.points(0, 'ability')]).toEqual([7, 3]);
  });
});

describe('what level I needs', () => {
  it('exploration.level-1-needs-a-site: level I explores only where a site beside an own territory is face down', () => {
    const spec: Partial<Spec> = { sites: { 2: 'cave', 3: 'cave' } };
    expect(activated(1, hikers, spec).play(A).offers()).toEqual([
      'explore F.grassland',
      'explore H.grassland',
    ]);
    const around: Partial<Spec> = { sites: { 7: 'cave', 8: 'cave', 13: 'cave' } };
    expect(exploration(1, sailors, around).can('activate exploration')).toBe(true);
    const open: Partial<Spec> = { sites: { ...around.sites, 14: 'gorge' } };
    expect(exploration(1, sailors, open).can('activate exploration')).toBe(false);
  });

  it('exploration.level-2-any-site: from level II a face-down site anywhere is enough', () => {
    const open: Partial<Spec> = {
      sites: { 7: 'cave', 8: 'cave', 13: 'cave', 14: 'gorge' },
      hiddenSites: { 23: 'gorge' },
    };
    for (const level of [2, 3]) {
      const game = activated(level, sailors, open);
      expect(game.task()).toBe('revealSite');
      game.play('reveal 23');
      expect([game.points(0, 'sites'), game.points(0, 'module')]).toEqual([5, level === 2 ? 2 : 4]);
    }
  });

  it('exploration.last-site: with every site turned up level I has nothing to explore, the others give points', () => {
    expect(exploration(1, sailors, allBut()).can('activate exploration')).toBe(false);
    expect(exploration(1, sailors, allBut(7)).can('activate exploration')).toBe(true);
    // On land the lucky find remains.
    expect(activated(1, hikers, allBut()).task()).toBe('luckyFind');
    for (const [level, points] of [
      [2, 2],
      [3, 4],
      [4, 4],
    ] as const) {
      expect(activated(level, sailors, allBut()).points(0)).toBe(points);
    }
  });

  it('exploration.no-tribe: without a tribe the module is not offered', () => {
    for (const level of [1, 4]) expect(exploration(level, {}).can('activate exploration')).toBe(false);
  });
});

describe('exploring by level', () => {
  const hiddenSites: Record<number, SiteKind> = { 7: 'cave', 8: 'cave', 13: 'cave', 14: 'gorge', 0: 'gorge' };

  it('exploration.level-2: the sites around, then one anywhere, then 2 points', () => {
    const game = activated(2, sailors, { hiddenSites });
    expect([revealed(game), game.points(0), game.task()]).toEqual([[7, 8, 13, 14], 14, 'revealSite']);
    expect(game.offers('reveal')).toHaveLength(20);
    game.play('reveal 0');
    expect([game.points(0, 'sites'), game.points(0, 'module'), game.task()]).toEqual([19, 2, 'endTurn']);
  });

  it('exploration.extra-site-may-be-left: without the additional site the points are gained all the same', () => {
    for (const [level, points] of [
      [2, 2],
      [3, 4],
      [4, 4],
    ] as const) {
      const game = activated(level, sailors, { hiddenSites }).play('decline');
      expect([revealed(game), game.points(0, 'module'), game.task()]).toEqual([
        [7, 8, 13, 14],
        points,
        'endTurn',
      ]);
    }
  });

  it('exploration.level-3: one additional site, then 4 points', () => {
    const game = activated(3, sailors, { hiddenSites }).play('reveal 0');
    expect([game.points(0, 'sites'), game.points(0, 'module'), game.task()]).toEqual([19, 4, 'endTurn']);
  });

  it('exploration.level-4: two additional sites, then 4 points', () => {
    const game = activated(4, sailors, { hiddenSites: { ...hiddenSites, 1: 'mysticOak' } }).play('reveal 0');
    expect([game.points(0, 'module'), game.task()]).toEqual([0, 'revealSite']);
    game.play('reveal 1');
    expect([game.points(0, 'sites'), game.points(0, 'module'), game.task()]).toEqual([20, 4, 'endTurn']);
  });

  it('exploration.nothing-more-to-reveal: an additional site that is not there is not asked for', () => {
    const game = activated(4, sailors, allBut(7, 20)).play('reveal 20');
    expect([revealed(game).length, game.points(0, 'module'), game.task()]).toEqual([24, 4, 'endTurn']);
    expect(activated(2, sailors, allBut(7)).task()).toBe('endTurn');
  });

  it('exploration.site-beside-nothing: from level II territories without a face-down site are one choice', () => {
    const spec: Partial<Spec> = { sites: { 2: 'cave', 3: 'cave', 22: 'gorge', 23: 'gorge' } };
    const game = activated(2, hikers, spec).play(A);
    expect(game.offers()).toEqual(['explore B.hills', 'explore F.grassland']);
    game.play('explore B.hills');
    expect([game.points(0), game.task()]).toEqual([0, 'revealSite']);
  });
});
