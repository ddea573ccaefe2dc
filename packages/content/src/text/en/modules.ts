// What modules do, by level.
import {
  FEATURES,
  type HookName,
  MAIN_MODULES,
  MODULES,
  type Module,
  type Rules,
  SLEEP,
  type State,
} from '@civolution/engine';
import * as at from '../../facts/levels.js';
import { standing } from '../../facts/standing.js';
import type { ChoosingModule, Names } from '../../texts.js';
import { moved } from './effects.js';
import { count, FORMS, upTo } from './words.js';

/** What an owner's abilities add to the printed numbers. */
export type Extra = (hook: HookName) => number;
export const NOTHING_EXTRA: Extra = () => 0;

export const extras =
  (rules: Rules, state: State, seat: number): Extra =>
  hook =>
    standing(rules, state, seat, hook);

/** At a level, counted from 0. */
type LevelText = (level: number, extra: Extra) => string;

const install =
  (type: string): LevelText =>
  level => {
    const bonus = at.SPECIAL_BONUS[level]!;
    if (bonus === 'none') return `install 1 ${type} card`;
    return bonus === 'or'
      ? `install 1 ${type} card and ignore a cost space, or up to 2 and ignore none`
      : `install up to 2 ${type} cards and ignore a cost space of each`;
  };

const explore: LevelText = level => {
  const { anywhere, points } = at.EXPLORATION[level]!;
  const sites = 'reveal all sites beside one of your territories';
  if (anywhere === 0) return sites;
  return `${sites} plus ${anywhere === 1 ? '1' : `up to ${anywhere}`} anywhere and gain ${count(points, FORMS.point)}`;
};

const build: LevelText = level => {
  const { projects, same, perGround } = at.BUILDING[level]!;
  const more =
    perGround > at.USUAL_PER_GROUND ? ` with ${perGround} own buildings allowed per Building ground` : '';
  return `complete ${upTo(projects, FORMS.project)}${same ? ' of the same kind' : ''}${more}`;
};

const GOALS = {
  install: 'install 1 goal chip',
  both: 'install 1 goal chip and gain 1 goal chip in any order',
  twoOfEither: 'install or gain up to 2 goal chips in total',
} as const;

const plan: LevelText = level => {
  const { markers, ideas } = at.PLANNING[level]!;
  const placed = `place ${count(markers, FORMS.planning)} on one dice space`;
  return ideas > 0 ? `gain ${count(ideas, FORMS.idea)} and ${placed}` : placed;
};

const DICE = {
  either: 'gain 1 activation die or 1 fate die',
  both: 'gain 1 activation die and 1 fate die',
  twoOfEither: 'gain up to 2 dice of either kind',
} as const;

const useIncome: LevelText = level => {
  const { uses, display } = at.INVENTION[level]!;
  if (uses === 1) return 'perform the action of 1 income chip';
  return `perform up to ${uses} actions of income chips${display ? ' installed or in the display' : ''}`;
};

/** What a module offers, one thing or the other. */
const OPTIONS: Readonly<Record<ChoosingModule, readonly [LevelText, LevelText]>> = {
  research: [
    level => `gain ${count(at.RESEARCH[level]!.gain, FORMS.researchCard)}`,
    (level, extra) => {
      const { draw, keep } = at.RESEARCH[level]!;
      return `draw ${draw + extra('research.draw')} cards and keep ${keep}`;
    },
  ],
  insight: [
    (level, extra) => `gain ${count(at.INSIGHT[level]! + extra('insight.ideas'), FORMS.idea)}`,
    install('insight'),
  ],
  sustenance: [
    level => {
      const { hunts, tokens } = at.SUSTENANCE[level]!;
      return `perform ${upTo(hunts, FORMS.hunt)}${tokens ? ' whether or not hunting tokens lie there' : ''}`;
    },
    level => `strengthen ${upTo(at.SUSTENANCE[level]!.strengthen, FORMS.weakTribe)}`,
  ],
  exploration: [explore, level => `make ${upTo(at.EXPLORATION[level]!.finds, FORMS.luckyFind)}`],
  building: [build, install('building')],
  planning: [level => GOALS[at.PLANNING[level]!.goals], plan],
  achievement: [level => DICE[at.ACHIEVEMENT[level]!], install('achievement')],
  mutation: [level => moved(at.MUTATION[level]!), install('mutation')],
  invention: [useIncome, install('invention')],
};

const either =
  ([one, other]: readonly [LevelText, LevelText]): LevelText =>
  (level, extra) =>
    `${one(level, extra)}, or ${other(level, extra)}`;

/** "perform 1 migration", or what a favor test decides. */
function tested(
  { pass, fail }: { readonly pass: number; readonly fail: number },
  more: number,
  forms: Parameters<typeof count>[1],
): string {
  if (pass === fail) return `perform ${upTo(pass + more, forms)}`;
  return `take a favor test to perform ${upTo(pass + more, forms)}, otherwise ${fail + more}`;
}

/** Transporting as a part of Production. */
export const transportSome = (n: number, test: boolean): string =>
  `${test ? 'take a favor test to ' : ''}transport ${upTo(n, FORMS.raw)}`;

const TRANSPORT_FREE = {
  none: '',
  boats: ', those on boats to any storage space',
  some: `, up to ${at.FREE_SPACES} of them to any storage space`,
} as const;

const first = (money: number): string => (money > 0 ? `gain ${money} money, then ` : '');

type MainModule = Exclude<Module, 'sleep' | (typeof FEATURES)[number]>;

const MAIN: Readonly<Record<MainModule, LevelText>> = {
  research: either(OPTIONS.research),
  migration: (level, extra) => tested(at.MIGRATION[level]!, extra('migrate.limit'), FORMS.migration),
  exploration: either(OPTIONS.exploration),
  transport: level => {
    const { limit, free } = at.TRANSPORT[level]!;
    return `transport ${limit > 0 ? upTo(limit, FORMS.raw) : 'any number of raw materials'}${TRANSPORT_FREE[free]}`;
  },
  invention: either(OPTIONS.invention),
  activity: level => {
    const { times, repeat, money } = at.ACTIVITY[level]!;
    const activities =
      times === 1 || repeat ? upTo(times, FORMS.activity) : `up to ${times} different activities`;
    return `${first(money)}perform ${activities}`;
  },
  sustenance: either(OPTIONS.sustenance),
  procreation: (level, extra) => {
    const procreate = tested(at.PROCREATION[level]!, extra('procreate.limit'), FORMS.procreation);
    const { strengthen } = at.PROCREATION[level]!;
    return strengthen ? `${procreate}; take a favor test to strengthen 1 weak tribe` : procreate;
  },
  mutation: either(OPTIONS.mutation),
  planning: either(OPTIONS.planning),
  production: level => {
    const { produce, transport, test } = at.PRODUCTION[level]!;
    return `produce ${upTo(produce, FORMS.raw)}; before or after that ${transportSome(transport, test)}`;
  },
  insight: either(OPTIONS.insight),
  trade: level => {
    const { money, times } = at.TRADE[level]!;
    const sales = `${upTo(times, FORMS.sale)} (${times > 1 ? 'each ' : ''}1 material for money and 1 for points)`;
    return `${first(money)}perform ${sales} and ${upTo(times, FORMS.purchase)}`;
  },
  building: either(OPTIONS.building),
  achievement: either(OPTIONS.achievement),
};

const isMain = (module: Module): module is MainModule => module in MAIN;

export function moduleText(name: Names, module: number, level: number, extra: Extra): string {
  if (module === SLEEP)
    return `gain ${count(at.SLEEP_FOCUS, FORMS.focus)}, or ${count(at.SLEEP_IDEAS, FORMS.idea)}`;
  const key = MODULES[module]!;
  if (isMain(key)) return MAIN[key](level - 1, extra);
  return `gain 1 ${name.feature((module - MAIN_MODULES) % FEATURES.length)}`;
}

export const optionText = (module: ChoosingModule, option: 0 | 1, level: number, extra: Extra): string =>
  OPTIONS[module][option](level - 1, extra);
