// What `of` may name, by measure, hook and trigger; the check and the compiler use the same tables.
import {
  CARD_TYPES,
  CATEGORIES,
  FEATURES,
  MATERIALS,
  MODULES,
  PROJECTS,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
} from './names.js';
import type { HookName, MeasureName, TriggerName } from './types.js';
import { MEASURES } from './vocabulary.js';

/** What `of` may name. What cannot be narrowed is named as a type, so that the compiler asks where a new name belongs. */
type Narrowings<Name extends string, Wide extends Name> = Readonly<
  Record<Exclude<Name, Wide>, readonly string[]>
> & { readonly [_ in Wide]?: undefined };

export const MEASURE_OF: Narrowings<
  MeasureName,
  | 'favor'
  | 'activationDice'
  | 'fateDice'
  | 'dice'
  | 'food'
  | 'money'
  | 'ideas'
  | 'focus'
  | 'raw'
  | 'strongTribes'
  | 'weakTribes'
  | 'wildTribes'
  | 'farms'
  | 'boats'
  | 'settlements'
  | 'statues'
  | 'hand'
  | 'incomeChips'
  | 'goalChips'
  | 'attributeChips'
  | 'upgrades'
  | 'landTypes'
  | 'cardTypes'
  | 'materialKinds'
  | 'featureKinds'
  | 'siteKinds'
  | 'planning'
  | 'lowestTrack'
  | 'highestTrack'
  | 'fireTribes'
  | 'boatTribes'
  | 'topCards'
  | 'topModules'
  | 'grounds'
> = {
  track: TRACKS,
  features: FEATURES,
  stored: MATERIALS,
  tribes: TERRITORY_TYPES,
  tribesInOne: TERRITORY_TYPES,
  territories: TERRITORY_TYPES,
  tribesBeside: SITE_KINDS,
  farmAndTribe: TERRITORY_TYPES,
  cards: CARD_TYPES,
  pale: TRACKS,
};

/** `feed.cost` may also name a place. */
export const FEED_PLACES = [...TERRITORY_TYPES, 'wilderness', 'boat'] as const;

export const HOOK_OF: Narrowings<
  HookName,
  | 'test.space'
  | 'reset.dice'
  | 'migrate.limit'
  | 'migrate.water'
  | 'migrate.unweakened'
  | 'procreate.limit'
  | 'procreate.unweakened'
  | 'develop.raw'
  | 'research.draw'
  | 'insight.ideas'
  | 'find.extra'
  | 'oak.points'
  | 'weather.shield'
  | 'income.point'
  | 'statue.points'
  | 'fate.dice'
  | 'hunt.again'
  | 'hunt.limit'
  | 'strengthen.limit'
  | 'sell.points'
  | 'trade.limit'
  | 'produce.limit'
  | 'transport.limit'
  | 'transport.anywhere'
  | 'ground.limit'
  | 'farm.volcano'
  | 'planning.markers'
  | 'sleep.ideas'
  | 'goal.min'
  | 'attribute.have'
  | 'settlements.count'
  | 'research.keep'
  | 'invention.uses'
  | 'mutation.moves'
  | 'event.tie'
> = {
  'pay.ideas': MODULES,
  'migrate.adjacent': TERRITORY_TYPES,
  'fire.points': TERRITORY_TYPES,
  'install.have': FEATURES,
  'site.shield': SITE_KINDS,
  'feed.cost': FEED_PLACES,
  'event.count': MEASURES,
  'score.units': CATEGORIES,
  'hunt.food': TERRITORY_TYPES,
  'sell.money': TERRITORY_TYPES,
  'buy.price': TERRITORY_TYPES,
  'settlement.material': MATERIALS,
  'statue.material': MATERIALS,
  'install.material': MATERIALS,
  'install.ignore': CARD_TYPES,
  'strong.points': TERRITORY_TYPES,
  'displace.guard': TERRITORY_TYPES,
};

export const TRIGGER_OF: Narrowings<
  TriggerName,
  | 'displace'
  | 'testPassed'
  | 'testFailed'
  | 'reset'
  | 'strengthen'
  | 'reveal'
  | 'find'
  | 'sell'
  | 'buy'
  | 'takeDie'
  | 'installGoal'
  | 'gainIncome'
  | 'death'
  | 'flip'
  | 'feed'
  | 'favor'
> = {
  settle: TERRITORY_TYPES,
  procreate: TERRITORY_TYPES,
  develop: TERRITORY_TYPES,
  install: CARD_TYPES,
  upgrade: MODULES,
  line: TRACKS,
  gainCard: CARD_TYPES,
  module: MODULES,
  hunt: TERRITORY_TYPES,
  build: PROJECTS,
  displaced: TERRITORY_TYPES,
  pale: TRACKS,
};
