// What things are called, by their numbers. Names have no marks.
import {
  CARD_TYPES,
  CATEGORIES,
  cardNumber,
  FEATURES,
  MATERIALS,
  MODULES,
  type Rules,
  SITE_KINDS,
  STARTING_CHIP,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
  type Words,
} from '@civolution/engine';
import { plain } from '../../marks.js';
import type { EntryNames } from '../../texts.js';
import { bare, type Noun } from './grammar.js';
import { SITE, TERRITORY, WEATHER_NOUN } from './lands.js';
import { CARD, CARD_TYPE, CATEGORY, FEATURE_NOUN, LEVEL, MATERIAL, MODULE } from './words.js';

const called = (noun: Noun): string => plain(bare(noun));
const inGerman = ({ name }: { readonly name: Words }): string => name.de ?? name.en;

export function germanNames({ pack }: Rules): EntryNames {
  const cards = new Map(pack.research.map(card => [cardNumber(card.id), `${card.id} ${inGerman(card)}`]));
  return {
    territoryType: type => called(TERRITORY[TERRITORY_TYPES[type]!]),
    module: module => MODULE[MODULES[module]!][0],
    level: level => LEVEL[level]!,
    track: track => called(CATEGORY[TRACKS[track]!]),
    feature: feature => called(FEATURE_NOUN[FEATURES[feature]!]),
    material: material => called(MATERIAL[MATERIALS[material]!]),
    category: category => called(CATEGORY[CATEGORIES[category]!]),
    siteKind: kind => called(SITE[SITE_KINDS[kind]!]),
    siteTile: tile => inGerman(pack.sites[tile]!),
    cardType: type => CARD_TYPE[CARD_TYPES[type]!],
    card: card => cards.get(card) ?? `unbekannte ${called(CARD[CARD_TYPES[-1 - card]!])}`,
    chip: chip =>
      inGerman(chip < STARTING_CHIP ? pack.incomes[chip]! : pack.startingChips[chip - STARTING_CHIP]!),
    goal: goal => inGerman(pack.goals[goal]!),
    attribute: chip => inGerman(pack.attributes[chip]!),
    startingAttribute: chip => inGerman(pack.startingAttributes[chip]!),
    creature: creature => inGerman(pack.creatures[creature]!),
    actionCard: card => `Aktionskarte ${card + 1}`,
    event: event => `${pack.events[event]!.id} ${inGerman(pack.events[event]!)}`,
    weather: weather => called(WEATHER_NOUN[WEATHER[weather]!]),
    markerCard: card => inGerman(pack.startingMarkers[card]!),
  };
}
