// Standing abilities: every hook of the vocabulary changes its rule, and only for its owner.
import { describe, expect, it } from 'vitest';
import { canInstall, installed } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';
import { income } from './positions.js';

/** The same position with and without the ability. */
const both = <T>(card: string, look: (columns: CivSpec) => T): [T, T] => [
  look({ columns: { 1: [card] } }),
  look({}),
];
const table = (me: CivSpec, rest: Omit<Spec, 'civs'> & { other?: CivSpec } = {}): Position => {
  const { other = {}, ...spec } = rest;
  return scenario({ civs: [me, other], ...spec });
};
const tribe = { 'B.forest': ['plain'] };

describe('hooks of turns and tests', () => {
  it('hook.pay-ideas: changing dice costs fewer ideas, never less than none', () => {
    const two = both('C10', c =>
      table({ ...c, dice: [1, 4], markers: { idea: 1 } }).can('activate research'),
    );
    expect(two).toEqual([true, false]);
    const none = table({ columns: { 1: ['C10'] }, dice: [1, 2], markers: { idea: 1 } });
    expect(none.play('activate research').has(0, 'idea')).toBe(1);
    // An ability that names another module does not help.
    expect(table({ columns: { 1: ['A6'] }, dice: [1, 3] }).can('activate research')).toBe(false);
  });

  it('hook.test-space: one space further on the favor track for tests', () => {
    const food = both('C7', c => {
      const game = income('income-8', { ...c, favor: 2 })
        .rolls(3)
        .play('income income-8');
      return game.has(0, 'food');
    });
    expect(food).toEqual([4, 0]);
    // From the fifth space it counts as the sixth: no roll is needed.
    const sure = income('income-8', { columns: { 1: ['C7'] }, favor: 5 }).play('income income-8');
    expect(sure.events.some(event => event.type === 'rolled')).toBe(false);
  });

  it('hook.reset-dice: a Reset is allowed with one die more', () => {
    expect(both('D7', c => table({ ...c, dice: [1, 2, 3, 4] }).can('reset'))).toEqual([true, false]);
    expect(table({ columns: { 1: ['D7'] }, dice: [1, 2, 3, 4, 5] }).can('reset')).toBe(false);
  });

  it('hook.research-draw: one card more is drawn, as many kept', () => {
    const drawn = both('C3', c => {
      const game = table(c).play('activate research', 'option research B');
      while (game.task() === 'drawCards') game.play('nameStack insight');
      return game.offers('keep').length;
    });
    expect(drawn).toEqual([3, 2]);
  });

  it('hook.insight-ideas: one idea more from the Insight module', () => {
    const ideas = both('C1', c =>
      table({ ...c, dice: [3, 6] })
        .play('activate insight')
        .has(0, 'idea'),
    );
    expect(ideas).toEqual([4, 3]);
  });

  it('hook.install-have: features one must have count one more, of a kind or of all', () => {
    expect(both('attribute-12', c => canInstall('C4', c))).toEqual([true, false]);
    expect(both('B11', c => canInstall('A8', c))).toEqual([true, false]);
    // Another feature is not helped by it.
    expect(canInstall('C4', { columns: { 1: ['B11'] } })).toBe(false);
  });

  it('hook.only-its-owner: the ability of another civilization changes nothing', () => {
    const game = table({ dice: [1, 4], markers: { idea: 1 } }, { other: { columns: { 1: ['C10'] } } });
    expect(game.can('activate research')).toBe(false);
  });
});

describe('hooks of the continent', () => {
  const route = (c: CivSpec, spec: CivSpec = {}, rest: Omit<Spec, 'civs'> & { other?: CivSpec } = {}) =>
    table({ tribes: tribe, ...spec, ...c }, rest).play('activate migration');

  it('hook.migrate-limit: one migration more', () => {
    const crosses = both('A11', c => route(c).play('tribe B.forest plain').offers('cross').length > 0);
    expect(crosses).toEqual([true, false]);
  });

  it('hook.migrate-adjacent: all territories of a type are adjacent to each other', () => {
    const far = both('B7', c => {
      const game = route(c, { tribes: { 'B.mountains': ['plain'] } }).play('tribe B.mountains plain');
      return game.can('settle F.mountains fire');
    });
    expect(far).toEqual([true, false]);
    const other = route({ columns: { 1: ['B7'] } }).play('tribe B.forest plain');
    expect(other.can('settle D.forest fire')).toBe(false);
  });

  it('hook.migrate-water: Water is crossed without a boat', () => {
    const crossed = both('A2', c => {
      const game = route(c, { levels: { migration: 2 }, upgrades: 1, favor: 6 });
      return game.play('tribe B.forest plain').can('cross A.water');
    });
    expect(crossed).toEqual([true, false]);
  });

  it('hook.migrate-unweakened: taking over an encampment leaves the tribe upright', () => {
    const upright = both('B4', c => {
      const game = route(c, {}, { other: { tribes: { 'B.hills': ['plain'] } } });
      game.play('tribe B.forest plain', 'settle B.hills displace2strong');
      return game.tribesAt(0, 'B.hills', 'plain');
    });
    expect(upright).toEqual([1, 0]);
  });

  it('hook.procreate-limit: one procreation more', () => {
    const again = both('B6', c => {
      const game = table({ tribes: tribe, ...c }).play('activate procreation', 'settle B.forest fire');
      return game.task();
    });
    expect(again).toEqual(['procreation', 'endTurn']);
  });

  it('hook.procreate-unweakened: a new tribe that displaces another stands upright', () => {
    const upright = both('B14', c => {
      const game = table({ tribes: tribe, ...c }, { other: { tribes: { 'B.forest': ['fire'] } } });
      game.play('activate procreation', 'settle B.forest fire');
      return game.tribesAt(0, 'B.forest', 'fire');
    });
    expect(upright).toEqual([1, 0]);
  });

  it('hook.fire-points: more points at fires, everywhere or in a type of territory', () => {
    const points = (key: string) => (c: CivSpec) =>
      route(c).play('tribe B.forest plain', `settle ${key} fire`).points(0, 'fire');
    expect(both('D3', points('B.hills'))).toEqual([2, 1]);
    expect(both('E11', points('D.desert'))).toEqual([4, 2]);
    expect(both('E11', points('B.hills'))).toEqual([1, 1]);
  });

  it('hook.develop-raw: one raw material more when a territory is developed', () => {
    const raw = both('B5', c =>
      route(c).play('tribe B.forest plain', 'settle B.hills free').has(0, 'raw:B.hills'),
    );
    expect(raw).toEqual([2, 1]);
  });
});

describe('hooks of the other phases', () => {
  it('hook.find-extra: one extra find more', () => {
    const finds = both('A7', c => {
      const game = table({ tribes: tribe, ...c }, { phase: 3 });
      game.play('store wood');
      return game.task();
    });
    expect(finds).toEqual(['extraFind', 'turn']);
  });

  it('hook.site-shield: one kind of site, or all, does no harm', () => {
    // Point 8 lies beside the Forest of tile B.
    const food = (c: CivSpec): number =>
      table({ tribes: tribe, markers: { food: 1 }, ...c }, { phase: 5, sites: { 8: 'gorge' } }).has(
        0,
        'food',
      );
    expect(both('B8', food)).toEqual([1, 0]);
    expect(both('D8', food)).toEqual([1, 0]);
    expect(both('attribute-1', food)).toEqual([0, 0]);
    const strong = (c: CivSpec): number =>
      table({ tribes: tribe, markers: { food: 1 }, ...c }, { phase: 5, sites: { 8: 'glacier' } }).tribesAt(
        0,
        'B.forest',
        'plain',
      );
    expect(both('attribute-1', strong)).toEqual([1, 0]);
    expect(both('B8', strong)).toEqual([0, 0]);
  });

  it('hook.oak-points: one point more for each territory beside a Mystic oak', () => {
    const points = both('E7', c =>
      table({ tribes: tribe, markers: { food: 1 }, ...c }, { phase: 5, sites: { 8: 'mysticOak' } }).points(
        0,
        'sites',
      ),
    );
    expect(points).toEqual([2, 1]);
  });

  it('hook.feed-cost: cheaper feeding everywhere, in a type of territory, in the wilderness, on boats', () => {
    const tribes = { 'C.grassland': ['plain'], 'B.forest': ['wild', 'plain'], 'A.water': ['boat'] };
    const needs = (c: CivSpec): number => {
      // All are fed from ever so much food: what is left tells the cost.
      const game = table({ tribes, boats: ['A.water'], markers: { food: 9 }, ...c }, { phase: 6 });
      return 9 - game.play('feedAll').has(0, 'food');
    };
    expect(needs({})).toBe(5);
    expect(both('A9', needs)[0]).toBe(4);
    expect(both('B1', needs)[0]).toBe(4);
    expect(both('E5', needs)[0]).toBe(4);
    expect(both('D1', needs)[0]).toBe(1);
  });

  it('hook.weather-shield: bad weather does no harm, good weather still helps', () => {
    const food = both('B9', c =>
      table({ markers: { food: 1 }, ...c }, { phase: 7, event: 'F3', weather: 'mild' }).has(0, 'food'),
    );
    expect(food).toEqual([1, 0]);
    const warm = table({ columns: { 1: ['B9'], 9: ['chip-1'] } }, { phase: 7, event: 'F1' });
    expect(warm.task()).toBe('useIncome');
  });

  it('hook.event-count: events count one more, of anything or of one thing', () => {
    const spec = { phase: 7, event: 'F16', weather: 'hot', other: { markers: { idea: 1 } } };
    const knowledge = (c: CivSpec): number => {
      const game = table({ markers: { idea: 1 }, ...c }, spec);
      return game.state.seats[0]!.tracks[2]!;
    };
    expect(both('C8', knowledge)).toEqual([2, 0]);
    expect(both('attribute-4', knowledge)).toEqual([2, 0]);
    // F19 counts stored materials, of which the chip knows nothing.
    const stored = both('attribute-4', c =>
      table({ markers: { wood: 1 }, ...c }, { ...spec, event: 'F19', other: { markers: { wood: 1 } } }).has(
        0,
        'money',
      ),
    );
    expect(stored).toEqual([0, 0]);
  });

  it('hook.income-point: the point instead of a chip’s action is worth one more', () => {
    const points = both('D9', c => income('income-1', c).play('incomePoint income-1').points(0, 'income'));
    expect(points).toEqual([2, 1]);
  });

  it('hook.statue-points: each statue scores one more in the Income phase', () => {
    const points = both('D5', c =>
      table({ statues: { 0: 3 }, favor: 3, ...c }, { phase: 8 }).points(0, 'statues'),
    );
    expect(points).toEqual([9, 6]);
  });

  it('hook.score-units: a scoring category counts one unit more, in eras and at the end', () => {
    const final = (c: CivSpec): number =>
      civ.project(table({ tribes: tribe, ...c }).state, 0).sources.population;
    expect(both('D11', final)).toEqual([4, 2]);
    const era = both('D11', c =>
      table(c, { phase: 7, event: 'F13', weather: 'hot', eraTile: 'population' }).points(0, 'era'),
    );
    expect(era).toEqual([5, 0]);
  });

  it('hook.point-bonus: at the end a card scores for each card and income chip of its column', () => {
    const { state } = table({ columns: { 1: ['A12', 'income-1', 'A5'] } });
    // Two for each of three, and one for each of three.
    expect(civ.project(state, 0).sources.pointBonus).toBe(9);
    expect(installed('A5', { markers: { sand: 1 } }).points(0, 'pointBonus')).toBe(0);
  });
});
