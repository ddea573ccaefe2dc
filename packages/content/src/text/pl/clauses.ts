// Verbs with what they govern, and how several of them become one sentence.
/** A verb as it commands and as it follows "aby". */

import { and } from './grammar.js';

export interface Wording {
  readonly imp: string;
  readonly inf: string;
}

export type Mood = keyof Wording;

/** A verb and what it governs; neighbours with the same verb share it. */
export interface Phrase {
  readonly verb: Wording;
  readonly rest: (mood: Mood) => string;
  /** Whether it ends with what it is multiplied by, which must not seem to hold for its neighbours. */
  readonly multiplied?: boolean;
}

export const word = (imp: string, inf: string): Wording => ({ imp, inf });
export const phrase = (verb: Wording, rest: string): Phrase => ({ verb, rest: () => rest });
export const GAIN = word('zyskaj', 'zyskać');
export const PERFORM = word('wykonaj', 'wykonać');
export const PUT = word('umieść', 'umieścić');
export const ADVANCE = word('przesuń dysk', 'przesunąć dysk');
export const alike = (a: Wording, b: Wording): boolean => a.imp === b.imp;

/**
 * "zyskaj 1 żywność" and "zyskaj 1 pomysł" become "zyskaj 1 żywność i 1 pomysł"; what is multiplied stands apart:
 * "zyskaj 1 żywność, a także 1 PZ za każdą farmę".
 */
export function runs(phrases: readonly Phrase[], mood: Mood): string[] {
  const groups: { verb: Wording; rests: string[][]; open: boolean }[] = [];
  for (const { verb, rest, multiplied = false } of phrases) {
    const last = groups.at(-1);
    if (!last || !alike(last.verb, verb)) groups.push({ verb, rests: [[rest(mood)]], open: !multiplied });
    else {
      if (last.open && !multiplied) last.rests.at(-1)!.push(rest(mood));
      else last.rests.push([rest(mood)]);
      last.open = !multiplied;
    }
  }
  return groups.map(({ verb, rests }) => `${verb[mood]} ${rests.map(and).join(', a także ')}`);
}
