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
import type { Names, SeatNames } from '../../texts.js';
import { cap, count, listing } from './grammar.js';
import { NOUN } from './words.js';

const GROUND: Readonly<Record<Ground, string>> = {
  fire: 'on the fire encampment of',
  plain: 'on an encampment of',
  wild: 'in the wilderness of',
  boat: 'on the boat in',
};

const ENCAMPMENT: Readonly<Record<Encampment, string>> = {
  fire: 'on the fire encampment of',
  free: 'on a free encampment of',
  taken: 'on an encampment of',
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
  /** All whom weather and the like concern: not an automa. */
  everyone(state?: State): string;
  /** "stage 2 (3 points at the end)", "stage 4 (7 points at the end once its tile is active)" */
  stage(stage: number, me: Seat): string;
  /** "Mire toad of the Swamp" */
  creature(creature: number): string;
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

export function phrases(rules: Rules, name: Names, seats: SeatNames): Phrases {
  const named = (mask: number): string => listing(bitsOf(mask).map(name.territory));
  return {
    tribe(spot, state, seat) {
      const { territory, ground, weak, n } = readSpot(spot, state, seat);
      const strength = weak === null ? '' : weak ? 'weak ' : 'strong ';
      const article = ground === 'fire' || n === 1 ? 'the' : 'a';
      return `${article} ${strength}tribe ${GROUND[ground]} ${name.territory(territory)}`;
    },
    encampment: target => `${ENCAMPMENT[encampmentOf(target)]} ${name.territory(territoryOf(target))}`,
    markers: (list, state) => listing(list.map(({ place, n }) => name.markers(place, n, state))),
    sources(first, second) {
      const [a, b] = [readSource(first), readSource(second)];
      if (a.kind === b.kind) return TWO_SOURCES[a.kind](a.value, b.value);
      return listing([SOURCE[a.kind](a.value), SOURCE[b.kind](b.value)]);
    },
    besideSite: (site, state) => (state ? ` beside ${named(state.land.sites[site]!)}` : ''),
    cards(cards) {
      const seen = cards.filter(card => card >= 0).map(name.card);
      const unseen = CARD_TYPES.flatMap((_, type) => {
        const n = cards.filter(card => card === -1 - type).length;
        if (n === 0) return [];
        return [
          n === 1 ? `an unseen ${name.cardType(type)} card` : `${n} unseen ${name.cardType(type)} cards`,
        ];
      });
      return listing([...seen, ...unseen]);
    },
    seats: mask => listing(bitsOf(mask).map(name.seat)),
    everyone(state) {
      if (!state?.solo) return 'everyone';
      return listing(state.seats.flatMap(({ automa }, seat) => (automa ? [] : [name.seat(seat)])));
    },
    stage(stage, me) {
      const points = pointsOfStage(rules, stage);
      const once = points > 0 && !isActive(me, stage) ? ' once its tile is active' : '';
      return `stage ${stage} (${points === 0 ? 'no points' : count(points, NOUN.point)} at the end${once})`;
    },
    creature: creature =>
      `${name.creature(creature)} of the ${name.territoryType(rules.creatures[creature]!.type)}`,
    Seat: seat => seats[seat] ?? cap(name.seat(seat)),
    because: (cause, state) => ` (${name.cause(cause, state)})`,
  };
}
