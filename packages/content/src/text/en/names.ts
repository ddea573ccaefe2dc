// What things are called, by their numbers.
import {
  ATTRIBUTE_SLOT,
  CARD_TYPES,
  CATEGORIES,
  CHIP_SLOT,
  CREATURE_SLOT,
  cardNumber,
  causeId,
  causeKind,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  MATERIALS,
  MODULES,
  MONEY,
  NOTCH,
  ONE_GOAL,
  PLANNING,
  POINT_SOURCES,
  RAW,
  RESET,
  type Rules,
  SITE_KINDS,
  STARTING_ATTRIBUTE,
  STARTING_CHIP,
  STORED,
  type State,
  TERRITORY_TYPES,
  TRACKS,
  TWO_GOALS,
  WEATHER,
} from '@civolution/engine';
import { islandOf } from '../../facts/continent.js';
import type { Names, SeatNames } from '../../texts.js';
import { CAUSE } from './causes.js';
import {
  CARD_TYPE,
  CATEGORY,
  count,
  FEATURE_NAME,
  FORMS,
  LEVEL,
  MATERIAL,
  MODULE,
  PHASE,
  POINT_SOURCE,
  SITE,
  TERRITORY,
  TRACK,
  WEATHER_NAME,
} from './words.js';

export function englishNames(rules: Rules, seats: SeatNames): Names {
  const { pack } = rules;
  const cards = new Map(pack.research.map(({ id, name }) => [cardNumber(id), `${id} ${name.en}`]));

  const material = (m: number): string => MATERIAL[MATERIALS[m]!];
  const feature = (f: number): string => FEATURE_NAME[FEATURES[f]!];
  const territoryType = (type: number): string => TERRITORY[TERRITORY_TYPES[type]!];

  /** By type and tile; territories of one type on a tile are numbered. */
  const territory = (t: number): string => {
    const { tile, type } = rules.territories[t]!;
    const alike = rules.territories.flatMap((other, i) =>
      other.tile === tile && other.type === type ? [i] : [],
    );
    return `${territoryType(type)} ${tile}${alike.length > 1 ? ` ${alike.indexOf(t) + 1}` : ''}`;
  };
  const rawMaterial = (t: number, state?: State): string | null => {
    const known = state && (state.developed >> t) & 1 && state.material[t]! >= 0;
    return known ? `raw ${material(state.material[t]!)}` : null;
  };

  const place = (p: number, state?: State): string => {
    if (p >= NOTCH) return `${FORMS.raw.other} on ${FORMS.boat.one} ${p - NOTCH + 1}`;
    if (p === RESET) return FORMS.reset.other;
    if (p >= RAW) return `${rawMaterial(p - RAW, state) ?? FORMS.raw.other} in ${territory(p - RAW)}`;
    if (p >= STORED) return material(p - STORED);
    if (p >= PLANNING) return `${FORMS.planning.other} of value ${p - PLANNING + 1}`;
    if (p >= FEATURE) return feature(p - FEATURE);
    return PLAIN_PLACES[p]!;
  };
  const markers = (p: number, n: number, state?: State): string => {
    if (p === FOOD || p === MONEY) return `${n} ${PLAIN_PLACES[p]}`;
    if (p === IDEA) return count(n, FORMS.idea);
    if (p === FOCUS) return count(n, FORMS.focus);
    if (p >= NOTCH) return `${count(n, FORMS.raw)} on ${FORMS.boat.one} ${p - NOTCH + 1}`;
    if (p === RESET) return count(n, FORMS.reset);
    if (p >= RAW) {
      const raw = rawMaterial(p - RAW, state);
      return `${raw ? `${n} ${raw}` : count(n, FORMS.raw)} in ${territory(p - RAW)}`;
    }
    if (p >= PLANNING && p < STORED) return `${count(n, FORMS.planning)} of value ${p - PLANNING + 1}`;
    return `${n} ${place(p)}`;
  };

  const chip = (c: number): string =>
    c < STARTING_CHIP ? pack.incomes[c]!.name.en : pack.startingChips[c - STARTING_CHIP]!.name.en;

  const name: Names = {
    seat: seat => seats[seat] ?? `civilization ${seat + 1}`,
    territory,
    territoryType,
    module: m => MODULE[MODULES[m]!],
    level: n => LEVEL[n]!,
    track: t => TRACK[TRACKS[t]!],
    feature,
    material,
    place,
    markers,
    category: c => CATEGORY[CATEGORIES[c]!],
    siteKind: kind => SITE[SITE_KINDS[kind]!].one,
    siteTile: tile => pack.sites[tile]!.name.en,
    ground: ground => {
      if (ground > 0) return name.siteTile(rules.sites.findIndex(site => site.ground === ground));
      return `the ${SITE.buildingGround.one} in ${territory(islandOf(rules))}`;
    },
    pointSource: source => POINT_SOURCE[POINT_SOURCES[source]!],
    cardType: type => CARD_TYPE[CARD_TYPES[type]!],
    card: card => cards.get(card) ?? `unseen ${name.cardType(-1 - card)} card`,
    chip,
    goal: goal => pack.goals[goal]!.name.en,
    attribute: a => pack.attributes[a]!.name.en,
    startingAttribute: a => pack.startingAttributes[a]!.name.en,
    creature: c => pack.creatures[c]!.name.en,
    actionCard: card => `action card ${card + 1}`,
    event: e => `${pack.events[e]!.id} ${pack.events[e]!.name.en}`,
    weather: w => WEATHER_NAME[WEATHER[w]!],
    phase: p => PHASE[p]!,
    markerCard: card => pack.startingMarkers[card]!.name.en,
    slot: slot => {
      if (slot < CHIP_SLOT) return `${name.cardType(slot >> 5)} card ${name.card(slot)}`;
      if (slot < ATTRIBUTE_SLOT) return `${FORMS.chip.one} ${chip(slot - CHIP_SLOT)}`;
      if (slot === ONE_GOAL) return FORMS.goal.one;
      if (slot === TWO_GOALS) return `second ${FORMS.goal.one}`;
      if (slot >= CREATURE_SLOT) return `${FORMS.creatureChip.one} ${name.creature(slot - CREATURE_SLOT)}`;
      const attribute = slot - ATTRIBUTE_SLOT;
      return attribute < STARTING_ATTRIBUTE
        ? `${FORMS.attribute.one} ${name.attribute(attribute)}`
        : `${FORMS.startingAttribute.one} ${name.startingAttribute(attribute - STARTING_ATTRIBUTE)}`;
    },
    cause: (cause, state) => CAUSE[causeKind(cause)](causeId(cause), name, state),
  };
  return name;
}

const PLAIN_PLACES: readonly string[] = [FORMS.food, FORMS.money, FORMS.idea, FORMS.focus].map(
  ({ other }) => other,
);
