import { describe, expect, it } from 'vitest';
import { CATEGORIES, TRACKS } from '../../src/index.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const scoring = (eraTile: string, civs: readonly CivSpec[], more: { era?: number; starting?: number } = {}) =>
  scenario({ civs, phase: 7, eraTile, ...more });
const scored = (game: Position): number[] => game.state.seats.map((_, seat) => game.points(seat, 'era'));
/** Units of a category of one civilization, from the fivefold points of the first era. */
const units = (eraTile: string, civ: CivSpec): number => scored(scoring(eraTile, [civ, {}]))[0]! / 5;

describe('phase 7 C, the category of the era', () => {
  it('era-scoring.by-era: a unit is worth 5, 4, 3 and 2 points in eras 1 to 4', () => {
    const civ: CivSpec = { tracks: { culture: 3 } };
    const points = [1, 2, 3, 4].map(era => scored(scoring('culture', [civ, {}], { era }))[0]);
    expect(points).toEqual([15, 12, 9, 6]);
  });

  it('era-scoring.everyone: every civilization scores the category, and no other', () => {
    const game = scoring('prestige', [
      { tracks: { prestige: 2, culture: 9 } },
      { tracks: { prestige: 1 } },
      { tracks: { technology: 5 } },
    ]);
    expect(scored(game)).toEqual([10, 5, 0]);
  });

  it('era-scoring.tile-removed: the scoring tile goes back to the box', () => {
    const tribe: CivSpec = { tribes: { 'B.forest': ['plain'] }, markers: { food: 1 } };
    const before = scenario({ civs: [tribe, {}], phase: 6, eraTile: 'culture' });
    expect(before.state.eraTiles).toHaveLength(4);
    const next = before.state.eraTiles[1];
    before.play('feedAll');
    expect(before.state.eraTiles).toHaveLength(3);
    expect(before.state.eraTiles[0]).toBe(next);
    expect(CATEGORIES[next!]).not.toBe('culture');
  });

  it('era-scoring.after-event: what the event gave counts', () => {
    const game = scenario({
      civs: [{ markers: { idea: 1 } }, {}],
      phase: 7,
      event: 'F16',
      eraTile: 'knowledge',
    });
    if (game.task() === 'upgrade') game.play('decline');
    expect(scored(game)).toEqual([10, 0]);
  });
});

describe('the nine categories', () => {
  it('category.tracks: each step on the track is a unit, on all five tracks', () => {
    for (const track of TRACKS) {
      expect([units(track, { tracks: { [track]: 12 } }), units(track, { tracks: { [track]: 1 } })]).toEqual([
        12, 1,
      ]);
      const others = Object.fromEntries(TRACKS.filter(other => other !== track).map(other => [other, 7]));
      expect(units(track, { tracks: others })).toBe(0);
    }
  });

  it('category.evolution: each feature marker is a unit', () => {
    expect(units('evolution', { markers: { endurance: 2, calm: 1, vision: 3, idea: 5, focus: 2 } })).toBe(6);
  });

  it('category.population: each tribe on the continent is a unit, strong or weak, wherever it is', () => {
    const tribes = {
      'B.forest': ['plain', 'wild', 'wildWeak', 'fireWeak'],
      'A.water': ['boat', 'boatWeak'],
    };
    expect(units('population', { tribes, boats: ['A.water'] })).toBe(6);
  });

  it('category.expansion: each territory with a tribe is a unit, Water included', () => {
    const tribes = {
      'B.forest': ['plain', 'wild'],
      'C.swamp': ['wildWeak'],
      'A.water': ['boat', 'boatWeak'],
    };
    expect(units('expansion', { tribes, boats: ['A.water', 'D.water'] })).toBe(3);
  });

  it('category.units-ability: the ability adds a unit of its category, and of no other', () => {
    const tribes = { 'B.forest': ['plain', 'wild'] };
    expect(units('population', { tribes, columns: { 1: ['D11'] } })).toBe(3);
    expect(units('expansion', { tribes, columns: { 1: ['D11'] } })).toBe(1);
    expect(units('expansion', { tribes, columns: { 1: ['E8'] } })).toBe(2);
  });
});

describe('prosperity', () => {
  const diamonds = (civ: CivSpec): number => units('prosperity', civ);

  it('prosperity.food: every three food are a diamond', () => {
    expect([2, 3, 5, 6].map(food => diamonds({ markers: { food } }))).toEqual([0, 1, 1, 2]);
  });

  it('prosperity.food-limit: food never makes more than the five diamonds printed', () => {
    expect([14, 15, 18].map(food => diamonds({ markers: { food } }))).toEqual([4, 5, 5]);
  });

  it('prosperity.money: every two money are a diamond', () => {
    expect([1, 2, 3, 4].map(money => diamonds({ markers: { money } }))).toEqual([0, 1, 1, 2]);
  });

  it('prosperity.money-limit: money never makes more than the five diamonds printed', () => {
    expect([9, 10, 14].map(money => diamonds({ markers: { money } }))).toEqual([4, 5, 5]);
  });

  it('prosperity.settlements: the empty recesses of built settlements show 1, 1, 2 and 3', () => {
    const built = [1, 2, 3, 4].map(n => diamonds({ settlements: { [n]: 0 } }));
    expect(built).toEqual([1, 1, 2, 3]);
    expect(diamonds({ settlements: { 1: 0, 2: 1, 3: 2, 4: 0 } })).toBe(7);
  });

  it('prosperity.storage: a gap counts when the spaces above and below it both hold a material', () => {
    expect(diamonds({ markers: { wood: 1, beeswax: 1 } })).toBe(1);
    expect(diamonds({ markers: { beeswax: 1, oil: 1 } })).toBe(2);
    expect(diamonds({ markers: { wood: 1, beeswax: 1, oil: 1 } })).toBe(3);
    expect(diamonds({ markers: { wood: 1, oil: 1 } })).toBe(0);
    expect(diamonds({ markers: { beeswax: 1 } })).toBe(0);
  });

  it('prosperity.storage-more: further materials on a space add nothing', () => {
    expect(diamonds({ markers: { salt: 4, copper: 3 } })).toBe(2);
  });

  it('prosperity.storage-types: only spaces of one territory type make a gap', () => {
    expect(diamonds({ markers: { oil: 1, papyrus: 1 } })).toBe(0);
    const all =
      'wood beeswax oil papyrus herbs gold cotton clay sulfur coal peat tar stone ironOre jade sand salt copper';
    expect(diamonds({ markers: Object.fromEntries(all.split(' ').map(material => [material, 1])) })).toBe(18);
  });

  it('prosperity.sum: all four sections add up', () => {
    expect(diamonds({ markers: { food: 4, money: 5, clay: 1, sulfur: 2 }, settlements: { 4: 0 } })).toBe(
      1 + 2 + 2 + 3,
    );
  });
});

describe('phase 7 D, the starting monolith', () => {
  const tech = (n: number): CivSpec => ({ tracks: { technology: n } });
  const after = (starting: number, ...steps: number[]): number =>
    scoring('technology', steps.map(tech), { starting }).state.starting;

  it('monolith.sole-best: it goes to whoever alone scored most in the category', () => {
    expect(after(0, 1, 2, 5, 3)).toBe(2);
    const game = scoring('technology', [{ ...tech(0), score: 50 }, tech(1)]);
    expect(game.state.starting).toBe(1);
    expect(game.asked()).toBe(1);
  });

  it('monolith.keeps: the starting civilization keeps it only as the sole best', () => {
    expect(after(1, 1, 4, 3)).toBe(1);
    expect(after(1, 1, 4, 4)).toBe(2);
  });

  it('monolith.tie: on a tie it leaves the outgoing civilization for the next tied one in seating order', () => {
    expect(after(1, 4, 4, 3, 2)).toBe(0);
    expect(after(1, 4, 4, 3, 4)).toBe(3);
  });

  it('monolith.tie-of-others: a tie of others goes to the first of them after the outgoing civilization', () => {
    expect(after(1, 4, 1, 2, 4)).toBe(3);
    expect(after(3, 4, 4, 2, 1)).toBe(0);
  });

  it('monolith.tie-at-zero: a tie at nothing passes it on as well', () => {
    expect(after(1, 0, 0, 0)).toBe(2);
    expect(after(1, 0, 0)).toBe(0);
  });

  it('monolith.income-order: the Income phase already follows the new order', () => {
    const game = scoring(
      'technology',
      [
        { ...tech(1), columns: { 1: ['D1'], 9: ['chip-1'] } },
        { ...tech(2), columns: { 9: ['chip-2'] } },
        { ...tech(0), columns: { 9: ['chip-3'] } },
      ],
      { starting: 0 },
    );
    // Warm weather lets each use a chip first, still in the old order.
    const order: number[] = [];
    while (game.task() === 'useIncome') {
      order.push(game.asked());
      game.play('decline');
    }
    expect(order).toEqual([0, 1, 2]);
    expect([game.task(), game.asked()]).toEqual(['income', 1]);
  });
});
