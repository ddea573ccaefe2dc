// Measures of kinds, heights and places, through a card whose bonus is a point for each, or a goal chip.
import { describe, expect, it } from 'vitest';
import type { MeasureName, Pack } from '../../src/index.js';
import { activated, installed, installing } from '../support/openings.js';
import { civ, packWith } from '../support/pack.js';
import type { CivSpec, Spec } from '../support/scenario.js';

const counting = (measure: MeasureName) =>
  packWith({ C11: { bonus: [{ do: 'pointsPer', n: 1, per: { measure } }] } });

/** What the first civilization has of something when it installs card C11, next to another. */
const count = (me: CivSpec, measure: MeasureName, other: CivSpec = {}, sites: Spec['sites'] = {}): number =>
  installed('C11', me, { pack: counting(measure), other, sites }).points(0, 'instantBonus');

describe('measures of kinds', () => {
  it('measure.land-types: land types with own tribes, each once; Water is none', () => {
    const tribes = {
      'B.forest': ['plain'],
      'D.forest': ['wild'],
      'C.swamp': ['plainWeak'],
      'A.water': ['boat'],
    };
    const other = { tribes: { 'B.hills': ['plain'] } };
    expect(count({ tribes, boats: ['A.water'] }, 'landTypes', other)).toBe(2);
    expect(count({}, 'landTypes', other)).toBe(0);
  });

  it('measure.card-types: types of installed cards; a card counts only after its instant bonus', () => {
    const columns = { 1: ['A5', 'income-1', 'A12'], 2: ['goals'], 3: ['attribute-1'] };
    expect(count({ columns }, 'cardTypes')).toBe(1);
    expect(count({ columns: { 1: ['A5'], 2: ['C2'] }, markers: { expression: 1 } }, 'cardTypes')).toBe(2);
  });

  it('measure.material-kinds: different stored materials, raw ones not', () => {
    expect(count({ markers: { wood: 3, copper: 1, 'raw:B.hills': 2, food: 1 } }, 'materialKinds')).toBe(2);
  });

  it('measure.feature-kinds: different features', () => {
    expect(count({ markers: { calm: 3, vision: 1, plan1: 1 } }, 'featureKinds')).toBe(2);
  });

  it('measure.site-kinds: kinds of revealed sites beside own tribes', () => {
    // Points 8 and 9 lie beside the Forest of tile B, 0 does not.
    const me = { tribes: { 'B.forest': ['wild'] } };
    expect(count(me, 'siteKinds', {}, { 0: 'gorge', 8: 'cave', 9: 'mysticOak' })).toBe(2);
    expect(count(me, 'siteKinds', {}, { 8: 'cave', 9: 'cave' })).toBe(1);
    expect(count({}, 'siteKinds', me, { 8: 'cave' })).toBe(0);
  });
});

describe('measures of heights', () => {
  it('measure.lowest-track: the space of the own disc that is furthest back', () => {
    const tracks = { technology: 4, prestige: 2, knowledge: 3, construction: 7 };
    expect(count({ tracks }, 'lowestTrack')).toBe(0);
    expect(count({ tracks: { ...tracks, culture: 9 } }, 'lowestTrack', { tracks: { culture: 1 } })).toBe(2);
  });

  it('measure.highest-track: the space of the own disc that is furthest forward', () => {
    expect(count({ tracks: { technology: 4, culture: 5 } }, 'highestTrack', { tracks: { culture: 8 } })).toBe(
      5,
    );
  });

  it('measure.top-cards: research cards and income chips in stage 4 and above', () => {
    const columns = {
      1: ['A5', 'income-1', 'A12', 'A1', 'income-2', 'A2'],
      2: ['B13', 'B1', 'B2'],
      8: ['attribute-1', 'attribute-2'],
      9: ['chip-1'],
    };
    expect(count({ columns }, 'topCards')).toBe(4);
  });

  it('measure.top-cards-itself: a card in stage 4 counts itself only after its instant bonus', () => {
    const markers = { expression: 2, calm: 1 };
    const game = installing('C11', { markers }, { pack: counting('topCards') }).play('column 9');
    while (game.task() === 'installHow') game.play(game.offers()[0]!);
    expect([game.state.seats[0]!.columns[8]!.length, game.points(0, 'instantBonus')]).toEqual([1, 0]);
  });

  it('measure.top-modules: main modules at level III or IIII', () => {
    const levels = { trade: 3, research: 2, migration: 4, planning: 1 };
    expect(count({ levels, levelFour: ['migration'], upgrades: 6 }, 'topModules')).toBe(2);
  });
});

describe('measures of places', () => {
  it('measure.planning: planning markers on all dice spaces', () => {
    expect(count({ markers: { plan1: 2, plan6: 1, idea: 4 } }, 'planning')).toBe(3);
  });

  it('measure.fire-tribes: own tribes on fire encampments, weak or strong', () => {
    const tribes = { 'B.forest': ['fire', 'plain'], 'C.swamp': ['fireWeak'] };
    expect(count({ tribes }, 'fireTribes', { tribes: { 'B.hills': ['fire'] } })).toBe(2);
  });

  it('measure.boat-tribes: own tribes aboard, weak or strong', () => {
    const me = {
      boats: ['A.water', 'D.water'],
      tribes: { 'A.water': ['boat', 'boatWeak'], 'B.hills': ['wild'] },
    };
    expect(count(me, 'boatTribes', { boats: ['A.water'], tribes: { 'A.water': ['boat'] } })).toBe(2);
  });

  it('measure.grounds: Building grounds with an own statue or settlement, each once', () => {
    const me = { settlements: { 1: 0, 3: 2 }, statues: { 0: 1, 3: 2 } };
    expect(count(me, 'grounds', { statues: { 4: 1 } })).toBe(3);
  });
});

describe('measures in goals', () => {
  it('measure.goals: a goal chip may ask for any of them', () => {
    const goals = civ.rules.pack.goals.map(goal =>
      goal.id === 'goal-1' ? { ...goal, requirement: { measure: 'landTypes', min: 2 } as const } : goal,
    );
    const pack: Pack = { ...civ.rules.pack, goals };
    const can = (tribes: Readonly<Record<string, readonly string[]>>): boolean => {
      const game = activated('planning', { goals: [['goal-1']], tribes }, { pack });
      return game.can('option planning A') && game.play('option planning A').can('installGoal 1');
    };
    expect(can({ 'B.forest': ['plain'], 'B.hills': ['wild'] })).toBe(true);
    expect(can({ 'B.forest': ['plain'], 'D.forest': ['wild'] })).toBe(false);
  });
});
