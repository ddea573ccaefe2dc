// Lists of effects in words: imperatives without a subject, without capital and full stop.
import type { NestingVerb, Rules } from '@civolution/engine';
import type { Names } from '../../texts.js';
import { merged, together } from './clauses.js';
import { verbTexts } from './verbs.js';

/** Effects that hold other lists; beside them "and" would be ambiguous. */
const NESTED: Readonly<Record<NestingVerb, true>> = { test: true, or: true, pay: true, if: true };

/** `track` is the one whose line was crossed; who has chosen a list has agreed to a price that comes first. */
export type ListText = (list: number, track?: number, chosen?: boolean) => string;

export interface EffectTexts {
  readonly list: ListText;
  /** A single effect of a list. */
  readonly one: (list: number, at: number) => string;
}

export function effectTexts(rules: Rules, name: Names): EffectTexts {
  const verbs = verbTexts(rules, name, (list, track) => inner(list, track));

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
      return effects.some(({ verb }) => verb in NESTED)
        ? offered(list, track, chosen).join('; ')
        : inner(list, track);
    },
    one: (list, at) => offered(list, -1, false)[at]!,
  };
}
