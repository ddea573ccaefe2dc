// The rules and the glossary as one book: chapters of sections, in the words of a language and with the pack in use.
import {
  FEATURES,
  MAIN_MODULES,
  type MainModule,
  MODULES,
  SITE_KINDS,
  type SoloLevel,
} from '@civolution/engine';
import type { Catalogue } from '../worker/protocol.js';
import { CHAPTERS, type ChapterId, type SectionId } from './anchors.js';
import { factsOf } from './facts.js';
import { figure } from './figures.js';
import { glossaryChapters } from './glossary.js';
import type { Block, Chapter, IconOf, Part, RulesWords, Section } from './types.js';

const thing = (name: string): IconOf => ({ kind: 'thing', name });

const ICONS: Readonly<Record<ChapterId, IconOf>> = {
  aim: thing('crown'),
  era: thing('era'),
  turn: thing('dice'),
  modules: thing('console'),
  tribes: thing('tribe'),
  land: thing('map'),
  sites: thing('site'),
  cards: thing('cards'),
  chips: thing('goal'),
  tracks: thing('track'),
  weather: { kind: 'weather', name: 'mild' },
  scoring: thing('score'),
  solo: thing('bot'),
  extras: thing('plus'),
};

const LEVELS = ['I', 'II', 'III', 'IIII'];

export interface Said {
  readonly words: RulesWords;
  readonly catalogue: Catalogue;
  /** What the levels of V.I.C.I are called. */
  readonly levels: Readonly<Record<SoloLevel, string>>;
}

export function bookOf(said: Said): Chapter[] {
  const { words, catalogue, levels } = said;
  const facts = factsOf(catalogue);
  const part = (block: Block): Part => {
    if (typeof block === 'string') return { kind: 'text', text: block };
    if ('figure' in block) return figure(block.figure, catalogue, words, levels);
    return { kind: 'list', items: block };
  };
  const section = (id: SectionId): Section => {
    const [title, body] = words.sections[id];
    return {
      id,
      title,
      aside: [],
      icon: null,
      parts: (typeof body === 'function' ? body(facts) : body).map(part),
    };
  };
  const more: Readonly<Partial<Record<ChapterId, () => Section[]>>> = {
    modules: () => modules(said),
    sites: () => sites(said, figure('oak', catalogue, words, levels)),
  };
  const chapters = (Object.keys(CHAPTERS) as ChapterId[]).map(
    (id): Chapter => ({
      id,
      title: words.chapters[id],
      icon: ICONS[id],
      isGlossary: false,
      sections: [...CHAPTERS[id].map(section), ...(more[id]?.() ?? [])],
    }),
  );
  return [...chapters, ...glossaryChapters(words, catalogue)];
}

/** The main modules by their values, the feature modules, and Sleep. */
function modules({ words, catalogue }: Said): Section[] {
  const facts = factsOf(catalogue);
  return MODULES.map((name, module): Section => {
    const { name: title, values, levels } = catalogue.modules[module]!;
    const isFeature = (FEATURES as readonly string[]).includes(name);
    const note = words.modules[isFeature ? 'feature' : (name as MainModule | 'sleep')];
    const rows = levels.map((text, i) => [LEVELS[i]!, text]);
    return {
      id: `module-${name}`,
      title,
      icon: { kind: 'module', name },
      aside: values[0] === 0 ? [words.labels.anyTwo] : values.map(die => ({ die })),
      parts: [
        module < MAIN_MODULES
          ? { kind: 'table', table: { head: [words.labels.level, words.labels.effect], rows } }
          : { kind: 'text', text: `${levels[0]!}.` },
        { kind: 'text', text: typeof note === 'function' ? note(facts) : note },
      ],
    };
  });
}

function sites({ words, catalogue }: Said, oak: Part): Section[] {
  const { labels: w } = words;
  return catalogue.siteKinds.map(({ name, text }, kind): Section => {
    const tiles = catalogue.siteTiles.filter(tile => tile.kind === kind);
    const points = [...new Set(tiles.map(tile => tile.points))].join(', ');
    const id = SITE_KINDS[kind]!;
    return {
      id: `site-${id}`,
      title: name,
      icon: { kind: 'site', name: id },
      aside: [`${w.inGame}: ${tiles.length}`, `${w.revealed}: +${points}`],
      parts: [
        { kind: 'text', text },
        { kind: 'text', text: words.sites[id] },
        ...(id === 'mysticOak' ? [oak] : []),
      ],
    };
  });
}

/** Where an anchor leads: a section, or a chapter from its beginning; the first chapter if there is no such place. */
export function placeOf(
  book: readonly Chapter[],
  anchor: string,
): { readonly chapter: Chapter; readonly section: Section | null } {
  for (const chapter of book) {
    const section = chapter.sections.find(({ id }) => id === anchor);
    if (section) return { chapter, section };
  }
  return { chapter: book.find(({ id }) => id === anchor) ?? book[0]!, section: null };
}
