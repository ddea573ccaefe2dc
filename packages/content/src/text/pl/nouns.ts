// Nouns for things by their numbers: territories, sites, markers, civilizations, what lies in slots.
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  CREATURE_SLOT,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  type Markers,
  MONEY,
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
  type Words,
} from '@civolution/engine';
import { islandOf } from '../../facts/continent.js';
import { bitsOf } from '../../facts/spots.js';
import { AUTOMA_NAME, type Names, type SeatNames } from '../../texts.js';
import { adjective, and, type Case, cap, count, followed, marked, type Noun, titled } from './grammar.js';
import { material, materialName, SITE, site, TERRITORY } from './lands.js';
import { card, FEATURE_NAME } from './lists.js';
import { marker } from './verbs.js';
import { NOUN } from './words.js';

/** A territory by type and tile in the cases and with the prepositions that sentences need. */
export interface Place {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly loc: string;
  /** "w lesie B", "na łące B" */
  readonly in: string;
  /** "z lasu B", "ze wzgórz B" */
  readonly from: string;
  /** "do lasu B", "na łąkę B" */
  readonly to: string;
}

export interface Places {
  territory(territory: number): Place;
  /** A site by the tile on it. */
  siteTile(tile: number): Noun;
  /** A Building ground; 0 is the printed one of the island. */
  ground(ground: number): Noun;
  /** " przy lesie B, wzgórzach B i terytorium wodnym D", or nothing where the continent is not known. */
  besideSite(site: number, state?: State): string;
}

export const local = ({ en, pl = en }: Words): string => pl;

/** "B", or "B 2" where a tile has several territories of a type. */
export function tileOf({ territories }: Rules, t: number): string {
  const { tile, type } = territories[t]!;
  const alike = territories.flatMap((other, i) => (other.tile === tile && other.type === type ? [i] : []));
  return alike.length > 1 ? `${tile} ${alike.indexOf(t) + 1}` : tile;
}

/** "las", as in a list of types. */
export function typeName(type: number): string {
  const key = TERRITORY_TYPES[type]!;
  return marked('territory', key, TERRITORY[key].name.toLocaleLowerCase('pl'));
}

export function makePlaces(rules: Rules): Places {
  const territory = (t: number): Place => {
    const { type } = rules.territories[t]!;
    const key = TERRITORY_TYPES[type]!;
    const { acc, in: inside, from, to } = TERRITORY[key];
    const tile = tileOf(rules, t);
    const put = (word: string): string => `${marked('territory', key, word)} ${tile}`;
    return {
      nom: `${typeName(type)} ${tile}`,
      gen: put(from[1]),
      acc: put(acc),
      loc: put(inside[1]),
      in: `${inside[0]} ${put(inside[1])}`,
      from: `${from[0]} ${put(from[1])}`,
      to: `${to[0]} ${put(to[1])}`,
    };
  };

  /** Tiles are mostly called by their kind and a number: then the kind is declined. */
  const siteTile = (tile: number): Noun => {
    const name = local(rules.pack.sites[tile]!.name);
    const kind = SITE_KINDS[rules.sites[tile]!.kind]!;
    const usual = `${cap(SITE[kind].one.nom)} `;
    return name.startsWith(usual)
      ? followed(site(kind), name.slice(usual.length))
      : titled(kind === 'buildingGround' ? site(kind) : NOUN.site, name);
  };

  return {
    territory,
    siteTile,
    ground: ground =>
      ground > 0
        ? siteTile(rules.sites.findIndex(one => one.ground === ground))
        : followed(site('buildingGround'), territory(islandOf(rules)).in),
    besideSite: (at, state) =>
      state ? ` przy ${and(bitsOf(state.land.sites[at]!).map(t => territory(t).loc))}` : '',
  };
}

export interface MarkerTexts {
  /** "drewno w lesie B", not counted. */
  place(place: number, state?: State): string;
  /** "2 pomysły", as an object unless told otherwise; with a state, raw materials are called by their material. */
  counted(place: number, n: number, state?: State, as?: Case): string;
  /** "2 żywności i 1 pomysł" */
  list(markers: readonly Markers[], state?: State, as?: Case): string;
  /** Markers that leave their place: "1 drewno z lasu B", as an object. */
  taken(place: number, n: number, state?: State): string;
}

const PLAIN: readonly (readonly [place: number, name: string])[] = [
  [FOOD, NOUN.food.one.nom],
  [MONEY, NOUN.money.more.nom],
  [IDEA, NOUN.idea.more.nom],
  [FOCUS, NOUN.focus.more.nom],
];

const boat = (place: number): string => `łodzi ${place - NOTCH + 1}`;
const ofValue = (place: number): string => `o wartości ${place - PLANNING + 1}`;
export function markerTexts({ territory }: Places): MarkerTexts {
  /** The material that a developed territory yields, or -1. */
  const raw = (t: number, state?: State): number =>
    state && (state.developed >> t) & 1 ? state.material[t]! : -1;

  const place = (p: number, state?: State): string => {
    if (p >= NOTCH) return `${NOUN.raw.more.nom} na ${boat(p)}`;
    if (p === RESET) return NOUN.resetMarker.more.nom;
    if (p >= RAW) {
      const known = raw(p - RAW, state);
      return `${known < 0 ? NOUN.raw.more.nom : material(known).one.nom} ${territory(p - RAW).in}`;
    }
    if (p >= STORED) return materialName(p - STORED);
    if (p >= PLANNING) return `${NOUN.planning.more.nom} ${ofValue(p)}`;
    return PLAIN.find(([at]) => at === p)?.[1] ?? FEATURE_NAME[FEATURES[p - FEATURE]!].name;
  };

  const said = (p: number, n: number, as: Case, where: 'in' | 'from', state?: State): string => {
    if (p >= NOTCH) return `${count(n, NOUN.raw, as)} ${where === 'in' ? 'na' : 'z'} ${boat(p)}`;
    if (p === RESET) return count(n, NOUN.resetMarker, as);
    if (p >= RAW) {
      const known = raw(p - RAW, state);
      return `${count(n, known < 0 ? NOUN.raw : material(known), as)} ${territory(p - RAW)[where]}`;
    }
    if (p >= PLANNING && p < STORED) return `${count(n, NOUN.planning, as)} ${ofValue(p)}`;
    return count(n, marker(p), as);
  };

  const counted: MarkerTexts['counted'] = (p, n, state, as = 'acc') => said(p, n, as, 'in', state);

  return {
    place,
    counted,
    taken: (p, n, state) => said(p, n, 'acc', 'from', state),
    list: (markers, state, as) => and(markers.map(one => counted(one.place, one.n, state, as))),
  };
}

/** "karta wiedzy C3 Pismo", "czip przychodu „Sieci”" */
export function slotNouns(name: Names): (slot: number) => Noun {
  return slot => {
    if (slot < CHIP_SLOT) return followed(card(slot >> 5), name.card(slot));
    if (slot < ATTRIBUTE_SLOT) return titled(NOUN.income, name.chip(slot - CHIP_SLOT));
    if (slot === ONE_GOAL) return NOUN.goal;
    if (slot === TWO_GOALS) return adjective('kolejn', NOUN.goal);
    if (slot >= CREATURE_SLOT) return titled(NOUN.creatureChip, name.creature(slot - CREATURE_SLOT));
    const attribute = slot - ATTRIBUTE_SLOT;
    return attribute < STARTING_ATTRIBUTE
      ? titled(NOUN.attribute, name.attribute(attribute))
      : titled(NOUN.startingAttribute, name.startingAttribute(attribute - STARTING_ATTRIBUTE));
  };
}

export interface Civilizations {
  /** "cywilizacja 2", or a name, as the subject of a sentence. */
  nom(seat: number): string;
  /** The same at its start. */
  Nom(seat: number): string;
  /** "cywilizacji 2", "cywilizacji Anna": the genitive, which is also the dative. */
  of(seat: number): string;
}

export function civilizations(seats: SeatNames): Civilizations {
  const nom = (seat: number): string => seats[seat] ?? `cywilizacja ${seat + 1}`;
  return {
    nom,
    Nom: seat => seats[seat] ?? cap(nom(seat)),
    of: seat => (seats[seat] === AUTOMA_NAME ? AUTOMA_NAME : `cywilizacji ${seats[seat] ?? seat + 1}`),
  };
}
