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
import {
  a,
  bare,
  count,
  described,
  followed,
  joined,
  more as moreOf,
  most,
  type Noun,
  paired,
  the,
  within,
  your,
} from './grammar.js';
import { AREA, MATERIAL, SITE, TERRITORY } from './lands.js';
import { ANY_DIE, CARD, DIE, FEATURE_NAME, PROJECT, TRACK } from './lists.js';
import { NOUN } from './words.js';

export const ON_FAVOR = `auf Ageras ${bare(NOUN.favor)}`;

/** " im Wald", or nothing when no type is named. */
export const inType = (of: number): string => (of < 0 ? '' : ` ${within(TERRITORY[TERRITORY_TYPES[of]!])}`);
/** A territory, of a type when one is named. */
export const areaNoun = (of: number): Noun => (of < 0 ? NOUN.territory : AREA[TERRITORY_TYPES[of]!]);
export const trackNoun = (of: number): Noun => (of < 0 ? NOUN.track : TRACK[TRACKS[of]!]);
export const cardNoun = (of: number): Noun => (of < 0 ? NOUN.card : CARD[CARD_TYPES[of]!]);
export const materialNoun = (of: number): Noun => MATERIAL[MATERIALS[of]!];
export const siteNoun = (of: number): Noun => (of < 0 ? NOUN.site : SITE[SITE_KINDS[of]!]);

const installed = (noun: Noun): Noun => described('installiert', noun);
const tribes = (one: string, other = one): Noun => followed(NOUN.tribe, one, other);
const OWN_TRIBES = ` mit eigenen ${bare(NOUN.tribe, 'dative', 'other')}`;
const OWN_FARM = ` mit eigener ${bare(PROJECT.farm)} und eigenem ${bare(NOUN.tribe)}`;
const OWN_BUILDINGS = ` mit eigenen ${bare(NOUN.building, 'dative', 'other')}`;
const onTrack = (which: string): string => `auf ${which} ${bare(NOUN.track, 'dative')}`;
/** "deiner hintersten Scheibe auf den Fortschrittsleisten" */
const disc = (which: string): string => `deiner ${which} Scheibe auf ${the(NOUN.track, 'dative', 'other')}`;
const [HINDMOST, FOREMOST] = [disc('hintersten'), disc('vordersten')];
const SITE_SORT = joined(NOUN.kind, `entdeckter ${bare(NOUN.site, 'genitive', 'other')}`);

export const MEASURE: Readonly<Record<MeasureName, (of: number) => Noun>> = {
  track: of =>
    of < 0
      ? followed(NOUN.step, ` auf allen ${bare(NOUN.track, 'dative', 'other')} zusammen`)
      : followed(NOUN.step, ` auf ${the(trackNoun(of), 'dative')}`),
  favor: () => followed(NOUN.space, ` ${ON_FAVOR}`),
  activationDice: () => DIE.activation,
  fateDice: () => DIE.fate,
  dice: () => followed(ANY_DIE, '', ' zusammen'),
  food: () => NOUN.food,
  money: () => NOUN.money,
  ideas: () => NOUN.idea,
  focus: () => NOUN.focus,
  features: of => (of < 0 ? NOUN.featureMarker : FEATURE_NAME[FEATURES[of]!]),
  stored: of => (of < 0 ? NOUN.material : materialNoun(of)),
  raw: () => NOUN.raw,
  tribes: of => tribes(inType(of)),
  strongTribes: () => NOUN.strongTribe,
  weakTribes: () => NOUN.weakTribe,
  wildTribes: () => tribes(' in der Wildnis'),
  tribesInOne: of =>
    tribes(` in ${a(areaNoun(of), 'dative')} deiner Wahl`, ` im selben ${bare(areaNoun(of), 'dative')}`),
  territories: of => followed(areaNoun(of), OWN_TRIBES),
  tribesBeside: of =>
    tribes(` an ${a(siteNoun(of), 'dative')}`, ` an ${bare(siteNoun(of), 'dative', 'other')}`),
  farms: () => PROJECT.farm,
  farmAndTribe: of => followed(areaNoun(of), OWN_FARM),
  boats: () => PROJECT.boat,
  settlements: () => PROJECT.settlement,
  statues: () => PROJECT.statue,
  cards: of => installed(cardNoun(of)),
  hand: () => NOUN.handCard,
  incomeChips: () => NOUN.income,
  goalChips: () => installed(NOUN.goal),
  attributeChips: () => NOUN.attribute,
  upgrades: () => NOUN.moduleUpgrade,
  landTypes: () => followed(NOUN.landType, OWN_TRIBES),
  cardTypes: () => joined(NOUN.kind, bare(installed(NOUN.card), 'genitive', 'other')),
  materialKinds: () =>
    followed(joined(NOUN.sort, bare(NOUN.material, 'accusative', 'other')), ' in deinem Depot'),
  featureKinds: () => joined(NOUN.kind, `von ${bare(NOUN.featureMarker, 'dative', 'other')}`),
  siteKinds: () => followed(SITE_SORT, ` an deinen ${bare(NOUN.tribe, 'dative', 'other')}`),
  planning: () => NOUN.planning,
  lowestTrack: () => followed(NOUN.step, ` ${HINDMOST}`),
  highestTrack: () => followed(NOUN.step, ` ${FOREMOST}`),
  fireTribes: () => tribes(' auf einem Feuer-Lagerplatz', ' auf Feuer-Lagerplätzen'),
  boatTribes: () =>
    tribes(` auf ${a(PROJECT.boat, 'dative')}`, ` auf ${bare(PROJECT.boat, 'dative', 'other')}`),
  topCards: () => followed(paired(NOUN.card, NOUN.income), ' ab Stufe 4'),
  topModules: () => followed(NOUN.mainModule, ' auf Level III oder höher'),
  grounds: () => followed(SITE.buildingGround, OWN_BUILDINGS),
  pale: of =>
    followed(
      described('hell', NOUN.space),
      of < 0 ? ` auf ${your(NOUN.track, 'dative', 'other')}` : ` auf ${the(trackNoun(of), 'dative')}`,
    ),
};

const noun = ({ name, of }: CompiledMeasure): Noun => MEASURE[name](of);

/** The Favor of Agera and the tracks are asked for a space, all else for an amount. */
function trackOf({ name, of }: CompiledMeasure): { readonly reached: string; readonly led: string } | null {
  switch (name) {
    case 'favor':
      return { reached: ON_FAVOR, led: ON_FAVOR };
    case 'track': {
      const where = `auf ${the(trackNoun(of), 'dative')}`;
      return of < 0 ? null : { reached: where, led: where };
    }
    case 'lowestTrack':
      return { reached: onTrack('jeder'), led: `mit ${HINDMOST}` };
    case 'highestTrack':
      return { reached: onTrack('einer beliebigen'), led: `mit ${FOREMOST}` };
    default:
      return null;
  }
}

/** Where one has something in so many places: "in 2 Gebieten Stämme". */
function placesOf({ name, of }: CompiledMeasure): Places | null {
  switch (name) {
    case 'territories':
      return { at: 'in', place: areaNoun(of), what: someOf(NOUN.tribe) };
    case 'landTypes':
      return { at: 'in', place: NOUN.landType, what: someOf(NOUN.tribe) };
    case 'farmAndTribe':
      return { at: 'in', place: areaNoun(of), what: () => `${a(PROJECT.farm)} und ${a(NOUN.tribe)}` };
    case 'siteKinds':
      return { at: 'an', place: SITE_SORT, what: someOf(NOUN.tribe) };
    case 'grounds':
      return { at: 'auf', place: SITE.buildingGround, what: someOf(NOUN.building) };
    default:
      return null;
  }
}
interface Places {
  readonly at: string;
  readonly place: Noun;
  readonly what: (places: number) => string;
}
const someOf =
  (noun: Noun) =>
  (places: number): string =>
    places === 1 ? a(noun) : bare(noun, 'accusative', 'other');

/** "mindestens 2 Boote", "in mindestens 2 Gebieten Stämme" */
function amount(measure: CompiledMeasure, n: number): string {
  const places = placesOf(measure);
  if (!places) return `mindestens ${count(n, noun(measure))}`;
  return `${places.at} mindestens ${count(n, places.place, 'dative')} ${places.what(n)}`;
}

/** Every console holds them: what counts stands on the continent. */
const BUILT: ReadonlySet<MeasureName> = new Set<MeasureName>(['farms', 'boats', 'settlements', 'statues']);
/** What a civilization has done to have it: " gebaut", " erreicht". */
function done({ name }: CompiledMeasure): string {
  if (name === 'pale') return ' erreicht';
  return BUILT.has(name) ? ' gebaut' : '';
}

/** "habe mindestens 2 Ideen" */
export function demand(measure: CompiledMeasure, n: number): string {
  const track = trackOf(measure);
  return track
    ? `erreiche ${track.reached} mindestens Feld ${n}`
    : `habe ${amount(measure, n)}${done(measure)}`;
}

/** "du mindestens 2 Ideen hast", as in "falls du …"; "dann", after something else. */
export function having(measure: CompiledMeasure, n: number, then = false): string {
  const you = then ? 'du dann' : 'du';
  const track = trackOf(measure);
  return track
    ? `${you} ${track.reached} mindestens Feld ${n} erreicht hast`
    : `${you} ${amount(measure, n)}${done(measure)} hast`;
}

/** "du die meisten Ideen hast"; "allein", when a tie is not enough. */
export function leading(measure: CompiledMeasure, alone: boolean): string {
  const you = alone ? 'du allein' : 'du';
  const track = trackOf(measure);
  return track
    ? `${you} ${track.led} am weitesten vorn liegst`
    : `${you} ${most(noun(measure))}${done(measure)} hast`;
}

/** "mindestens 2", said of who leads. */
export const atLeast = (measure: CompiledMeasure, n: number): string =>
  `mindestens ${trackOf(measure) ? 'Feld ' : ''}${n}`;

/** "Boot", as in "1 Erfolgspunkt pro Boot" */
export function per(measure: CompiledMeasure): string {
  if (measure.name === 'featureKinds') return bare(OWN_FEATURE_KIND, 'accusative');
  const one = bare(noun(measure), 'accusative');
  return measure.name === 'pale' ? `erreichtes ${one}` : one;
}
const OWN_FEATURE_KIND = joined(NOUN.kind, your(NOUN.featureMarker, 'genitive', 'other'));

/** What is said otherwise when there is more of it. */
const MORE: Readonly<Partial<Record<MeasureName, Noun>>> = {
  track: followed(NOUN.step, ` ${onTrack('einer')}`),
  lowestTrack: followed(NOUN.step, ` mit ${HINDMOST}`),
  highestTrack: followed(NOUN.step, ` mit ${FOREMOST}`),
  dice: ANY_DIE,
};

/** "2 Boote mehr", whatever the measure is narrowed to. */
export const more = (name: MeasureName, n: number): string => moreOf(n, MORE[name] ?? MEASURE[name](-1));
