// The words of the rules: fetched when they are wanted, and put together from the files of a language.
import type { Language } from '@civolution/content/languages';
import { PAGE_TEXTS } from '../words/languages.js';
import type { RulesWords } from './types.js';

export async function rulesWords(language: Language): Promise<RulesWords> {
  const { labels, chapters, glossary, modules, sites, ...sections } = await PAGE_TEXTS[language].rules();
  return {
    labels,
    chapters,
    glossary,
    modules,
    sites,
    sections: Object.assign({}, ...Object.values(sections)) as RulesWords['sections'],
  };
}
