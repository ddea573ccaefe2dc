// The words of the rules are fetched when they are wanted.
import type { Language } from '@civolution/content';
import type { RulesWords } from './types.js';

export const RULES: Readonly<Record<Language, () => Promise<RulesWords>>> = {
  en: async () => (await import('./words/en/index.js')).english,
  de: async () => (await import('./words/de/index.js')).german,
  pl: async () => (await import('./words/pl/index.js')).polish,
};
