// Lists of effects in words: orders to the civilization, without capital and full stop.
import type { Rules } from '@civolution/engine';
import { type Clause, type Part, paid, steps } from './clauses.js';
import { cap } from './grammar.js';
import { priced, verbTexts } from './verbs.js';

export interface EffectTexts {
  /**
   * "erhalte 1 Nahrung und führe 1 Wanderung durch"; who has chosen a list has agreed to a price that comes first.
   * `track` is the one whose line was crossed.
   */
  readonly text: (list: number, chosen?: boolean, track?: number) => string;
  /** A single effect of a list. */
  readonly one: (list: number, at: number) => string;
  /** "Zahle 1 Geld, um 2 Nahrung zu erhalten": one thing of a price, and what is bought. */
  readonly bought: (what: number, n: number, list: number) => string;
  /** The same with something to do before. */
  readonly after: (first: Clause, list: number) => string;
}

export function effectTexts(rules: Rules): EffectTexts {
  const verbs = verbTexts(rules, (list, track) => parts(list, track));

  /** `track` is the one whose line was crossed, or -1. */
  const parts = (list: number, track = -1): Part[] =>
    rules.lists[list]!.flatMap(effect => verbs[effect.verb](effect, track));

  return {
    text: (list, chosen = false, track = -1) => steps(parts(list, track), chosen) || 'nichts',
    one: (list, at) => {
      const effect = rules.lists[list]![at]!;
      return steps(verbs[effect.verb](effect, -1), false);
    },
    bought: (what, n, list) => cap(steps([paid([priced(what, n)], parts(list))], true)),
    after: (first, list) => steps([first, ...parts(list)], false),
  };
}
