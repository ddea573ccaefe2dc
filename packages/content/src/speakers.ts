// All languages at hand, for programs that are not fetched over a network. A page takes `loadLanguage` and `speakerOf`.
import type { Rules } from '@civolution/engine';
import { LANGUAGES, type Language, loadLanguage } from './languages.js';
import { type Speaker, speakerOf } from './speaker.js';
import type { LanguageTexts, SeatNames } from './texts.js';

export const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await loadLanguage(language)])),
) as Readonly<Record<Language, LanguageTexts>>;

/** See `speakerOf`. */
export const speaker = (language: Language, rules: Rules, seats: SeatNames = [], marks = false): Speaker =>
  speakerOf(language, TEXTS[language].texts, rules, seats, marks);
