// What no Polish text may contain or be.
import { flaw } from './support.js';

/** Words that would only stand in English sentences; none of them is also Polish. */
const ENGLISH =
  /(?<!\p{L})(the|an|of|and|or|with|your|you|its|from|for|into|gains?|choose|takes?|tribes?|cards?|chips?|points?|steps?|dice|die|food|money|ideas?|markers?|sites?|territory|raw|stored|level|stage|column|space|turn|track|decline|none|any|all|civilization)(?!\p{L})/iu;

/** A letter case or a full stop inside a word, as in the ids of the engine. */
const ID = /\p{Ll}\p{Lu}|\p{Ll}\.\p{L}|\p{L}_\p{L}/u;

/** Prepositions that never stand together, or before nothing. */
const PREPOSITIONS =
  /(?<!\p{L})(w|na|z|ze|do|przy|za|dla|przez|o) (w|na|z|ze|do|przy|za|dla|przez|o)(?!\p{L})/u;

export function polishFlaw(text: string): string | null {
  const english = ENGLISH.exec(text);
  if (english) return `is English: "${english[0]}"`;
  if (ID.test(text)) return 'shows an id';
  if (PREPOSITIONS.test(text)) return 'has two prepositions in a row';
  if (/^\p{Ll}/u.test(text)) return 'begins in lower case';
  return flaw(text);
}
