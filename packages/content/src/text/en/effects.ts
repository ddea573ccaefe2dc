// Lists of effects in words: imperatives without a subject, without capital and full stop.
import {
  ANY_FEATURE,
  ANY_MATERIAL,
  type CompiledEffect,
  DICE,
  type DieKind,
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
import type { Forms } from '../../plural.js';
import type { Names } from '../../texts.js';
import { atLeast, per } from './measures.js';
import { count, FORMS, listing, plural, upTo, WEATHER_NAME } from './words.js';

/** Effects that hold other lists; beside them "and" would be ambiguous. */
const NESTED: ReadonlySet<Verb> = new Set<Verb>(['test', 'or', 'pay', 'if']);

/** `track` is the one whose line was crossed; who has chosen a list has agreed to a price that comes first. */
export type ListText = (list: number, track?: number, chosen?: boolean) => string;

export interface EffectTexts {
  readonly list: ListText;
  /** A single effect of a list. */
  readonly one: (list: number, at: number) => string;
}

const MERGED: ReadonlySet<string> = new Set(['gain ', 'advance ', 'perform ', 'pay ']);

/** "gain 1 food" and "gain 1 idea" become "gain 1 food and 1 idea"; what is gained per something stands alone. */
export function merged(parts: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const part of parts) {
    const verb = part.slice(0, part.indexOf(' ') + 1);
    const run = runs.at(-1);
    const alone = [part, run?.[0] ?? ''].some(text => text.includes(' per '));
    if (run && !alone && MERGED.has(verb) && run[0]!.startsWith(verb)) run.push(part.slice(verb.length));
    else runs.push([part]);
  }
  return runs.map(run => listing(run));
}

/** One thing after the other; a comma parts two of which one has an "and" of its own. */
const together = (parts: readonly string[]): string =>
  parts.length === 2 && parts.some(part => part.includes(' and ')) ? parts.join(', and ') : listing(parts);

/** What a price asks to do: markers are paid, all else has its own word. */
export function priced(name: Names, what: number, n: number): string {
  switch (what) {
    case ANY_FEATURE:
      return `pay ${count(n, FORMS.feature)} of any kind`;
    case ANY_MATERIAL:
      return `pay ${count(n, FORMS.material)} of any kind`;
    case HAND_CARD:
      return `discard ${count(n, FORMS.handCard)}`;
    case FAVOR_STEP:
      return `go back ${count(n, FORMS.step)} on the ${FORMS.favor.one}`;
    case STRENGTH:
      return `weaken ${count(n, FORMS.strongTribe)}`;
    default:
      return `pay ${name.markers(what, n)}`;
  }
}

/** Farms and boats cost nothing. */
const built = (project: Project): string =>
  `build ${count(1, FORMS[project])}${project === 'statue' || project === 'settlement' ? ' at its usual cost' : ''}`;

const LOSSES = [[], [FORMS.food], [FORMS.tribe], [FORMS.food, FORMS.tribe]] as const;
const DIE: Readonly<Record<DieKind, Forms>> = { activation: FORMS.activationDie, fate: FORMS.fateDie };

/** Feature markers moved, as Mutation does. */
export const moved = (n: number): string =>
  `move ${upTo(n, FORMS.featureMarker)} to ${n === 1 ? 'another feature' : 'other features'}`;

export function effectTexts(rules: Rules, name: Names): EffectTexts {
  /** `track` is the one whose line was crossed, or -1. */
  const verbs: Readonly<Record<Verb, (e: CompiledEffect, track: number) => string>> = {
    gain: e => `gain ${gained(e)}`,
    points: e => `gain ${count(e.n, FORMS.point)}`,
    pointsPer: e => {
      const each = `gain ${count(e.n, FORMS.point)} per ${per(e.measure!)}`;
      return e.max === Number.MAX_SAFE_INTEGER ? each : `${each} (at most ${e.max})`;
    },
    favor: e => `advance ${count(e.n, FORMS.step)} on the ${FORMS.favor.one}`,
    track: e => {
      const where = e.what < 0 ? `any ${FORMS.progressTrack.one}` : `the ${name.track(e.what)} track`;
      return `advance ${count(e.n, FORMS.step)} on ${where}`;
    },
    upgrade: (e, track) => upgraded(e.what, track),
    gainIncome: () => `gain ${count(1, FORMS.chip)}`,
    useIncome: () => `perform the action of ${count(1, FORMS.chip)}`,
    activity: () => `perform ${count(1, FORMS.activity)}`,
    flipStage: () => `flip ${count(1, FORMS.stageTile)} to active`,
    gainCard: e => `gain ${e.what < 0 ? count(1, FORMS.researchCard) : `1 ${name.cardType(e.what)} card`}`,
    drawCards: e => `draw ${count(e.n, FORMS.researchCard)} (keep ${e.max})`,
    installCard: e => `install 1 ${name.cardType(e.what)} card`,
    gainGoal: () => `gain ${count(1, FORMS.goal)}`,
    migrate: e => `perform ${upTo(e.n, FORMS.migration)}`,
    procreate: e => `perform ${upTo(e.n, FORMS.procreation)}`,
    strengthen: e => `strengthen ${upTo(e.n, FORMS.weakTribe)}`,
    reveal: e => `reveal ${upTo(e.n, FORMS.site)}`,
    test: (e, track) => {
      const [pass, fail] = [e.lists[0]!, e.lists[1]!];
      const passed = inner(pass, track);
      return rules.lists[fail]!.length > 0
        ? `take a ${FORMS.favorTest.one}: if you pass, ${passed}, otherwise ${inner(fail, track)}`
        : `take a ${FORMS.favorTest.one} to ${passed}`;
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
      `place ${upTo(e.n, FORMS.weakTribe)} on ${e.n === 1 ? 'a free encampment' : 'free encampments'} of one land territory where you have a ${FORMS.tribe.one}`,
    hunt: e => `perform ${upTo(e.n, FORMS.hunt)}`,
    find: e => `make ${upTo(e.n, FORMS.luckyFind)}`,
    produce: e => `produce ${upTo(e.n, FORMS.raw)}`,
    transport: e => `transport ${upTo(e.n, FORMS.raw)}`,
    trade: e => `perform ${upTo(e.n, FORMS.sale)} and/or ${upTo(e.n, FORMS.purchase)}`,
    build: e => (e.what < 0 ? `complete ${count(1, FORMS.project)}` : built(PROJECTS[e.what]!)),
    plan: e => `place ${count(e.n, FORMS.planning)} on one dice space`,
    gainDie: e => `gain ${count(1, e.what < 0 ? FORMS.eitherDie : DIE[DICE[e.what]!])}`,
    recall: e => `roll ${upTo(e.n, FORMS.usedDie)} back onto your dice spaces`,
    setDie: e => `turn ${upTo(e.n, FORMS.ownDie)} on your dice spaces to any value`,
    mutate: e => moved(e.n),
    installGoal: () => `install ${count(1, FORMS.goal)}`,
    weather: e =>
      `move the weather ${upTo(e.n, FORMS.step)} towards ${WEATHER_NAME.hot} or ${WEATHER_NAME.cold}`,
    tracks: e => {
      const where =
        e.n === 1
          ? `any ${FORMS.progressTrack.one}`
          : `each of ${e.n} different ${FORMS.progressTrack.other}`;
      return `advance 1 step on ${where}`;
    },
    features: e =>
      `gain ${e.n === 1 ? '1' : `${e.n} different`} ${plural(e.n, FORMS.feature)} of your choice`,
    stock: e => `gain ${e.n} of every ${FORMS.material.one} of one land type of your choice`,
    drawEach: () => `draw the top ${FORMS.card.one} of every face-down research stack`,
    expand: () =>
      `place ${count(1, FORMS.tribe)} from your supply on a free encampment without fire in an undeveloped territory and develop it for ${count(1, FORMS.raw)}`,
  };

  const gained = (e: CompiledEffect): string => {
    if (e.what >= 0) return name.markers(e.what, e.n);
    if (e.what === ANY_FEATURE) return `${count(e.n, FORMS.feature)} of your choice`;
    if (e.of > 0) return `${count(e.n, FORMS.material)} of ${name.territoryType(e.of)}`;
    return `${count(e.n, FORMS.material)} of ${e.of < 0 ? `row ${-e.of}` : 'your choice'}`;
  };

  const upgraded = (mask: number, track: number): string => {
    const modules = upgradeMask(rules, mask, track);
    if (modules === 0) return `upgrade ${count(1, FORMS.mainModule)} of the track's value`;
    const value = rules.modulesOfValue.indexOf(modules);
    const some = bitsOf(modules);
    if (some.length === MAIN_MODULES) return `upgrade ${count(1, FORMS.mainModule)}`;
    return value > 0
      ? `upgrade ${count(1, FORMS.mainModule)} of value ${value}`
      : `upgrade ${listing(some.map(name.module), 'disjunction')}`;
  };

  const cost = (n: number): string =>
    together(merged(rules.costs[n]!.map(item => priced(name, item.what, item.n))));

  const parts = (list: number, track: number): string[] =>
    rules.lists[list]!.map(effect => verbs[effect.verb](effect, track));

  const inner = (list: number, track: number): string =>
    together(merged(parts(list, track))).replace(' and if ', ' and, if ');

  /** A price that nobody has agreed to may be declined. */
  const offered = (list: number, track: number, chosen: boolean): string[] =>
    parts(list, track).map((part, i) =>
      rules.lists[list]![i]!.verb === 'pay' && !(chosen && i === 0) ? `you may ${part}` : part,
    );

  return {
    list(list, track = -1, chosen = false) {
      const effects = rules.lists[list]!;
      if (effects.length === 0) return 'nothing';
      return effects.some(({ verb }) => NESTED.has(verb))
        ? offered(list, track, chosen).join('; ')
        : inner(list, track);
    },
    one: (list, at) => offered(list, -1, false)[at]!,
  };
}
