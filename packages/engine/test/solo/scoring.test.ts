// V.I.C.I's scoring: the era, the monolith, the end of the game. Rulebook p. 43-44.
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type PointSource } from '../../src/index.js';
import { civ } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { type Facing, facing, HUMAN, open, told, VICI } from './facing.js';

/** Three tribes in two territories. */
const settled: CivSpec = { tribes: { 'B.forest': ['plain', 'wildWeak'], 'C.grassland': ['plain'] } };
const advanced: CivSpec = {
  ...settled,
  tracks: { technology: 3, prestige: 1, construction: 12, culture: 5 },
};
const grids = { evolution: 7, prosperity: 9 };

describe('phase 7 C, the category of the era', () => {
  /** Phase 7 with an event that asks and gives nothing. */
  const scoring = (eraTile: string, against: Facing = {}): Position =>
    facing({ phase: 7, event: 'F10', eraTile, vici: advanced, solo: grids, ...against });

  it('solo.era-scoring: V.I.C.I scores the category by its discs, tribes and territories', () => {
    const points = CATEGORIES.map(category => scoring(category).points(VICI, 'era'));
    expect(points).toEqual([15, 5, 0, 60, 25, 35, 45, 15, 10]);
  });

  it('solo.era-scoring-grids: Evolution counts the markers on its grid, Prosperity those on the other', () => {
    for (const n of [2, 8, 12]) {
      const evolution = scoring('evolution', { solo: { evolution: n, prosperity: 3 } });
      expect(evolution.points(VICI, 'era')).toBe(5 * n);
      const prosperity = scoring('prosperity', { solo: { evolution: 3, prosperity: n } });
      expect(prosperity.points(VICI, 'era')).toBe(5 * n);
    }
  });

  it('solo.era-scoring: a unit is worth what it is for the human', () => {
    const points = [1, 2, 3, 4].map(era => scoring('culture', { era }).points(VICI, 'era'));
    expect(points).toEqual([25, 20, 15, 10]);
    const both = scoring('culture', { human: { tracks: { culture: 3 } } });
    expect([both.points(HUMAN, 'era'), both.points(VICI, 'era')]).toEqual([15, 25]);
  });
});

describe('phase 7 D, the starting monolith', () => {
  const monolith = (human: number, vici: number, starting: number): number =>
    facing({
      phase: 7,
      event: 'F10',
      eraTile: 'culture',
      human: { tracks: { culture: human } },
      vici: { tracks: { culture: vici } },
      starting,
    }).state.starting;

  it('solo.monolith: it goes to V.I.C.I when that has scored more', () => {
    expect([monolith(1, 3, HUMAN), monolith(1, 3, VICI)]).toEqual([VICI, VICI]);
  });

  it('solo.monolith: and back to the human when it has', () => {
    expect([monolith(3, 1, VICI), monolith(3, 1, HUMAN)]).toEqual([HUMAN, HUMAN]);
  });

  it('solo.monolith-tie: on a tie it goes to the other one', () => {
    expect([monolith(2, 2, HUMAN), monolith(2, 2, VICI)]).toEqual([VICI, HUMAN]);
    expect([monolith(0, 0, HUMAN), monolith(0, 0, VICI)]).toEqual([VICI, HUMAN]);
  });

  it('solo.monolith-next-era: with it V.I.C.I goes first in the next era, in phases 2 and 4', () => {
    const game = facing({
      phase: 7,
      event: 'F10',
      eraTile: 'culture',
      vici: { tracks: { culture: 2 } },
      solo: { next: [11] },
    });
    expect([game.state.era, game.task(), told(game, 'consulted').length]).toEqual([2, 'gainGoal', 1]);
    game.play('decline', 'decline');
    expect([game.task(), open(game), game.state.phase]).toEqual(['turn', [11], 4]);
  });
});

describe('the end of the game', () => {
  /** The last Income phase; without chips it runs on to the end. */
  const finish = (against: Facing = {}): Position =>
    facing({
      phase: 8,
      era: 4,
      attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-8'],
      ...against,
    });
  const categories = (game: Position): number[] => CATEGORIES.map(category => game.points(VICI, category));

  it('solo.final-categories: all nine categories score for V.I.C.I, its grids for two of them', () => {
    const game = finish({ vici: advanced, solo: grids });
    expect(game.task()).toBe('over');
    expect(categories(game)).toEqual([3, 1, 0, 12, 5, 7, 9, 6, 4]);
  });

  it('solo.final-tiles: tiles of the final scoring raise the worth as for the human', () => {
    const finalTiles = ['technology', 'evolution', 'population'];
    expect(categories(finish({ vici: advanced, solo: grids, finalTiles }))).toEqual([
      6, 1, 0, 12, 5, 14, 9, 9, 4,
    ]);
    const others = ['prosperity', 'expansion', 'culture'];
    expect(categories(finish({ vici: advanced, solo: grids, finalTiles: others }))).toEqual([
      3, 1, 0, 12, 10, 7, 18, 6, 6,
    ]);
  });

  it('solo.final-no-console: without a console it scores nothing else', () => {
    const game = finish({ vici: { ...advanced, score: 10, statues: { 0: 2 } }, solo: grids });
    const consoles: PointSource[] = ['stages', 'pointBonus'];
    expect(consoles.map(source => game.points(VICI, source))).toEqual([0, 0]);
    expect(game.points(VICI)).toBe(10 + 2 + 47);
  });

  it('solo.final-human: the human scores categories and console as usual', () => {
    const game = finish({ human: { columns: { 1: ['B1'], 5: ['C4'] }, tracks: { culture: 4 } } });
    expect([game.points(HUMAN, 'stages'), game.points(HUMAN, 'culture')]).toEqual([5, 4]);
  });

  it('solo.final-projected: what V.I.C.I would have now can be told at any time', () => {
    const { state } = facing({ vici: { ...advanced, score: 10 }, solo: grids });
    const { total, sources } = civ.project(state, VICI);
    expect([total, sources.evolution, sources.prosperity, sources.stages]).toEqual([57, 7, 9, 0]);
  });

  /** Both have the same but for the grids, which are worth four points. */
  const against = (score: number, more: Partial<Facing> = {}, human: CivSpec = {}): number[] => {
    const game = finish({ human: { score, ...human }, ...more });
    const ended = told(game, 'ended')[0]!.places;
    expect(civ.ranking(game.state)).toEqual(ended);
    return [game.points(HUMAN) - game.points(VICI), ...ended];
  };

  it('solo.won: the human wins with more points than V.I.C.I', () => {
    expect(against(5)).toEqual([1, HUMAN, VICI]);
  });

  it('solo.lost: and loses with fewer', () => {
    expect(against(3)).toEqual([-1, VICI, HUMAN]);
  });

  it('solo.tie-lost: equal points are not enough, whatever else the human has', () => {
    expect(against(4)).toEqual([0, VICI, HUMAN]);
    expect(against(4, {}, { upgrades: 9 })).toEqual([0, VICI, HUMAN]);
    expect(against(4, { starting: VICI })).toEqual([0, VICI, HUMAN]);
    expect(against(4, { starting: VICI }, { upgrades: 9 })).toEqual([0, VICI, HUMAN]);
  });
});
