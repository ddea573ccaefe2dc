// What the page keeps: choices to take back, games to go on with, files to read.
import { readFileSync } from 'node:fs';
import { seeded } from '@civolution/engine';
import type { Page } from 'playwright-core';
import { faults } from './axe.js';
import {
  choices,
  expect,
  importText,
  lateText,
  log,
  openLate,
  playUntil,
  prompt,
  settled,
  step,
  test,
  undo,
} from './support.js';

/** What is asked, what happened, and the points. */
/** Bots' reasons are told once and not kept with the game. */
const withoutReasons = (text: string): string => text.replaceAll(/\n\s*Why: .*/g, '');

const screen = async (page: Page): Promise<string[]> => [
  await prompt(page).getByRole('heading').first().innerText(),
  ...(await choices(page).allInnerTexts()),
  ...(await log(page).allInnerTexts()).map(withoutReasons),
  ...(await page.getByRole('region', { name: 'Score' }).allInnerTexts()),
];

const ENDS = /end (your|the) turn/i;

/** Makes choices as long as they can be taken back; gives the screens before each. */
async function goOn(page: Page, most: number): Promise<string[][]> {
  const before: string[][] = [];
  let seen = await settled(page);
  const rng = seeded('take back');
  while (before.length < most && !seen.choices.every(text => ENDS.test(text))) {
    before.push(await screen(page));
    const i = seen.choices.findIndex(text => !ENDS.test(text) && !/Reset/.test(text));
    if (i < 0) await step(page, seen, { rng, board: 0 });
    else await choices(page).nth(i).click();
    await page.mouse.move(0, 0);
    seen = await settled(page, seen.stamp);
    if (await undo(page).isDisabled()) break;
  }
  return before;
}

test('choices are taken back one by one up to what was learnt', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  expect(await undo(page).isDisabled()).toBe(true);
  const before = await goOn(page, 3);
  expect(before.length).toBeGreaterThan(1);
  expect(await undo(page).isEnabled()).toBe(true);
  for (const screenBefore of before.reverse()) {
    const { stamp } = await settled(page);
    await undo(page).click();
    await page.mouse.move(0, 0);
    await settled(page, stamp);
    expect(await screen(page)).toEqual(screenBefore);
  }
  expect(await undo(page).isDisabled()).toBe(true);
});

test('after a roll or a draw nothing can be taken back', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  const rng = seeded('learn');
  await page.getByRole('button', { name: /older lines/ }).click();
  const lines = (): Promise<string[]> => log(page).getByRole('listitem').allInnerTexts();
  let before = await lines();
  let news: string[] = [];
  await playUntil(page, { rng, board: 0 }, async () => {
    const now = await lines();
    news = now.slice(before.length);
    before = now;
    return news.some(text => /^\W*Ada (rolls \d|draws|reveals)/.test(text));
  });
  expect(news.join()).toMatch(/Ada (rolls|draws|reveals)/);
  expect(await undo(page).isDisabled()).toBe(true);
});

test('a browser closed in the middle of a turn goes on with the same question', async ({ reopen }) => {
  let page = await reopen();
  await openLate(page, 'two');
  const seen = await settled(page);
  await choices(page).first().click();
  await settled(page, seen.stamp);
  await page.mouse.move(0, 0);
  const before = await screen(page);
  expect(await undo(page).isEnabled()).toBe(true);

  page = await reopen();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await settled(page);
  expect(await screen(page)).toEqual(before);
  expect(await undo(page).isEnabled()).toBe(true);
  const { stamp } = await settled(page);
  await undo(page).click();
  expect((await settled(page, stamp)).choices).toEqual(seen.choices);

  await page.reload();
  expect((await settled(page)).choices).toEqual(seen.choices);
});

const DAMAGED = 'not a record of a game, or it is damaged';
const BAD_PACK = 'The pack is refused, for something in it is wrong';
const BAD: readonly (readonly [what: string, text: () => string, says: string])[] = [
  ['no JSON', () => 'What is this?', DAMAGED],
  ['foreign JSON', () => '{"name":"left-pad","version":"1.3.0"}', DAMAGED],
  ['a damaged record', () => lateText('two').replace(/\[0,\d+\]/, '[0,-1]'), DAMAGED],
  [
    'a record with an impossible choice',
    () => lateText('two').replace(/"choices":\[\[0,\d+\]/, '"choices":[[0,1]'),
    DAMAGED,
  ],
  [
    'a record of another pack',
    () => lateText('two').replace(/"packHash":"..../, '"packHash":"0000'),
    'another pack',
  ],
  ['a record with a broken pack', () => withPack(pack => Object.assign(pack, { sites: [] })), BAD_PACK],
  ['a record with another pack', () => withPack(pack => Object.assign(pack, { version: '9' })), BAD_PACK],
];

/** A game of a pack of one's own, with its pack changed. */
const withPack = (change: (pack: Record<string, unknown>) => void): string => {
  const record = JSON.parse(lateText('wasted'));
  change(record.components);
  return JSON.stringify(record);
};

test('what is no game is refused in words and changes nothing', async ({ open }) => {
  const page = await open();
  for (const [what, text, says] of BAD) {
    await importText(page, text());
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText(), what).toContain(says);
    await page.getByText('No games yet').waitFor();
    // Without what was said last.
    await page.reload();
  }
  await openLate(page, 'two');
  expect((await settled(page)).at).toBe('question');
});

/** Saves the game as a file and opens that in a browser of its own. */
async function openedElsewhere(page: Page, open: () => Promise<Page>): Promise<Page> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  const other = await open();
  await importText(other, text);
  await settled(other);
  return other;
}

test('a game saved as a file is opened again as it was', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await playUntil(page, { rng: seeded('export'), board: 0 }, seen =>
    seen.choices.some(text => ENDS.test(text)),
  );
  await page.mouse.move(0, 0);
  const before = await screen(page);
  const other = await openedElsewhere(page, open);
  expect(await screen(other)).toEqual(before);
});

const packFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a pack is checked when it is chosen; what is wrong is listed, and nothing is changed', async ({
  open,
}) => {
  const page = await open();
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByText('Pack and seed').click();
  const choose = (name: string, text: string): Promise<void> =>
    page.locator('input[data-pack]').setInputFiles(packFile(name, text));
  const alert = page.getByRole('alert').filter({ hasText: BAD_PACK });

  await choose('odd.json', '{"name":"odd","version":"1","tables":{"trade":{"points":"three"},"luck":1}}');
  await alert.waitFor();
  expect(await alert.getByRole('listitem').allInnerTexts()).toEqual([
    'tables luck: unknown field',
    'tables trade.points: must be a number, not string',
  ]);
  await page.getByText('Base game', { exact: true }).waitFor();
  await choose('text.json', 'What is this?');
  await alert.getByText(/it is not JSON/).waitFor();

  await choose('evening.json', '{"name":"my evening","version":"1","tables":{"trade":{"points":3}}}');
  await page.getByText('my evening (evening.json)').waitFor();
  expect(await alert.count()).toBe(0);
  await choose('odd.json', '{"name":"odd","version":"1","luck":1}');
  await alert.getByText('luck: unknown field').waitFor();
  await page.getByText('my evening (evening.json)').waitFor();
  await page.getByText('Back to the base game').click();
  await page.getByText('Base game', { exact: true }).waitFor();
  expect(await alert.count()).toBe(0);
});

test('a game with a pack of one’s own is saved with it and opens where the pack is unknown', async ({
  open,
}) => {
  const page = await open();
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByText('Pack and seed').click();
  await page
    .locator('input[data-pack]')
    .setInputFiles(
      packFile('evening.json', '{"name":"my evening","version":"1","tables":{"trade":{"points":3}}}'),
    );
  await page.getByText('my evening (evening.json)').waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('evening');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const seen = await settled(page);
  await step(page, seen, { rng: seeded('evening'), board: 0 });
  await settled(page, seen.stamp);
  await page.mouse.move(0, 0);
  const before = await screen(page);
  const other = await openedElsewhere(page, open);
  expect(await screen(other)).toEqual(before);
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await other.getByText('Pack: my evening').waitFor();
  await other.reload();
  await other.getByRole('button', { name: /^Continue/ }).click();
  await settled(other);
  expect(await screen(other)).toEqual(before);
});

test('a game is deleted for good once that is confirmed', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const game = page.getByRole('button', { name: /^Delete the game of Ada/ });
  await game.click();
  const dialog = page.getByRole('dialog');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await game.waitFor();
  expect(await faults(page)).toEqual([]);
  await game.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await game.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^New game/ }).waitFor();
  expect(await game.count()).toBe(0);
});
