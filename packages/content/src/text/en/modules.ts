// What modules do, by level. Only those that can be played have a text.
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
import { INSIGHT, MIGRATION, PROCREATION, RESEARCH, SLEEP_FOCUS, SLEEP_IDEAS } from '../../facts/levels.js';
import { standing } from '../../facts/standing.js';
import type { Names } from '../../texts.js';
import { count, FORMS } from './words.js';

/** What an owner's abilities add to the printed numbers. */
export type Extra = (hook: HookName) => number;
export const NOTHING_EXTRA: Extra = () => 0;

export const extras =
  (rules: Rules, state: State, seat: number): Extra =>
  hook =>
    standing(rules, state, seat, hook);

export const gainCards = (level: number): string =>
  `gain ${count(RESEARCH[level - 1]!.gain, FORMS.researchCard)}`;

export const drawCards = (level: number, extra: Extra): string => {
  const { draw, keep } = RESEARCH[level - 1]!;
  return `draw ${draw + extra('research.draw')} cards and keep ${keep}`;
};

export const gainIdeas = (level: number, extra: Extra): string =>
  `gain ${count(INSIGHT[level - 1]!.ideas + extra('insight.ideas'), FORMS.idea)}`;

/** Levels III and IIII bring the special bonus (rulebook p. 25). */
const INSTALL = {
  none: 'install 1 insight card',
  or: 'install 1 insight card and ignore a cost space, or up to 2 and ignore none',
  and: 'install up to 2 insight cards and ignore a cost space of each',
} as const;

export const installInsight = (level: number): string => INSTALL[INSIGHT[level - 1]!.special];

/** "perform 1 migration", or what a favor test decides. */
function tested(
  { pass, fail }: { readonly pass: number; readonly fail: number },
  more: number,
  forms: Parameters<typeof count>[1],
): string {
  const upTo = (n: number): string => (n === 1 ? count(n, forms) : `up to ${count(n, forms)}`);
  if (pass === fail) return `perform ${upTo(pass + more)}`;
  return `take a favor test to perform ${upTo(pass + more)}, otherwise ${fail + more}`;
}

const MAIN: Partial<Record<Module, (level: number, extra: Extra) => string>> = {
  research: (level, extra) => `${gainCards(level)}, or ${drawCards(level, extra)}`,
  migration: (level, extra) => tested(MIGRATION[level - 1]!, extra('migrate.limit'), FORMS.migration),
  procreation: (level, extra) => {
    const procreate = tested(PROCREATION[level - 1]!, extra('procreate.limit'), FORMS.procreation);
    const { strengthen } = PROCREATION[level - 1]!;
    return strengthen ? `${procreate}; take a favor test to strengthen 1 weak tribe` : procreate;
  },
  insight: (level, extra) => `${gainIdeas(level, extra)}, or ${installInsight(level)}`,
};

/** Empty for a module that cannot be played yet. */
export function moduleText(name: Names, module: number, level: number, extra: Extra): string {
  if (module === SLEEP)
    return `gain ${count(SLEEP_FOCUS, FORMS.focus)}, or ${count(SLEEP_IDEAS, FORMS.idea)}`;
  if (module >= MAIN_MODULES) return `gain 1 ${name.feature((module - MAIN_MODULES) % FEATURES.length)}`;
  return MAIN[MODULES[module]!]?.(level, extra) ?? '';
}
