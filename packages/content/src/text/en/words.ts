// The English vocabulary: the rulebook's words for the engine's lists of names.
import type {
  CardType,
  Category,
  Feature,
  Material,
  Module,
  PointSource,
  SiteKind,
  TerritoryType,
  Track,
  Weather,
} from '@civolution/engine';
import { capital, type Forms, listings, plurals } from '../../plural.js';

const LOCALE = 'en';

export const plural = plurals(LOCALE);
export const listing = listings(LOCALE);
export const cap = (text: string): string => capital(text, LOCALE);

/** "1 idea", "2 ideas". */
export const count = (n: number, forms: Forms): string => `${n} ${plural(n, forms)}`;

/** "1 hunt", "up to 2 hunts". */
export const upTo = (n: number, forms: Forms): string =>
  n === 1 ? count(n, forms) : `up to ${count(n, forms)}`;

const regular = (one: string): Forms => ({ one, other: `${one}s` });

export const FORMS = {
  idea: regular('idea'),
  focus: regular('focus marker'),
  planning: regular('planning marker'),
  reset: regular('reset marker'),
  raw: regular('raw material'),
  feature: regular('feature'),
  material: regular('stored material'),
  point: regular('point'),
  step: regular('step'),
  tribe: regular('tribe'),
  weakTribe: regular('weak tribe'),
  handCard: { one: 'card from your hand', other: 'cards from your hand' },
  site: regular('site'),
  card: regular('card'),
  researchCard: regular('research card'),
  migration: regular('migration'),
  procreation: regular('procreation'),
  settlement: regular('settlement'),
  die: { one: 'die', other: 'dice' },
  usedDie: { one: 'used die', other: 'used dice' },
  chip: regular('income chip'),
  goal: regular('goal chip'),
  find: regular('find'),
  column: regular('reset column'),
  featureMarker: regular('feature marker'),
  activity: { one: 'activity', other: 'activities' },
  hunt: regular('hunt'),
  luckyFind: regular('lucky find'),
  project: regular('building project'),
  diamond: regular('diamond'),
  sale: regular('Sale'),
  purchase: regular('Purchase'),
} as const satisfies Record<string, Forms>;

export const TERRITORY: Readonly<Record<TerritoryType, string>> = {
  water: 'Water',
  forest: 'Forest',
  grassland: 'Grassland',
  hills: 'Hills',
  swamp: 'Swamp',
  mountains: 'Mountains',
  desert: 'Desert',
};

export const MATERIAL: Readonly<Record<Material, string>> = {
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
};

export const FEATURE_NAME: Readonly<Record<Feature, string>> = {
  endurance: 'Endurance',
  intelligence: 'Intelligence',
  calm: 'Calm',
  dexterity: 'Dexterity',
  expression: 'Expression',
  vision: 'Vision',
};

export const TRACK: Readonly<Record<Track, string>> = {
  technology: 'Technology',
  prestige: 'Prestige',
  knowledge: 'Knowledge',
  construction: 'Construction',
  culture: 'Culture',
};

export const CARD_TYPE: Readonly<Record<CardType, string>> = {
  invention: 'invention',
  mutation: 'mutation',
  insight: 'insight',
  building: 'building',
  achievement: 'achievement',
};

export const A_CARD: Readonly<Record<CardType, string>> = {
  invention: 'an invention card',
  mutation: 'a mutation card',
  insight: 'an insight card',
  building: 'a building card',
  achievement: 'an achievement card',
};

export const CATEGORY: Readonly<Record<Category, string>> = {
  ...TRACK,
  evolution: 'Evolution',
  prosperity: 'Prosperity',
  population: 'Population',
  expansion: 'Expansion',
};

export const MODULE: Readonly<Record<Module, string>> = {
  research: 'Research',
  migration: 'Migration',
  exploration: 'Exploration',
  transport: 'Transport',
  invention: 'Invention',
  activity: 'Activity',
  sustenance: 'Sustenance',
  procreation: 'Procreation',
  mutation: 'Mutation',
  planning: 'Planning',
  production: 'Production',
  insight: 'Insight',
  trade: 'Trade',
  building: 'Building',
  achievement: 'Achievement',
  ...FEATURE_NAME,
  sleep: 'Sleep',
};

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

export const SITE: Readonly<Record<SiteKind, { readonly one: string; readonly other: string }>> = {
  gorge: { one: 'Gorge', other: 'Gorges' },
  glacier: { one: 'Glacier', other: 'Glaciers' },
  volcano: { one: 'Volcano', other: 'Volcanoes' },
  cave: { one: 'Cave', other: 'Caves' },
  holyRock: { one: 'Holy rock', other: 'Holy rocks' },
  hiddenGrotto: { one: 'Hidden grotto', other: 'Hidden grottoes' },
  mushroomValley: { one: 'Mushroom valley', other: 'Mushroom valleys' },
  mysticOak: { one: 'Mystic oak', other: 'Mystic oaks' },
  buildingGround: { one: 'Building ground', other: 'Building grounds' },
};

export const WEATHER_NAME: Readonly<Record<Weather, string>> = {
  hot: 'Hot',
  warm: 'Warm',
  mild: 'Mild',
  rain: 'Rain',
  cold: 'Cold',
};

/** Eight phases; the ninth is the end of the game. */
export const PHASE = [
  '',
  'New cards',
  'New goals',
  'Extra find',
  'Action phase',
  'Site phase',
  'Feeding phase',
  'Event phase',
  'Income phase',
  'Final scoring',
] as const;

export const POINT_SOURCE: Readonly<Record<PointSource, string>> = {
  ...CATEGORY,
  stages: 'Stage partition',
  pointBonus: 'Point bonus cards',
  era: 'Era scoring',
  fire: 'Fire encampments',
  costSpaces: 'Cost spaces of cards',
  instantBonus: 'Instant bonuses',
  ability: 'Abilities',
  income: 'Income chips',
  line: 'Lines of the tracks',
  beyond: 'Steps beyond a track',
  sites: 'Sites',
  strongTribes: 'Strong tribes',
  statues: 'Statues',
  event: 'Events',
  module: 'Modules',
  completion: 'Completion bonuses',
};
