// What the English tables share: rules, names and pieces of text.
import type { Rules } from '@civolution/engine';
import type { Names, SeatNames } from '../../texts.js';
import { abilityTexts } from './abilities.js';
import { type EffectTexts, effectTexts, type ListText } from './effects.js';
import { entryTexts } from './entries.js';
import { makeNames } from './names.js';
import { type Phrases, phrases } from './phrases.js';

export interface Parts {
  readonly rules: Rules;
  readonly name: Names;
  readonly phrase: Phrases;
  /** A list of effects as an imperative; `track` is the one whose line was crossed. */
  readonly list: ListText;
  /** A single effect of a list. */
  readonly effect: EffectTexts['one'];
  readonly ability: (slot: number) => string;
  readonly entry: ReturnType<typeof entryTexts>;
}

export function makeParts(rules: Rules, seats: SeatNames): Parts {
  const name = makeNames(rules, seats);
  const { list, one } = effectTexts(rules, name);
  const ability = abilityTexts(rules, list);
  return {
    rules,
    name,
    phrase: phrases(rules, name, seats),
    list,
    effect: one,
    ability,
    entry: entryTexts(rules, name, list, ability),
  };
}
