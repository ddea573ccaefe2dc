// What a seeker is set on for a whole game. Some rules only speak after much of the same: an emptied stack, a full
// track, a module used at its highest level again and again.
import {
  below,
  CHOICE_KINDS,
  type Civolution,
  type Description,
  MODULES,
  type Rng,
  type Rules,
  VERBS,
} from '@civolution/engine';

/** The names of choices, modules and verbs; what shares a name goes together. */
const SORTS: readonly (readonly string[])[] = [MODULES, VERBS, CHOICE_KINDS];

export interface Whim {
  readonly loves: string;
  readonly shuns: string;
}

/** A word of any sort, each sort alike. */
function anyWord(rng: Rng): string {
  const words = SORTS[below(rng, SORTS.length)]!;
  return words[below(rng, words.length)]!;
}

export const whimOf = (rng: Rng): Whim => ({ loves: anyWord(rng), shuns: anyWord(rng) });

const STRENGTH = 6;
const NO_LIST = -1;

/** How much a choice is to the taste of a whim. */
export function pleases(civ: Civolution, d: Description, { loves, shuns }: Whim): number {
  const words = wordsOf(civ, d);
  return (words.has(loves) ? STRENGTH : 0) - (words.has(shuns) ? STRENGTH : 0);
}

/** What a choice is about: its kind, a module, and the verbs that follow from it. */
function wordsOf({ rules }: Civolution, d: Description): Set<string> {
  const words = new Set<string>([d.kind]);
  if (d.kind === 'activate' || d.kind === 'upgrade' || d.kind === 'takeTile') words.add(MODULES[d.arg]!);
  if (d.effects !== undefined) addVerbs(rules, d.effects, words);
  if (d.kind === 'activity') addVerbs(rules, rules.abilities[d.arg]?.list ?? rules.activity, words);
  if (d.kind === 'install' || d.kind === 'keep') {
    addVerbs(rules, rules.cards[d.arg]!.bonus, words);
    addVerbs(rules, rules.abilities[d.arg]?.list ?? NO_LIST, words);
  }
  return words;
}

function addVerbs(rules: Rules, list: number, words: Set<string>): void {
  for (const effect of rules.lists[list] ?? []) {
    words.add(effect.verb);
    for (const inner of effect.lists) addVerbs(rules, inner, words);
  }
}
