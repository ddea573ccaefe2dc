// All languages at hand, for programs that are not fetched over a network. A page takes `loadLanguage` and `speakerOf`.
import type { Rules } from '@civolution/engine';
import type { Language } from './languages.js';
import { type Speaker, speakerOf } from './speaker.js';
import * as de from './text/de/index.js';
import * as en from './text/en/index.js';
import * as pl from './text/pl/index.js';
import type { LanguageTexts, SeatNames } from './texts.js';

export const TEXTS: Readonly<Record<Language, LanguageTexts>> = { en, de, pl };

/** The texts of a language for a pack: `speakerOf` with the language given by its code. */
export const speaker = (language: Language, rules: Rules, seats: SeatNames = [], marks = false): Speaker =>
  speakerOf(language, TEXTS[language].texts, rules, seats, marks);
