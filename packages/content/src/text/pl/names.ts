// What things are called, by their numbers: plain names without marks.
import {
  CARD_TYPES,
  CATEGORIES,
  cardNumber,
  causeId,
  causeKind,
  FEATURES,
  MODULES,
  POINT_SOURCES,
  type Rules,
  SITE_KINDS,
  STARTING_CHIP,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
} from '@civolution/engine';
import { type Names, plainNames, type SeatNames } from '../../texts.js';
import { CAUSE } from './causes.js';
import { cap } from './grammar.js';
import { materialName, SITE, TERRITORY, WEATHER_NAME } from './lands.js';
import { CARD, CARD_TYPE, CATEGORY, FEATURE_NAME, LEVEL, MODULE, PHASE, POINT_SOURCE } from './lists.js';
import { civilizations, local, makePlaces, markerTexts, slotNouns, tileOf } from './nouns.js';

export function makeNames(rules: Rules, seats: SeatNames = []): Names {
  const { pack } = rules;
  const cards = new Map(pack.research.map(({ id, name }) => [cardNumber(id), `${id} ${local(name)}`]));
  const places = makePlaces(rules);
  const markers = markerTexts(places);
  const territoryType = (type: number): string => TERRITORY[TERRITORY_TYPES[type]!].name;

  const name: Names = plainNames({
    seat: civilizations(seats).nom,
    territory: t => `${territoryType(rules.territories[t]!.type)} ${tileOf(rules, t)}`,
    territoryType,
    module: m => MODULE[MODULES[m]!].name,
    level: n => LEVEL[n]!,
    track: t => CATEGORY[TRACKS[t]!].name,
    feature: f => FEATURE_NAME[FEATURES[f]!].name,
    material: materialName,
    place: markers.place,
    markers: (place, n, state) => markers.counted(place, n, state, 'nom'),
    category: c => CATEGORY[CATEGORIES[c]!].name,
    siteKind: kind => cap(SITE[SITE_KINDS[kind]!].one.nom),
    siteTile: tile => local(pack.sites[tile]!.name),
    ground: ground => cap(places.ground(ground).one.nom),
    pointSource: source => POINT_SOURCE[POINT_SOURCES[source]!],
    cardType: type => CARD_TYPE[CARD_TYPES[type]!],
    card: card => cards.get(card) ?? `nieznana ${CARD[CARD_TYPES[-1 - card]!].one.nom}`,
    chip: chip =>
      local((chip < STARTING_CHIP ? pack.incomes[chip] : pack.startingChips[chip - STARTING_CHIP])!.name),
    goal: goal => local(pack.goals[goal]!.name),
    attribute: chip => local(pack.attributes[chip]!.name),
    startingAttribute: chip => local(pack.startingAttributes[chip]!.name),
    creature: creature => local(pack.creatures[creature]!.name),
    actionCard: card => `karta akcji ${card + 1}`,
    event: event => `${pack.events[event]!.id} ${local(pack.events[event]!.name)}`,
    weather: w => WEATHER_NAME[WEATHER[w]!],
    phase: p => PHASE[p]!,
    markerCard: card => local(pack.startingMarkers[card]!.name),
    slot: slot => slotNouns(name)(slot).one.nom,
    cause: (cause, state) => cap(CAUSE[causeKind(cause)](causeId(cause), name, places, state).nom),
  });
  return name;
}
