// What helps to decide: reasons, hints, warnings, previews, and the keyboard.
import { BOT_NAMES } from '@civolution/bots';
import { seeded } from '@civolution/engine';
import type { Locator, Page } from 'playwright-core';
import { words } from '../src/words/en/index.js';
import {
  begin,
  choices,
  clickLit,
  DESK,
  DRAFTED,
  drawn,
  expect,
  HUMAN,
  log,
  openLate,
  openOffer,
  PHONE,
  prompt,
  READY_MADE,
  settled,
  test,
  undo,
} from './support.js';

test('a dim module says why it cannot be activated', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Console' }).click();
  await page
    .locator('main')
    .getByRole('group', { name: 'Modules' })
    .locator('button:not([data-target])')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Why not now?' }).waitFor();
  const reasons = await dialog.getByRole('listitem').allInnerTexts();
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/\p{L}+ \p{L}+/u);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a window gives the focus back, however it is closed', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  const opener = page.getByRole('button', { name: 'Open the console of Bruno' });
  const dialog = page.getByRole('dialog', { name: 'Console of Bruno' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(1, 1),
  ];
  for (const close of ways) {
    await opener.press('Enter');
    await dialog.waitFor();
    await close();
    // By its tag: a closed dialog has no role any more, a moment before the page hears that it is closed.
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true);
  }
});

test('a hint names three options with what they are worth, each can be taken', async ({ open }) => {
  const page = await open();
  const { choices: offered, stamp } = await openLate(page, 'two');
  await page.getByRole('button', { name: /^Hint/ }).click();
  const hint = page.getByRole('status').filter({ hasText: 'A bot would choose' });
  await hint.getByText('A bot would choose').click();
  const options = await hint.getByRole('listitem').allInnerTexts();
  expect(options.length).toBe(3);
  expect(options.slice(1).every(option => /points? fewer|almost as good/.test(option))).toBe(true);
  for (const option of options) expect(offered.some(text => option.includes(text))).toBe(true);
  await hint.getByRole('button').first().click();
  await settled(page, stamp);
});

test('a hint brings its choices to the top, and every choice keeps its key', async ({ open }) => {
  const page = await open();
  const { stamp } = await openLate(page, 'two');
  /** By choice, the key that its button shows. */
  const keys = (): Promise<(readonly [choice: string, key: string])[]> =>
    choices(page).evaluateAll(buttons =>
      buttons.map(button => [
        button.getAttribute('data-choice')!,
        button.querySelector('kbd')?.textContent ?? '',
      ]),
    );
  const before = await keys();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.getByText('A bot would choose').waitFor();
  const after = await keys();
  expect(after).not.toEqual(before);
  expect(new Map(after)).toEqual(new Map(before));
  const [best, key] = after[0]!;
  await page.keyboard.press(key);
  const pressed = await settled(page, stamp);
  await undo(page).click();
  await settled(page, pressed.stamp);
  await page.locator(`main [data-choice="${best}"]`).click();
  expect(await settled(page, stamp)).toEqual(pressed);
});

test.for([PHONE, DESK, { width: 1024, height: 768 }])(
  'a hint leaves the choices in sight and marks its own ($width × $height)',
  async (options, { open }) => {
    const page = await open(options);
    const { stamp } = await openLate(page, 'solo');
    await page.getByRole('button', { name: /^Hint/ }).click();
    const best = choices(page).filter({ hasText: /\bBest\b/ });
    await best.waitFor();
    expect(
      await choices(page)
        .filter({ hasText: /points? fewer|almost as good/ })
        .count(),
    ).toBe(2);
    const [box, pane] = [(await best.boundingBox())!, (await prompt(page).boundingBox())!];
    expect(box.y).toBeGreaterThanOrEqual(pane.y);
    expect(box.y + box.height).toBeLessThanOrEqual(pane.y + pane.height + 1);
    await best.click();
    await settled(page, stamp);
  },
);

test('an Undo that is not possible says why', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  expect(await undo(page).isDisabled()).toBe(true);
  await undo(page).dispatchEvent('click');
  await page.getByRole('alert').filter({ hasText: 'Nothing to take back' }).waitFor();
});

test('on a phone everybody’s score and whose turn it is are always in sight', async ({ open }) => {
  const page = await open(PHONE);
  await openLate(page, 'four');
  const line = page.getByRole('list', { name: 'Score' });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const seats = line.first().getByRole('listitem');
    const texts = await seats.allInnerTexts();
    expect(texts.map(text => text.replace(/\s+/g, ' ').trim())).toEqual(
      ['Ada', 'Bruno', 'Cleo', 'Dario'].map(name => expect.stringMatching(new RegExp(`^${name}.* \\d+$`))),
    );
    expect((await line.first().boundingBox())!.height).toBeLessThan(36);
    expect(await line.first().locator('[aria-current]').innerText()).toMatch(/^Ada/);
    expect(await line.first().getByRole('img', { name: 'leads' }).count()).toBe(1);
  }
  await page.getByRole('tab', { name: 'Hand' }).click();
  await line.first().getByRole('button', { name: /Bruno/ }).click();
  expect(await page.getByRole('tab', { name: 'Score' }).getAttribute('aria-selected')).toBe('true');
});

test('what a choice brings in points stands beside it', async ({ open }) => {
  const page = await open();
  await openOffer(page, 'sellPoints');
  const sale = choices(page)
    .filter({ hasText: /^\S?\s*Sell .* for \d+ points?/ })
    .first();
  const [, points] = /for (\d+) point/.exec(await sale.innerText())!;
  await sale.getByText(`+${points} point`).waitFor();
});

test('a choice beyond the ninth has a key of its own', async ({ open }) => {
  const page = await open();
  await begin(page, {
    seed: 'keys',
    seats: [
      [HUMAN, DRAFTED],
      ['Bot: easy', READY_MADE],
    ],
  });
  const { choices: offered, stamp } = await settled(page);
  expect(offered.length).toBeGreaterThan(10);
  const keys = await choices(page).locator('kbd').allInnerTexts();
  expect(keys).toEqual([...'123456789ABCDEFGIJ'].slice(0, offered.length));
  await page.keyboard.press(keys[10]!.toLowerCase());
  const after = await settled(page, stamp);
  expect(after.choices).not.toContain(offered[10]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Keys', { exact: true }).click();
  await page.getByText('make the choice that shows this key').waitFor();
});

test('a scoring category tells what it counts and leads to the rules', async ({ open }) => {
  const page = await open();
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Boards' }).click();
  const inspected = page.getByRole('dialog', { name: 'Prosperity' });
  await page.locator('.scoring ul').getByRole('button', { name: 'Prosperity' }).click();
  await inspected.getByText('each active diamond').waitFor();
  await inspected.getByText(/Right now: Ada \d+, Bruno \d+/).waitFor();
  await inspected.getByRole('button', { name: 'More in the rules' }).click();
  await page.getByRole('heading', { name: 'Prosperity and its diamonds' }).waitFor();
  await page.goBack();
  await page.keyboard.press('Escape');
  // And so it does where the points are broken down.
  const opener = page.locator('.score').getByRole('button', { name: /^Ada\b/ });
  await opener.click();
  const category = page.getByRole('rowheader').getByRole('button').first();
  await category.click();
  await page
    .getByRole('dialog')
    .getByText(/^Counted: /)
    .waitFor();
  // One comes back to it, and from there to whose points they are.
  const hasFocus = (node: Locator): Promise<boolean> => node.evaluate(it => it === document.activeElement);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(category)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => category.count()).toBe(0);
  expect(await hasFocus(opener)).toBe(true);
});

/** By their strength. */
const BOTS = BOT_NAMES.map(name => words.start.by[name]);

test('a new game says what bots, starting cards and Extra Credits are, weakest bot first', async ({
  open,
}) => {
  const page = await open();
  await page.getByRole('button', { name: /^New game/ }).click();
  const bots = page.getByLabel('Played by').first().getByRole('option');
  expect(await bots.allInnerTexts()).toEqual([HUMAN, ...BOTS]);
  for (const named of [...BOTS, READY_MADE, DRAFTED]) {
    const about = page.locator('dl > div').filter({ has: page.getByText(named, { exact: true }) });
    const text = await about.innerText();
    expect(text.length).toBeGreaterThan(named.length + 20);
    expect(text.includes('good for a first game')).toBe(['Bot: easy', READY_MADE].includes(named));
  }
  for (const about of ['attribute chip', 'tame creatures', 'reach level 4'])
    await page.getByRole('group', { name: 'Extra Credits' }).getByText(about).last().waitFor();
});

test('a new game does not begin while two civilizations have the same name', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: /^New game/ }).click();
  const names = page.getByLabel('Name', { exact: true });
  const told = page.getByText('Another civilization has this name too.');
  const start = page.getByRole('button', { name: 'Begin the game' });
  await names.nth(1).fill(' ada');
  await expect.poll(() => told.count()).toBe(2);
  await start.click();
  expect(await names.first().evaluate(field => field === document.activeElement)).toBe(true);
  await page.getByText('Alone', { exact: true }).click();
  await told.first().waitFor({ state: 'detached' });
  await names.fill('V.i.c.i');
  await told.waitFor();
  await page.getByText('2', { exact: true }).click();
  await names.first().fill('Zoe');
  await told.waitFor({ state: 'detached' });
  await start.click();
  await settled(page);
  await page.getByRole('button', { name: 'Open the console of ada' }).waitFor();
});

const WARNINGS = [
  [
    'hungry',
    /The era ends soon, and \d+ food is missing/,
    'when tribes would go hungry at the end of the era',
  ],
  ['attribute', /You could take an attribute chip: \S+/, 'when I could take an attribute chip'],
  [
    'wasted',
    /Some of what the marked choices bring would be lost/,
    'when part of what a choice brings would be lost',
  ],
] as const;

test.for(WARNINGS)(
  'a warning (%s) is told, and can be switched off',
  async ([name, says, setting], { open }) => {
    const page = await open();
    await openLate(page, name);
    const warning = prompt(page)
      .getByRole('listitem')
      .filter({ hasText: says })
      .filter({ hasText: 'Do not warn again' });
    await warning.first().waitFor();
    await warning.first().getByRole('button', { name: 'Do not warn again' }).click();
    await warning.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await page.getByLabel(setting).isChecked()).toBe(false);
  },
);

test('what a choice would waste is told beside it, and before it is made on the table', async ({ open }) => {
  const page = await open();
  const { lit, stamp } = await openLate(page, 'wasted');
  const wasteful = choices(page).filter({ hasText: /would be lost|Brings nothing now/ });
  const count = await wasteful.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(await choices(page).count());

  const chip = lit.find(one => one.startsWith('chip'))!;
  await page.locator(`main [data-target="${chip}"]`).first().press('Enter');
  const picker = page.getByRole('dialog', { name: 'Which one?' });
  await picker.getByText(/would be lost/).waitFor();
  await page.keyboard.press('Escape');
  await wasteful.first().click();
  await settled(page, stamp);
});

test('pointing at a choice tells the points it would bring in the end', async ({ open }) => {
  const page = await open();
  await openLate(page, 'hungry');
  const later = choices(page).filter({ hasText: 'at the end' }).first();
  const told = later.getByText(/[+−]\d+ points? at the end/);
  expect(await told.isVisible()).toBe(false);
  await later.hover();
  expect(await told.isVisible()).toBe(true);
});

test('a choice pointed at is marked where it lies, and lit things offer their choices', async ({ open }) => {
  const page = await open();
  const { lit, stamp } = await openLate(page, 'two');
  const target = lit.find(one => one.startsWith('module'))!;
  await page.locator('main [data-choice]').first().hover();
  await page.locator('main .marked, main .told').first().waitFor();
  await clickLit(page, target, seeded('lit'));
  await settled(page, stamp);
  expect(await log(page).innerText()).toContain('Ada');
});

/** Tabs on to the first thing that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

test('a whole turn is played by keyboard alone, also on the table', async ({ open }) => {
  const page = await open();
  await tabTo(page, 'button.now');
  await page.keyboard.press('Enter');
  let onTable = 0;
  let byNumber = 0;
  let ended = false;
  let seen = await settled(page);
  for (let i = 0; !(ended && /^Activate a module/.test(seen.question)); i++) {
    const { stamp } = seen;
    if (i % 2 === 0 && seen.lit.length > 0) {
      await tabTo(page, '[data-target]');
      await page.keyboard.press('Enter');
      onTable++;
      // Several choices at one place: the list beside it has the focus.
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Enter');
    } else {
      if (seen.choices.some(text => /end (your |the )?turn/i.test(text))) ended = true;
      await page.keyboard.press(String(Math.min(9, seen.choices.length)));
      byNumber++;
    }
    seen = await settled(page, stamp);
  }
  expect(onTable).toBeGreaterThan(0);
  expect(byNumber).toBeGreaterThan(0);
  expect(await log(page).innerText()).toContain('V.I.C.I');
});

test.for([
  ['at once', false],
  ['step by step', true],
] as const)('who chooses in the list by keyboard goes on in it, told %s', async ([, motion], { open }) => {
  const page = await open({ motion });
  let seen = await openLate(page, 'two');
  const isFirst = (): Promise<boolean> =>
    choices(page)
      .first()
      .evaluate(button => button.matches(':focus-visible'));
  await tabTo(page, 'main button');
  await page.getByRole('button', { name: 'To the question' }).press('Enter');
  for (let i = 0; i < 6; i++) {
    expect(await isFirst()).toBe(true);
    await page.keyboard.press('Enter');
    seen = await settled(page, seen.stamp);
    await expect.poll(isFirst).toBe(true);
  }
  for (const choose of [() => choices(page).last().click(), () => page.keyboard.press('1')]) {
    await choose();
    seen = await settled(page, seen.stamp);
    await drawn(page);
    expect(await page.locator('main :focus').count()).toBe(0);
  }
});
