// What things are called, by their numbers.
import {
  CARD_TYPES,
  CATEGORIES,
  cardNumber,
  causeId,
  causeKind,
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
} from '@civolution/engine';
import type { EntryNames, Names, SeatNames } from '../../texts.js';
import { CAUSE } from './causes.js';
import { MATERIAL, SITE, TERRITORY, WEATHER_NAME } from './lands.js';
import { CARD_TYPE, CATEGORY, FEATURE_NAME, LEVEL, MODULE, PHASE, POINT_SOURCE, TRACK } from './lists.js';
import { makeNouns } from './nouns.js';

export function makeNames(rules: Rules, seats: SeatNames): Names {
  const { pack } = rules;
  const cards = new Map(pack.research.map(({ id, name }) => [cardNumber(id), `${id} ${name.en}`]));

  const chip = (c: number): string =>
    c < STARTING_CHIP ? pack.incomes[c]!.name.en : pack.startingChips[c - STARTING_CHIP]!.name.en;

  const printed: EntryNames = {
    territoryType: type => TERRITORY[TERRITORY_TYPES[type]!],
    module: m => MODULE[MODULES[m]!],
    level: n => LEVEL[n]!,
    track: t => TRACK[TRACKS[t]!],
    feature: f => FEATURE_NAME[FEATURES[f]!],
    material: m => MATERIAL[MATERIALS[m]!],
    category: c => CATEGORY[CATEGORIES[c]!],
    siteKind: kind => SITE[SITE_KINDS[kind]!].one,
    siteTile: tile => pack.sites[tile]!.name.en,
    cardType: type => CARD_TYPE[CARD_TYPES[type]!],
    card: card => cards.get(card) ?? `unseen ${printed.cardType(-1 - card)} card`,
    chip,
    goal: goal => pack.goals[goal]!.name.en,
    attribute: a => pack.attributes[a]!.name.en,
    startingAttribute: a => pack.startingAttributes[a]!.name.en,
    creature: c => pack.creatures[c]!.name.en,
    actionCard: card => `action card ${card + 1}`,
    event: e => `${pack.events[e]!.id} ${pack.events[e]!.name.en}`,
    weather: w => WEATHER_NAME[WEATHER[w]!],
    markerCard: card => pack.startingMarkers[card]!.name.en,
  };

  /** Also what only a game has a name for. */
  const name: Names = {
    ...printed,
    ...makeNouns(rules, printed),
    seat: seat => seats[seat] ?? `civilization ${seat + 1}`,
    pointSource: source => POINT_SOURCE[POINT_SOURCES[source]!],
    phase: p => PHASE[p]!,
    cause: (cause, state) => CAUSE[causeKind(cause)](causeId(cause), name, state),
  };
  return name;
}
