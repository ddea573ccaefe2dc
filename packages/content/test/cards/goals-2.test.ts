// Goal chips 37 to 65: a stored material returned, and what one has built and gathered.
import type { Material } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { both, fulfilled, planning, type Row } from './goals.js';
import type { CivSpec } from './support.js';

/** The material, another of the same land, and a territory under which it may lie. */
const GIFTS: readonly (readonly [chip: string, gives: Material, other: Material, key: string])[] = [
  ['card.goal-37', 'wood', 'beeswax', 'B.forest'],
  ['card.goal-38', 'beeswax', 'oil', 'D.forest'],
  ['card.goal-39', 'oil', 'wood', 'G.forest'],
  ['card.goal-40', 'papyrus', 'herbs', 'C.grassland'],
  ['card.goal-41', 'herbs', 'gold', 'F.grassland'],
  ['card.goal-42', 'gold', 'papyrus', 'H.grassland'],
  ['card.goal-43', 'cotton', 'clay', 'B.hills'],
  ['card.goal-44', 'clay', 'sulfur', 'G.hills'],
  ['card.goal-45', 'sulfur', 'cotton', 'H.hills'],
  ['card.goal-46', 'coal', 'peat', 'C.swamp'],
  ['card.goal-47', 'peat', 'tar', 'E.swamp'],
  ['card.goal-48', 'tar', 'coal', 'F.swamp'],
  ['card.goal-49', 'stone', 'ironOre', 'B.mountains'],
  ['card.goal-50', 'ironOre', 'jade', 'E.mountains'],
  ['card.goal-51', 'jade', 'stone', 'F.mountains'],
  ['card.goal-52', 'sand', 'salt', 'C.desert'],
  ['card.goal-53', 'salt', 'copper', 'D.desert'],
  ['card.goal-54', 'copper', 'sand', 'G.desert'],
];

const BUILT: readonly Row[] = [
  [
    'card.goal-55',
    'two statues, not one and a settlement',
    { statues: { 0: 1, 1: 1 }, sites: { 8: 'buildingGround-1' } },
    { statues: { 0: 1 }, settlements: { 1: 1 }, sites: { 8: 'buildingGround-1' } },
  ],
  [
    'card.goal-56',
    'a settlement, not statues',
    { settlements: { 1: 0 }, sites: { 8: 'buildingGround-1' } },
    { statues: { 0: 1, 1: 1 }, sites: { 8: 'buildingGround-1' } },
  ],
  [
    'card.goal-57',
    'a boat on Water, not one of another',
    { boats: ['A.water'] },
    { other: { boats: ['A.water'] } },
  ],
  [
    'card.goal-65',
    'buildings on two grounds, not two on one',
    { statues: { 0: 1 }, settlements: { 1: 1 }, sites: { 8: 'buildingGround-1' } },
    { statues: { 1: 1 }, settlements: { 1: 1 }, sites: { 8: 'buildingGround-1' } },
  ],
];

const GATHERED: readonly Row[] = [
  [
    'card.goal-58',
    'nine activation dice, used ones too, fate dice not',
    { dice: [3, 4, 4], usedDice: 6 },
    { dice: [3, 4, 4], usedDice: 5, fateDice: 3 },
  ],
  ['card.goal-59', 'three fate dice', { fateDice: 3 }, { fateDice: 2, dice: [3, 4], usedDice: 7 }],
  [
    'card.goal-60',
    'four different features, not more of three',
    { markers: { calm: 1, vision: 1, dexterity: 1, endurance: 2 } },
    { markers: { calm: 4, vision: 3, dexterity: 2 } },
  ],
  [
    'card.goal-61',
    'six module upgrades',
    { upgrades: 6, levels: { trade: 3, research: 3, migration: 2, building: 2 } },
    { upgrades: 5, levels: { trade: 3, research: 3, migration: 2 } },
  ],
  ['card.goal-62', 'five money', { markers: { money: 5 } }, { markers: { money: 4, food: 5 } }],
  [
    'card.goal-63',
    'tribes in five land types, Water is none',
    {
      tribes: {
        'B.forest': ['plain'],
        'B.hills': ['plain'],
        'B.mountains': ['wild'],
        'C.desert': ['plainWeak'],
        'C.swamp': ['fire'],
      },
    },
    {
      tribes: {
        'B.forest': ['plain'],
        'B.hills': ['plain'],
        'B.mountains': ['wild'],
        'C.desert': ['plainWeak'],
        'D.forest': ['fire'],
        'A.water': ['boat'],
      },
      boats: ['A.water'],
    },
  ],
  [
    'card.goal-64',
    'six strong tribes wherever they are, weak ones not',
    {
      tribes: {
        'B.forest': ['plain', 'fire', 'wild', 'wild'],
        'C.swamp': ['wild'],
        'A.water': ['boat'],
      },
      boats: ['A.water'],
    },
    {
      tribes: { 'B.forest': ['plain', 'fire', 'wild', 'wild', 'wildWeak'], 'C.swamp': ['wild', 'wildWeak'] },
    },
  ],
];

describe('gifts', () => {
  it.each(GIFTS)('%s: one stored %s is returned, nothing else serves', (chip, gives, other, key) => {
    const game = planning(chip, { markers: { [gives]: 2, [other]: 1 } });
    expect([fulfilled(game), game.has(0, gives), game.has(0, other)]).toEqual([true, 1, 1]);
    // Neither another material of the same land nor a raw one that has not been transported.
    const markers = { [other]: 2, [`raw:${key}`]: 1 };
    const tribes: CivSpec['tribes'] = { [key]: ['plain'] };
    expect(fulfilled(planning(chip, { markers, tribes, materials: { [key]: gives } }))).toBe(false);
  });
});

describe('goals of what is built and gathered', () => {
  const check = (chip: string, _asks: string, met: Row[2], miss: Row[3]): void =>
    expect(both(chip, met, miss)).toEqual([true, false]);
  it.each(BUILT)('%s: %s', check);
  it.each(GATHERED)('%s: %s', check);

  it('card.goal-62, once more: the money is kept', () => {
    const game = planning('card.goal-62', { markers: { money: 5 } });
    expect([fulfilled(game), game.has(0, 'money')]).toEqual([true, 5]);
  });
});
