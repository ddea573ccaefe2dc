// Names of things by the place where they lie: territories, markers, Building grounds, what lies in slots.

import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  CREATURE_SLOT,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  MATERIALS,
  MONEY,
  NOTCH,
  ONE_GOAL,
  PLANNING,
  RAW,
  RESET,
  type Rules,
  STARTING_ATTRIBUTE,
  STORED,
  type State,
  TWO_GOALS,
} from '@civolution/engine';
import { islandOf } from '../../facts/continent.js';
import type { EntryNames, Names } from '../../texts.js';
import { count } from './grammar.js';
import { MATERIAL, SITE } from './lands.js';
import { FEATURE_NAME, PROJECT } from './lists.js';
import { NOUN } from './words.js';

type Nouns = Pick<Names, 'territory' | 'place' | 'markers' | 'ground' | 'slot'>;

export function makeNouns(rules: Rules, name: EntryNames): Nouns {
  const material = (m: number): string => MATERIAL[MATERIALS[m]!];

  /** By type and tile; territories of one type on a tile are numbered. */
  const territory = (t: number): string => {
    const { tile, type } = rules.territories[t]!;
    const alike = rules.territories.flatMap((other, i) =>
      other.tile === tile && other.type === type ? [i] : [],
    );
    return `${name.territoryType(type)} ${tile}${alike.length > 1 ? ` ${alike.indexOf(t) + 1}` : ''}`;
  };
  const rawMaterial = (t: number, state?: State): string | null => {
    const known = state && (state.developed >> t) & 1 && state.material[t]! >= 0;
    return known ? `raw ${material(state.material[t]!)}` : null;
  };

  const place = (p: number, state?: State): string => {
    if (p >= NOTCH) return `${NOUN.raw.other} on ${PROJECT.boat.one} ${p - NOTCH + 1}`;
    if (p === RESET) return NOUN.reset.other;
    if (p >= RAW) return `${rawMaterial(p - RAW, state) ?? NOUN.raw.other} in ${territory(p - RAW)}`;
    if (p >= STORED) return material(p - STORED);
    if (p >= PLANNING) return `${NOUN.planning.other} of value ${p - PLANNING + 1}`;
    if (p >= FEATURE) return FEATURE_NAME[FEATURES[p - FEATURE]!];
    return PLAIN_PLACES[p]!;
  };
  const markers = (p: number, n: number, state?: State): string => {
    if (p === FOOD || p === MONEY) return `${n} ${PLAIN_PLACES[p]}`;
    if (p === IDEA) return count(n, NOUN.idea);
    if (p === FOCUS) return count(n, NOUN.focus);
    if (p >= NOTCH) return `${count(n, NOUN.raw)} on ${PROJECT.boat.one} ${p - NOTCH + 1}`;
    if (p === RESET) return count(n, NOUN.reset);
    if (p >= RAW) {
      const raw = rawMaterial(p - RAW, state);
      return `${raw ? `${n} ${raw}` : count(n, NOUN.raw)} in ${territory(p - RAW)}`;
    }
    if (p >= PLANNING && p < STORED) return `${count(n, NOUN.planning)} of value ${p - PLANNING + 1}`;
    return `${n} ${place(p)}`;
  };

  return {
    territory,
    place,
    markers,
    ground: ground => {
      if (ground > 0) return name.siteTile(rules.sites.findIndex(site => site.ground === ground));
      return `the ${SITE.buildingGround.one} in ${territory(islandOf(rules))}`;
    },
    slot: slot => {
      if (slot < CHIP_SLOT) return `${name.cardType(slot >> 5)} card ${name.card(slot)}`;
      if (slot < ATTRIBUTE_SLOT) return `${NOUN.chip.one} ${name.chip(slot - CHIP_SLOT)}`;
      if (slot === ONE_GOAL) return NOUN.goal.one;
      if (slot === TWO_GOALS) return `second ${NOUN.goal.one}`;
      if (slot >= CREATURE_SLOT) return `${NOUN.creatureChip.one} ${name.creature(slot - CREATURE_SLOT)}`;
      const attribute = slot - ATTRIBUTE_SLOT;
      return attribute < STARTING_ATTRIBUTE
        ? `${NOUN.attribute.one} ${name.attribute(attribute)}`
        : `${NOUN.startingAttribute.one} ${name.startingAttribute(attribute - STARTING_ATTRIBUTE)}`;
    },
  };
}

const PLAIN_PLACES: readonly string[] = [NOUN.food, NOUN.money, NOUN.idea, NOUN.focus].map(
  ({ other }) => other,
);
