// Speakers of every language at hand. A page that wants but one takes `speakerOf` and that language alone.
import type { Rules } from '@civolution/engine';
import { type Speaker, speakerOf } from './speaker.js';
import { german } from './text/de/index.js';
import { english } from './text/en/index.js';
import { polish } from './text/pl/index.js';
import type { Language, MakeTexts, SeatNames } from './texts.js';

const TEXTS: Readonly<Record<Language, MakeTexts>> = { en: english, de: german, pl: polish };

/** See `speakerOf`. */
export const speaker = (language: Language, rules: Rules, seats: SeatNames = [], marks = false): Speaker =>
  speakerOf(language, TEXTS[language], rules, seats, marks);
