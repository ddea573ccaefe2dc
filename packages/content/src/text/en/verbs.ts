// What the verbs of packs say; those that hold other lists ask `inner` for the words of these.

import {
  ANY_FEATURE,
  ANY_MATERIAL,
  type CompiledEffect,
  DICE,
  FAVOR_STEP,
  HAND_CARD,
  MAIN_MODULES,
  PROJECTS,
  type Project,
  type Rules,
  STRENGTH,
  upgradeMask,
  type Verb,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { Names } from '../../texts.js';
import { merged, together } from './clauses.js';
import { count, listing, plural, upTo } from './grammar.js';
import { WEATHER_NAME } from './lands.js';
import { DIE, PROJECT } from './lists.js';
import { atLeast, per } from './measures.js';
import { NOUN } from './words.js';

type VerbTexts = Readonly<Record<Verb, (e: CompiledEffect, track: number) => string>>;

/** What a price asks to do: markers are paid, all else has its own word. */
export function priced(name: Names, what: number, n: number): string {
  switch (what) {
    case ANY_FEATURE:
      return `pay ${count(n, NOUN.feature)} of any kind`;
    case ANY_MATERIAL:
      return `pay ${count(n, NOUN.material)} of any kind`;
    case HAND_CARD:
      return `discard ${count(n, NOUN.handCard)}`;
    case FAVOR_STEP:
      return `go back ${count(n, NOUN.step)} on the ${NOUN.favor.one}`;
    case STRENGTH:
      return `weaken ${count(n, NOUN.strongTribe)}`;
    default:
      return `pay ${name.markers(what, n)}`;
  }
}

/** Farms and boats cost nothing. */
const built = (project: Project): string =>
  `build ${count(1, PROJECT[project])}${project === 'statue' || project === 'settlement' ? ' at its usual cost' : ''}`;

const LOSSES = [[], [NOUN.food], [NOUN.tribe], [NOUN.food, NOUN.tribe]] as const;

/** Feature markers moved, as Mutation does. */
export const moved = (n: number): string =>
  `move ${upTo(n, NOUN.featureMarker)} to ${n === 1 ? 'another feature' : 'other features'}`;

/** `track` is the one whose line was crossed, or -1. */
export function verbTexts(
  rules: Rules,
  name: Names,
  inner: (list: number, track: number) => string,
): VerbTexts {
  const gained = (e: CompiledEffect): string => {
    if (e.what >= 0) return name.markers(e.what, e.n);
    if (e.what === ANY_FEATURE) return `${count(e.n, NOUN.feature)} of your choice`;
    if (e.of > 0) return `${count(e.n, NOUN.material)} of ${name.territoryType(e.of)}`;
    return `${count(e.n, NOUN.material)} of ${e.of < 0 ? `row ${-e.of}` : 'your choice'}`;
  };

  const upgraded = (mask: number, track: number): string => {
    const modules = upgradeMask(rules, mask, track);
    if (modules === 0) return `upgrade ${count(1, NOUN.mainModule)} of the track's value`;
    const value = rules.modulesOfValue.indexOf(modules);
    const some = bitsOf(modules);
    if (some.length === MAIN_MODULES) return `upgrade ${count(1, NOUN.mainModule)}`;
    return value > 0
      ? `upgrade ${count(1, NOUN.mainModule)} of value ${value}`
      : `upgrade ${listing(some.map(name.module), 'disjunction')}`;
  };

  const cost = (n: number): string =>
    together(merged(rules.costs[n]!.map(item => priced(name, item.what, item.n))));

  return {
    gain: e => `gain ${gained(e)}`,
    points: e => `gain ${count(e.n, NOUN.point)}`,
    pointsPer: e => {
      const each = `gain ${count(e.n, NOUN.point)} per ${per(e.measure!)}`;
      return e.max === Number.MAX_SAFE_INTEGER ? each : `${each} (at most ${e.max})`;
    },
    favor: e => `advance ${count(e.n, NOUN.step)} on the ${NOUN.favor.one}`,
    track: e => {
      const where = e.what < 0 ? `any ${NOUN.progressTrack.one}` : `the ${name.track(e.what)} track`;
      return `advance ${count(e.n, NOUN.step)} on ${where}`;
    },
    upgrade: (e, track) => upgraded(e.what, track),
    gainIncome: () => `gain ${count(1, NOUN.chip)}`,
    useIncome: () => `perform the action of ${count(1, NOUN.chip)}`,
    activity: () => `perform ${count(1, NOUN.activity)}`,
    flipStage: () => `flip ${count(1, NOUN.stageTile)} to active`,
    gainCard: e => `gain ${e.what < 0 ? count(1, NOUN.researchCard) : `1 ${name.cardType(e.what)} card`}`,
    drawCards: e => `draw ${count(e.n, NOUN.researchCard)} (keep ${e.max})`,
    installCard: e => `install 1 ${name.cardType(e.what)} card`,
    gainGoal: () => `gain ${count(1, NOUN.goal)}`,
    migrate: e => `perform ${upTo(e.n, NOUN.migration)}`,
    procreate: e => `perform ${upTo(e.n, NOUN.procreation)}`,
    strengthen: e => `strengthen ${upTo(e.n, NOUN.weakTribe)}`,
    reveal: e => `reveal ${upTo(e.n, NOUN.site)}`,
    test: (e, track) => {
      const [pass, fail] = [e.lists[0]!, e.lists[1]!];
      const passed = inner(pass, track);
      return rules.lists[fail]!.length > 0
        ? `take a ${NOUN.favorTest.one}: if you pass, ${passed}, otherwise ${inner(fail, track)}`
        : `take a ${NOUN.favorTest.one} to ${passed}`;
    },
    or: (e, track) =>
      `either ${listing(
        e.lists.map(option => inner(option, track)),
        'disjunction',
      )}`,
    pay: (e, track) => `${cost(e.cost)} to ${inner(e.lists[0]!, track)}`,
    if: (e, track) => `if you ${atLeast(e.measure!, e.n)}, ${inner(e.lists[0]!, track)}`,
    lose: e => `lose ${LOSSES[e.what]!.map(forms => count(1, forms)).join(' or ')}`,
    populate: e =>
      `place ${upTo(e.n, NOUN.weakTribe)} on ${e.n === 1 ? 'a free encampment' : 'free encampments'} of one land territory where you have a ${NOUN.tribe.one}`,
    hunt: e => `perform ${upTo(e.n, NOUN.hunt)}`,
    find: e => `make ${upTo(e.n, NOUN.luckyFind)}`,
    produce: e => `produce ${upTo(e.n, NOUN.raw)}`,
    transport: e => `transport ${upTo(e.n, NOUN.raw)}`,
    trade: e => `perform ${upTo(e.n, NOUN.sale)} and/or ${upTo(e.n, NOUN.purchase)}`,
    build: e => (e.what < 0 ? `complete ${count(1, NOUN.project)}` : built(PROJECTS[e.what]!)),
    plan: e => `place ${count(e.n, NOUN.planning)} on one dice space`,
    gainDie: e => `gain ${count(1, e.what < 0 ? NOUN.eitherDie : DIE[DICE[e.what]!])}`,
    recall: e => `roll ${upTo(e.n, NOUN.usedDie)} back onto your dice spaces`,
    setDie: e => `turn ${upTo(e.n, NOUN.ownDie)} on your dice spaces to any value`,
    mutate: e => moved(e.n),
    installGoal: () => `install ${count(1, NOUN.goal)}`,
    weather: e =>
      `move the weather ${upTo(e.n, NOUN.step)} towards ${WEATHER_NAME.hot} or ${WEATHER_NAME.cold}`,
    tracks: e => {
      const where =
        e.n === 1 ? `any ${NOUN.progressTrack.one}` : `each of ${e.n} different ${NOUN.progressTrack.other}`;
      return `advance 1 step on ${where}`;
    },
    features: e => `gain ${e.n === 1 ? '1' : `${e.n} different`} ${plural(e.n, NOUN.feature)} of your choice`,
    stock: e => `gain ${e.n} of every ${NOUN.material.one} of one land type of your choice`,
    drawEach: () => `draw the top ${NOUN.card.one} of every face-down research stack`,
    expand: () =>
      `place ${count(1, NOUN.tribe)} from your supply on a free encampment without fire in an undeveloped territory and develop it for ${count(1, NOUN.raw)}`,
  };
}
