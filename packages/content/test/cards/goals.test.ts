// Goal chips 1 to 36: what one has on the continent, on the tracks and in the partition.
import { describe, expect, it } from 'vitest';
import { both, type Row } from './goals.js';

const GATHERINGS: readonly Row[] = [
  [
    'card.goal-1',
    'two tribes in one Forest, not one each in two Forests',
    { tribes: { 'B.forest': ['plain', 'wildWeak'] } },
    { tribes: { 'B.forest': ['plain'], 'D.forest': ['wildWeak'], 'C.swamp': ['wild', 'wild'] } },
  ],
  [
    'card.goal-2',
    'two tribes in one Grassland, not one beside another’s',
    { tribes: { 'C.grassland': ['fire', 'plain'] } },
    {
      tribes: { 'C.grassland': ['fire'], 'H.grassland': ['plain'], 'C.desert': ['wild', 'wild'] },
      other: { tribes: { 'C.grassland': ['plain'] } },
    },
  ],
  [
    'card.goal-3',
    'two tribes in one Hills territory, not in other land',
    { tribes: { 'G.hills': ['wild', 'wild'] } },
    { tribes: { 'G.hills': ['wild'], 'B.hills': ['plain'], 'G.forest': ['plain', 'wild'] } },
  ],
  [
    'card.goal-4',
    'two tribes in one Swamp, not one each in three Swamps',
    { tribes: { 'E.swamp': ['plainWeak', 'fireWeak'] } },
    {
      tribes: {
        'C.swamp': ['plain'],
        'E.swamp': ['plain'],
        'F.swamp': ['plain'],
        'C.grassland': ['plain', 'plain'],
      },
    },
  ],
  [
    'card.goal-5',
    'two tribes in one Mountains territory, not one each in two',
    { tribes: { 'B.mountains': ['fire', 'plainWeak'] } },
    { tribes: { 'B.mountains': ['fire'], 'E.mountains': ['plainWeak'], 'B.forest': ['plain', 'wild'] } },
  ],
  [
    'card.goal-6',
    'two tribes in one Desert, not one each in two Deserts',
    { tribes: { 'D.desert': ['plain', 'wild'] } },
    { tribes: { 'D.desert': ['plain'], 'G.desert': ['wild'], 'D.forest': ['wild', 'wild'] } },
  ],
];

const HARVESTS: readonly Row[] = [
  [
    'card.goal-7',
    'an own farm and tribe in one Forest, not in two Forests',
    { tribes: { 'D.forest': ['plain'] }, farms: ['D.forest'] },
    { tribes: { 'D.forest': ['plain'], 'B.hills': ['plain'] }, farms: ['G.forest', 'B.hills'] },
  ],
  [
    'card.goal-8',
    'an own farm and tribe in one Grassland, not a farm of another',
    { tribes: { 'C.grassland': ['wildWeak'] }, farms: ['C.grassland'] },
    {
      tribes: { 'C.grassland': ['wildWeak'], 'C.swamp': ['plain'] },
      farms: ['C.swamp'],
      other: { farms: ['C.grassland'] },
    },
  ],
  [
    'card.goal-9',
    'an own farm and tribe in one Hills territory, not in two',
    { tribes: { 'B.hills': ['fire'] }, farms: ['B.hills'] },
    { tribes: { 'G.hills': ['plain'], 'B.forest': ['plain'] }, farms: ['B.hills', 'B.forest'] },
  ],
  [
    'card.goal-10',
    'an own farm and tribe in one Swamp, not in other land',
    { tribes: { 'F.swamp': ['plain'] }, farms: ['F.swamp'] },
    { tribes: { 'F.grassland': ['plain'], 'F.swamp': ['plain'] }, farms: ['F.grassland'] },
  ],
  [
    'card.goal-11',
    'an own farm and tribe in one Mountains territory, not in two',
    { tribes: { 'E.mountains': ['plain'] }, farms: ['E.mountains'] },
    { tribes: { 'E.mountains': ['plain'], 'E.swamp': ['plain'] }, farms: ['B.mountains', 'E.swamp'] },
  ],
  [
    'card.goal-12',
    'an own farm and tribe in one Desert, not a tribe of another',
    { tribes: { 'C.desert': ['wild'] }, farms: ['C.desert'] },
    {
      tribes: { 'D.desert': ['plain'], 'C.swamp': ['plain'] },
      farms: ['C.desert', 'C.swamp'],
      other: { tribes: { 'C.desert': ['wild'] } },
    },
  ],
];

const REALMS: readonly Row[] = [
  [
    'card.goal-13',
    'tribes in two Forests, not all in one',
    { tribes: { 'B.forest': ['plain'], 'G.forest': ['wildWeak'] } },
    { tribes: { 'B.forest': ['plain', 'plain', 'wildWeak'], 'B.hills': ['plain'] } },
  ],
  [
    'card.goal-14',
    'tribes in two Grasslands, not in one and a Swamp',
    { tribes: { 'C.grassland': ['plain'], 'H.grassland': ['fire'] } },
    { tribes: { 'C.grassland': ['plain'], 'C.swamp': ['fire'] } },
  ],
  [
    'card.goal-15',
    'tribes in two Hills territories, not two in one',
    { tribes: { 'B.hills': ['plainWeak'], 'G.hills': ['plain'] } },
    { tribes: { 'B.hills': ['plainWeak', 'fire'], 'B.forest': ['plain'] } },
  ],
  [
    'card.goal-16',
    'tribes in two Swamps, not in one beside another’s',
    { tribes: { 'C.swamp': ['plain'], 'E.swamp': ['wild'] } },
    {
      tribes: { 'C.swamp': ['plain'], 'C.grassland': ['plain'] },
      other: { tribes: { 'E.swamp': ['wild'] } },
    },
  ],
  [
    'card.goal-17',
    'tribes in two Mountains territories, not two in one',
    { tribes: { 'B.mountains': ['fire'], 'F.mountains': ['wild'] } },
    { tribes: { 'B.mountains': ['fire', 'wild'], 'B.forest': ['plain'] } },
  ],
  [
    'card.goal-18',
    'tribes in two Deserts, not in one with a farm in the other',
    { tribes: { 'C.desert': ['plain'], 'D.desert': ['plain'] } },
    { tribes: { 'C.desert': ['plain'], 'C.swamp': ['plain'] }, farms: ['D.desert'] },
  ],
];

const SITES: readonly Row[] = [
  [
    'card.goal-19',
    'two tribes beside Gorges, be it two Gorges',
    { tribes: { 'C.swamp': ['plain'], 'F.mountains': ['wild'] }, sites: { 20: 'gorge', 4: 'gorge' } },
    { tribes: { 'C.swamp': ['plain'], 'F.mountains': ['wild'] }, sites: { 20: 'gorge', 4: 'glacier' } },
  ],
  [
    'card.goal-20',
    'two tribes beside Glaciers, not one between two of them',
    { tribes: { 'C.desert': ['plain', 'wildWeak'] }, sites: { 14: 'glacier' } },
    { tribes: { 'C.desert': ['plain'] }, sites: { 14: 'glacier', 15: 'glacier' } },
  ],
  [
    'card.goal-21',
    'two tribes beside Volcanoes, in two territories of one',
    { tribes: { 'B.mountains': ['plain'], 'G.hills': ['plain'] }, sites: { 15: 'volcano' } },
    { tribes: { 'B.mountains': ['plain'], 'G.forest': ['plain'] }, sites: { 15: 'volcano' } },
  ],
  [
    'card.goal-22',
    'two tribes beside Caves, not beside one still face down',
    { tribes: { 'B.forest': ['plain', 'wild'] }, sites: { 9: 'cave' } },
    {
      tribes: { 'G.desert': ['plain'], 'C.swamp': ['plain', 'wild'] },
      sites: { 9: 'cave' },
      hiddenSites: { 20: 'cave' },
    },
  ],
  [
    'card.goal-23',
    'two tribes beside Holy rocks, be they aboard',
    { tribes: { 'A.water': ['boat', 'boatWeak'] }, boats: ['A.water'], sites: { 8: 'holyRock' } },
    { tribes: { 'A.water': ['boat'] }, boats: ['A.water'], sites: { 8: 'holyRock' } },
  ],
  [
    'card.goal-24',
    'two own tribes beside Hidden grottoes',
    { tribes: { 'E.swamp': ['plain', 'plainWeak'] }, sites: { 18: 'hiddenGrotto' } },
    {
      tribes: { 'E.swamp': ['plain'] },
      other: { tribes: { 'E.swamp': ['plainWeak'] } },
      sites: { 18: 'hiddenGrotto' },
    },
  ],
  [
    'card.goal-25',
    'two tribes beside Mushroom valleys',
    { tribes: { 'H.grassland': ['fire', 'plain'] }, sites: { 22: 'mushroomValley' } },
    { tribes: { 'H.grassland': ['fire'], 'H.hills': ['plain'] }, sites: { 22: 'mushroomValley' } },
  ],
  [
    'card.goal-26',
    'two tribes beside Mystic oaks',
    { tribes: { 'B.hills': ['plain'], 'D.desert': ['wild'] }, sites: { 2: 'mysticOak' } },
    { tribes: { 'B.hills': ['plain'], 'D.forest': ['wild'] }, sites: { 2: 'mysticOak' } },
  ],
];

const TRACKS: readonly Row[] = [
  [
    'card.goal-27',
    'space 3 of the Technology track',
    { tracks: { technology: 3 } },
    { tracks: { technology: 2, prestige: 9 } },
  ],
  [
    'card.goal-28',
    'space 3 of the Prestige track',
    { tracks: { prestige: 3 } },
    { tracks: { prestige: 2, knowledge: 3 } },
  ],
  [
    'card.goal-29',
    'space 3 of the Knowledge track',
    { tracks: { knowledge: 3 } },
    { tracks: { knowledge: 2, construction: 3 } },
  ],
  [
    'card.goal-30',
    'space 3 of the Construction track',
    { tracks: { construction: 3 } },
    { tracks: { construction: 2, culture: 3 } },
  ],
  [
    'card.goal-31',
    'space 3 of the Culture track',
    { tracks: { culture: 3 } },
    { tracks: { culture: 2, technology: 3 } },
  ],
];

const CARDS: readonly Row[] = [
  [
    'card.goal-32',
    'two inventions installed, not one in hand',
    { columns: { 1: ['A3', 'income-1', 'A4'] } },
    { columns: { 1: ['A3', 'income-1'], 2: ['B3'] }, hand: ['A4'] },
  ],
  [
    'card.goal-33',
    'two mutations installed, not one and an invention',
    { columns: { 1: ['B3', 'B4'] } },
    { columns: { 1: ['B3'], 2: ['A3'] } },
  ],
  [
    'card.goal-34',
    'two insights installed, not one and an attribute chip',
    { columns: { 2: ['C3', 'C4'] } },
    { columns: { 2: ['C3'], 3: ['attribute-3'], 4: ['A3'] } },
  ],
  [
    'card.goal-35',
    'two buildings installed, not settlements built',
    { columns: { 3: ['D3', 'D4'] } },
    { columns: { 1: ['A3'], 3: ['D3'] }, settlements: { 1: 0, 2: 1 }, sites: { 8: 'buildingGround-1' } },
  ],
  [
    'card.goal-36',
    'two achievements installed, not those of another',
    { columns: { 4: ['E3', 'E4'] } },
    { columns: { 1: ['A3'], 4: ['E3'] }, other: { columns: { 4: ['E4', 'E5'] } } },
  ],
];

const check = (chip: string, _asks: string, met: Row[2], miss: Row[3]): void =>
  expect(both(chip, met, miss)).toEqual([true, false]);

describe('goals on the continent', () => {
  it.each(GATHERINGS)('%s: %s', check);
  it.each(HARVESTS)('%s: %s', check);
  it.each(REALMS)('%s: %s', check);
  it.each(SITES)('%s: %s', check);
});

describe('goals on tracks and in the partition', () => {
  it.each(TRACKS)('%s: %s', check);
  it.each(CARDS)('%s: %s', check);
});
