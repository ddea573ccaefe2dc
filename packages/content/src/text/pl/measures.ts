// What can be counted of a civilization, in words.
import { type CompiledMeasure, MATERIALS, type MeasureName, type Project } from '@civolution/engine';
import { adjective, adjectiveAfter, count, each, followed, formFor, marked, type Noun } from './grammar.js';
import { inTerritories, isMass, material, ofMaterial, site, siteAt, territory } from './lands.js';
import { card, featureMarker, project, track } from './lists.js';
import { NOUN, STEM } from './words.js';

interface Measured {
  /** "co najmniej 2 łodzie", to follow a form of "mieć". */
  readonly atLeast: (n: number) => string;
  /** "ma najwięcej łodzi", said of a civilization. */
  readonly most: string;
  /** "każdą łódź", to follow "za". */
  readonly per: string;
  /** "o 2 łodzie więcej" */
  readonly more: (n: number) => string;
}

const counted = (word: Noun, per = word): Measured => ({
  atLeast: n => `co najmniej ${count(n, word)}`,
  most: `ma najwięcej ${word.more.gen}`,
  per: each(per),
  more: n => `o ${count(n, word)} więcej`,
});

/** The same with a place that stays behind "więcej": "o 1 plemię więcej w dziczy". */
const placed = (word: Noun, one: string, more = one): Measured => ({
  ...counted(followed(word, one, more)),
  more: n => `o ${count(n, word)} więcej ${n === 1 ? one : more}`,
});

/** The same summed over unlike things. */
const together = (word: Noun): Measured => ({
  ...counted(word),
  atLeast: n => `łącznie co najmniej ${count(n, word)}`,
  most: `ma łącznie najwięcej ${word.more.gen}`,
});

const reached = adjectiveAfter(NOUN.space, 'osiągnięt');
const further = (n: number): string => `na ${n}. lub dalszym polu`;

/** A disc on a track, asked for by its space. */
const disc = (on: Noun): Measured => ({
  atLeast: n => `dysk ${further(n)} ${on.one.gen}`,
  most: `prowadzi na ${on.one.loc}`,
  per: each(followed(reached, `na ${on.one.loc}`)),
  more: n => `o ${count(n, NOUN.space)} więcej na ${on.one.loc}`,
});

/** The discs of all tracks together, the one furthest back, the one furthest forward. */
const allTracks: Measured = {
  ...together(followed(reached, `na ${NOUN.progressTrack.more.loc}`)),
  more: disc(NOUN.progressTrack).more,
};
const ownTrack = (which: string, atLeast: (n: number) => string): Measured => {
  const where = `na swoim ${adjective(which, NOUN.progressTrack).one.loc}`;
  return {
    ...counted(followed(reached, where)),
    atLeast,
    more: n => `o ${count(n, NOUN.space)} więcej ${where}`,
  };
};

/** Places with something of one's own, in one of them and in several. */
const places = (
  word: Noun,
  [one, more]: readonly [string, string],
  preposition: string,
  per: string,
  single = word.one.loc,
): Measured => ({
  atLeast: n =>
    n === 1
      ? `${one} ${preposition} ${single}`
      : `${more} ${preposition} co najmniej ${count(n, word, 'loc')}`,
  most: `ma ${more} ${preposition} największej liczbie ${word.more.gen}`,
  per: `${each(word)} ${per}`,
  more: n => `o ${count(n, word)} więcej ${per}`,
});

const inStore = (word: Noun): Noun => followed(word, 'w magazynie');
/** What has no plural is counted by its markers where "każdy" stands before it. */
const markersOf = (genitive: string): Noun => followed(STEM.marker, genitive);

const stored = (of: number): Measured => {
  if (MATERIALS[of] === undefined) return counted(NOUN.stored);
  const word = material(of);
  return counted(inStore(word), inStore(isMass(of) ? markersOf(ofMaterial(of)) : word));
};

const HIGH = 'w 4. lub wyższym rzędzie';
const topCards: Measured = {
  atLeast: n => `co najmniej ${count(n, NOUN.card)} lub ${formFor(n, NOUN.income, 'acc')} ${HIGH}`,
  most: `ma najwięcej ${NOUN.card.more.gen} i ${NOUN.income.more.gen} ${HIGH}`,
  per: `${each(NOUN.card)} i ${each(NOUN.income)} ${HIGH}`,
  more: n => `o ${count(n, NOUN.card)} lub ${formFor(n, NOUN.income, 'acc')} więcej ${HIGH}`,
};

/** Every console holds them: what counts stands on the continent. */
const built = (name: Project): Measured => {
  const word = project(name);
  return counted(adjective('wybudowan', word), word);
};

const TRIBES = [NOUN.tribe.one.acc, NOUN.tribe.more.acc] as const;
const WITH_TRIBE = `ze swoim ${NOUN.tribe.one.ins}`;
const FARM_AND_TRIBE = `swoją ${project('farm').one.acc} i ${NOUN.tribe.one.acc}`;
const WITH_FARM_AND_TRIBE = `ze swoją ${project('farm').one.ins} i ${NOUN.tribe.one.ins}`;

const featureKinds: Measured = {
  ...counted(
    followed(NOUN.kind, NOUN.feature.more.gen),
    followed(NOUN.kind, `swoich ${NOUN.feature.more.gen}`),
  ),
  atLeast: n =>
    n === 1
      ? counted(NOUN.feature).atLeast(n)
      : `${marked('thing', 'feature', 'znaczniki')} co najmniej ${n} różnych cech`,
};

export const MEASURE: Readonly<Record<MeasureName, (of: number) => Measured>> = {
  track: of => (of < 0 ? allTracks : disc(track(of))),
  favor: () => disc(NOUN.favorTrack),
  activationDice: () => counted(NOUN.activationDie),
  fateDice: () => counted(NOUN.fateDie),
  dice: () => together(NOUN.eitherDie),
  food: () => counted(NOUN.food, markersOf(NOUN.food.one.gen)),
  money: () => counted(NOUN.money, markersOf(NOUN.money.more.gen)),
  ideas: () => counted(NOUN.idea),
  focus: () => counted(NOUN.focus),
  features: of => counted(of < 0 ? NOUN.feature : featureMarker(of)),
  stored,
  raw: () => placed(NOUN.raw, 'na kontynencie'),
  tribes: of => (of < 0 ? counted(NOUN.tribe) : placed(NOUN.tribe, ...inTerritories(of))),
  strongTribes: () => counted(NOUN.strongTribe),
  weakTribes: () => counted(NOUN.weakTribe),
  wildTribes: () => placed(NOUN.tribe, 'w dziczy'),
  tribesInOne: of => placed(NOUN.tribe, `na jednym ${territory(of).one.loc}`),
  territories: of => places(territory(of), TRIBES, 'na', WITH_TRIBE),
  tribesBeside: of => placed(NOUN.tribe, `przy ${siteAt(of).more.loc}`),
  farms: () => built('farm'),
  farmAndTribe: of => places(territory(of), [FARM_AND_TRIBE, FARM_AND_TRIBE], 'na', WITH_FARM_AND_TRIBE),
  boats: () => built('boat'),
  settlements: () => built('settlement'),
  statues: () => built('statue'),
  cards: of => counted(adjective('zainstalowan', card(of))),
  hand: () => placed(NOUN.anyCard, 'na ręce'),
  incomeChips: () => counted(NOUN.income),
  goalChips: () => counted(adjective('zainstalowan', NOUN.goal)),
  attributeChips: () => counted(NOUN.attribute),
  upgrades: () => counted(NOUN.upgrade),
  landTypes: () =>
    places(
      followed(NOUN.kind, 'terytorium lądowego', 'terytoriów lądowych'),
      TRIBES,
      'na',
      WITH_TRIBE,
      'terytorium lądowym',
    ),
  cardTypes: () => counted(followed(NOUN.kind, `zainstalowanych ${NOUN.card.more.gen}`)),
  materialKinds: () => counted(followed(NOUN.kind, NOUN.stored.more.gen)),
  featureKinds: () => featureKinds,
  siteKinds: () =>
    places(
      followed(NOUN.kind, `odkrytego ${NOUN.site.one.gen}`, `odkrytych ${NOUN.site.more.gen}`),
      TRIBES,
      'przy',
      `przy swoich ${NOUN.tribe.more.loc}`,
      `odkrytym ${NOUN.site.one.loc}`,
    ),
  planning: () => counted(NOUN.planning),
  lowestTrack: () => ownTrack('najsłabsz', n => `dyski ${further(n)} każdego ${NOUN.progressTrack.one.gen}`),
  highestTrack: () => ownTrack('najlepsz', n => `dysk ${further(n)} dowolnego ${NOUN.progressTrack.one.gen}`),
  fireTribes: () => placed(NOUN.tribe, 'w obozowisku z ogniskiem', 'w obozowiskach z ogniskiem'),
  boatTribes: () => placed(NOUN.tribe, `na ${project('boat').one.loc}`, `na ${project('boat').more.loc}`),
  topCards: () => topCards,
  topModules: () => placed(NOUN.mainModule, 'na poziomie III lub wyższym'),
  grounds: () => places(site('buildingGround'), ['budynek', 'budynki'], 'na', 'ze swoim budynkiem'),
  pale: of =>
    placed(
      adjective('osiągnięt', adjective('jasn', NOUN.space)),
      `na ${of < 0 ? NOUN.progressTrack.more.loc : track(of).one.loc}`,
    ),
};

const measured = ({ name, of }: CompiledMeasure): Measured => MEASURE[name](of);

/** "co najmniej 2 łodzie", as in "jeśli masz co najmniej 2 łodzie". */
export const atLeast = (measure: CompiledMeasure, n: number): string => measured(measure).atLeast(n);

/** "ma najwięcej łodzi", as in "cywilizacja, która ma najwięcej łodzi". */
export const most = (measure: CompiledMeasure): string => measured(measure).most;

/** "każdą łódź", as in "1 PZ za każdą łódź". */
export const per = (measure: CompiledMeasure): string => measured(measure).per;

/** "o 2 łodzie więcej", whatever the measure is narrowed to. */
export const more = (name: MeasureName, n: number): string => MEASURE[name](-1).more(n);
