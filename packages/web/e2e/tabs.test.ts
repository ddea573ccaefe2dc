// The same game in two tabs: it goes on in one of them, and the other says so.
import type { Page } from 'playwright-core';
import { faults } from './axe.js';
import { choices, DESK, expect, type Options, openLate, PHONE, type Seen, settled, test } from './support.js';

const TITLE = 'This game is open in another tab or window';
const question = (page: Page) => page.getByRole('dialog', { name: TITLE });
const answer = (page: Page, name: string): Promise<void> =>
  question(page).getByRole('button', { name }).click();
const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: /^Continue/ }).click();

async function chooseFirst(page: Page): Promise<Seen> {
  const { stamp } = await settled(page);
  await choices(page).first().click();
  return settled(page, stamp);
}

test('a game that is open goes on in another tab only when that is wanted', async ({ open, openBeside }) => {
  const first = await open();
  const before = await openLate(first, 'two');
  const second = await openBeside(first);
  await goOn(second);
  await answer(second, 'Leave it there');
  await question(second).waitFor({ state: 'detached' });
  await second.getByRole('heading', { name: 'Your games' }).waitFor();
  const { choices: left } = await chooseFirst(first);
  expect(left).not.toEqual(before.choices);

  await goOn(second);
  await answer(second, 'Go on here');
  expect((await settled(second)).choices).toEqual(left);
  await question(first).waitFor();
  expect(await choices(first).count()).toBe(0);
  const { choices: later } = await chooseFirst(second);

  await answer(first, 'Go on here');
  expect((await settled(first)).choices).toEqual(later);
  await answer(second, 'Leave it there');
  await second.reload();
  await second.getByRole('heading', { name: 'Your games' }).waitFor();
  await first.reload();
  expect((await settled(first)).choices).toEqual(later);
  expect(await question(first).count()).toBe(0);
});

test('the address of a game that is open elsewhere asks before it takes it over', async ({
  open,
  openBeside,
}) => {
  const first = await open();
  const { choices: left } = await openLate(first, 'two');
  const second = await openBeside(first);
  await second.goto(first.url());
  await second.reload();
  await question(second).waitFor();
  await second.keyboard.press('Escape');
  expect(new URL(second.url()).hash).not.toContain('game=');
  expect((await settled(first)).choices).toEqual(left);
});

test('a tab that leaves its game or is closed lets go of it', async ({ open, openBeside }) => {
  const first = await open();
  const { choices: left } = await openLate(first, 'two');
  const second = await openBeside(first);
  await first.getByRole('button', { name: 'Leave the table' }).click();
  await goOn(second);
  expect((await settled(second)).choices).toEqual(left);
  await second.close();
  await goOn(first);
  expect((await settled(first)).choices).toEqual(left);
});

test('a game that is open elsewhere cannot be deleted, but saved as a file', async ({ open, openBeside }) => {
  const first = await open();
  await openLate(first, 'two');
  const second = await openBeside(first);
  const doomed = second.getByRole('button', { name: /^Delete the game of Ada/ });
  const remove = async (): Promise<void> => {
    await doomed.click();
    await second.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await second.getByRole('alert').getByText(TITLE).waitFor();
  const saved = second.waitForEvent('download');
  await second.getByRole('button', { name: /^Save the game of Ada/ }).click();
  await saved;
  await chooseFirst(first);

  await first.getByRole('button', { name: 'Leave the table' }).click();
  await remove();
  await doomed.waitFor({ state: 'detached' });
  // The first tab lists it still, until one comes back to it.
  await goOn(first);
  await first.getByRole('alert').getByText('This game is not in this browser.').waitFor();
  await first.evaluate(() => dispatchEvent(new Event('focus')));
  await first.getByRole('button', { name: /^Continue/ }).waitFor({ state: 'detached' });
});

test('without locks games open as ever', async ({ open, openBeside }) => {
  const first = await open();
  await first.context().route(/page\.worker.*\.js/, async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `delete WorkerNavigator.prototype.locks;\n${await response.text()}`,
    });
  });
  await first.reload();
  const { choices: left } = await openLate(first, 'two');
  const second = await openBeside(first);
  await goOn(second);
  expect((await settled(second)).choices).toEqual(left);
});

const SCREENS: readonly (readonly [where: string, options: Options])[] = [
  ['a desk', DESK],
  ['a phone', PHONE],
];
test.for(SCREENS)('the question is open to everyone: %s', async ([, options], { open, openBeside }) => {
  const first = await open(options);
  await openLate(first, 'two');
  const second = await openBeside(first);
  await goOn(second);
  await question(second).waitFor();
  expect(await faults(second)).toEqual([]);
  await answer(second, 'Go on here');
  await question(first).waitFor();
  expect(await faults(first)).toEqual([]);
});
