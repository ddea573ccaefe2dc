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
import { causeTexts } from './causes.js';
import { cap } from './grammar.js';
import { materialName, TERRITORY } from './lands.js';
import { CARD, CATEGORY, FEATURE, LEVEL, MODULE, PHASE, POINT_SOURCE, SITE, WEATHER_NAME } from './lists.js';
import { markerTexts } from './markers.js';
import { local, makePlaces, tileOf } from './places.js';
import { civilizations } from './seats.js';
import { slotNouns } from './slots.js';

export function polishNames(rules: Rules, seats: SeatNames = []): Names {
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
    feature: f => FEATURE[FEATURES[f]!].name,
    material: materialName,
    place: markers.place,
    markers: (place, n, state) => markers.counted(place, n, state, 'nom'),
    category: c => CATEGORY[CATEGORIES[c]!].name,
    siteKind: kind => cap(SITE[SITE_KINDS[kind]!].one.nom),
    siteTile: tile => local(pack.sites[tile]!.name),
    ground: ground => cap(places.ground(ground).one.nom),
    pointSource: source => POINT_SOURCE[POINT_SOURCES[source]!],
    cardType: type => CARD[CARD_TYPES[type]!].name,
    card: card => cards.get(card) ?? `nieznana karta ${CARD[CARD_TYPES[-1 - card]!].of}`,
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
    cause: (cause, state) => cap(causeTexts(name, places)[causeKind(cause)](causeId(cause), state).nom),
  });
  return name;
}
