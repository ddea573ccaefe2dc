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
import { count, plural } from './grammar.js';
import { MATERIAL, SITE, TERRITORY } from './lands.js';
import { CARD_TYPE, FEATURE_NAME, PROJECT, TRACK } from './lists.js';
import { NOUN } from './words.js';

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

const OWN_TRIBES = `your ${NOUN.tribe.other}`;

const territory = (of: number): string => TERRITORY[TERRITORY_TYPES[of]!];
/** " in Forest", or nothing when no type is named. */
const inType = (of: number): string => (of < 0 ? '' : ` in ${territory(of)}`);

export const MEASURE: Readonly<Record<MeasureName, (of: number) => Noun>> = {
  track: of =>
    regular('step', of < 0 ? ` on all ${NOUN.track.other} together` : ` on the ${TRACK[TRACKS[of]!]} track`),
  favor: () => regular('space', ` on the ${NOUN.favor.one}`),
  activationDice: () => NOUN.activationDie,
  fateDice: () => NOUN.fateDie,
  dice: () => NOUN.eitherDie,
  food: () => NOUN.food,
  money: () => NOUN.money,
  ideas: () => NOUN.idea,
  focus: () => NOUN.focus,
  features: of => (of < 0 ? NOUN.featureMarker : same(FEATURE_NAME[FEATURES[of]!])),
  stored: of => (of < 0 ? NOUN.material : same(`stored ${MATERIAL[MATERIALS[of]!]}`)),
  raw: () => NOUN.raw,
  tribes: of => followed(NOUN.tribe, inType(of)),
  strongTribes: () => NOUN.strongTribe,
  weakTribes: () => NOUN.weakTribe,
  wildTribes: () => followed(NOUN.tribe, ' in the wilderness'),
  tribesInOne: of =>
    followed(NOUN.tribe, of < 0 ? ' in one territory' : ` in one ${territory(of)} territory`),
  territories: of => territoriesWith(of, OWN_TRIBES),
  tribesBeside: of =>
    followed(NOUN.tribe, of < 0 ? ` beside a ${NOUN.site.one}` : ` beside ${SITE[SITE_KINDS[of]!].other}`),
  farms: () => PROJECT.farm,
  farmAndTribe: of => territoriesWith(of, `your ${PROJECT.farm.one} and ${NOUN.tribe.one}`),
  boats: () => PROJECT.boat,
  settlements: () => PROJECT.settlement,
  statues: () => PROJECT.statue,
  cards: of => installed(of < 0 ? NOUN.card : regular(`${CARD_TYPE[CARD_TYPES[of]!]} card`)),
  hand: () => followed(NOUN.card, ' in hand'),
  incomeChips: () => NOUN.chip,
  goalChips: () => installed(NOUN.goal),
  attributeChips: () => NOUN.attribute,
  upgrades: () => NOUN.upgrade,
  landTypes: () => regular('land type', ` with ${OWN_TRIBES}`),
  cardTypes: () => regular('type', ` of installed ${NOUN.card.other}`),
  materialKinds: () => kinds(NOUN.material),
  featureKinds: () => preceded('different ', NOUN.feature),
  siteKinds: () => followed(kinds(NOUN.site), ` beside ${OWN_TRIBES}`),
  planning: () => NOUN.planning,
  lowestTrack: () => regular('space', ` reached on your hindmost ${NOUN.progressTrack.one}`),
  highestTrack: () => regular('space', ` reached on your foremost ${NOUN.progressTrack.one}`),
  fireTribes: () => ({
    one: `${NOUN.tribe.one} on a fire encampment`,
    other: `${NOUN.tribe.other} on fire encampments`,
  }),
  boatTribes: () => ({
    one: `${NOUN.tribe.one} on a ${PROJECT.boat.one}`,
    other: `${NOUN.tribe.other} on ${PROJECT.boat.other}`,
  }),
  topCards: () => ({
    one: `${NOUN.card.one} or ${NOUN.chip.one} in stage 4 or above`,
    other: `${NOUN.card.other} and ${NOUN.chip.other} in stage 4 or above`,
  }),
  topModules: () => followed(NOUN.mainModule, ' at level III or above'),
  grounds: () => followed(SITE.buildingGround, ' with your buildings'),
  pale: of =>
    regular(
      'pale space',
      ` reached on ${of < 0 ? `your ${NOUN.progressTrack.other}` : `the ${TRACK[TRACKS[of]!]} track`}`,
    ),
};

function territoriesWith(of: number, what: string): Noun {
  const type = of < 0 ? '' : `${territory(of)} `;
  return { one: `${type}territory with ${what}`, other: `${type}territories with ${what}` };
}

const noun = ({ name, of }: CompiledMeasure): Forms => MEASURE[name](of);

/** The track on which a space is asked for; of all else an amount. */
function trackOf({ name, of }: CompiledMeasure): string | null {
  switch (name) {
    case 'favor':
      return `the ${NOUN.favor.one}`;
    case 'track':
      return of < 0 ? null : `the ${TRACK[TRACKS[of]!]} track`;
    case 'lowestTrack':
      return `every ${NOUN.progressTrack.one}`;
    case 'highestTrack':
      return `any ${NOUN.progressTrack.one}`;
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
    ? `${n} more ${plural(n, NOUN.step)} on a ${NOUN.track.one}`
    : `${n} more ${plural(n, MEASURE[name](-1))}`;
