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
import { type Marked, mark } from '../../marks.js';
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

/** A noun behind the mark of what it names. */
const noun = <K extends keyof Marked>(
  kind: K,
  name: Marked[K],
  one: string,
  other = `${one}s`,
): { readonly one: string; readonly other: string } => ({
  one: mark(kind, name) + one,
  other: mark(kind, name) + other,
});
const thing = (name: Marked['thing'], one: string, other?: string): ReturnType<typeof noun> =>
  noun('thing', name, one, other);
const regular = (one: string): Forms => ({ one, other: `${one}s` });

/** Proper names behind their marks. */
const named = <K extends keyof Marked>(
  kind: K,
  words: Readonly<Record<Marked[K], string>>,
): Readonly<Record<Marked[K], string>> =>
  Object.fromEntries(
    Object.entries<string>(words).map(([name, word]) => [name, mark(kind, name as Marked[K]) + word]),
  ) as Record<Marked[K], string>;

export const FORMS = {
  idea: thing('idea', 'idea'),
  focus: thing('focus', 'focus marker'),
  planning: thing('planning', 'planning marker'),
  reset: regular('reset marker'),
  /** What is done, not what lies on the console. */
  fullReset: thing('reset', 'Reset'),
  raw: thing('raw', 'raw material'),
  feature: thing('feature', 'feature'),
  material: thing('material', 'stored material'),
  /** Bought or sold. */
  good: thing('material', 'material'),
  point: thing('point', 'point'),
  step: regular('step'),
  tribe: thing('tribe', 'tribe'),
  weakTribe: thing('weakTribe', 'weak tribe'),
  /** Only weak ones can be. */
  strengthened: thing('weakTribe', 'tribe'),
  handCard: thing('card', 'card from your hand', 'cards from your hand'),
  site: thing('site', 'site'),
  card: thing('card', 'card'),
  researchCard: thing('card', 'research card'),
  migration: thing('migration', 'migration'),
  procreation: thing('procreation', 'procreation'),
  settlement: noun('project', 'settlement', 'settlement'),
  die: { one: 'die', other: 'dice' },
  ownDie: thing('activationDie', 'die', 'dice'),
  eitherDie: {
    one: `${mark('thing', 'activationDie')}die of ${mark('thing', 'fateDie')}either kind`,
    other: `${mark('thing', 'activationDie')}dice of ${mark('thing', 'fateDie')}both kinds`,
  },
  /** Each may be of either kind. */
  eitherOfDice: {
    one: `${mark('thing', 'activationDie')}die of ${mark('thing', 'fateDie')}either kind`,
    other: `${mark('thing', 'activationDie')}dice of ${mark('thing', 'fateDie')}either kind`,
  },
  usedDie: thing('activationDie', 'used die', 'used dice'),
  chip: thing('income', 'income chip'),
  goal: thing('goal', 'goal chip'),
  find: thing('find', 'find'),
  extraFind: thing('find', 'extra find'),
  column: regular('reset column'),
  featureMarker: thing('feature', 'feature marker'),
  activity: thing('activity', 'activity', 'activities'),
  hunt: thing('hunt', 'hunt'),
  huntingToken: thing('hunt', 'hunting token'),
  luckyFind: thing('find', 'lucky find'),
  project: thing('project', 'building project'),
  diamond: regular('diamond'),
  food: thing('food', 'food', 'food'),
  money: thing('money', 'money', 'money'),
  strongTribe: thing('strongTribe', 'strong tribe'),
  activationDie: thing('activationDie', 'activation die', 'activation dice'),
  fateDie: thing('fateDie', 'fate die', 'fate dice'),
  attribute: thing('attribute', 'attribute chip'),
  startingAttribute: thing('attribute', 'starting attribute chip'),
  actionCard: regular('action card'),
  creatureChip: regular('creature chip'),
  feedingSpace: regular('feeding space'),
  beacon: regular('beacon'),
  space: regular('space'),
  upgrade: thing('upgrade', 'module upgrade'),
  anyUpgrade: thing('upgrade', 'upgrade'),
  /** Where it is upgraded. */
  module: thing('upgrade', 'module'),
  mainModule: thing('upgrade', 'main module'),
  farm: noun('project', 'farm', 'farm'),
  boat: noun('project', 'boat', 'boat'),
  statue: noun('project', 'statue', 'statue'),
  stageTile: thing('stage', 'stage tile'),
  favorTest: thing('test', 'favor test'),
  favor: thing('favor', 'Favor of Agera track'),
  favorDisc: thing('favor', 'disc'),
  progressTrack: thing('track', 'progress track'),
  track: thing('track', 'track'),
  sale: thing('trade', 'Sale'),
  purchase: thing('trade', 'Purchase'),
  buying: thing('trade', 'buying'),
} as const satisfies Record<string, Forms>;

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

export const FEATURE_NAME: Readonly<Record<Feature, string>> = named('feature', {
  endurance: 'Endurance',
  intelligence: 'Intelligence',
  calm: 'Calm',
  dexterity: 'Dexterity',
  expression: 'Expression',
  vision: 'Vision',
});

export const CARD_TYPE: Readonly<Record<CardType, string>> = named('card', {
  invention: 'invention',
  mutation: 'mutation',
  insight: 'insight',
  building: 'building',
  achievement: 'achievement',
});

export const A_CARD: Readonly<Record<CardType, string>> = {
  invention: `an ${CARD_TYPE.invention} card`,
  mutation: `a ${CARD_TYPE.mutation} card`,
  insight: `an ${CARD_TYPE.insight} card`,
  building: `a ${CARD_TYPE.building} card`,
  achievement: `an ${CARD_TYPE.achievement} card`,
};

export const CATEGORY: Readonly<Record<Category, string>> = named('category', {
  technology: 'Technology',
  prestige: 'Prestige',
  knowledge: 'Knowledge',
  construction: 'Construction',
  culture: 'Culture',
  evolution: 'Evolution',
  prosperity: 'Prosperity',
  population: 'Population',
  expansion: 'Expansion',
});
export const TRACK: Readonly<Record<Track, string>> = CATEGORY;

export const MODULE: Readonly<Record<Module, string>> = named('module', {
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
  endurance: 'Endurance',
  intelligence: 'Intelligence',
  calm: 'Calm',
  dexterity: 'Dexterity',
  expression: 'Expression',
  vision: 'Vision',
  sleep: 'Sleep',
});

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

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
  creatures: 'Creatures',
  actionCards: 'Action cards',
};
