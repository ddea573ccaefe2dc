// What the verbs of packs say for themselves; those that hold other lists stand in `effects.ts`.
import {
  ANY_FEATURE,
  ANY_MATERIAL,
  type CompiledEffect,
  DICE,
  FEATURE,
  FOCUS,
  FOOD,
  IDEA,
  MAIN_MODULES,
  MODULES,
  MONEY,
  type NestingVerb,
  PROJECTS,
  type Rules,
  STORED,
  type Verb,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { ADVANCE, GAIN, PERFORM, type Phrase, PUT, phrase, word } from './clauses.js';
import { adjective, atMost, count, type Noun, or, upTo } from './grammar.js';
import { fromTerritory, material } from './lands.js';
import { card, DIE, featureMarker, ofModule, project, track } from './lists.js';
import { per } from './measures.js';
import { NOUN } from './words.js';

const INSTALL = word('zainstaluj', 'zainstalować');
const UPGRADE = word('ulepsz', 'ulepszyć');
const MOVE = word('przesuń', 'przesunąć');
const KEEP = word('zatrzymaj', 'zatrzymać');
const DRAW = word('dobierz', 'dobrać');
const DEVELOP = word('rozwiń', 'rozwinąć');

const PLAIN: readonly (readonly [place: number, noun: Noun])[] = [
  [FOOD, NOUN.food],
  [MONEY, NOUN.money],
  [IDEA, NOUN.idea],
  [FOCUS, NOUN.focus],
];

/** The noun for a marker at a place that can be gained or paid. */
export function marker(place: number): Noun {
  if (place === ANY_FEATURE) return adjective('dowoln', NOUN.feature);
  if (place === ANY_MATERIAL) return adjective('dowoln', NOUN.stored);
  const plain = PLAIN.find(([at]) => at === place);
  if (plain) return plain[1];
  return place >= STORED ? material(place - STORED) : featureMarker(place - FEATURE);
}

function gained({ what, of, n }: CompiledEffect): string {
  if (what !== ANY_MATERIAL || of === 0) return count(n, marker(what));
  return `${count(n, NOUN.stored)}${of < 0 ? ` z ${-of}. wiersza magazynu` : fromTerritory(of)}`;
}

function upgraded(rules: Rules, mask: number): string {
  const main = count(1, NOUN.mainModule);
  if (mask === -1) return `${main} w kolorze tego toru`;
  const some = bitsOf(mask);
  if (some.length === MAIN_MODULES) return main;
  const value = rules.modulesOfValue.indexOf(mask);
  return value > 0
    ? `${main} z kością o wartości ${value}`
    : `moduł ${or(some.map(m => ofModule(MODULES[m]!)))}`;
}

const LOST: readonly string[] = [
  '',
  count(1, NOUN.food),
  count(1, NOUN.tribe),
  or([count(1, NOUN.food), count(1, NOUN.tribe)]),
];

const encampments = (n: number): string => {
  const free = adjective('woln', NOUN.encampment);
  const where = n === 1 ? `${free.one.loc} na` : `${free.more.loc} na jednym`;
  return `${upTo(n, NOUN.weakTribe)} w ${where} terytorium lądowym ze swoim ${NOUN.tribe.one.ins}`;
};

/** "po 1 zebranym materiale, po 2 zebrane materiały" */
const stocked = (n: number): string =>
  `po ${count(n, NOUN.stored, n === 1 ? 'loc' : 'acc')} z każdego pola magazynu`;

const FREE_PLACE = `w ${adjective('woln', NOUN.encampment).one.loc} bez ogniska na nierozwiniętym ${NOUN.territory.one.loc}`;

/** Farms and boats cost nothing. */
const built = (of: number): string => {
  const name = PROJECTS[of]!;
  const paid = name === 'statue' || name === 'settlement';
  return `${count(1, project(name))}${paid ? ' po zwykłym koszcie' : ''}`;
};

/** Feature markers, as Mutation moves them. */
export const moved = (n: number): string =>
  `${atMost(n, NOUN.feature)} na ${n === 1 ? 'inne pole cechy' : 'inne pola cech'}`;

export type SimpleVerb = Exclude<Verb, NestingVerb>;

export const PHRASES: Readonly<Record<SimpleVerb, (e: CompiledEffect, rules: Rules) => Phrase>> = {
  gain: e => phrase(GAIN, gained(e)),
  points: ({ n }) => phrase(GAIN, count(n, NOUN.point)),
  pointsPer: ({ n, max, measure }) => {
    const most = max === Number.MAX_SAFE_INTEGER ? '' : ` (maksymalnie ${count(max, NOUN.point)})`;
    return { ...phrase(GAIN, `${count(n, NOUN.point)} za ${per(measure!)}${most}`), multiplied: true };
  },
  favor: ({ n }) => phrase(ADVANCE, `o ${count(n, NOUN.space)} na ${NOUN.favorTrack.one.loc}`),
  track: ({ n, what }) => {
    const where = what < 0 ? adjective('wybran', track(what)) : track(what);
    return phrase(ADVANCE, `o ${count(n, NOUN.space)} na ${where.one.loc}`);
  },
  upgrade: ({ what }, rules) => phrase(UPGRADE, upgraded(rules, what)),
  gainIncome: () => phrase(GAIN, count(1, NOUN.income)),
  useIncome: () => phrase(PERFORM, `akcję ${count(1, NOUN.income, 'gen')}`),
  activity: () => phrase(PERFORM, count(1, NOUN.activity)),
  flipStage: () => phrase(word('odwróć', 'odwrócić'), `${count(1, NOUN.stage)} na stronę aktywną`),
  gainCard: ({ what }) => phrase(GAIN, count(1, card(what))),
  drawCards: ({ n, max: keep }) => ({
    verb: DRAW,
    rest: mood => `${count(n, NOUN.card)}${keep < n ? ` i ${KEEP[mood]} ${keep} z nich` : ''}`,
  }),
  installCard: ({ what }) => phrase(INSTALL, count(1, card(what))),
  gainGoal: () => phrase(GAIN, count(1, NOUN.goal)),
  migrate: ({ n }) => phrase(PERFORM, upTo(n, NOUN.migration)),
  procreate: ({ n }) => phrase(PERFORM, upTo(n, NOUN.procreation)),
  strengthen: ({ n }) => phrase(word('wzmocnij', 'wzmocnić'), upTo(n, NOUN.weakTribe)),
  reveal: ({ n }) => phrase(word('odkryj', 'odkryć'), upTo(n, NOUN.site)),
  lose: ({ what }) => phrase(word('strać', 'stracić'), LOST[what]!),
  populate: ({ n }) => phrase(PUT, encampments(n)),
  hunt: ({ n }) => phrase(word('przeprowadź', 'przeprowadzić'), upTo(n, NOUN.hunt)),
  find: ({ n }) => phrase(word('dokonaj', 'dokonać'), upTo(n, NOUN.luckyFind, 'gen')),
  produce: ({ n }) => phrase(word('wyprodukuj', 'wyprodukować'), upTo(n, NOUN.raw)),
  transport: ({ n }) =>
    phrase(word('przetransportuj', 'przetransportować'), `${atMost(n, NOUN.raw)} do magazynu`),
  trade: ({ n }) => phrase(PERFORM, `${upTo(n, NOUN.sale)} i/lub ${upTo(n, NOUN.purchase)}`),
  build: ({ what }) =>
    what < 0
      ? phrase(word('ukończ', 'ukończyć'), count(1, NOUN.project))
      : phrase(word('wybuduj', 'wybudować'), built(what)),
  plan: ({ n }) => phrase(PUT, `${count(n, NOUN.planning)} na wybranym polu kości`),
  gainDie: ({ what }) => phrase(GAIN, count(1, what < 0 ? NOUN.eitherDie : DIE[DICE[what]!])),
  recall: ({ n }) => ({
    verb: word('rzuć', 'rzucić'),
    rest: mood => {
      const used = atMost(n, adjective('użyt', NOUN.activationDie), 'ins');
      return `${used} i ${PUT[mood]} ${n === 1 ? 'ją na polu kości' : 'je na polach kości'}`;
    },
  }),
  setDie: ({ n }) =>
    phrase(
      word('ustaw', 'ustawić'),
      `${atMost(n, NOUN.activationDie)} ze swoich pól kości na ${n === 1 ? 'dowolną wartość' : 'dowolne wartości'}`,
    ),
  mutate: ({ n }) => phrase(MOVE, moved(n)),
  installGoal: () => phrase(INSTALL, count(1, NOUN.goal)),
  weather: ({ n }) =>
    phrase(
      word('przesuń znacznik pogody', 'przesunąć znacznik pogody'),
      n === 1
        ? `o ${count(1, NOUN.space)} w dowolnym kierunku`
        : `o maksymalnie ${count(n, NOUN.space)} w wybranym kierunku`,
    ),
  tracks: ({ n }) =>
    phrase(
      ADVANCE,
      n === 1
        ? `o 1 pole na ${adjective('wybran', NOUN.progressTrack).one.loc}`
        : `o 1 pole na każdym z ${count(n, adjective('różn', NOUN.progressTrack), 'gen')}`,
    ),
  features: ({ n }) => phrase(GAIN, count(n, adjective('dowoln', NOUN.differentFeature))),
  stock: ({ n }) => phrase(GAIN, `${stocked(n)} jednego wybranego rodzaju terytorium lądowego`),
  drawEach: () => phrase(DRAW, `wierzchnią ${NOUN.anyCard.one.acc} z każdego zakrytego stosu kart badań`),
  expand: () => ({
    verb: PUT,
    rest: mood =>
      `${count(1, NOUN.tribe)} ze swoich zasobów ${FREE_PLACE} i ${DEVELOP[mood]} to terytorium, zyskując ${count(1, NOUN.raw)}`,
  }),
};
