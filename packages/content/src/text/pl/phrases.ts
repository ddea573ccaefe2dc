// Pieces of sentences: tribes and where they are, encampments, dice, cards, stages.
import {
  CARD_TYPES,
  type Encampment,
  encampmentOf,
  type Ground,
  isActive,
  type PaySource,
  pointsOfStage,
  type Rules,
  readSource,
  type Seat,
  type State,
  territoryOf,
} from '@civolution/engine';
import { readSpot } from '../../facts/spots.js';
import type { Names } from '../../texts.js';
import { adjective, and, count, type Noun, titled } from './grammar.js';
import { fromTerritory } from './lands.js';
import { card as cardOf } from './lists.js';
import type { Civilizations, Places } from './nouns.js';
import { NOUN } from './words.js';

const GROUND: Readonly<Record<Ground, string>> = {
  fire: 'w obozowisku z ogniskiem',
  plain: 'w obozowisku',
  wild: 'w dziczy',
  boat: 'na łodzi',
};

const ENCAMPMENT: Readonly<Record<Encampment, string>> = {
  fire: 'w obozowisku z ogniskiem',
  free: 'w wolnym obozowisku',
  taken: 'w zajętym obozowisku',
  boat: 'na łodzi',
};

export interface Phrases {
  /** "silne plemię w dziczy na bagnach F": nominative and accusative are the same. */
  tribe(spot: number, state?: State, seat?: number): string;
  /** "w wolnym obozowisku na wzgórzach B" */
  encampment(target: number): string;
  /** "kośćmi 1 i 3", "kością 2 i znacznikiem skupienia", behind "zapłać" */
  sources(first: number, second: number): string;
  /** The unseen ones by type: "kartę C3 Pismo i 2 nieznane karty wiedzy", as an object. */
  cards(cards: readonly number[]): string;
  /** All whom weather and the like concern, behind "dla": not an automa. */
  everyone(state?: State): string;
  /** "w 2. rzędzie (3 PZ na koniec gry)" */
  inStage(stage: number, me: Seat): string;
  /** "stworzenie „Bagienna ropucha”" */
  creature(creature: number): Noun;
  /** The same with the land it lives in: "stworzenie „Bagienna ropucha” z bagien". */
  creatureAtHome(creature: number): string;
}

const SOURCE: Readonly<Record<PaySource['kind'], (value: number) => string>> = {
  die: value => `kością ${value}`,
  planning: value => `znacznikiem planowania ${value}`,
  focus: () => NOUN.focus.one.ins,
};
const TWO_SOURCES: Readonly<Record<PaySource['kind'], (a: number, b: number) => string>> = {
  die: (a, b) => `kośćmi ${a} i ${b}`,
  planning: (a, b) => `znacznikami planowania ${a} i ${b}`,
  focus: () => count(2, NOUN.focus, 'ins'),
};

const strength = (weak: boolean | null): Noun => {
  if (weak === null) return NOUN.tribe;
  return weak ? NOUN.weakTribe : NOUN.strongTribe;
};

export function phrases(rules: Rules, name: Names, places: Places, civ: Civilizations): Phrases {
  const creature = (number: number): Noun => titled(NOUN.creature, name.creature(number));
  return {
    tribe(spot, state, seat) {
      const { territory, ground, weak } = readSpot(spot, state, seat);
      return `${strength(weak).one.acc} ${GROUND[ground]} ${places.territory(territory).in}`;
    },
    encampment: target => `${ENCAMPMENT[encampmentOf(target)]} ${places.territory(territoryOf(target)).in}`,
    sources(first, second) {
      const [a, b] = [readSource(first), readSource(second)];
      if (a.kind === b.kind) return TWO_SOURCES[a.kind](a.value, b.value);
      return and([SOURCE[a.kind](a.value), SOURCE[b.kind](b.value)]);
    },
    cards(cards) {
      const seen = cards.filter(card => card >= 0).map(name.card);
      const known = seen.length > 0 ? [`${seen.length === 1 ? 'kartę' : 'karty'} ${and(seen)}`] : [];
      const unseen = CARD_TYPES.flatMap((_, type) => {
        const n = cards.filter(card => card === -1 - type).length;
        if (n === 0) return [];
        const unknown = adjective('nieznan', cardOf(type));
        return [n === 1 ? unknown.one.acc : count(n, unknown)];
      });
      return and([...known, ...unseen]);
    },
    everyone(state) {
      if (!state?.solo) return 'wszystkich';
      return and(state.seats.flatMap(({ automa }, seat) => (automa ? [] : [civ.of(seat)])));
    },
    inStage(stage, me) {
      const points = pointsOfStage(rules, stage);
      if (points === 0) return `w ${stage}. rzędzie (bez PZ na koniec gry)`;
      const once = isActive(me, stage) ? '' : ', jeśli jego kafelek będzie aktywny';
      return `w ${stage}. rzędzie (${count(points, NOUN.point)} na koniec gry${once})`;
    },
    creature,
    creatureAtHome: number => `${creature(number).one.nom}${fromTerritory(rules.creatures[number]!.type)}`,
  };
}
