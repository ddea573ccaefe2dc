// The page in its languages.
import { readFileSync } from 'node:fs';
import { LANGUAGE_NAMES, LANGUAGES } from '@civolution/content/languages';
import type { Page } from 'playwright-core';
import { PAGE_TEXTS } from '../src/words/languages.js';
import { expect, openLate, type Seen, settled, test } from './support.js';

const LABELLED =
  'h1, h2, h3, h4, th, legend, label > span, summary, button, option, strong, small, p, kbd ~ span';

/** All that the page calls something, for eyes and for screen readers. */
const labels = (page: Page): Promise<string[]> =>
  page.evaluate(selector => {
    const texts = [...document.querySelectorAll(selector)].map(node => node.textContent ?? '');
    const names = [...document.querySelectorAll('*')].flatMap(node =>
      ['aria-label', 'title'].map(name => node.getAttribute(name) ?? ''),
    );
    return [...texts, ...names].map(text => text.replace(/\s+/g, ' ').trim());
  }, LABELLED);

/** Names and words that are the same in both languages. */
const SAME =
  /^(Civolution|Ada|Bruno|V\.I\.C\.I|Medium|Name|System|Extra Credits|Evolution|Hand.*|\d (Papyrus|Gold|Jade|Sand): \d)$/;

/** Each language is called by its own name everywhere. */
const CALLED: ReadonlySet<string> = new Set(Object.values(LANGUAGE_NAMES));

/** What is called the same before and after, although it has words in it. */
function left(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after);
  return [...new Set(before)].filter(
    text => /\p{L}{3}/u.test(text) && kept.has(text) && !SAME.test(text) && !CALLED.has(text),
  );
}

const FOREIGN = LANGUAGES.filter(language => language !== 'en').map(
  language => [language, LANGUAGE_NAMES[language]] as const,
);

const root = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
/** What stands at the foot of the start page. */
const foot = (page: Page): Promise<string> => page.locator('footer').innerText();

test.for(FOREIGN)('the start page speaks %s', async ([code, called], { open }) => {
  const { language, settings } = (await PAGE_TEXTS[code].words()).words.start;
  const page = await open();
  const english = await labels(page);
  expect(await foot(page)).toContain(`Version ${root.version}`);
  await page.getByLabel('Language').selectOption(called);
  await page.getByLabel(language).waitFor();
  expect(await foot(page)).toContain(`${code === 'pl' ? 'Wersja' : 'Version'} ${root.version}`);
  expect(await page.locator('html').getAttribute('lang')).toBe(code);
  expect(left(english, await labels(page))).toEqual([]);

  await page.getByRole('button', { name: settings }).click();
  const dialog = await labels(page);
  await page.getByText('English', { exact: true }).last().click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(left(dialog, await labels(page))).toEqual([]);
});

test.for(FOREIGN)('the options of a new game speak %s', async ([code], { open }) => {
  const [foreign, english] = [await open({ language: code }), await open()];
  const { words } = await PAGE_TEXTS[code].words();
  await foreign.getByRole('button', { name: words.start.newGame }).first().click();
  await english.getByRole('button', { name: 'New game' }).first().click();
  expect(left(await labels(english), await labels(foreign))).toEqual([]);
});

test.for(FOREIGN)('a running game turns to %s in the middle of a turn', async ([code, called], { open }) => {
  const page = await open();
  const english = await openLate(page, 'two');
  const logOf = async (name: string): Promise<string[]> =>
    (await page.getByRole('group', { name }).getByRole('listitem').allInnerTexts()).map(text => text.trim());
  const englishLog = await logOf('Log');
  const labelsOnTabs = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      found.push(...(await labels(page)));
    }
    return found;
  };
  const before = await labelsOnTabs();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText(called, { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: english.question }).waitFor({ state: 'detached' });
  const turned: Seen = await settled(page);

  expect(await page.locator('html').getAttribute('lang')).toBe(code);
  expect(left([english.question, ...english.choices], [turned.question, ...turned.choices])).toEqual([]);
  expect(turned.choices.length).toBe(english.choices.length);
  const foreignLog = await logOf((await PAGE_TEXTS[code].words()).words.table.log);
  expect(foreignLog.length).toBe(englishLog.length);
  expect(left(englishLog, foreignLog)).toEqual([]);
  expect(left(before, await labelsOnTabs())).toEqual([]);
});
