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

export const MEASURE_OF: Partial<Record<MeasureName, readonly string[]>> = {
  track: TRACKS,
  pale: TRACKS,
  features: FEATURES,
  stored: MATERIALS,
  tribes: TERRITORY_TYPES,
  tribesInOne: TERRITORY_TYPES,
  territories: TERRITORY_TYPES,
  farmAndTribe: TERRITORY_TYPES,
  tribesBeside: SITE_KINDS,
  cards: CARD_TYPES,
};

/** `feed.cost` may also name a place. */
export const FEED_PLACES = [...TERRITORY_TYPES, 'wilderness', 'boat'] as const;

export const HOOK_OF: Partial<Record<HookName, readonly string[]>> = {
  'pay.ideas': MODULES,
  'migrate.adjacent': TERRITORY_TYPES,
  'fire.points': TERRITORY_TYPES,
  'feed.cost': FEED_PLACES,
  'install.have': FEATURES,
  'site.shield': SITE_KINDS,
  'score.units': CATEGORIES,
  'event.count': MEASURES,
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

export const TRIGGER_OF: Partial<Record<TriggerName, readonly string[]>> = {
  settle: TERRITORY_TYPES,
  develop: TERRITORY_TYPES,
  procreate: TERRITORY_TYPES,
  install: CARD_TYPES,
  upgrade: MODULES,
  line: TRACKS,
  pale: TRACKS,
  gainCard: CARD_TYPES,
  module: MODULES,
  hunt: TERRITORY_TYPES,
  build: PROJECTS,
  displaced: TERRITORY_TYPES,
};
