import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@civolution/content';
import { describe, expect, test } from 'vitest';
import { json, run } from './support.js';

interface Printed {
  readonly language: string;
  readonly entries: { kind: string; id: string; name: string; rows: { label: string; text: string }[] }[];
}
const glossary = async (...args: string[]): Promise<Printed> =>
  (await json('glossary', ...args)) as unknown as Printed;

describe('civ glossary', () => {
  test('prints the page that is in the docs', async () => {
    const page = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
    const { code, out } = await run(['glossary']);
    expect(code).toBe(0);
    expect(page.slice(page.indexOf('## '))).toBe(out);
  });

  test.each(LANGUAGES)('has every entry in %s, without marks', async language => {
    const { entries } = await glossary('--language', language);
    expect(entries).toHaveLength(160 + 20 + 65 + 25 + 12 + 12 + 10 + 24 + 6 + 6 + 15 + 15);
    for (const { id, name, rows } of entries) {
      expect(name, id).not.toBe('');
      expect(rows.length, id).toBeGreaterThan(0);
      for (const { label, text } of rows) {
        expect(label, id).not.toBe('');
        expect(text, id).not.toMatch(/[{}]|undefined|NaN| {2}|^$/);
      }
    }
  });

  test('an id finds its entry alone, words find entries that have all of them', async () => {
    expect((await glossary('c1')).entries.map(({ id }) => id)).toEqual(['C1']);
    const farms = (await glossary('farm Grassland')).entries.map(({ id }) => id);
    expect(farms).toContain('goal-8');
    expect(farms).not.toContain('goal-7');
    expect((await glossary('Zivilisation', '--language', 'de')).entries.length).toBeGreaterThanOrEqual(12);
  });

  test.each([
    ['level-4', 15],
    ['starting attribute', 6],
    ['V.I.C.I', 15],
    ['vici', 15],
    ['creature chips', 6],
  ])('a kind is found by its name: %s', async (words, n) => {
    expect((await glossary(words)).entries).toHaveLength(n);
  });

  test('says when nothing is found, and refuses another language', async () => {
    expect(await run(['glossary', 'xyzzy'])).toEqual({
      code: 1,
      out: '',
      err: 'no entry has all of these words\n',
    });
    const known = `${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}`;
    expect((await run(['glossary', '--language', 'xx'])).err).toContain(`--language can be ${known}`);
  });
});
