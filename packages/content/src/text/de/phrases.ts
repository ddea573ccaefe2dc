// Pieces of sentences: tribes and where they are, encampments, dice, cards, civilizations.
import {
  CARD_TYPES,
  type Encampment,
  encampmentOf,
  type Ground,
  isActive,
  type Markers,
  type PaySource,
  pointsOfStage,
  type Rules,
  readSource,
  type Seat,
  type State,
  territoryOf,
} from '@civolution/engine';
import { bitsOf, readSpot } from '../../facts/spots.js';
import type { Names } from '../../texts.js';
import { causeName } from './causes.js';
import {
  a,
  bare,
  type Case,
  count,
  described,
  followed,
  labelled,
  listing,
  type Noun,
  the,
} from './grammar.js';
import { PROJECT } from './lists.js';
import type { Nouns } from './nouns.js';
import { NOUN } from './words.js';

const GROUND: Readonly<Record<Ground, string>> = {
  fire: 'auf dem Feuer-Lagerplatz in',
  plain: 'auf einem Lagerplatz in',
  wild: 'in der Wildnis von',
  boat: `auf ${the(PROJECT.boat, 'dative')} in`,
};

const ENCAMPMENT: Readonly<Record<Encampment, string>> = {
  fire: 'auf den Feuer-Lagerplatz in',
  free: 'auf einen freien Lagerplatz in',
  taken: 'auf einen Lagerplatz in',
  boat: `auf ${the(PROJECT.boat, 'accusative')} in`,
};

export interface Phrases {
  /** "Wald B" */
  territory(territory: number): string;
  territories(mask: number): string;
  /** "den starken Stamm in der Wildnis von Sumpf F"; "einen" when several are alike or nobody knows. */
  tribe(kase: Case, spot: number, state?: State, seat?: number): string;
  /** "auf einen freien Lagerplatz in Hügelland B", whither */
  encampment(target: number): string;
  /** "2 Nahrung und 1 Idee" */
  markers(list: readonly Markers[], state?: State): string;
  /** "den Würfeln 1 und 3", "Würfel 2 und einem Fokusmarker" */
  sources(first: number, second: number): string;
  /** " an Wald B, Hügelland B und Wasser-Gebiet D", or nothing where the continent is not known. */
  besideSite(site: number, state?: State): string;
  /** The unseen ones by type: "C3 Schrift und 2 unbekannte Erkenntniskarten". */
  cards(cards: readonly number[]): string;
  seats(mask: number): string;
  /** All whom weather and the like concern: not an automa. */
  everyone(state?: State): string;
  /** "Stufe 2 (3 Erfolgspunkte am Spielende)" */
  stage(stage: number, me: Seat): string;
  /** "die Kreatur „Moorkröte“ (Sumpf)" */
  creature(creature: number): string;
  /** " (Wanderungs-Modul)", what set it off. */
  because(cause: number, state?: State): string;
}

const SOURCE: Readonly<Record<PaySource['kind'], (value: number) => string>> = {
  die: value => `Würfel ${value}`,
  planning: value => bare(labelled(NOUN.planning, String(value))),
  focus: () => a(NOUN.focus, 'dative'),
};
const TWO_SOURCES: Readonly<Record<PaySource['kind'], (one: number, other: number) => string>> = {
  die: (one, other) => `den Würfeln ${one} und ${other}`,
  planning: (one, other) => the(labelled(NOUN.planning, `${one} und ${other}`), 'dative', 'other'),
  focus: () => count(2, NOUN.focus, 'dative'),
};

/** Who lives on a spot, when that is known. */
const tribeOf = (weak: boolean | null): Noun =>
  weak === null ? NOUN.tribe : weak ? NOUN.weakTribe : NOUN.strongTribe;

export function phrases(rules: Rules, name: Names, noun: Nouns): Phrases {
  const territory = (t: number): string => bare(noun.territory(t));
  const territories = (mask: number): string => listing(bitsOf(mask).map(territory));
  return {
    territory,
    territories,
    tribe(kase, spot, state, seat) {
      const { territory: where, ground, weak, n } = readSpot(spot, state, seat);
      const tribe = followed(tribeOf(weak), ` ${GROUND[ground]} ${territory(where)}`);
      return ground === 'fire' || n === 1 ? the(tribe, kase) : a(tribe, kase);
    },
    encampment: target => `${ENCAMPMENT[encampmentOf(target)]} ${territory(territoryOf(target))}`,
    markers: (list, state) => listing(list.map(({ place, n }) => name.markers(place, n, state))),
    sources(first, second) {
      const [one, other] = [readSource(first), readSource(second)];
      if (one.kind === other.kind) return TWO_SOURCES[one.kind](one.value, other.value);
      return listing([SOURCE[one.kind](one.value), SOURCE[other.kind](other.value)]);
    },
    besideSite: (site, state) => (state ? ` an ${territories(state.land.sites[site]!)}` : ''),
    cards(cards) {
      const seen = cards.filter(card => card >= 0).map(name.card);
      const unseen = CARD_TYPES.flatMap((_, type) => {
        const n = cards.filter(card => card === -1 - type).length;
        const unknown = described('unbekannt', noun.cardOf(type));
        if (n === 0) return [];
        return [n === 1 ? a(unknown) : count(n, unknown)];
      });
      return listing([...seen, ...unseen]);
    },
    seats: mask => listing(bitsOf(mask).map(name.seat)),
    everyone(state) {
      if (!state?.solo) return 'alle';
      return listing(state.seats.flatMap(({ automa }, seat) => (automa ? [] : [name.seat(seat)])));
    },
    stage(stage, me) {
      const points = pointsOfStage(rules, stage);
      if (points === 0)
        return `Stufe ${stage} (keine ${bare(NOUN.point, 'nominative', 'other')} am Spielende)`;
      const once = isActive(me, stage) ? '' : ', sobald ihr Plättchen aktiv ist';
      return `Stufe ${stage} (${count(points, NOUN.point, 'nominative')} am Spielende${once})`;
    },
    creature: creature =>
      `${the(noun.creature(creature), 'nominative')} (${bare(noun.territoryType(rules.creatures[creature]!.type))})`,
    because: (cause, state) => ` (${causeName(cause, noun, state)})`,
  };
}
