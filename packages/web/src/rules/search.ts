// Searching the book: every word has to be found, whatever its accents, and titles count more than texts.
import { plain } from '@civolution/content/marks';
import type { Cell, Chapter, Part, Section } from './types.js';

/** Letters that have no accent to leave out. */
const SINGLE: Readonly<Record<string, string>> = { ł: 'l', ß: 's', '’': "'" };

/** Small letters without accents, one for each letter, so that places in both texts are the same. */
export const folded = (text: string): string =>
  [...text]
    .map(letter => {
      const small = letter.toLowerCase();
      return SINGLE[small] ?? (letter.length === 1 ? small.normalize('NFD').charAt(0) : letter);
    })
    .join('');

/** A word as it may stand in a folded text: ß is one letter there. */
type Wanted = readonly string[];
const wantedIn = (query: string): Wanted[] =>
  folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => [...new Set([word, word.replaceAll('ss', 's')])]);

/** Where a word stands in a folded text from some place on, and how long it is there; null if it does not. */
function placeIn(
  text: string,
  word: Wanted,
  from = 0,
): { readonly at: number; readonly length: number } | null {
  const places = word.flatMap(form => {
    const at = text.indexOf(form, from);
    return at < 0 ? [] : [{ at, length: form.length }];
  });
  return places.sort((a, b) => a.at - b.at || b.length - a.length)[0] ?? null;
}
const isIn = (text: string, word: Wanted): boolean => placeIn(text, word) !== null;

const LINK = /\[([^\]]*)\]\([\w.-]+\)/g;

/** A text without marks and links. */
export const said = (text: string): string => plain(text.replace(LINK, '$1'));

const cellText = (cell: Cell): string => (typeof cell === 'string' ? said(cell) : String(cell.die));

export function textsOf({ parts }: Section): string[] {
  return parts.flatMap((part: Part): string[] => {
    if (part.kind === 'text') return [said(part.label ? `${part.label}: ${part.text}` : part.text)];
    if (part.kind === 'list') return part.items.map(said);
    return part.table.rows.map(row => row.map(cellText).join(' '));
  });
}

/** What is searched of a section, worked out once. */
interface Indexed {
  readonly title: string;
  readonly texts: readonly string[];
  readonly folded: string;
}
const index = new WeakMap<Section, Indexed>();

function indexed({ isGlossary, title: kind }: Chapter, section: Section): Indexed {
  let one = index.get(section);
  if (!one) {
    const title = folded([section.title, ...section.aside.map(cellText)].join(' '));
    const texts = textsOf(section);
    // A chapter of the glossary is found by what it is called, too.
    one = { title, texts, folded: folded([...texts, ...(isGlossary ? [kind] : [])].join(' ')) };
    index.set(section, one);
  }
  return one;
}

export interface Found {
  readonly chapter: Chapter;
  readonly section: Section;
  /** What of the text shows best why it was found. */
  readonly snippet: string;
}

const LENGTH = 170;
const BEFORE = 50;

/** Of the text with the most of the words, around the first of them, cut between words. */
function snippetOf(texts: readonly string[], words: readonly Wanted[]): string {
  const hits = texts.map(one => words.filter(word => isIn(folded(one), word)).length);
  const text = texts[hits.indexOf(Math.max(...hits))] ?? '';
  if (text.length <= LENGTH) return text;
  const low = folded(text);
  const first = Math.min(...words.map(word => placeIn(low, word)?.at ?? text.length));
  const start = first <= BEFORE || first === text.length ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** Sections with all of the words, those with them in the title first. */
export function search(book: readonly Chapter[], query: string): Found[] {
  const words = wantedIn(query);
  if (words.length === 0) return [];
  const found = book.flatMap(chapter =>
    chapter.sections.flatMap(section => {
      const { title, texts, folded: text } = indexed(chapter, section);
      if (!words.every(word => isIn(title, word) || isIn(text, word))) return [];
      const rank = words.every(word => isIn(title, word)) ? 0 : 1;
      return [{ rank, one: { chapter, section, texts } }];
    }),
  );
  return found
    .sort((a, b) => a.rank - b.rank)
    .map(({ one: { chapter, section, texts } }) => ({ chapter, section, snippet: snippetOf(texts, words) }));
}

/** A text cut where the words stand in it, to be marked. */
export function marked(text: string, query: string): { readonly text: string; readonly hit: boolean }[] {
  const words = wantedIn(query);
  const low = folded(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .flatMap(word => placeIn(low, word, at) ?? [])
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (!next) break;
    if (next.at > at) pieces.push({ text: text.slice(at, next.at), hit: false });
    at = next.at + next.length;
    pieces.push({ text: text.slice(next.at, at), hit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
