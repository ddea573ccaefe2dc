// The rules and the glossary as texts: complete in every language, with links that lead somewhere.
import { basePack, gameTexts, LANGUAGES, type Language, pieces, plain } from '@civolution/content';
import { load, MODULES, SITE_KINDS, SOLO_LEVELS, type SoloLevel } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../src/art/icons/index.js';
import { CHAPTERS, GLOSSARY } from '../src/rules/anchors.js';
import { bookOf, placeOf } from '../src/rules/book.js';
import { folded, marked, said, search, textsOf } from '../src/rules/search.js';
import type { Chapter, Part } from '../src/rules/types.js';
import { rulesWords } from '../src/rules/words.js';
import { catalogue } from '../src/worker/catalogue.js';

const { rules } = load(basePack);
const levels = Object.fromEntries(SOLO_LEVELS.map(level => [level, level])) as Record<SoloLevel, string>;

const told = (language: Language) => catalogue(rules, gameTexts(language, rules, [], true));
const bookIn = async (language: Language): Promise<Chapter[]> =>
  bookOf({ words: await rulesWords(language), catalogue: told(language), levels });

/** Every place that a link may name. */
const anchorsOf = (book: readonly Chapter[]): Set<string> =>
  new Set(
    book.flatMap(({ id, isGlossary, sections }) => [
      ...(isGlossary ? [id] : []),
      ...sections.map(section => section.id),
    ]),
  );

/** All texts of a part, with marks and links. */
function raw(part: Part): string[] {
  if (part.kind === 'text') return [part.text];
  if (part.kind === 'list') return [...part.items];
  return [part.table.head, ...part.table.rows].flat().filter(cell => typeof cell === 'string');
}
const rawOf = (book: readonly Chapter[]): string[] =>
  book.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts.flatMap(raw)));
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to!);

/** As a text is typed on a keyboard without its letters. */
const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");

test('the book tells the same in every language', async () => {
  const shapes = await Promise.all(
    LANGUAGES.map(async language =>
      (await bookIn(language)).map(({ id, sections }) => ({
        id,
        sections: sections.map(section => ({
          id: section.id,
          parts: section.parts.map(part => ({
            kind: part.kind,
            n: part.kind === 'list' ? part.items.length : 0,
            links: raw(part).flatMap(linksIn).sort(),
          })),
        })),
      })),
    ),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

describe.each(LANGUAGES)('%s', language => {
  test('every kind of site has a sentence, and so has every tile', () => {
    const { siteKinds, siteTiles } = told(language);
    expect(siteKinds.map(({ id }) => id)).toEqual([...SITE_KINDS]);
    for (const { name, text } of siteKinds) {
      expect(name).toMatch(/^\p{Lu}/u);
      expect(plain(text), name).toMatch(/^\p{Lu}.{30,}\.$/u);
    }
    expect(new Set(siteKinds.map(({ text }) => text)).size).toBe(SITE_KINDS.length);
    for (const { kind, rule } of siteTiles) expect(rule).toBe(siteKinds[kind]!.text);
  });

  test('every chapter, module, site, card, event and chip is there', async () => {
    const book = await bookIn(language);
    const anchors = anchorsOf(book);
    for (const id of Object.values(CHAPTERS).flat()) expect(anchors).toContain(id);
    for (const module of MODULES) expect(anchors).toContain(`module-${module}`);
    for (const kind of SITE_KINDS) expect(anchors).toContain(`site-${kind}`);
    expect(book.filter(({ isGlossary }) => isGlossary).map(({ id }) => id)).toEqual([...GLOSSARY]);
    const entries = book.filter(({ isGlossary }) => isGlossary).flatMap(({ sections }) => sections);
    expect(entries).toHaveLength(160 + 20 + 65 + 25 + 12 + 12 + 10 + 6 + 6 + 15);
    const ids = book.flatMap(({ sections }) => sections.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every link leads somewhere', async () => {
    const book = await bookIn(language);
    const anchors = anchorsOf(book);
    const links = rawOf(book).flatMap(linksIn);
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(to => !anchors.has(to))).toEqual([]);
    for (const to of links) expect(placeOf(book, to).section?.id ?? placeOf(book, to).chapter.id).toBe(to);
  });

  test('nothing is left empty, and every mark has its icon', async () => {
    const ring = JSON.stringify(drawingOf('thing', 'no such thing'));
    for (const { title, icon, sections } of await bookIn(language)) {
      expect(title).not.toBe('');
      expect(JSON.stringify(drawingOf(icon.kind, icon.name)), title).not.toBe(ring);
      for (const section of sections) {
        expect(section.title).toMatch(/\p{L}/u);
        expect(section.parts.length, section.id).toBeGreaterThan(0);
        for (const text of section.parts.flatMap(raw)) {
          expect(said(text), section.id).not.toMatch(/undefined|NaN|null|[{}[\]]|\(\)| {2}|^$/);
          for (const piece of pieces(text)) {
            if ('kind' in piece)
              expect(JSON.stringify(drawingOf(piece.kind, piece.name)), text).not.toBe(ring);
          }
        }
      }
    }
  });

  test('a title is found by its own words, also without accents and in capitals', async () => {
    const book = await bookIn(language);
    const titles = book.flatMap(({ sections }) => sections);
    expect(titles.length).toBeGreaterThan(300);
    for (const { title, id } of titles) {
      for (const query of [unaccented(title), title.toUpperCase()]) {
        const list = search(book, query).map(({ section }) => section.id);
        expect(list, query).toContain(id);
      }
    }
    // Only then does it matter that accents are left out.
    const accented = titles.filter(({ title }) => unaccented(title) !== title);
    if (language !== 'en') expect(accented.length).toBeGreaterThan(50);
  });
});

test('numbers come from the pack', async () => {
  const { rules: other } = load({
    ...basePack,
    tables: { ...basePack.tables, resetDice: 2, trade: { points: 7, known: 5, unknown: 9 } },
  });
  const book = bookOf({
    words: await rulesWords('en'),
    catalogue: catalogue(other, gameTexts('en', other, [], true)),
    levels,
  });
  const text = (id: string): string => textsOf(placeOf(book, id).section!).join(' ');
  expect(text('reset')).toContain('at most 2 activation dice');
  expect(text('trade')).toContain('for 7 points');
  expect(text('trade')).toContain('for 5 money');
});

describe('searching', () => {
  test('finds rules and cards, by all of the words', async () => {
    const book = await bookIn('en');
    const ids = (query: string): string[] => search(book, query).map(({ section }) => section.id);
    expect(ids('deus ex machina')[0]).toBe('deus');
    expect(ids('outrigger')).toEqual(['invention.A1']);
    expect(ids('F11')[0]).toBe('event.F11');
    expect(ids('wilderness food')).toContain('feeding');
    expect(ids('mystic oak')).toContain('site-mysticOak');
    expect(ids('   ')).toEqual([]);
    expect(ids('xyzzy')).toEqual([]);
  });

  test('shows where the words stand', async () => {
    const book = await bookIn('pl');
    const [first] = search(book, 'zywnosc dziczy');
    expect(first!.snippet.length).toBeLessThan(220);
    const hits = marked('Żywność w dziczy', 'zywnosc dziczy').filter(({ hit }) => hit);
    expect(hits.map(({ text }) => text)).toEqual(['Żywność', 'dziczy']);
    expect(marked('abc', 'c').map(({ text }) => text)).toEqual(['ab', 'c']);
  });

  test('folding keeps the length of a text', () => {
    for (const text of ['Żółć', 'Größe', 'Łódź', '„immer wenn“', '🙂 ok']) {
      expect(folded(text)).toHaveLength(text.length);
    }
  });
});
