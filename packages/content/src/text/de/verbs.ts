// What the verbs of packs say; those that hold other lists ask for the parts of these.
import {
  ANY_FEATURE,
  ANY_MATERIAL,
  type CompiledEffect,
  DICE,
  FAVOR_STEP,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  HAND_CARD,
  IDEA,
  MAIN_MODULES,
  MODULES,
  MONEY,
  PROJECTS,
  type Project,
  type Rules,
  STORED,
  STRENGTH,
  TERRITORY_TYPES,
  upgradeMask,
  type Verb,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { type Clause, choice, clause, DO, type Part, paid, provided, tested, wide } from './clauses.js';
import { a, bare, count, described, listing, type Noun, ofYours, the, upTo, your } from './grammar.js';
import { TERRITORY, WEATHER_NAME } from './lands.js';
import { DIE, FEATURE_NAME, MODULE, PROJECT } from './lists.js';
import { cardNoun, having, materialNoun, ON_FAVOR, per, trackNoun } from './measures.js';
import { NOUN } from './words.js';

/** A marker by the place it lies on. */
export function markerNoun(place: number): Noun {
  if (place >= STORED) return materialNoun(place - STORED);
  if (place >= FEATURE) return FEATURE_NAME[FEATURES[place - FEATURE]!];
  return MARKERS[place]!;
}

const MARKERS: Readonly<Record<number, Noun>> = {
  [FOOD]: NOUN.food,
  [MONEY]: NOUN.money,
  [IDEA]: NOUN.idea,
  [FOCUS]: NOUN.focus,
};

const any = (n: number, noun: Noun): string => count(n, described('beliebig', noun));
const additional = (die: Noun): string => count(1, described('zusätzlich', die));
const HOT_OR_COLD = `Richtung ${bare(WEATHER_NAME.hot)} oder ${bare(WEATHER_NAME.cold)}`;
const LOSSES = [[], [NOUN.food], [NOUN.tribe], [NOUN.food, NOUN.tribe]] as const;

/** One thing, or up to so many, with the rest of the sentence in the number that goes with it. */
const upToWith = (n: number, noun: Noun, one: string, other: string): string =>
  `${upTo(n, noun)} ${n === 1 ? one : other}`;

/** Farms and boats cost nothing. */
const built = (project: Project): string =>
  `${count(1, PROJECT[project])}${project === 'statue' || project === 'settlement' ? ' zu den üblichen Kosten' : ''}`;

const traded = (n: number): string =>
  `${n === 1 ? '' : 'in beliebiger Reihenfolge '}${upTo(n, NOUN.sale)} und/oder ${upTo(n, NOUN.purchase)}`;

type VerbTexts = Readonly<Record<Verb, (e: CompiledEffect, track: number) => Part[]>>;

/** What a price asks to do: markers are paid, all else has its own word. */
export const priced = (what: number, n: number): Clause => {
  switch (what) {
    case ANY_FEATURE:
      return clause(DO.pay, any(n, NOUN.featureMarker));
    case ANY_MATERIAL:
      return clause(DO.pay, any(n, NOUN.material));
    case HAND_CARD:
      return clause(DO.discard, count(n, NOUN.handCard));
    case FAVOR_STEP:
      return clause(DO.fallBack, `${count(n, NOUN.step)} ${ON_FAVOR}`);
    case STRENGTH:
      return clause(DO.weaken, count(n, NOUN.strongTribe));
    default:
      return clause(DO.pay, count(n, markerNoun(what)));
  }
};

/** `track` is the one whose line was crossed, or -1. */
export function verbTexts(rules: Rules, parts: (list: number, track: number) => Part[]): VerbTexts {
  const gained = ({ what, n, of }: CompiledEffect): string => {
    if (what === ANY_FEATURE) return `${count(n, NOUN.featureMarker)} deiner Wahl`;
    if (what >= 0) return count(n, markerNoun(what));
    const materials = count(n, NOUN.material);
    if (of > 0) return `${materials} der Gebietsart ${bare(TERRITORY[TERRITORY_TYPES[of]!])}`;
    return `${materials} ${of < 0 ? `aus Depotreihe ${-of}` : 'deiner Wahl'}`;
  };

  const upgraded = (mask: number, track: number): string => {
    const modules = upgradeMask(rules, mask, track);
    if (modules === 0) return `${count(1, NOUN.mainModule)} mit der Augenzahl der Leiste`;
    const some = bitsOf(modules);
    if (some.length === MAIN_MODULES) return count(1, NOUN.mainModule);
    const value = rules.modulesOfValue.indexOf(modules);
    if (value > 0) return `${count(1, NOUN.mainModule)} mit Augenzahl ${value}`;
    return listing(
      some.map(module => your(MODULE[MODULES[module]!][1], 'accusative')),
      'disjunction',
    );
  };

  const price = (cost: number): Clause[] => rules.costs[cost]!.map(({ what, n }) => priced(what, n));

  return {
    gain: e => [clause(DO.gain, gained(e))],
    points: e => [clause(DO.gain, count(e.n, NOUN.point))],
    pointsPer: e => {
      const most = e.max === Number.MAX_SAFE_INTEGER ? '' : ` (höchstens ${e.max})`;
      return [clause(DO.gain, wide(`${count(e.n, NOUN.point)} pro ${per(e.measure!)}${most}`))];
    },
    favor: e => [clause(DO.advance, `${count(e.n, NOUN.step)} ${ON_FAVOR}`)],
    track: e => {
      const where =
        e.what < 0 ? `einer beliebigen ${bare(NOUN.track, 'dative')}` : the(trackNoun(e.what), 'dative');
      return [clause(DO.advance, `${count(e.n, NOUN.step)} auf ${where}`)];
    },
    upgrade: (e, track) => [clause(DO.upgrade, upgraded(e.what, track))],
    gainIncome: () => [clause(DO.take, count(1, NOUN.income))],
    useIncome: () => [clause(DO.carryOut, `die Aktion ${ofYours(1, NOUN.income)}`)],
    activity: () => [clause(DO.carryOut, count(1, NOUN.activity))],
    flipStage: () => [clause(DO.switch, `${count(1, NOUN.stage)} auf aktiv`)],
    gainCard: e => [clause(DO.take, count(1, cardNoun(e.what)))],
    drawCards: e => {
      const drawn = clause(DO.draw, count(e.n, NOUN.card));
      return e.max === e.n ? [drawn] : [drawn, clause(DO.keep, `${e.max} davon`)];
    },
    installCard: e => [clause(DO.install, count(1, cardNoun(e.what)))],
    gainGoal: () => [clause(DO.take, count(1, NOUN.goal))],
    migrate: e => [clause(DO.perform, upTo(e.n, NOUN.migration))],
    procreate: e => [clause(DO.perform, upTo(e.n, NOUN.procreation))],
    strengthen: e => [clause(DO.strengthen, upTo(e.n, NOUN.weakTribe))],
    reveal: e => [clause(DO.reveal, upTo(e.n, NOUN.site))],
    test: (e, track) => {
      const [pass, fail] = [parts(e.lists[0]!, track), parts(e.lists[1]!, track)];
      return [tested(clause(DO.make, a(NOUN.test)), pass, fail)];
    },
    or: (e, track) => [choice(e.lists.map(list => parts(list, track)))],
    pay: (e, track) => [paid(price(e.cost), parts(e.lists[0]!, track))],
    if: (e, track) => [provided(then => `falls ${having(e.measure!, e.n, then)}`, parts(e.lists[0]!, track))],
    lose: e => [clause(DO.lose, wide(LOSSES[e.what]!.map(noun => count(1, noun)).join(' oder ')))],
    populate: e => {
      const tribes = upToWith(
        e.n,
        NOUN.weakTribe,
        'aus deinem Vorrat auf einen freien Lagerplatz',
        'aus deinem Vorrat auf freie Lagerplätze',
      );
      const own = count(1, described('eigen', NOUN.tribe), 'dative');
      return [clause(DO.set, `${tribes} eines Landgebietes mit mindestens ${own}`)];
    },
    hunt: e => [clause(DO.perform, upTo(e.n, NOUN.hunt))],
    find: e => [clause(DO.make, upTo(e.n, NOUN.find))],
    produce: e => [clause(DO.produce, upTo(e.n, NOUN.raw))],
    transport: e => [clause(DO.transport, `${upTo(e.n, NOUN.raw)} in dein Depot`)],
    trade: e => [clause(DO.deal, traded(e.n))],
    build: e =>
      e.what < 0
        ? [clause(DO.complete, count(1, NOUN.project))]
        : [clause(DO.build, built(PROJECTS[e.what]!))],
    plan: e => [clause(DO.put, `${count(e.n, NOUN.planning)} auf ein beliebiges Würfelfeld`)],
    gainDie: e =>
      e.what < 0
        ? [clause(DO.take, wide(`entweder ${additional(DIE.activation)} oder ${additional(DIE.fate)}`))]
        : [clause(DO.take, additional(DIE[DICE[e.what]!]))],
    recall: e => [
      clause(DO.roll, ofYours(e.n, described('benutzt', DIE.activation))),
      clause(
        DO.layBack,
        e.n === 1 ? 'ihn auf das passende Würfelfeld' : 'sie auf die passenden Würfelfelder',
      ),
    ],
    setDie: e => {
      const value = e.n === 1 ? 'eine beliebige Augenzahl' : 'beliebige Augenzahlen';
      return [clause(DO.turn, `auf deinen Würfelfeldern ${upTo(e.n, DIE.activation)} auf ${value}`)];
    },
    mutate: e => [
      clause(
        DO.shift,
        upToWith(
          e.n,
          NOUN.featureMarker,
          'auf ein anderes Eigenschaftsfeld',
          'auf andere Eigenschaftsfelder',
        ),
      ),
    ],
    installGoal: () => [clause(DO.install, count(1, NOUN.goal))],
    weather: e => [clause(DO.move, `den Wetteranzeiger ${upTo(e.n, NOUN.step)} ${HOT_OR_COLD}`)],
    tracks: e => {
      const where =
        e.n === 1
          ? `einer beliebigen ${bare(NOUN.track, 'dative')} 1`
          : `${count(e.n, described('verschieden', NOUN.track), 'dative')} je 1`;
      return [clause(DO.advance, wide(`auf ${where} Schritt`))];
    },
    features: e => {
      const markers = e.n === 1 ? NOUN.featureMarker : described('verschieden', NOUN.featureMarker);
      return [clause(DO.gain, `${count(e.n, markers)} deiner Wahl`)];
    },
    stock: e => {
      const from = `${bare(NOUN.material, 'dative')} ${a(NOUN.landType, 'genitive')}`;
      return [clause(DO.gain, wide(`${e.n} von jedem ${from} deiner Wahl`))];
    },
    drawEach: () => [
      clause(DO.draw, wide(`von jedem verdeckten Forschungsstapel die oberste ${bare(NOUN.anyCard)}`)),
    ],
    expand: () => [
      clause(
        DO.set,
        `${count(1, NOUN.tribe)} aus deinem Vorrat auf einen freien Lagerplatz ohne Feuer in einem unerschlossenen Gebiet`,
      ),
      clause(DO.develop, `dieses mit ${count(1, NOUN.raw, 'dative')}`),
    ],
  };
}
