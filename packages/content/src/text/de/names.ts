// What things are called, by their numbers. Names on components have no marks.
import {
  CARD_TYPES,
  CATEGORIES,
  cardNumber,
  FEATURES,
  MATERIALS,
  MODULES,
  POINT_SOURCES,
  type Rules,
  SITE_KINDS,
  STARTING_CHIP,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
  type Words,
} from '@civolution/engine';
import { plain } from '../../marks.js';
import type { EntryNames, Names, SeatNames } from '../../texts.js';
import { causeName } from './causes.js';
import { bare, count, type Noun } from './grammar.js';
import { MATERIAL, SITE, TERRITORY, WEATHER_NAME } from './lands.js';
import { CARD, CARD_TYPE, CATEGORY, FEATURE_NAME, LEVEL, MODULE, PHASE, POINT_SOURCE } from './lists.js';
import type { Nouns } from './nouns.js';

const called = (noun: Noun): string => plain(bare(noun));
const inGerman = ({ name }: { readonly name: Words }): string => name['de'] ?? name.en;

export function makeNames({ pack }: Rules): EntryNames {
  const cards = new Map(pack.research.map(card => [cardNumber(card.id), `${card.id} ${inGerman(card)}`]));
  return {
    territoryType: type => called(TERRITORY[TERRITORY_TYPES[type]!]),
    module: module => MODULE[MODULES[module]!][0],
    level: level => LEVEL[level]!,
    track: track => called(CATEGORY[TRACKS[track]!]),
    feature: feature => called(FEATURE_NAME[FEATURES[feature]!]),
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
    weather: weather => called(WEATHER_NAME[WEATHER[weather]!]),
    markerCard: card => inGerman(pack.startingMarkers[card]!),
  };
}

/** Also what only a game has a name for. */
export const gameNames = (printed: EntryNames, noun: Nouns, seats: SeatNames): Names => ({
  ...printed,
  seat: seat => seats[seat] ?? `Zivilisation ${seat + 1}`,
  territory: territory => bare(noun.territory(territory)),
  place: (place, state) => bare(noun.marker(place, state), 'nominative', 'other'),
  markers: (place, n, state) => count(n, noun.marker(place, state)),
  ground: ground => bare(noun.ground(ground)),
  pointSource: source => POINT_SOURCE[POINT_SOURCES[source]!],
  phase: phase => PHASE[phase]!,
  slot: slot => bare(noun.slot(slot)),
  cause: (cause, state) => causeName(cause, noun, state),
});
