// Marks for icons: the same in every language, of things that are known, directly before their words.
import {
  basePack,
  glossary,
  LANGUAGES,
  type Language,
  type Marked,
  pieces,
  plain,
} from '@civolution/content';
import {
  CARD_TYPES,
  CATEGORIES,
  FEATURES,
  load,
  MATERIALS,
  MODULES,
  PROJECTS,
  SITE_KINDS,
  TERRITORY_TYPES,
  WEATHER,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { THINGS } from '../src/marks.js';

const { rules } = load(basePack);
const ENTRIES = LANGUAGES.map(language => glossary(language, rules));

const KNOWN: Readonly<Record<keyof Marked, readonly string[]>> = {
  thing: THINGS,
  territory: TERRITORY_TYPES,
  material: MATERIALS,
  feature: FEATURES,
  category: CATEGORIES,
  card: CARD_TYPES,
  module: MODULES,
  site: SITE_KINDS,
  project: PROJECTS,
  weather: WEATHER,
};

/** Where a sentence of one language does without the noun that the others have. */
const WITHOUT: readonly (readonly [language: Language, sentence: RegExp, ...marks: string[]])[] = [
  ['en', /^Whenever you settle/, 'thing.tribe'],
  ['en', /(^|\. )Each era after feeding/, 'thing.tribe'],
  ['de', /(^|\. )In jeder Epoche nach dem Ernähren/, 'thing.tribe'],
  ['en', /^Whenever you gain a die/, 'thing.fateDie'],
  ['de', /[Kk]aufst du .* ein,/, 'thing.trade'],
  ['pl', /znacznik pogody .* w (dowolnym|wybranym) kierunku/, 'weather.hot', 'weather.cold'],
];

const marks = (text: string): string[] => [
  ...new Set(pieces(text).flatMap(piece => ('kind' in piece ? [`${piece.kind}.${piece.name}`] : []))),
];
const left = (language: Language, text: string): string[] =>
  WITHOUT.flatMap(([where, sentence, ...names]) =>
    where === language && sentence.test(plain(text)) ? names : [],
  );

/** Every row with its text in all languages. */
const ROWS = ENTRIES[0]!.flatMap(({ id, rows }, entry) =>
  rows.map(({ label }, row) => ({
    row: `${id} ${label}`,
    texts: ENTRIES.map((entries, i) => [LANGUAGES[i]!, entries[entry]!.rows[row]!.text] as const),
  })),
);

test('every row has the same marks in all languages', () => {
  const unlike = ROWS.flatMap(({ row, texts }) => {
    const all = new Set(texts.flatMap(([, text]) => marks(text)));
    return texts.flatMap(([language, text]) => {
      const missing = [...all].filter(
        name => !marks(text).includes(name) && !left(language, text).includes(name),
      );
      return missing.length > 0
        ? [`${row}: ${language} lacks ${missing.join(', ')} in "${plain(text)}"`]
        : [];
    });
  });
  expect(unlike).toEqual([]);
});

test('every exception is needed', () => {
  for (const [language, sentence, ...names] of WITHOUT) {
    const without = ROWS.filter(({ texts }) =>
      texts.some(
        ([where, text]) =>
          where === language &&
          sentence.test(plain(text)) &&
          names.every(name => !marks(text).includes(name)) &&
          names.every(name => texts.some(([, other]) => marks(other).includes(name))),
      ),
    );
    expect(without, String(sentence)).not.toEqual([]);
  }
});

describe.each(LANGUAGES)('%s', language => {
  const texts = ROWS.map(row => row.texts.find(([where]) => where === language)![1]);

  test('marks are of a known kind and name', () => {
    for (const text of texts) {
      for (const piece of pieces(text)) {
        if ('kind' in piece) expect(KNOWN[piece.kind], text).toContain(piece.name);
      }
    }
  });

  test('marks stand directly before a letter, and nothing else has braces', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/\}(?!\p{L})/u);
      expect(text).not.toMatch(/\p{L}\{/u);
      expect(plain(text)).not.toMatch(/[{}]/);
    }
  });
});
