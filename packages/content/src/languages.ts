// The registry of languages: every list of languages is made from it. Codes are those of the `lang` of a page.
/** What each is called by those who speak it. The first is spoken where nothing else is known. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
