// What can be counted of a civilization: every measure of the vocabulary, each in a position of its own.
import { describe, expect, it } from 'vitest';
import type { MeasureName } from '../../src/index.js';
import { activated, installed, turnFor } from '../support/openings.js';
import { withConsoleActivity } from '../support/pack.js';
import type { CivSpec } from '../support/scenario.js';

/**
 * What the first civilization has of something, next to another that has none or more of it: the points it gains
 * by an activity of the console that gives one for each. With none of it the activity is not offered.
 */
function count(me: CivSpec, measure: MeasureName, of?: string, other: CivSpec = {}, sites = {}): number {
  const per = of === undefined ? { measure } : { measure, of };
  const opening = { other, sites, pack: withConsoleActivity({ do: 'pointsPer', n: 1, per }) };
  if (!turnFor('activity', me, opening).can('activate activity')) return 0;
  return activated('activity', me, opening).play('activity console').points(0, 'ability');
}

describe('measures of boards and dice', () => {
  it('measure.track: steps on one track, or on all', () => {
    const tracks = { culture: 4, knowledge: 3 };
    expect([count({ tracks }, 'track', 'culture'), count({ tracks }, 'track')]).toEqual([4, 7]);
  });

  it('measure.favor: the space on the favor track', () => {
    expect(count({ favor: 4 }, 'favor')).toBe(4);
  });

  it('measure.activation-dice: dice on the spaces and used ones', () => {
    expect(count({ dice: [2, 3, 3], usedDice: 5 }, 'activationDice')).toBe(8);
  });

  it('measure.fate-dice: fate dice only', () => {
    expect(count({ fateDice: 3 }, 'fateDice')).toBe(3);
  });

  it('measure.dice: both kinds of dice', () => {
    expect(count({ dice: [2, 3], usedDice: 5, fateDice: 2 }, 'dice')).toBe(9);
  });
});

describe('measures of markers', () => {
  it('measure.food: food markers', () => {
    expect(count({ markers: { food: 3, money: 1 } }, 'food')).toBe(3);
  });

  it('measure.money: money markers', () => {
    expect(count({ markers: { food: 3, money: 2 } }, 'money')).toBe(2);
  });

  it('measure.ideas: idea markers', () => {
    expect(count({ markers: { idea: 4, focus: 1 } }, 'ideas')).toBe(4);
  });

  it('measure.focus: focus markers', () => {
    expect(count({ markers: { idea: 4, focus: 1 } }, 'focus')).toBe(1);
  });

  it('measure.features: markers of one feature, or of all', () => {
    const markers = { calm: 2, vision: 1, plan3: 2 };
    expect([count({ markers }, 'features', 'calm'), count({ markers }, 'features')]).toEqual([2, 3]);
  });

  it('measure.stored: one stored material, or all of them, without raw ones', () => {
    const markers = { wood: 2, copper: 1, 'raw:B.forest': 3 };
    expect([count({ markers }, 'stored', 'wood'), count({ markers }, 'stored')]).toEqual([2, 3]);
  });

  it('measure.raw: raw materials on the continent, boats that are built included', () => {
    const markers = { 'raw:B.forest': 2, 'raw:B.hills': 1, wood: 1 };
    expect(count({ markers }, 'raw')).toBe(3);
    expect(count({ markers, boats: ['A.water'] }, 'raw')).toBe(4);
    expect(count({ markers, boats: ['A.water'], emptyNotches: true }, 'raw')).toBe(3);
  });
});

describe('measures of tribes', () => {
  const tribes = { 'B.forest': ['plain', 'fireWeak', 'wild'], 'D.forest': ['wildWeak'], 'A.water': ['boat'] };
  const me: CivSpec = { tribes, boats: ['A.water'] };
  const other: CivSpec = { tribes: { 'B.forest': ['wild', 'wild'], 'C.swamp': ['fire'] } };

  it('measure.tribes: all tribes, or those in a type of territory', () => {
    expect([count(me, 'tribes', undefined, other), count(me, 'tribes', 'forest', other)]).toEqual([5, 4]);
    expect(count(me, 'tribes', 'water', other)).toBe(1);
  });

  it('measure.strong-tribes: upright ones', () => {
    expect(count(me, 'strongTribes', undefined, other)).toBe(3);
  });

  it('measure.weak-tribes: lying ones', () => {
    expect(count(me, 'weakTribes', undefined, other)).toBe(2);
  });

  it('measure.wild-tribes: those in the wilderness', () => {
    expect(count(me, 'wildTribes', undefined, other)).toBe(2);
  });

  it('measure.tribes-in-one: the most in a single territory of the type', () => {
    expect(count(me, 'tribesInOne', 'forest', other)).toBe(3);
    expect(count(me, 'tribesInOne', 'swamp', other)).toBe(0);
  });

  it('measure.territories: territories with own tribes, of any type or of one, boats’ Water included', () => {
    expect([count(me, 'territories', undefined, other), count(me, 'territories', 'forest', other)]).toEqual([
      3, 2,
    ]);
    expect(count(me, 'territories', 'swamp', other)).toBe(0);
  });

  it('measure.tribes-beside: tribes beside revealed sites of a kind, each once', () => {
    // Both points lie beside the Forest of tile B; point 8 beside the Water of tile A too.
    const caves = { 8: 'cave', 9: 'cave' };
    expect(count(me, 'tribesBeside', 'cave', other, caves)).toBe(4);
    expect(count(me, 'tribesBeside', 'cave', other, { 9: 'cave' })).toBe(3);
    expect(count(me, 'tribesBeside', 'mysticOak', other, caves)).toBe(0);
  });
});

describe('measures of buildings', () => {
  it('measure.farms: own farms', () => {
    const farms = ['B.forest', 'C.swamp'];
    expect(count({ farms }, 'farms', undefined, { farms: ['B.hills'] })).toBe(2);
  });

  it('measure.farm-and-tribe: territories of a type with an own farm and an own tribe', () => {
    const me = {
      farms: ['B.forest', 'D.forest', 'C.swamp'],
      tribes: { 'B.forest': ['wild'], 'C.swamp': ['wild'] },
    };
    expect([count(me, 'farmAndTribe', 'forest'), count(me, 'farmAndTribe')]).toEqual([1, 2]);
    const guest = { tribes: { 'B.forest': ['wild'] } };
    expect(count(guest, 'farmAndTribe', 'forest', { farms: ['B.forest'] })).toBe(0);
  });

  it('measure.boats: boats on the continent', () => {
    expect([count({}, 'boats'), count({ boats: ['A.water', 'D.water'] }, 'boats')]).toEqual([0, 2]);
  });

  it('measure.settlements: settlements built', () => {
    expect([count({}, 'settlements'), count({ settlements: { 1: 0, 3: 2 } }, 'settlements')]).toEqual([0, 2]);
  });

  it('measure.statues: own statues on all grounds', () => {
    expect(count({ statues: { 0: 1, 3: 2 } }, 'statues', undefined, { statues: { 0: 1 } })).toBe(3);
  });
});

describe('measures of cards and chips', () => {
  const columns = { 1: ['A5', 'income-1', 'A12'], 2: ['goals', 'goal'], 3: ['attribute-1'], 9: ['chip-1'] };

  it('measure.cards: installed research cards, of a type or all', () => {
    expect([count({ columns }, 'cards', 'invention'), count({ columns }, 'cards', 'insight')]).toEqual([
      2, 0,
    ]);
    expect(count({ columns: { ...columns, 4: ['C2'] }, hand: ['A1'] }, 'cards')).toBe(3);
  });

  it('measure.hand: cards in the hand', () => {
    expect(count({ hand: ['A1', 'B1', 'E3'], columns }, 'hand')).toBe(3);
  });

  it('measure.income-chips: income chips, the starting chip among them (ruling 22)', () => {
    expect(count({ columns }, 'incomeChips')).toBe(2);
  });

  it('measure.goal-chips: installed goal chips, each by itself', () => {
    expect(count({ columns, goals: [['goal-1']] }, 'goalChips')).toBe(3);
  });

  it('measure.attribute-chips: attribute chips', () => {
    expect(count({ columns }, 'attributeChips')).toBe(1);
  });

  it('measure.upgrades: module upgrades carried out', () => {
    expect(count({ levels: { trade: 3, research: 2 }, upgrades: 3 }, 'upgrades')).toBe(3);
  });
});

describe('measures at work', () => {
  it('measure.now: a card counts what is there when its effect happens, itself not yet', () => {
    const expression = { markers: { expression: 1, papyrus: 1 } };
    expect(installed('E9', expression).points(0, 'instantBonus')).toBe(0);
    expect(installed('E9', { ...expression, columns: { 1: ['E12'] } }).points(0, 'instantBonus')).toBe(1);
  });

  it('measure.farms-scored: points per farm on a card, none without farms', () => {
    const start = { markers: { endurance: 1 } };
    expect(installed('E1', { ...start, farms: ['B.forest', 'B.hills'] }).points(0, 'instantBonus')).toBe(2);
    expect(installed('E1', start).points(0, 'instantBonus')).toBe(0);
  });
});
