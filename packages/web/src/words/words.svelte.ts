// The page's own words, by key; what the game says comes from the worker. English decides which keys there are.
import type { Language } from '@civolution/content/languages';
import type { English } from './en/index.js';
import { PAGE_TEXTS } from './languages.js';

/** The keys of English with the words of any language. */
type Translated<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Translated<T[K]>;
};
export type Words = Translated<English>;

let spoken = $state.raw<Words | null>(null);

/** Loads the words of a language and speaks it from then on. */
export async function speakWords(language: Language): Promise<void> {
  spoken = (await PAGE_TEXTS[language].words()).words;
  document.documentElement.lang = language;
}

export const hasWords = (): boolean => spoken !== null;

/** The words of the language that is spoken. */
export function words(): Words {
  if (!spoken) throw new Error('No words are loaded yet.');
  return spoken;
}
