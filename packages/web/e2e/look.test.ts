// What a table shows at a glance: nothing pushed out of sight, nothing cut off, nothing that looks as if it could be chosen.
import { LANGUAGES } from '@civolution/content/languages';
import type { Locator, Page } from 'playwright-core';
import { DESK, drawn, expect, log, type Options, openLate, PHONE, reel, settled, test } from './support.js';

const TABLET: Options = { width: 1024, height: 768 };
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario'];

/** Wholly within the window. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** Wholly within what is seen of the panel below the map, or of something else around it. */
const isSeenWhole = (element: Locator, around = '[role="tabpanel"]'): Promise<boolean> =>
  element.evaluate((node, selector) => {
    const box = node.getBoundingClientRect();
    const seen = node.closest(selector)!.getBoundingClientRect();
    return box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1;
  }, around);

const toScore = async (page: Page): Promise<void> => {
  const tab = page.getByRole('tab', { name: 'Score' });
  if (await tab.isVisible()) await tab.click();
};

test.for([
  ['a desk', DESK],
  ['a tablet', TABLET],
  ['a phone', PHONE],
] as const)(
  'where points come from is told with all names and scores in sight: %s',
  async ([, options], { open }) => {
    const page = await open(options);
    await openLate(page, 'four');
    await toScore(page);
    const score = page.getByRole('region', { name: 'Score' });
    const who = (name: string): Locator => score.getByRole('button', { name: new RegExp(`^${name}\\b`) });
    const told = page.getByRole('dialog', { name: 'Where the points come from' });

    await who('Ada').click();
    await told.waitFor();
    const rows = told.locator('thead tr');
    expect((await rows.first().locator('th').allInnerTexts()).slice(1).map(text => text.trim())).toEqual(
      NAMES,
    );
    expect(await rows.locator('th:first-child').allInnerTexts()).toEqual(['Points from', 'Now', 'Final']);
    await told.getByRole('row').last().scrollIntoViewIfNeeded();
    for (const cell of await rows.locator('th, td').all()) expect(await isInSight(cell)).toBe(true);
    // The sources add up to what is shown above them.
    const columns = await told.locator('table').evaluate((table: HTMLTableElement) => {
      const numbers = (row: HTMLTableRowElement): number[] =>
        [...row.cells].slice(1).map(cell => Number(cell.innerText.replace('–', '0')));
      const groups = [...table.tBodies].map(body => [...body.rows].slice(1).map(numbers));
      return { sums: [...table.tHead!.rows].slice(1).map(numbers), groups };
    });
    const total = (lines: number[][]): number[] =>
      NAMES.map((_, i) => lines.reduce((n, line) => n + line[i]!, 0));
    expect([total(columns.groups[0]!), total(columns.groups.flat())]).toEqual(columns.sums);

    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
    if (options === PHONE) return;
    // Beside it the list stays as it was: another name asks about that one, the same one again closes.
    await who('Ada').click();
    await who('Dario').click();
    await told.waitFor();
    expect(await who('Dario').getAttribute('aria-expanded')).toBe('true');
    for (const name of NAMES) expect(await isInSight(who(name))).toBe(true);
    await who('Dario').click();
    await told.waitFor({ state: 'hidden' });
  },
);

const REEL = '.reel';
const lines = (page: Page): Locator => log(page).locator('li[data-line]');

/** Makes first choices until a line is added to the log. */
async function addLine(page: Page): Promise<void> {
  const last = (): Promise<string | null> => lines(page).last().getAttribute('data-line');
  const before = await last();
  let seen = await settled(page);
  while ((await last()) === before) {
    await page.locator('main [data-choice]').first().click();
    seen = await settled(page, seen.stamp);
  }
}

test('the log of four has room for several lines, and more when one wants it', async ({ open }) => {
  const page = await open(DESK);
  await openLate(page, 'four');
  const height = (): Promise<number> => reel(page).evaluate(({ clientHeight }) => clientHeight);
  const usual = await height();
  expect(usual).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Enlarge the log' }).click();
  expect(await height()).toBeGreaterThan(usual * 2);
  expect(await isSeenWhole(lines(page).last(), REEL)).toBe(true);
  await page.getByRole('button', { name: 'Shrink the log' }).click();
  expect(await height()).toBe(usual);
});

test('the log shows what is added, unless one reads older lines', async ({ open }) => {
  const page = await open(DESK);
  await openLate(page, 'four');
  const newest = (): Promise<boolean> => isSeenWhole(lines(page).last(), REEL);
  await addLine(page);
  expect(await newest()).toBe(true);
  // A little above the end is the end.
  await reel(page).evaluate(node => node.scrollTo(0, -10));
  await expect.poll(() => reel(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  await reel(page).evaluate(node => node.scrollTo(0, -node.scrollHeight));
  const first = await lines(page).first().getAttribute('data-line');
  const same = log(page).locator(`[data-line="${first}"]`);
  const at = async (): Promise<number> => (await same.boundingBox())!.y;
  expect(await isSeenWhole(same, REEL)).toBe(true);
  const before = await at();
  await addLine(page);
  expect(Math.abs((await at()) - before)).toBeLessThan(1);
  await page.getByRole('button', { name: /older lines/ }).click();
  await log(page).getByText('Era 1', { exact: false }).first().waitFor({ state: 'attached' });
  await expect.poll(() => isSeenWhole(same, REEL)).toBe(true);

  await reel(page).evaluate(node => node.scrollTo(0, 0));
  await addLine(page);
  expect(await newest()).toBe(true);
});

test('on a small screen the console is not cut but scrolled, and says so', async ({ open }) => {
  const page = await open(TABLET);
  await openLate(page, 'four');
  const panel = page.getByRole('tabpanel');
  const part = (name: string): Locator => panel.getByRole('region', { name, exact: true });
  const [down, up] = [/^Further down: Stage partition/, /^Further up: Modules/].map(name =>
    panel.getByRole('button', { name }),
  ) as [Locator, Locator];
  for (const name of ['Modules', 'Storage']) expect(await isSeenWhole(part(name))).toBe(true);
  await down.click();
  await up.waitFor();
  for (const name of ['Stage partition', 'Goal area']) expect(await isSeenWhole(part(name))).toBe(true);
  expect(await down.count()).toBe(0);
  await up.click();
  await down.waitFor();
});

test.for([
  ['a desk', DESK],
  ['a tablet', TABLET],
  ['a phone', PHONE],
] as const)('no territory is called by a letter alone: %s', async ([, options], { open }) => {
  for (const language of LANGUAGES) {
    const page = await open({ ...options, language });
    await openLate(page, 'solo');
    await page.getByRole('tab').first().click();
    const names = await page.locator('.called').evaluateAll(list =>
      list.map(name => ({
        letters: name.textContent!.replace(/[^\p{L} ]/gu, '').trim().length,
        hasIcon: name.querySelector('.icon') !== null,
      })),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(({ letters, hasIcon }) => letters < 3 && !hasIcon)).toEqual([]);
    await page.close();
  }
});

test('only what can be chosen looks so; what cannot is dim among what can, and says why', async ({
  open,
}) => {
  const page = await open(DESK);
  await openLate(page, 'two');
  const panel = page.getByRole('tabpanel');
  const modules = panel.getByRole('group', { name: 'Modules' }).locator('.cell, .sleep');
  const lit = modules.locator('[data-target]');
  const dim = modules.locator('.dim');
  /** Whether they can be chosen, and the pointer over them. */
  const cursors = (): Promise<string[]> =>
    panel
      .locator('button:visible:not(.edge button)')
      .evaluateAll(list => [
        ...new Set(
          list.map(one => `${'target' in (one as HTMLElement).dataset} ${getComputedStyle(one).cursor}`),
        ),
      ]);
  const ALL = 22;

  await lit.first().waitFor();
  expect(await dim.count()).toBe(ALL - (await lit.count()));
  expect(await dim.first().getAttribute('title')).toMatch(/not possible now; click to see why/);
  expect(await modules.getByRole('button', { name: /, not possible now$/ }).count()).toBe(await dim.count());
  expect((await cursors()).sort()).toEqual(['false help', 'true pointer']);

  // Asked for something else, no module looks as if it could be chosen, and none as if it just could not.
  const { stamp } = await settled(page);
  await modules.getByRole('button', { name: /^Migration/ }).click();
  await settled(page, stamp);
  expect([await lit.count(), await dim.count()]).toEqual([0, 0]);
  expect(await cursors()).toContain('false help');
  expect(await cursors()).not.toContain('false pointer');
});

test.for([
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)('at the end the winner comes first everywhere: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'end');
  const end = page.getByRole('dialog');
  const places = await end
    .getByRole('list', { name: 'Places' })
    .getByRole('listitem')
    .evaluateAll(list => list.map(one => one.querySelector('.who > span')!.textContent!));
  expect(places.toSorted()).toEqual(NAMES);
  const points = end.getByRole('region', { name: 'Where the points come from' });
  const heads = points.locator('thead tr').first().locator('th');
  expect((await heads.allInnerTexts()).slice(1).map(text => text.trim())).toEqual(places);
  expect(await heads.nth(1).getByRole('img', { name: 'winner' }).count()).toBe(1);
  const totals = (await points.locator('thead tr').nth(1).locator('td').allInnerTexts()).map(Number);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  for (const cell of await points.locator('tr > *').all()) {
    expect(await cell.evaluate(node => node.scrollWidth <= node.clientWidth)).toBe(true);
  }
  const eras = end.getByRole('region', { name: 'Era by era' });
  expect((await eras.locator('.legend li').allInnerTexts()).map(text => text.trim())).toEqual(places);
  await eras.getByText('As a table').click();
  expect(await eras.getByRole('rowheader').allInnerTexts()).toEqual(places);
});

test('the continent keeps its direction while its room changes with the length of a question', async ({
  open,
}) => {
  const page = await open(PHONE);
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Continent' }).click();
  const frame = (): Promise<string | null> => page.locator('.continent svg').first().getAttribute('viewBox');
  const [, , width, height] = (await frame())!.split(' ').map(Number);
  expect(height!).toBeGreaterThan(width!);
  const before = await frame();
  for (const shorter of [800, 760, 844]) {
    await page.setViewportSize({ width: 390, height: shorter });
    await drawn(page);
    expect(await frame()).toBe(before);
  }
});
