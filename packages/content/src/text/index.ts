// The folders of the languages; their texts are fetched when they are wanted.
import type { Language } from '../languages.js';
import type { LanguageTexts } from '../texts.js';

const FOLDERS: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
  pl: () => import('./pl/index.js'),
};

/** The texts of one language. */
export const loadLanguage = (language: Language): Promise<LanguageTexts> => FOLDERS[language]();
