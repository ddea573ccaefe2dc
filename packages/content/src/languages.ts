// The registry of languages: every list of languages is made from it. Codes are those of the `lang` of a page.
import type { LanguageTexts } from './texts.js';

/** What each is called by those who speak it. The first is spoken where nothing else is known. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Apart from the names, so that a page that only lists the languages does not bundle their texts. */
const FOLDERS: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: () => import('./text/en/index.js'),
  de: () => import('./text/de/index.js'),
  pl: () => import('./text/pl/index.js'),
};

/** The texts of one language. */
export const loadLanguage = (language: Language): Promise<LanguageTexts> => FOLDERS[language]();
