// `npm run screenshots`: pictures of every screen with a late game of four, in light and dark, wide and narrow; moments of a
// game in one of each. With names behind it (`npm run screenshots -- hint draft`) only those.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediumPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { kindOf, load, seeded } from '@civolution/engine';
import { recordText, toRecord } from '@civolution/host';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, needChromium } from './chromium.js';
import { played, turnOf } from './played.js';
import { serve } from './serve.js';

/** @import { Setup } from '@civolution/engine' */
/** @import { Page } from 'playwright-core' */
/** @import { Moment } from './played.js' */
/** @typedef {(page: Page) => Promise<void>} Reach Brings the page to what is pictured. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/screenshots');
const scratch = mkdtempSync(join(tmpdir(), 'civolution-pictures-'));
/** @type {Readonly<Record<string, { width: number, height: number }>>} */
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const NODES = 600;
const QUALITY = 82;

/**
 * A game up to a moment, as a file.
 * @param {string} name
 * @param {Setup} setup
 * @param {Moment} [until]
 */
function fileOf(name, setup, until) {
  const player = (/** @type {number} */ seat) => mediumPlayer(seeded(`${name}/${seat}`), { nodes: NODES });
  const session = played(load(basePack), { setup, seed: 'picture', player, until });
  const file = join(scratch, `${name}.json`);
  writeFileSync(file, recordText(toRecord(session)));
  return file;
}

/** @type {Setup} */
const four = { seats: Array(4).fill({ option: 'b' }), map: 'random', materials: 'random' };
/** @type {Setup} */
const solo = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
};
/**
 * An income chip is used or gives its point.
 * @type {Moment}
 */
const isIncome = ({ civ, state }, { seat }) =>
  seat === 0 && civ.legal(state, 0).some(choice => kindOf(choice) === 'incomePoint');

const late = fileOf('late', four, turnOf(4, 2));
const alone = fileOf('alone', solo, turnOf(3, 2));
const over = fileOf('over', four);
const income = fileOf('income', four, isIncome);

/** @type {(file: string) => Reach} */
const opened = file => async page => {
  await page.locator('input[data-import]').setInputFiles(file);
  await page.getByRole('region', { name: 'What is asked' }).waitFor();
};
/** @type {(name: string) => Reach} */
const tab = name => async page => {
  await opened(late)(page);
  await page.getByRole('tab', { name }).click();
};
/** @type {Readonly<Record<string, Reach>>} */
const SCREENS = {
  start: async () => {},
  'new-game': page => page.getByRole('button', { name: /New game/ }).click(),
  rules: async page => {
    await page.getByRole('button', { name: /^Rules/ }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  },
  settings: page => page.getByRole('button', { name: 'Settings' }).click(),
  table: opened(late),
  hand: tab('Hand'),
  boards: tab('Boards'),
  solo: opened(alone),
  end: async page => {
    await page.locator('input[data-import]').setInputFiles(over);
    await page.getByRole('dialog').waitFor();
  },
};
/**
 * Only where there is one thing at a time.
 * @type {Readonly<Record<string, Reach>>}
 */
const NARROW = { continent: tab('Continent'), score: tab('Score'), log: tab('Log') };

/**
 * Two people at one screen draft their cards.
 * @type {Reach}
 */
async function begun(page) {
  await page.getByRole('button', { name: /New game/ }).click();
  for (const seat of [1, 2]) {
    const row = page.getByRole('group', { name: `Civilization ${seat}` });
    await row.getByLabel('Played by').selectOption('a person here');
    await row.getByLabel('Starting cards').selectOption('B: drafted (advanced)');
  }
  await page.getByText('Pack and seed').click();
  await page.getByLabel('Seed', { exact: true }).fill('picture');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('heading', { name: /^Pass the screen/ }).waitFor();
}
/**
 * Ends the turn, so that a bot moves and is told about.
 * @type {Reach}
 */
async function told(page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await opened(late)(page);
  const skip = page.getByRole('button', { name: /^Skip/ });
  while (!(await skip.isVisible())) await page.locator('main [data-choice]').last().click();
  await page.locator('main [aria-live] h2').filter({ hasText: 'Bruno' }).waitFor();
}
/** @type {Readonly<Record<string, Reach>>} */
const MOMENTS = {
  curtain: begun,
  draft: async page => {
    await begun(page);
    await page.getByRole('button', { name: 'I am Ada' }).click();
  },
  opponent: async page => {
    await opened(late)(page);
    const score = page.getByRole('tab', { name: 'Score' });
    if (await score.isVisible()) await score.click();
    await page.getByRole('button', { name: 'Open the console of Bruno' }).click();
  },
  hint: async page => {
    await opened(late)(page);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await page.getByText('A bot would choose').waitFor();
  },
  picker: async page => {
    await opened(income)(page);
    await page.locator('main [data-target^="chip:"]').first().press('Enter');
    await page.getByRole('dialog', { name: 'Which one?' }).waitFor();
  },
  telling: told,
};
/** @type {Readonly<Record<string, string>>} */
const THEME_OF_MOMENTS = { 1440: 'light', 390: 'dark' };

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);

mkdirSync(folder, { recursive: true });
const { address, close } = await serve(join(root, 'packages/web/dist'), 5190);
const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const screens = {
      ...SCREENS,
      ...(size === '390' && NARROW),
      ...(colorScheme === THEME_OF_MOMENTS[size] && MOMENTS),
    };
    for (const [name, reach] of Object.entries(screens).filter(([name]) => isWanted(name))) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'en',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.getByRole('heading', { name: 'Civolution' }).waitFor();
      await reach(page);
      await page.waitForTimeout(700);
      const file = `${name}-${size}-${colorScheme}.jpg`;
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: QUALITY });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
close();
rmSync(scratch, { recursive: true, force: true });
