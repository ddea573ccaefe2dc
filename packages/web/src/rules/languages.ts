// The words of the rules: fetched when they are wanted, and put together from the files of a language.
import type { Language } from '@civolution/content';
import type { CHAPTERS, ChapterId } from './anchors.js';
import type { RulesWords } from './types.js';

type SectionsOf<C extends ChapterId> = Pick<RulesWords['sections'], (typeof CHAPTERS)[C][number]>;

/** What a language has written: its sections chapter by chapter. Modules and sites have words besides their sections. */
type Written = Omit<RulesWords, 'sections'> & {
  readonly [C in Exclude<ChapterId, 'modules' | 'sites'>]: SectionsOf<C>;
} & { readonly moduleSections: SectionsOf<'modules'>; readonly siteSections: SectionsOf<'sites'> };

const together = ({ labels, chapters, glossary, modules, sites, ...sections }: Written): RulesWords => ({
  labels,
  chapters,
  glossary,
  modules,
  sites,
  sections: Object.assign({}, ...Object.values(sections)) as RulesWords['sections'],
});

export const RULES: Readonly<Record<Language, () => Promise<RulesWords>>> = {
  en: async () => together(await import('./words/en/index.js')),
  de: async () => together(await import('./words/de/index.js')),
  pl: async () => together(await import('./words/pl/index.js')),
};
