// The English words for the continent: territories, materials, sites and the weather above them.
import {
  type Material,
  type SiteKind,
  TERRITORY_TYPES,
  type TerritoryType,
  type Weather,
} from '@civolution/engine';
import { named, noun } from './grammar.js';

export const TERRITORY: Readonly<Record<TerritoryType, string>> = named('territory', {
  water: 'Water',
  forest: 'Forest',
  grassland: 'Grassland',
  hills: 'Hills',
  swamp: 'Swamp',
  mountains: 'Mountains',
  desert: 'Desert',
});

export const MATERIAL: Readonly<Record<Material, string>> = named('material', {
  wood: 'Wood',
  beeswax: 'Beeswax',
  oil: 'Oil',
  papyrus: 'Papyrus',
  herbs: 'Herbs',
  gold: 'Gold',
  cotton: 'Cotton',
  clay: 'Clay',
  sulfur: 'Sulfur',
  coal: 'Coal',
  peat: 'Peat',
  tar: 'Tar',
  stone: 'Stone',
  ironOre: 'Iron Ore',
  jade: 'Jade',
  sand: 'Sand',
  salt: 'Salt',
  copper: 'Copper',
});

export const SITE: Readonly<Record<SiteKind, ReturnType<typeof noun>>> = {
  gorge: noun('site', 'gorge', 'Gorge', 'Gorges'),
  glacier: noun('site', 'glacier', 'Glacier', 'Glaciers'),
  volcano: noun('site', 'volcano', 'Volcano', 'Volcanoes'),
  cave: noun('site', 'cave', 'Cave', 'Caves'),
  holyRock: noun('site', 'holyRock', 'Holy rock', 'Holy rocks'),
  hiddenGrotto: noun('site', 'hiddenGrotto', 'Hidden grotto', 'Hidden grottoes'),
  mushroomValley: noun('site', 'mushroomValley', 'Mushroom valley', 'Mushroom valleys'),
  mysticOak: noun('site', 'mysticOak', 'Mystic oak', 'Mystic oaks'),
  buildingGround: noun('site', 'buildingGround', 'Building ground', 'Building grounds'),
};

export const WEATHER_NAME: Readonly<Record<Weather, string>> = named('weather', {
  hot: 'Hot',
  warm: 'Warm',
  mild: 'Mild',
  rain: 'Rain',
  cold: 'Cold',
});

export const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];

/** " in Desert", or nothing for any. */
export const inTerritory = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);
