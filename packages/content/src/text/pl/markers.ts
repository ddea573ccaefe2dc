// Markers by the place where they lie.
import {
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  type Markers,
  MONEY,
  NOTCH,
  PLANNING,
  RAW,
  RESET,
  STORED,
  type State,
} from '@civolution/engine';
import { and, type Case, count } from './grammar.js';
import { material, materialName } from './lands.js';
import { FEATURE as FEATURE_NAME } from './lists.js';
import type { Places } from './places.js';
import { marker } from './verbs.js';
import { NOUN } from './words.js';

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
