// What the German tables share: rules, names, nouns and pieces of text.
import type { Rules } from '@civolution/engine';
import type { Names, SeatNames } from '../../texts.js';
import { abilityTexts } from './abilities.js';
import { type EffectTexts, effectTexts } from './effects.js';
import { type Entries, entryTexts } from './entries.js';
import { gameNames, makeNames } from './names.js';
import { makeNouns, type Nouns } from './nouns.js';
import { type Phrases, phrases } from './phrases.js';

export interface Parts {
  readonly rules: Rules;
  readonly name: Names;
  readonly noun: Nouns;
  readonly phrase: Phrases;
  readonly list: EffectTexts;
  readonly ability: (slot: number) => string;
  readonly entry: Entries;
}

export function makeParts(rules: Rules, seats: SeatNames): Parts {
  const printed = makeNames(rules);
  const noun = makeNouns(rules, printed);
  const name = gameNames(printed, noun, seats);
  const list = effectTexts(rules);
  const ability = abilityTexts(rules, list.text);
  const phrase = phrases(rules, name, noun);
  return { rules, name, noun, phrase, list, ability, entry: entryTexts(rules, list, ability) };
}
