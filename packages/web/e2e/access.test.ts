// Every screen is open to everyone: axe finds nothing to complain about, in light and in dark.
import type { Locator } from 'playwright-core';
import { faults } from './axe.js';
import {
  begin,
  DESK,
  DRAFTED,
  expect,
  HUMAN,
  type Options,
  openLate,
  openOffer,
  PHONE,
  settled,
  test,
} from './support.js';

const SCREENS: readonly (readonly [where: string, options: Options])[] = [
  ['a desk', DESK],
  ['a phone', PHONE],
];

test.for(SCREENS)('start page, options and settings: %s', async ([, options], { open }) => {
  const page = await open(options);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByLabel('Name', { exact: true }).nth(1).fill('Ada');
  await page.getByText('Another civilization has this name too.').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByText('Alone', { exact: true }).click();
  await page.getByText('Pack and seed').click();
  await page
    .locator('input[data-pack]')
    .setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"luck":1}') });
  await page.getByText('luck: unknown field').waitFor();
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('a game of two: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'two');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await faults(page)).toEqual([]);
  }
});

test.for(SCREENS)('a late game of four: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'four');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await faults(page)).toEqual([]);
  }
});

test.for([
  ['a desk', DESK, ['Console', 'Hand', 'Boards']],
  ['a phone', PHONE, ['Continent', 'Console', 'Hand', 'Boards', 'Score', 'Log']],
] as const)(
  'tabs are gone through by arrow keys, and one with something to choose is marked: %s',
  async ([, options, names], { open }) => {
    const page = await open(options);
    await openLate(page, 'two');
    const tab = (name: string): Locator => page.getByRole('tab', { name });
    const panel = (name: string): Locator => page.getByRole('tabpanel', { name, exact: true });
    const isFocussed = (node: Locator): Promise<boolean> =>
      node.evaluate(it => it === document.activeElement);
    const marked = page.getByRole('tab', { name: 'something to choose here' });
    const first = names[0];
    const last = names.at(-1)!;

    // A module is to be activated.
    await panel('Console').waitFor();
    expect(await marked.count()).toBe(0);
    await tab('Console').focus();
    const ways: readonly (readonly [key: string, to: string])[] = [
      ['Home', first],
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['ArrowRight', names[1]],
      ['End', last],
    ];
    for (const [key, to] of ways) {
      await page.keyboard.press(key);
      await panel(to).waitFor();
      expect(await isFocussed(tab(to))).toBe(true);
      expect(await page.locator('[role="tab"][tabindex="0"]').innerText()).toContain(to);
      expect(await tab(to).getAttribute('aria-controls')).toBe(await panel(to).getAttribute('id'));
    }
    expect(await marked.count()).toBe(1);
    expect(await marked.innerText()).toContain('Console');
  },
);

test.for(SCREENS)('things looked at closely: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'four');
  await page.getByRole('tab', { name: 'Console' }).click();
  await page
    .locator('main')
    .getByRole('button', { name: /^Activity of the console/ })
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const score = page.getByRole('tab', { name: 'Score' });
  if (await score.isVisible()) await score.click();
  // On a phone the line of scores names it as well.
  await page.getByRole('button', { name: /^Cleo/ }).last().click();
  await page.getByRole('dialog', { name: 'Where the points come from' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the console of Bruno' }).click();
  await page.getByRole('heading', { name: 'Console of Bruno' }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('the curtain and the draft behind it: %s', async ([, options], { open }) => {
  const page = await open(options);
  await begin(page, {
    seed: 'access',
    seats: [
      [HUMAN, DRAFTED],
      [HUMAN, DRAFTED],
    ],
  });
  await page.getByRole('heading', { name: /^Pass the screen/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('heading', { name: /^Choose a card of each type/ }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('the list of choices beside a thing: %s', async ([, options], { open }) => {
  const page = await open(options);
  // An income chip is used or gives its point.
  await openLate(page, 'income');
  const picker = page.getByRole('dialog', { name: 'Which one?' });
  await page.locator('main [data-target]').first().press('Enter');
  await picker.waitFor();
  expect(await picker.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('things beside the table that can be chosen: %s', async ([, options], { open }) => {
  const page = await open(options);
  for (const [kind, at] of [
    ['endTurn', 'phase'],
    ['decline', 'event'],
    ['gainDie', 'othersDice'],
  ] as const) {
    const { lit } = await openOffer(page, kind, at);
    const score = page.getByRole('tab', { name: 'Score' });
    if (at === 'othersDice' && (await score.isVisible())) await score.click();
    else expect(lit.some(target => target.startsWith(at))).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
  }
});

test.for(SCREENS)('a warning, and what a choice would waste: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'wasted');
  await page
    .getByText(/would be lost/)
    .first()
    .waitFor();
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('a hint, a scoring category and the list of keys: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'solo');
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByText('A bot would choose:').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByText('A bot would choose:').click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.locator('.scoring ul').getByRole('button').first().click();
  await page.getByText(/^Counted: /).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Keys', { exact: true }).click();
  expect(await faults(page)).toEqual([]);
});

test.for(SCREENS)('the end of a game: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'end');
  expect((await settled(page)).at).toBe('end');
  expect(await faults(page)).toEqual([]);
});
