// All languages at hand, for programs that are not fetched over a network. A page takes `loadLanguage` and `gameTextsOf`.
import type { Rules } from '@civolution/engine';
import { type GameTexts, gameTextsOf } from './game-texts.js';
import type { Language } from './languages.js';
import * as de from './text/de/index.js';
import * as en from './text/en/index.js';
import * as pl from './text/pl/index.js';
import type { LanguageTexts, SeatNames } from './texts.js';

export const TEXTS: Readonly<Record<Language, LanguageTexts>> = { en, de, pl };

/** The texts of a language for a pack: `gameTextsOf` with the language given by its code. */
export const gameTexts = (
  language: Language,
  rules: Rules,
  seats: SeatNames = [],
  marks = false,
): GameTexts => gameTextsOf(language, TEXTS[language].texts, rules, seats, marks);
