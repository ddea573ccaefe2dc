// The rules and the glossary over the page: opened and left, searched, linked, in every language.
import type { Locator, Page } from 'playwright-core';
import { faultsAsShown } from './axe.js';
import { DESK, expect, type Options, openLate, PHONE, prompt, settled, test } from './support.js';

const book = (page: Page): Locator => page.locator('dialog[aria-labelledby="rules-title"]');
const field = (page: Page): Locator => book(page).getByRole('searchbox');
const results = (page: Page): Locator => book(page).locator('[data-result]');
const heading = (page: Page, name: string): Locator => book(page).getByRole('heading', { name, exact: true });
const gone = (page: Page): Promise<void> => book(page).waitFor({ state: 'detached' });

/** What has the focus, in words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement;
    return (node?.getAttribute('aria-label') ?? node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Parts of the page that were fetched so far. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('they open from the start page, by click and by key, and are fetched only then', async ({ open }) => {
  const page = await open();
  expect((await fetched(page)).filter(name => /Rules/.test(name))).toEqual([]);
  const button = page.getByRole('button', { name: /^Rules/ });
  await button.click();
  await heading(page, 'The aim').waitFor();
  expect((await fetched(page)).filter(name => /Rules/.test(name))).not.toEqual([]);
  expect(await focused(page)).toBe('Search rules and glossary');
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await focused(page)).toMatch(/^Rules/);

  await page.keyboard.press('?');
  await heading(page, 'The aim').waitFor();
  await page.getByRole('button', { name: 'Close the rules' }).click();
  await gone(page);
  expect(await page.getByRole('button', { name: /^Play now/ }).isVisible()).toBe(true);
});

test('a running game waits behind them with the same question', async ({ open }) => {
  const page = await open();
  const { question, choices } = await openLate(page, 'two');
  const address = page.url();
  for (const leave of ['Escape', 'back', 'button'] as const) {
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await heading(page, 'The aim').waitFor();
    // A number typed here chooses nothing there.
    await page.keyboard.type('1');
    expect(await field(page).inputValue()).toBe('1');
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('');
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else if (leave === 'back') await page.goBack();
    else await page.getByRole('button', { name: 'Close the rules' }).click();
    await gone(page);
    expect(await focused(page)).toBe('Rules');
    expect(page.url()).toBe(address);
    const now = await settled(page);
    expect([now.question, now.choices]).toEqual([question, choices]);
  }
  await page.reload();
  expect((await settled(page)).question).toBe(question);
});

test('one search finds rules and cards, by keyboard', async ({ open }) => {
  const page = await open();
  await page.keyboard.press('?');
  await field(page).fill('deus ex machina');
  await results(page).first().waitFor();
  expect(await results(page).first().innerText()).toContain('Deus ex machina');
  const said = await book(page).getByRole('status').innerText();
  expect(said).toBe(`Results: ${await results(page).count()}`);
  await page.keyboard.press('Enter');
  await heading(page, 'Deus ex machina').waitFor();
  expect(await focused(page)).toBe('Deus ex machina');
  expect(page.url()).toContain('#rules=deus');

  await page.keyboard.press('/');
  await page.keyboard.type('outrigger');
  await expect.poll(() => results(page).count()).toBe(1);
  expect(await book(page).getByRole('heading', { name: 'Glossary 1' }).isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toContain('Outrigger');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('Search rules and glossary');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading(page, 'Inventions').waitFor();
  expect(await focused(page)).toBe('Outrigger');

  // From far down a chapter another search begins with its best results.
  await field(page).fill('migration');
  await results(page).first().waitFor();
  await expect.poll(async () => (await results(page).first().boundingBox())!.y).toBeGreaterThan(0);

  await field(page).fill('xyzzy');
  await book(page).getByText('Nothing is found').waitFor();
});

test('what is looked at closely leads to its rules and stays open behind them', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Console' }).click();
  const module = page
    .locator('main')
    .getByRole('group', { name: 'Modules' })
    .locator('button:not([data-target])');
  const name = (await module.first().innerText()).split('\n')[0]!.replaceAll('\u00ad', '').trim();
  await module.first().click();
  await page.getByRole('button', { name: 'More in the rules' }).click();
  await heading(page, name).waitFor();
  expect(await focused(page)).toBe(name);
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await focused(page)).toBe('More in the rules');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a site says what it does or may be, and leads to its rules', async ({ open }) => {
  const page = await open();
  await openLate(page, 'four');
  const sites = page.locator('main [data-about^="site:"]');
  const names = await sites.evaluateAll(list => list.map(node => node.getAttribute('aria-label') ?? ''));
  expect(names.length).toBe(24);
  for (const name of names) expect(name).toMatch(/\. \p{Lu}.{30,}\.$/u);
  const revealed = names.findIndex(name => /^Cave/.test(name));
  const panel = page.locator('main .panel');
  await sites.nth(revealed).hover({ force: true });
  await panel.getByText('any territory beside a').waitFor();
  await page.mouse.move(0, 0);
  await panel.waitFor({ state: 'detached' });
  await sites.nth(revealed - 1).focus();
  await page.keyboard.press('Tab');
  await panel.getByText('any territory beside a').waitFor();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'More in the rules' }).click();
  await heading(page, 'Cave').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  const hidden = names.findIndex(name => /^Face-down/.test(name));
  if (hidden >= 0) {
    await sites.nth(hidden).focus();
    await page.keyboard.press('Enter');
    await panel.getByText('It may be:').waitFor();
  }
});

test('the language turns while they are open, and the place stays', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await page.keyboard.press('?');
  await book(page).getByRole('link', { name: 'Scoring' }).click();
  await heading(page, 'Final scoring').waitFor();
  await book(page).getByLabel('Language').selectOption('Deutsch');
  await heading(page, 'Endwertung').waitFor();
  await book(page).getByRole('link', { name: 'Erfindungen' }).click();
  await heading(page, 'Auslegerboot').waitFor();
  await book(page).getByLabel('Sprache').selectOption('Polski');
  await heading(page, 'Łódź z wysięgnikiem').waitFor();
  await field(page).fill('zywnosc');
  await results(page).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  await prompt(page).waitFor({ state: 'detached' });
});

test('a place in the rules has an address', async ({ open }) => {
  const page = await open();
  await page.evaluate(() => {
    location.hash = 'rules=site-volcano';
  });
  await heading(page, 'Volcano').waitFor();
  await page.reload();
  await heading(page, 'Volcano').waitFor();
  await book(page).getByRole('link', { name: 'Cave', exact: true }).click();
  expect(page.url()).toContain('rules=site-cave');
  await page.keyboard.press('Escape');
  await gone(page);
  expect(page.url()).not.toContain('rules');
});

const SCREENS: readonly (readonly [where: string, options: Options])[] = [
  ['a desk, light', DESK],
  ['a desk, dark, in Polish', { ...DESK, dark: true, language: 'pl' }],
  ['a phone, light, in German', { ...PHONE, language: 'de' }],
  ['a phone, dark', { ...PHONE, dark: true }],
];
/** Places with all that the rules are made of: lists, tables, dice, cards. */
const PLACES = [
  'start',
  'module-trade',
  'hunting',
  'site-mysticOak',
  'categories',
  'vici-land',
  'invention',
  'action-card',
];

test.for(SCREENS)(
  'axe finds nothing, and nothing is wider than the screen: %s',
  async ([, options], { open }) => {
    const page = await open(options);
    await page.keyboard.press('?');
    await field(page).waitFor();
    for (const place of PLACES) {
      await page.evaluate(to => {
        location.hash = `rules=${to}`;
      }, place);
      await page.locator(`[id="rules-${place}"], #rules-open-chapter:focus`).waitFor();
      expect(await faultsAsShown(page), place).toEqual([]);
      const over = await book(page)
        .locator('.pane')
        .evaluate(pane => pane.scrollWidth - pane.clientWidth);
      expect(over, place).toBe(0);
    }
    await field(page).fill('1');
    await results(page).first().waitFor();
    expect(await faultsAsShown(page)).toEqual([]);
  },
);
