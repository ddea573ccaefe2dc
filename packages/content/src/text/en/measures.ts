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
/** A noun with more before it. */
const preceded = (before: string, { one, other }: Noun): Noun => ({
  one: before + one,
  other: before + other,
});
const installed = (noun: Noun): Noun => preceded('installed ', noun);
const kinds = ({ one, other }: Noun): Noun => ({ one: `kind of ${one}`, other: `kinds of ${other}` });
const same = (word: string): Noun => ({ one: word, other: word });

const OWN_TRIBES = `your ${FORMS.tribe.other}`;

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in Forest", or nothing when no type is named. */
const inType = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);

const NOUNS: Readonly<Record<MeasureName, (of: number) => Noun>> = {
  track: of =>
    regular('step', of < 0 ? ` on all ${FORMS.track.other} together` : ` on the ${TRACK[TRACKS[of]!]} track`),
  favor: () => regular('space', ` on the ${FORMS.favor.one}`),
  activationDice: () => FORMS.activationDie,
  fateDice: () => FORMS.fateDie,
  dice: () => FORMS.eitherDie,
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
  territories: of => territoriesWith(of, OWN_TRIBES),
  tribesBeside: of =>
    followed(FORMS.tribe, of < 0 ? ` beside a ${FORMS.site.one}` : ` beside ${SITE[SITE_KINDS[of]!].other}`),
  farms: () => FORMS.farm,
  farmAndTribe: of => territoriesWith(of, `your ${FORMS.farm.one} and ${FORMS.tribe.one}`),
  boats: () => FORMS.boat,
  settlements: () => FORMS.settlement,
  statues: () => FORMS.statue,
  cards: of => installed(of < 0 ? FORMS.card : regular(`${CARD_TYPE[CARD_TYPES[of]!]} card`)),
  hand: () => followed(FORMS.card, ' in hand'),
  incomeChips: () => FORMS.chip,
  goalChips: () => installed(FORMS.goal),
  attributeChips: () => FORMS.attribute,
  upgrades: () => FORMS.upgrade,
  landTypes: () => regular('land type', ` with ${OWN_TRIBES}`),
  cardTypes: () => regular('type', ` of installed ${FORMS.card.other}`),
  materialKinds: () => kinds(FORMS.material),
  featureKinds: () => preceded('different ', FORMS.feature),
  siteKinds: () => followed(kinds(FORMS.site), ` beside ${OWN_TRIBES}`),
  planning: () => FORMS.planning,
  lowestTrack: () => regular('space', ` reached on your hindmost ${FORMS.progressTrack.one}`),
  highestTrack: () => regular('space', ` reached on your foremost ${FORMS.progressTrack.one}`),
  fireTribes: () => ({
    one: `${FORMS.tribe.one} on a fire encampment`,
    other: `${FORMS.tribe.other} on fire encampments`,
  }),
  boatTribes: () => ({
    one: `${FORMS.tribe.one} on a ${FORMS.boat.one}`,
    other: `${FORMS.tribe.other} on ${FORMS.boat.other}`,
  }),
  topCards: () => ({
    one: `${FORMS.card.one} or ${FORMS.chip.one} in stage 4 or above`,
    other: `${FORMS.card.other} and ${FORMS.chip.other} in stage 4 or above`,
  }),
  topModules: () => followed(FORMS.mainModule, ' at level III or above'),
  grounds: () => followed(SITE.buildingGround, ' with your buildings'),
  pale: of =>
    regular(
      'pale space',
      ` reached on ${of < 0 ? `your ${FORMS.progressTrack.other}` : `the ${TRACK[TRACKS[of]!]} track`}`,
    ),
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
      return `the ${FORMS.favor.one}`;
    case 'track':
      return of < 0 ? null : `the ${TRACK[TRACKS[of]!]} track`;
    case 'lowestTrack':
      return `every ${FORMS.progressTrack.one}`;
    case 'highestTrack':
      return `any ${FORMS.progressTrack.one}`;
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
    ? `${n} more ${plural(n, FORMS.step)} on a ${FORMS.track.one}`
    : `${n} more ${plural(n, NOUNS[name](-1))}`;
