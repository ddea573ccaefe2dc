// What can be counted of a civilization, in words.
import {
  CARD_TYPES,
  type CompiledMeasure,
  FEATURES,
  MATERIALS,
  type MeasureName,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
} from '@civolution/engine';
import type { Forms } from '../../plural.js';
import { CARD_TYPE, count, FEATURE_NAME, FORMS, MATERIAL, plural, SITE, TERRITORY, TRACK } from './words.js';

type Noun = { readonly one: string; readonly other: string };

const regular = (one: string, rest = ''): Noun => ({ one: `${one}${rest}`, other: `${one}s${rest}` });
/** A noun with more behind it. */
const followed = ({ one, other }: Noun, rest: string): Noun => ({ one: one + rest, other: other + rest });
const same = (word: string): Noun => ({ one: word, other: word });

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in Forest", or nothing when no type is named. */
const inType = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);

const NOUNS: Readonly<Record<MeasureName, (of: number) => Noun>> = {
  track: of => regular('step', of < 0 ? ' on all tracks together' : ` on the ${TRACK[TRACKS[of]!]} track`),
  favor: () => regular('space', ' on the Favor of Agera track'),
  activationDice: () => FORMS.activationDie,
  fateDice: () => FORMS.fateDie,
  dice: () => ({ one: 'die of either kind', other: 'dice of both kinds' }),
  food: () => FORMS.food,
  money: () => FORMS.money,
  ideas: () => FORMS.idea,
  focus: () => FORMS.focus,
  features: of => (of < 0 ? FORMS.featureMarker : same(FEATURE_NAME[FEATURES[of]!])),
  stored: of => (of < 0 ? FORMS.material : same(`stored ${MATERIAL[MATERIALS[of]!]}`)),
  raw: () => FORMS.raw,
  tribes: of => followed(FORMS.tribe, inType(of)),
  strongTribes: () => FORMS.strongTribe,
  weakTribes: () => FORMS.weakTribe,
  wildTribes: () => followed(FORMS.tribe, ' in the wilderness'),
  tribesInOne: of =>
    followed(FORMS.tribe, of < 0 ? ' in one territory' : ` in one ${territory(of)} territory`),
  territories: of => territoriesWith(of, 'your tribes'),
  tribesBeside: of =>
    followed(FORMS.tribe, of < 0 ? ' beside a site' : ` beside ${SITE[SITE_KINDS[of]!].other}`),
  farms: () => FORMS.farm,
  farmAndTribe: of => territoriesWith(of, 'your farm and tribe'),
  boats: () => FORMS.boat,
  settlements: () => FORMS.settlement,
  statues: () => FORMS.statue,
  cards: of => (of < 0 ? regular('installed card') : regular(`installed ${CARD_TYPE[CARD_TYPES[of]!]} card`)),
  hand: () => followed(FORMS.card, ' in hand'),
  incomeChips: () => FORMS.chip,
  goalChips: () => regular('installed goal chip'),
  attributeChips: () => FORMS.attribute,
  upgrades: () => FORMS.upgrade,
  landTypes: () => regular('land type', ' with your tribes'),
  cardTypes: () => regular('type', ' of installed cards'),
  materialKinds: () => ({ one: 'kind of stored material', other: 'kinds of stored materials' }),
  featureKinds: () => regular('different feature'),
  siteKinds: () => ({ one: 'kind of site beside your tribes', other: 'kinds of sites beside your tribes' }),
  planning: () => FORMS.planning,
  lowestTrack: () => regular('space', ' reached on your hindmost progress track'),
  highestTrack: () => regular('space', ' reached on your foremost progress track'),
  fireTribes: () => ({ one: 'tribe on a fire encampment', other: 'tribes on fire encampments' }),
  boatTribes: () => ({ one: 'tribe on a boat', other: 'tribes on boats' }),
  topCards: () => ({
    one: 'card or income chip in stage 4 or above',
    other: 'cards and income chips in stage 4 or above',
  }),
  topModules: () => followed(FORMS.mainModule, ' at level III or above'),
  grounds: () => regular('Building ground', ' with your buildings'),
};

function territoriesWith(of: number, what: string): Noun {
  const type = of < 0 ? '' : `${territory(of)} `;
  return { one: `${type}territory with ${what}`, other: `${type}territories with ${what}` };
}

const noun = ({ name, of }: CompiledMeasure): Forms => NOUNS[name](of);

/** The track on which a space is asked for; of all else an amount. */
function trackOf({ name, of }: CompiledMeasure): string | null {
  switch (name) {
    case 'favor':
      return 'the Favor of Agera track';
    case 'track':
      return of < 0 ? null : `the ${TRACK[TRACKS[of]!]} track`;
    case 'lowestTrack':
      return 'every progress track';
    case 'highestTrack':
      return 'any progress track';
    default:
      return null;
  }
}

/** Every console holds them: what counts stands on the continent. */
const BUILT: ReadonlySet<MeasureName> = new Set<MeasureName>(['farms', 'boats', 'settlements', 'statues']);

/** "have at least 2 ideas" */
export function atLeast(measure: CompiledMeasure, n: number): string {
  const track = trackOf(measure);
  return track === null
    ? `have ${BUILT.has(measure.name) ? 'built ' : ''}at least ${count(n, noun(measure))}`
    : `stand on space ${n} or further on ${track}`;
}

/** "the most boats", as in "with the most boats" */
export function most(measure: CompiledMeasure): string {
  const track = measure.name === 'favor' || measure.name === 'track' ? trackOf(measure) : null;
  return track === null ? `the most ${plural(2, noun(measure))}` : `the foremost disc on ${track}`;
}

/** "boat", as in "1 point per boat" */
export const per = (measure: CompiledMeasure): string =>
  `${plural(1, noun(measure))}${measure.name === 'featureKinds' ? ' you have' : ''}`;

/** "2 more boats", whatever the measure is narrowed to. */
export const more = (name: MeasureName, n: number): string =>
  name === 'track'
    ? `${n} more ${plural(n, FORMS.step)} on a track`
    : `${n} more ${plural(n, NOUNS[name](-1))}`;
