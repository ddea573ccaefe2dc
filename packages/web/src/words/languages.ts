// The words of the page, a line for each language: a folder whose words are fetched when they are wanted, the rules apart.
import type { Language } from '@civolution/content/languages';
import type { RulesFiles } from '../rules/types.js';
import type { Words } from './words.svelte.js';

interface PageTexts {
  readonly words: () => Promise<{ readonly words: Words }>;
  readonly rules: () => Promise<RulesFiles>;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: { words: () => import('./en/index.js'), rules: () => import('./en/rules/index.js') },
  de: { words: () => import('./de/index.js'), rules: () => import('./de/rules/index.js') },
  pl: { words: () => import('./pl/index.js'), rules: () => import('./pl/rules/index.js') },
};
