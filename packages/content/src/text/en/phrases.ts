// Pieces of sentences: tribes and where they are, encampments, dice, cards, civilizations.
import type { Markers, State } from '@civolution/engine';
import {
  bitsOf,
  type Ground,
  type PaySource,
  readEncampment,
  readSource,
  readSpot,
} from '../../facts/spots.js';
import type { Names, SeatNames } from '../../texts.js';
import { cap, count, FORMS, listing } from './words.js';

const GROUND: Readonly<Record<Ground, string>> = {
  fire: 'on the fire encampment of',
  plain: 'on an encampment of',
  wild: 'in the wilderness of',
  boat: 'on the boat in',
};

export interface Phrases {
  /** "the strong tribe in the wilderness of Swamp F"; "a" when several are alike or nobody knows. */
  tribe(spot: number, state?: State, seat?: number): string;
  /** "on a free encampment of Hills B" */
  encampment(target: number): string;
  /** "2 food and 1 idea" */
  markers(list: readonly Markers[], state?: State): string;
  /** "dice 1 and 3", "die 2 and a focus marker" */
  sources(first: number, second: number): string;
  /** " beside Forest B, Hills B, and Water D", or nothing where the continent is not known. */
  besideSite(site: number, state?: State): string;
  /** The unseen ones by type: "C3 Script and 2 unseen insight cards". */
  cards(cards: readonly number[]): string;
  seats(mask: number): string;
  /** "3 points at the end", "7 points at the end once its tile is active" */
  stagePoints(points: number, inactive: boolean): string;
  /** A civilization at the start of a sentence. */
  Seat(seat: number): string;
  /** " (Migration module)", what set it off. */
  because(cause: number, state?: State): string;
}

const SOURCE: Readonly<Record<PaySource['kind'], (value: number) => string>> = {
  die: value => `die ${value}`,
  planning: value => `planning marker ${value}`,
  focus: () => 'a focus marker',
};
const TWO_SOURCES: Readonly<Record<PaySource['kind'], (a: number, b: number) => string>> = {
  die: (a, b) => `dice ${a} and ${b}`,
  planning: (a, b) => `planning markers ${a} and ${b}`,
  focus: () => '2 focus markers',
};

export function phrases(name: Names, seats: SeatNames): Phrases {
  const named = (mask: number): string => listing(bitsOf(mask).map(name.territory));
  return {
    tribe(spot, state, seat) {
      const { territory, ground, weak, n } = readSpot(spot, state, seat);
      const strength = weak === null ? '' : weak ? 'weak ' : 'strong ';
      const article = ground === 'fire' || n === 1 ? 'the' : 'a';
      return `${article} ${strength}tribe ${GROUND[ground]} ${name.territory(territory)}`;
    },
    encampment(target) {
      const where = name.territory(target >> 4);
      switch (readEncampment(target & 15)) {
        case 'fire':
          return `on the fire encampment of ${where}`;
        case 'free':
          return `on a free encampment of ${where}`;
        case 'taken':
          return `on an encampment of ${where}`;
        case 'boat':
          return `on the boat in ${where}`;
      }
    },
    markers: (list, state) => listing(list.map(({ place, n }) => name.markers(place, n, state))),
    sources(first, second) {
      const [a, b] = [readSource(first), readSource(second)];
      if (a.kind === b.kind) return TWO_SOURCES[a.kind](a.value, b.value);
      return listing([SOURCE[a.kind](a.value), SOURCE[b.kind](b.value)]);
    },
    besideSite: (site, state) => (state ? ` beside ${named(state.land.sites[site]!)}` : ''),
    cards(cards) {
      const seen = cards.filter(card => card >= 0).map(name.card);
      const unseen = [0, 1, 2, 3, 4].flatMap(type => {
        const n = cards.filter(card => card === -1 - type).length;
        if (n === 0) return [];
        return [
          n === 1 ? `an unseen ${name.cardType(type)} card` : `${n} unseen ${name.cardType(type)} cards`,
        ];
      });
      return listing([...seen, ...unseen]);
    },
    seats: mask => listing(bitsOf(mask).map(name.seat)),
    stagePoints: (points, inactive) =>
      `${points === 0 ? 'no points' : count(points, FORMS.point)} at the end${inactive ? ' once its tile is active' : ''}`,
    Seat: seat => seats[seat] ?? cap(name.seat(seat)),
    because: (cause, state) => ` (${name.cause(cause, state)})`,
  };
}
