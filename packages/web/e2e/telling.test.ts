// What others do is told step by step, at the speed one has set.
import type { Locator, Page } from 'playwright-core';
import { faults } from './axe.js';
import { choices, expect, log, openLate, prompt, reel, type Seen, settled, test } from './support.js';

const skip = (page: Page): Locator => page.getByRole('button', { name: /^Skip/ });

/** Opens a late game of two and ends the turn, so that the bot moves. */
const letOther = async (page: Page): Promise<Seen> => endTurn(page, await openLate(page, 'two'));

/** Ends the turn: the last choice leads there. Returns what was shown last before the bot moves. */
async function endTurn(page: Page, before: Seen): Promise<Seen> {
  let seen = before;
  while (!(await skip(page).isVisible())) {
    await choices(page).last().click();
    const told = skip(page).waitFor();
    seen = (await Promise.race([told, settled(page, seen.stamp)])) ?? seen;
  }
  return seen;
}

test('a bot’s move is told with its table, and goes on by itself', async ({ open }) => {
  const page = await open({ motion: true });
  await letOther(page);
  const heading = prompt(page).getByRole('heading').first();
  const first = await heading.innerText();
  expect(first).not.toBe('');
  expect(await choices(page).count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.waitForFunction(
    before => document.querySelector('main [aria-live] h2')?.textContent?.trim() !== before,
    first,
  );
});

test('a bot’s activation is told with its reason, which stays in the log', async ({ open }) => {
  const page = await open({ motion: true });
  let seen = await letOther(page);
  const why = prompt(page).getByText(/^Why: /);
  // Not every move has a reason that can be told: then the next one.
  const isTold = why.waitFor({ timeout: 0 }).then(() => true);
  const isOver = async (): Promise<boolean> => {
    seen = await settled(page, seen.stamp);
    return false;
  };
  while (!(await Promise.race([isTold, isOver()]))) seen = await endTurn(page, seen);
  const reason = await why.innerText();
  const line = log(page).locator('li').filter({ hasText: reason }).first();
  expect(await line.innerText()).toContain('activates');
  expect(await faults(page)).toEqual([]);
});

test('what is told can be skipped, by button and by key', async ({ open }) => {
  const page = await open({ motion: true });
  await letOther(page);
  const last = async (): Promise<number> =>
    Number(await log(page).locator('li').last().getAttribute('data-line'));
  const before = await last();
  await page.keyboard.press('s');
  while (await skip(page).isVisible()) await skip(page).click();
  const { choices: found } = await settled(page);
  expect(found.length).toBeGreaterThan(0);
  expect(await last()).toBeGreaterThan(before);
});

test('a line of the log marks what it was about: with the pointer, with the arrows, and for good with a tap', async ({
  open,
}) => {
  const page = await open();
  await openLate(page, 'two');
  const marked = page.locator('main .marked, main .told');
  const lines = log(page).locator('li[data-line]');
  const about = lines.filter({ hasText: /places|settles|activates|uses dice/ }).last();
  await about.hover();
  expect(await marked.count()).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  expect(await marked.count()).toBe(0);

  await reel(page).focus();
  let found = 0;
  for (let i = 0; i < 30 && found === 0; i++) {
    await page.keyboard.press('ArrowUp');
    found = await marked.count();
  }
  expect(found).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  expect(await marked.count()).toBe(0);

  // A finger is gone from the line when the click comes.
  await about.dispatchEvent('click');
  expect(await marked.count()).toBeGreaterThan(0);
});
