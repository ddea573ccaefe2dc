// Nouns for things by their numbers, with what they are called.
import {
  ATTRIBUTE_SLOT,
  CARD_TYPES,
  CATEGORIES,
  CHIP_SLOT,
  CREATURE_SLOT,
  FEATURES,
  MATERIALS,
  MODULES,
  NOTCH,
  ONE_GOAL,
  PLANNING,
  RAW,
  RESET,
  type Rules,
  SITE_KINDS,
  STARTING_ATTRIBUTE,
  STORED,
  type State,
  TERRITORY_TYPES,
  TWO_GOALS,
} from '@civolution/engine';
import { islandOf } from '../../facts/continent.js';
import { mark, plain } from '../../marks.js';
import type { EntryNames } from '../../texts.js';
import { bare, described, followed, labelled, type Noun, within } from './grammar.js';
import { AREA, MATERIAL, SITE, TERRITORY } from './lands.js';
import { CARD, CATEGORY, FEATURE_NAME, MODULE, PROJECT } from './lists.js';
import { markerNoun } from './verbs.js';
import { NOUN } from './words.js';

/** A name that may be of several words, or one that is a word of everyday. */
const quoted = (name: string): string => `„${name}“`;
const titled = (noun: Noun, name: string): Noun => labelled(noun, quoted(name));

export interface Nouns {
  /** "Wald B", "Wasser-Gebiet A"; said without an article, like the name of a town. */
  territory(territory: number): Noun;
  territoryType(type: number): Noun;
  material(material: number): Noun;
  feature(feature: number): Noun;
  category(category: number): Noun;
  /** "Wanderung", as on the console. */
  moduleName(module: number): string;
  module(module: number): Noun;
  /** A marker by its place; with a state, raw materials are called by their material. */
  marker(place: number, state?: State): Noun;
  siteTile(tile: number): Noun;
  /** The tile of a site that is known, or just the kind that it must be. */
  site(site: number, kind: keyof typeof SITE | null, state?: State): Noun;
  ground(ground: number): Noun;
  cardOf(type: number): Noun;
  /** "Karte A9 Pflug" */
  card(card: number): Noun;
  chip(chip: number): Noun;
  goal(goal: number): Noun;
  attribute(chip: number): Noun;
  startingAttribute(chip: number): Noun;
  creature(creature: number): Noun;
  actionCard(card: number): Noun;
  chipCard(chip: number): Noun;
  markerCard(card: number): Noun;
  event(event: number): Noun;
  slot(slot: number): Noun;
}

export function makeNouns(rules: Rules, name: EntryNames): Nouns {
  const material = (m: number): Noun => MATERIAL[MATERIALS[m]!];
  const cardOf = (type: number): Noun => CARD[CARD_TYPES[type]!];

  /** By type and tile; territories of one type on a tile are numbered. */
  const territory = (t: number): Noun => {
    const { tile, type } = rules.territories[t]!;
    const alike = rules.territories.flatMap((other, i) =>
      other.tile === tile && other.type === type ? [i] : [],
    );
    const key = TERRITORY_TYPES[type]!;
    return labelled(
      key === 'water' ? AREA.water : TERRITORY[key],
      `${tile}${alike.length > 1 ? ` ${alike.indexOf(t) + 1}` : ''}`,
    );
  };

  const marker = (place: number, state?: State): Noun => {
    if (place >= NOTCH) return followed(NOUN.raw, ` auf ${bare(PROJECT.boat)} ${place - NOTCH + 1}`);
    if (place === RESET) return NOUN.resetMarker;
    if (place >= RAW) {
      const t = place - RAW;
      const known = state && (state.developed >> t) & 1 && state.material[t]! >= 0;
      const what = known ? ` (${bare(material(state.material[t]!))})` : '';
      return followed(NOUN.raw, `${what} in ${bare(territory(t))}`);
    }
    if (place >= PLANNING && place < STORED)
      return followed(NOUN.planning, ` mit Augenzahl ${place - PLANNING + 1}`);
    return markerNoun(place);
  };

  /** What tells a tile from others of its kind stands behind the kind: "Heiliger Felsen 2". */
  const siteTile = (tile: number): Noun => {
    const noun = SITE[SITE_KINDS[rules.sites[tile]!.kind]!];
    const [called, kind] = [name.siteTile(tile), plain(bare(noun))];
    if (called === kind) return noun;
    return called.startsWith(`${kind} `)
      ? labelled(noun, called.slice(kind.length + 1))
      : titled(noun, called);
  };

  const noun: Nouns = {
    territory,
    territoryType: type => TERRITORY[TERRITORY_TYPES[type]!],
    material,
    feature: f => FEATURE_NAME[FEATURES[f]!],
    category: c => CATEGORY[CATEGORIES[c]!],
    moduleName: m => mark('module', MODULES[m]!) + MODULE[MODULES[m]!][0],
    module: m => MODULE[MODULES[m]!][1],
    marker,
    siteTile,
    site(site, kind, state) {
      const tile = state?.sites[site] ?? -1;
      if (tile >= 0) return siteTile(tile);
      return kind === null ? NOUN.site : SITE[kind];
    },
    ground: ground =>
      ground > 0
        ? siteTile(rules.sites.findIndex(site => site.ground === ground))
        : labelled(SITE.buildingGround, within(territory(islandOf(rules)))),
    cardOf,
    card: card => labelled(NOUN.anyCard, name.card(card)),
    chip: chip => titled(NOUN.income, name.chip(chip)),
    goal: goal => titled(NOUN.goal, name.goal(goal)),
    attribute: chip => titled(NOUN.attribute, name.attribute(chip)),
    startingAttribute: chip => titled(NOUN.startingAttribute, name.startingAttribute(chip)),
    creature: creature => titled(NOUN.creature, name.creature(creature)),
    actionCard: card => labelled(NOUN.actionCard, String(card + 1)),
    chipCard: chip => titled(NOUN.startingChipCard, name.chip(chip)),
    markerCard: card => titled(NOUN.startingMarkerCard, name.markerCard(card)),
    event: event => labelled(NOUN.event, name.event(event)),
    slot(slot) {
      if (slot < CHIP_SLOT) return labelled(cardOf(slot >> 5), name.card(slot));
      if (slot < ATTRIBUTE_SLOT) return noun.chip(slot - CHIP_SLOT);
      if (slot === ONE_GOAL) return NOUN.goal;
      if (slot === TWO_GOALS) return described('zweit', NOUN.goal);
      if (slot >= CREATURE_SLOT) return titled(NOUN.creatureChip, name.creature(slot - CREATURE_SLOT));
      const attribute = slot - ATTRIBUTE_SLOT;
      return attribute < STARTING_ATTRIBUTE
        ? noun.attribute(attribute)
        : noun.startingAttribute(attribute - STARTING_ATTRIBUTE);
    },
  };
  return noun;
}
