import { describe, expect, it } from 'vitest';
import { CATEGORIES, type PointSource, TRACKS } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** The last Income phase; without income chips, and attribute chips to take, it runs on to the end of the game. */
const finish = (civs: readonly CivSpec[], more: Partial<Spec> = {}): Position =>
  scenario({
    civs,
    phase: 8,
    era: 4,
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-8'],
    ...more,
  });
const points = (source: PointSource, one: CivSpec, more: Partial<Spec> = {}): number =>
  finish([one, {}], more).points(0, source);
const B = (n: number): string[] => Array.from({ length: n }, (_, i) => `B${i + 1}`);

describe('the end of the game', () => {
  it('end-of-game.fourth-era: after income and statues of the fourth era the game is over', () => {
    const game = finish([{ columns: { 9: ['chip-1'] }, statues: { 0: 1 } }, {}]);
    expect([game.task(), game.points(0, 'statues')]).toEqual(['income', 0]);
    game.play('income chip-1');
    expect([game.task(), game.asked(), game.points(0, 'statues')]).toEqual(['over', -1, 1]);
    expect(game.has(0, 'food')).toBe(2);
  });

  it('end-of-game.third-era: the third era is followed by another', () => {
    const game = finish([{}, {}], { era: 3 });
    expect([game.state.era, game.task()]).toEqual([4, 'gainGoal']);
  });

  it('end-of-game.no-refill: hunting tokens stay and reset columns are not refilled', () => {
    const game = finish([{ resetMarkers: 1 }, {}], { hunted: ['B.forest'] });
    expect(game.task()).toBe('over');
    expect(game.has(0, 'reset')).toBe(1);
    expect(game.state.hunted).not.toBe(0);
  });
});

describe('the last attribute chips', () => {
  const chips = { attributeDisplay: ['attribute-11'] };
  const me: CivSpec = { markers: { vision: 3 } };

  it('attribute.last-moment: after the last income of the game a chip that can be taken is offered', () => {
    const game = finish([me, {}], chips);
    expect([game.asked(), game.task()]).toEqual([0, 'offerChips']);
    expect(game.offers()).toEqual(['decline', 'attribute attribute-11']);
    game.play('attribute attribute-11', 'column 1');
    expect([game.task(), game.points(0, 'stages')]).toEqual(['over', 2]);
    expect(finish([me, {}], chips).play('decline').task()).toBe('over');
  });

  it('attribute.last-moment-only-then: not asked without such a chip, nor in an earlier era', () => {
    expect(finish([{ markers: { vision: 2 } }, {}], chips).task()).toBe('over');
    expect(finish([me, {}], { ...chips, era: 3 }).task()).toBe('gainGoal');
  });

  it('attribute.last-moment-completes: a stage it fills still pays', () => {
    const columns = { 1: ['B1'], 2: ['C1'], 3: ['D1'] };
    const game = finish([{ ...me, columns }, {}], chips).play('attribute attribute-11', 'column 4');
    expect(game.task()).toBe('gainIncome');
  });
});

describe('final scoring, the nine categories', () => {
  const rich: CivSpec = {
    tracks: { technology: 1, prestige: 2, knowledge: 3, construction: 4, culture: 5 },
    markers: { calm: 2, vision: 4, food: 6, money: 2 },
    tribes: { 'B.forest': ['plain', 'wildWeak'], 'C.grassland': ['plain', 'wild'] },
  };
  const worth = (more: Partial<Spec>): number[] => {
    const game = finish([rich, {}], more);
    return CATEGORIES.map(category => game.points(0, category));
  };

  it('final.point-spaces: without a scoring tile units are worth 1, in Population and Expansion 2', () => {
    expect(worth({})).toEqual([1, 2, 3, 4, 5, 6, 3, 8, 4]);
  });

  it('final.scoring-tiles: a scoring tile makes a unit worth 2, in Population and Expansion 3', () => {
    expect(worth({ finalTiles: CATEGORIES })).toEqual([2, 4, 6, 8, 10, 12, 6, 12, 6]);
    expect(worth({ finalTiles: ['knowledge', 'population'] })).toEqual([1, 2, 6, 4, 5, 6, 3, 12, 4]);
  });

  it('final.everyone: each civilization scores every category', () => {
    const game = finish([rich, rich, { tracks: { culture: 2 } }]);
    expect(game.points(0)).toBe(36);
    expect(game.points(1)).toBe(36);
    expect(TRACKS.map(track => game.points(2, track))).toEqual([0, 0, 0, 0, 2]);
    expect(game.points(2)).toBe(2);
  });

  it('final.units-ability: the ability counts at the end of the game too', () => {
    expect(points('population', { tribes: { 'B.forest': ['plain'] }, columns: { 1: ['D11'] } })).toBe(4);
    const tiled = { tribes: { 'B.forest': ['plain'] }, columns: { 1: ['E8'] } };
    expect(points('expansion', tiled, { finalTiles: ['expansion'] })).toBe(6);
  });
});

describe('final scoring A, the stages', () => {
  it('stages.points: a card scores 2, 3, 4, 7 or 10 by its stage', () => {
    const upTo = [1, 2, 3, 4, 5].map(n => points('stages', { columns: { 1: B(n) }, activeStages: [4, 5] }));
    expect(upTo).toEqual([2, 5, 9, 16, 26]);
  });

  it('stages.column-start: a column further right begins at a higher stage', () => {
    const one = (column: number) => points('stages', { columns: { [column]: ['B1'] }, activeStages: [4, 5] });
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(one)).toEqual([2, 2, 2, 2, 3, 3, 4, 4, 7]);
  });

  it('stages.inactive: stages 4 and 5 score nothing unless their own tile is active', () => {
    const five = (activeStages: number[]) => points('stages', { columns: { 1: B(5) }, activeStages });
    expect([five([]), five([4]), five([5]), five([4, 5])]).toEqual([9, 16, 19, 26]);
  });

  it('stages.above-five: what lies above stage 5 scores nothing', () => {
    expect(points('stages', { columns: { 1: B(6) }, activeStages: [4, 5] })).toBe(26);
    expect(points('stages', { columns: { 9: B(4) }, activeStages: [4, 5] })).toBe(17);
  });

  it('stages.starting-chip: the starting income chip scores 7 when stage 4 is active', () => {
    for (const [activeStages, worth] of [
      [[4], 7],
      [[5], 0],
    ] as const) {
      const game = finish([{ columns: { 9: ['chip-1'] }, activeStages }, {}]).play('income chip-1');
      expect(game.points(0, 'stages')).toBe(worth);
    }
  });

  it('stages.goal-halves: two goal chips share a slot and score each, one alone scores once', () => {
    expect(points('stages', { columns: { 1: ['goal'] } })).toBe(2);
    expect(points('stages', { columns: { 1: ['goals'] } })).toBe(4);
    expect(points('stages', { columns: { 1: ['goals', 'goal'] } })).toBe(7);
  });

  it('stages.all-kinds: attribute and income chips score as cards do', () => {
    const game = finish([{ columns: { 1: ['attribute-3'], 2: ['C1', 'income-1'] } }, {}]).play(
      'income income-1',
    );
    expect(game.points(0, 'stages')).toBe(2 + 2 + 3);
  });

  it('stages.example: with stage 5 inactive the goal chip and the insight there are worth nothing', () => {
    const columns = {
      1: ['A1', 'A2', 'A3'],
      2: ['goals', 'goals', 'goals', 'goals', 'goal'],
      3: ['C1', 'C2', 'C3', 'C4', 'C5'],
    };
    expect(points('stages', { columns, activeStages: [4] })).toBe(9 + 2 * 16 + 16);
  });
});

describe('final scoring B, point bonuses', () => {
  it('point-bonus.example-one: one card of 2 pays for every card and income chip of its column', () => {
    const game = finish([{ columns: { 1: ['A1', 'A14', 'income-1', 'A2'], 2: ['C1', 'C2'] } }, {}]);
    game.play('income income-1');
    expect(game.points(0, 'pointBonus')).toBe(2 * 4);
  });

  it('point-bonus.example-two: two such cards in a column each pay for all of it', () => {
    const game = finish([{ columns: { 5: ['A5', 'A1', 'A12', 'income-1', 'A2'] } }, {}]);
    game.play('income income-1');
    expect(game.points(0, 'pointBonus')).toBe(1 * 5 + 2 * 5);
  });

  it('point-bonus.itself: the card counts itself', () => {
    expect(points('pointBonus', { columns: { 1: ['C13'] } })).toBe(1);
  });

  it('point-bonus.whole-column: inactive stages and those above 5 count', () => {
    expect(points('pointBonus', { columns: { 1: ['A14', 'A1', 'A2', 'A3', 'A4', 'A6', 'A7'] } })).toBe(14);
    expect(points('pointBonus', { columns: { 9: ['A1', 'A2', 'A14'] } })).toBe(6);
  });

  it('point-bonus.own-column: other columns count nothing', () => {
    expect(
      points('pointBonus', { columns: { 1: ['A14'], 2: ['B1', 'B2'], 3: ['goals'], 5: ['attribute-3'] } }),
    ).toBe(2);
  });
});

describe('who wins', () => {
  it('winner.points: the most points win, whatever the upgrades', () => {
    const game = finish([{ score: 20, upgrades: 1 }, { score: 19, upgrades: 5 }, { score: 40 }]);
    expect(civ.ranking(game.state)).toEqual([2, 0, 1]);
  });

  it('winner.final-scoring-counts: the final scoring decides', () => {
    const game = finish([{ score: 10 }, { score: 8, tracks: { culture: 3 } }]);
    expect([game.points(0), game.points(1)]).toEqual([10, 11]);
    expect(civ.ranking(game.state)).toEqual([1, 0]);
  });

  it('winner.upgrades: of tied civilizations the one with more module upgrades wins', () => {
    const game = finish([
      { score: 20, upgrades: 2 },
      { score: 20, upgrades: 3 },
      { score: 5, upgrades: 9 },
    ]);
    expect(civ.ranking(game.state)).toEqual([1, 0, 2]);
  });

  it('winner.seating-order: still tied, the one first from the last starting civilization wins', () => {
    const equal: CivSpec = { score: 20, upgrades: 2 };
    const game = finish([equal, equal, equal], { starting: 1 });
    expect(civ.ranking(game.state)).toEqual([1, 2, 0]);
  });

  it('winner.last-monolith: the monolith still passes after the scoring of the fourth era', () => {
    const game = scenario({ civs: [{}, {}, {}], phase: 7, era: 4, eraTile: 'culture' });
    expect(game.task()).toBe('over');
    expect(civ.ranking(game.state)).toEqual([1, 2, 0]);
  });
});
