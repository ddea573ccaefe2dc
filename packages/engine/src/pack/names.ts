/** The fixed vocabulary of the game. An index into one of these lists is the thing's number everywhere. */

export const TERRITORY_TYPES = [
  'water',
  'forest',
  'grassland',
  'hills',
  'swamp',
  'mountains',
  'desert',
] as const;
export type TerritoryType = (typeof TERRITORY_TYPES)[number];
export const WATER = 0;

/** Three to a land type, row 1 to row 3. */
export const MATERIALS = [
  'wood',
  'beeswax',
  'oil',
  'papyrus',
  'herbs',
  'gold',
  'cotton',
  'clay',
  'sulfur',
  'coal',
  'peat',
  'tar',
  'stone',
  'ironOre',
  'jade',
  'sand',
  'salt',
  'copper',
] as const;
export type Material = (typeof MATERIALS)[number];
/** The material of a land type and a row from 1 to 3. */
export const materialOf = (type: number, row: number): number => (type - 1) * 3 + row - 1;
/** The land type on which a material is found. */
export const typeOfMaterial = (material: number): number => Math.floor(material / 3) + 1;
/** The row of a material, from 1 to 3. */
export const rowOfMaterial = (material: number): number => (material % 3) + 1;

export const FEATURES = ['endurance', 'intelligence', 'calm', 'dexterity', 'expression', 'vision'] as const;
export type Feature = (typeof FEATURES)[number];

export const TRACKS = ['technology', 'prestige', 'knowledge', 'construction', 'culture'] as const;
export type Track = (typeof TRACKS)[number];

/** In the order of their tracks. */
export const CARD_TYPES = ['invention', 'mutation', 'insight', 'building', 'achievement'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const CARD_LETTERS = 'ABCDE';

export const CATEGORIES = [...TRACKS, 'evolution', 'prosperity', 'population', 'expansion'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The 15 main modules, the 6 feature modules (named as their features) and Sleep. */
export const MODULES = [
  'research',
  'migration',
  'exploration',
  'transport',
  'invention',
  'activity',
  'sustenance',
  'procreation',
  'mutation',
  'planning',
  'production',
  'insight',
  'trade',
  'building',
  'achievement',
  ...FEATURES,
  'sleep',
] as const;
export type Module = (typeof MODULES)[number];
export type MainModule = Exclude<Module, Feature | 'sleep'>;
export const MAIN_MODULES = 15;
export const SLEEP = 21;

export const SITE_KINDS = [
  'gorge',
  'glacier',
  'volcano',
  'cave',
  'holyRock',
  'hiddenGrotto',
  'mushroomValley',
  'mysticOak',
  'buildingGround',
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];
export const GORGE = 0;
export const GLACIER = 1;
export const VOLCANO = 2;
export const CAVE = 3;
export const HOLY_ROCK = 4;
export const HIDDEN_GROTTO = 5;
export const MUSHROOM_VALLEY = 6;
export const MYSTIC_OAK = 7;

/** The four building projects. */
export const PROJECTS = ['farm', 'boat', 'statue', 'settlement'] as const;
export type Project = (typeof PROJECTS)[number];

export const DICE = ['activation', 'fate'] as const;
export type DieKind = (typeof DICE)[number];
/** Dice that a choice points at: those on display, by their kind, and one's own used ones. */
export const ACTIVATION_DICE = DICE.indexOf('activation');
export const FATE_DICE = DICE.indexOf('fate');
export const USED_DICE = DICE.length;

export const WEATHER = ['hot', 'warm', 'mild', 'rain', 'cold'] as const;
export type Weather = (typeof WEATHER)[number];

/** Where a marker of a civilization may lie: `seat.markers[place]` counts them (rulebook p. 9). */
export const FOOD = 0;
export const MONEY = 1;
export const IDEA = 2;
export const FOCUS = 3;
export const FEATURE = 4; // + feature
export const PLANNING = 10; // + value - 1
export const STORED = 16; // + material
export const RAW = 34; // + territory
export const RESET = 56; // the reset columns
export const NOTCH = 57; // + boat
export const PLACES = 59;

/** What a die may show. */
export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;

/** What can stand for a die when a module is paid for, where choices point at it: first the dice, by value - 1. */
export const PLANNING_SOURCE = 6; // + value - 1
export const FOCUS_SOURCE = 12;

/** The values a row stands for: '4', or '2-3'. */
export function valuesOf(row: string): number[] {
  const [first, last = first] = row.split('-').map(Number);
  return DIE_VALUES.filter(value => value >= first! && value <= last!);
}

/** A game has four eras of eight phases; behind the last phase stands the final scoring. */
export const ERAS = 4;
export const PHASES = 8;
export const NEW_CARDS = 1;
export const NEW_GOALS = 2;
export const EXTRA_FIND = 3;
export const ACTION_PHASE = 4;
export const SITE_PHASE = 5;
export const FEEDING_PHASE = 6;
export const EVENT_PHASE = 7;
export const INCOME_PHASE = 8;
export const FINAL_SCORING = 9;

/** How many civilizations can play. */
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 4;

/** What the automa's action cards may ask of it (rulebook p. 40-43). */
export const AUTOMA_ACTIONS = [
  'track',
  'removeCard',
  'points',
  'favor',
  'statue',
  'activationDie',
  'fateDie',
  'evolution',
  'prosperity',
  'procreation',
  'migration',
  'provision',
  'revealSites',
  'huntingToken',
] as const;
export type AutomaActionName = (typeof AUTOMA_ACTIONS)[number];

/** The two halves of an action card: the easier blue one, the red one. */
export const HALVES = ['blue', 'red'] as const;
export type Half = (typeof HALVES)[number];

/** The scoring tiles an action card may speak of. */
export const TILES_MEANT = ['thisEra', 'nextEra', 'era4', 'finalTiles'] as const;
export type TilesMeant = (typeof TILES_MEANT)[number];

export const MARKER_NAMES = ['food', 'money', 'idea', 'focus'] as const;
