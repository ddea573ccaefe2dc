// Where the names that stand in little room may be parted.
import { basePack, gameTexts, LANGUAGES, type Language } from '@civolution/content';
import { load, MODULES, POINT_SOURCES } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { PAGE_TEXTS } from '../src/words/languages.js';
import type { Words } from '../src/words/words.svelte.js';

const { rules } = load(basePack);
const { pack } = rules;
const WORDS = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async language => [language, (await PAGE_TEXTS[language].words()).words] as const),
  ),
) as Readonly<Record<Language, Words>>;

const shown = (language: Language, name: string): string =>
  WORDS[language].parted(name).replaceAll('\u00ad', '-');

/** All names of modules, of what brings points and of the pack's cards, chips, creatures and events, word by word. */
function namesIn(language: Language): string[] {
  const { name } = gameTexts(language, rules);
  const modules = MODULES.map((_, module) => name.module(module));
  const { research, incomes, startingChips, attributes, startingAttributes, creatures, events } = pack;
  const printed = [research, incomes, startingChips, attributes, startingAttributes, creatures, events];
  const sources = POINT_SOURCES.map((_, source) => name.pointSource(source));
  const all = [...modules, ...sources, ...printed.flat().map(entry => entry.name[language])];
  return [...new Set(all.flatMap(text => text?.match(/\p{L}+/gu) ?? []))];
}

/** What no part may be or begin with. */
const FLAWS: Readonly<Record<Language, RegExp>> = {
  en: /-[^aeiouy]+(?:-|$)|[tscpgw]-h(?!ouse)|^[^aeiouy]+-|-(?:ed|es)$/iu,
  de: /-[^aeiouyäöü]+(?:-|$)|s-ch|c-[hk]|-(?:[dt]l|r[bdgknstz]|x|nn|ss|tt)/iu,
  pl: /-[^aeiouyąęó]+(?:-|$)|[crs]-z|d-[zźż]|c-h|-(?:ń|rn|łn|nn)/iu,
};

describe.each(LANGUAGES)('in %s', language => {
  const long = namesIn(language).filter(word => word.length > 6);

  test('no name is parted where it could not be', () => {
    expect(long.length).toBeGreaterThan(150);
    const parted = long.map(word => shown(language, word));
    expect(parted.filter(word => FLAWS[language].test(word))).toEqual([]);
  });

  test('few letters are set apart only in words that have no other place', () => {
    const narrow = /^.{1,2}-|-.{1,2}$/u;
    const parted = long.map(word => shown(language, word)).filter(word => narrow.test(word));
    expect(parted.filter(word => /^.-|-.$/u.test(word) || /\p{L}{3}-\p{L}{3}/u.test(word))).toEqual([]);
  });

  test('every word of nine letters and more can be parted', () => {
    const whole = long.filter(word => word.length > 8 && shown(language, word) === word);
    expect(whole).toEqual([]);
  });
});

test.each([
  [
    'en',
    'Boat-house Trans-port Sus-tenance Tread-wheel Knowl-edge Build-ing Plan-ning Endur-ance Out-rig-ger',
  ],
  [
    'en',
    'Achieve-ment Appren-tice-ship Explora-tion Inter-preta-tion Resource-ful Theoc-racy Wheel-bar-row Tech-nology Abil-ities',
  ],
  [
    'de',
    'Fest-mahl Boots-haus Dünen-echse Wasser-uhr Zeit-al-ter Nord-lich-ter Beweg-li-che Meis-ter-schaft',
  ],
  [
    'de',
    'Meteoriten-ein-schlag Vor-wärts-stre-bende Volks-zäh-lung Sie-ben-mei-len-schritte Ge-schich-te Leisten-ende',
  ],
  ['pl', 'Daleko-wzroczna Zmienno-kształt-ność przy-mro-zek wygnań-ców Nie-stru-dzona Zręcz-ność Muta-cja'],
  ['pl', 'przej-ścia Piel-grzymka zaćmie-nie Wszech-stronna We-wnętrz-ne'],
] as const)('words in %s are parted as they are spoken: %s', (language, words) => {
  expect(shown(language, words.replaceAll('-', ''))).toBe(words);
});
