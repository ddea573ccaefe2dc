// The place where questions are asked: what the first ones are for, short lists, dice clicked one by one, reasons of a hint.
import type { Page } from 'playwright-core';
import {
  choices,
  DESK,
  expect,
  log,
  openLate,
  openOffer,
  PHONE,
  prompt,
  type Seen,
  settled,
  test,
} from './support.js';

/** Play now, up to the first turn. */
async function firstTurn(page: Page): Promise<Seen> {
  await page.locator('button.now').click();
  let seen = await settled(page);
  while (!seen.question.startsWith('Activate a module')) {
    await choices(page).first().click();
    seen = await settled(page, seen.stamp);
  }
  return seen;
}

test('the first questions of a game say what they are for, later ones do not', async ({ open }) => {
  const page = await open();
  await page.locator('button.now').click();
  await prompt(page)
    .getByText(/^A goal is a task/)
    .waitFor();
  const { stamp } = await settled(page);
  await choices(page).first().click();
  await settled(page, stamp);
  expect(
    await prompt(page)
      .getByText(/^A goal/)
      .count(),
  ).toBe(0);
  await prompt(page)
    .getByText(/^Every era begins with/)
    .waitFor();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await openLate(page, 'two');
  expect(await prompt(page).locator('.why').count()).toBe(0);
});

test('many modules are in sight at once, each with all its words', async ({ open }) => {
  const page = await open(DESK);
  const { choices: texts } = await firstTurn(page);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts[0]).toMatch(/^Activate Research I \(1 and 2\): gain 1/);
  const pane = (await prompt(page).boundingBox())!;
  const boxes = await Promise.all((await choices(page).all()).map(one => one.boundingBox()));
  const inSight = boxes.filter(box => box!.y + box!.height <= pane.y + pane.height);
  expect(inSight.length).toBeGreaterThanOrEqual(7);
  // What it does is told to whoever points at it, and read in full by whoever comes to it with the keyboard.
  const first = choices(page).first();
  expect(await first.locator('.text').getAttribute('title')).toMatch(/^gain 1/);
  const { height } = boxes[0]!;
  await first.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect((await first.boundingBox())!.height).toBeGreaterThan(height * 1.4);
});

test('a finger that cannot point at a module reads all of it', async ({ open }) => {
  const page = await open({ ...PHONE, touch: true });
  await firstTurn(page);
  const isWhole = await choices(page)
    .locator('.text')
    .evaluateAll(texts => texts.every(text => text.scrollWidth <= text.clientWidth + 1));
  expect(isWhole).toBe(true);
});

test('a module is paid for by clicking on two dice', async ({ open }) => {
  const page = await open();
  const turn = await firstTurn(page);
  const sleep = page.locator('main [data-choice]').filter({ hasText: /^\S?\s*Activate\s+Sleep/ });
  await sleep.click();
  const all = await settled(page, turn.stamp);
  await prompt(page)
    .getByText(/^For each idea a die counts/)
    .waitFor();
  const [one, other] = all.lit.filter(target => target.startsWith('source'));
  const die = (target: string) => page.locator(`main [data-target="${target}"]`);
  const names = [one!, other!].map(target => Number(target.split(':')[1]) + 1);

  await die(one!).click();
  const left = await settled(page, all.stamp);
  expect(left.choices.length).toBeLessThan(all.choices.length);
  expect(left.choices.every(text => text.includes(String(names[0])))).toBe(true);
  expect(await die(one!).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await prompt(page).getByText(`${left.choices.length} of ${all.choices.length} ways left`).waitFor();

  // Escape, the button and a second click on the only die of its value put it back.
  await page.keyboard.press('Escape');
  expect((await settled(page, left.stamp)).choices).toEqual(all.choices);
  await die(one!).click();
  await prompt(page).getByRole('button', { name: 'Show all' }).click();
  expect((await settled(page, left.stamp)).choices).toEqual(all.choices);
  await die(one!).click();
  await die(one!).click();
  expect((await settled(page, left.stamp)).choices).toEqual(all.choices);

  await die(other!).click();
  const half = await settled(page, all.stamp);
  await die(one!).click();
  const paid = await settled(page, half.stamp);
  expect(paid.question).toMatch(/^Choose what to gain/);
  expect(await log(page).innerText()).toContain(`uses dice ${names.join(' and ')}`);
});

test.for([DESK, PHONE])(
  'a hint tells why, and marks on the table what it advises ($width × $height)',
  async (options, { open }) => {
    const page = await open(options);
    await firstTurn(page);
    await page.getByRole('button', { name: /^Hint/ }).click();
    const hint = page.getByRole('status').filter({ hasText: 'A bot would choose' });
    const why = hint.getByText(/^Why: /);
    await why.waitFor();
    expect(await why.innerText()).toMatch(/[+−]\d+ \p{L}+|brings \d|depends on|expects something/u);
    expect(await why.innerText()).toMatch(/next best/);
    expect(await why.evaluate(node => node.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    const marked = page.locator('main .told');
    expect(await marked.count()).toBe(1);
    await page.mouse.move(0, 0);
    const name = (await hint.locator('summary .text').innerText()).trim().replace(/ I+$/, '');
    expect(await page.locator('main [data-target]:has(.told)').innerText()).toContain(name);
  },
);

test('whoever has begun a game is first offered to go on with it', async ({ open }) => {
  const page = await open();
  const ways = page.getByRole('region', { name: 'Play' }).getByRole('button');
  expect(await ways.first().innerText()).toMatch(/^Play now/);
  expect(await page.locator('button.main').innerText()).toMatch(/^Play now/);
  await openLate(page, 'two');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: /^Continue/ }).waitFor();
  expect((await ways.allInnerTexts()).slice(0, 2)).toEqual([
    expect.stringMatching(/^Continue/),
    expect.stringMatching(/^Play now/),
  ]);
  expect(await page.locator('main button.main').allInnerTexts()).toEqual([
    expect.stringMatching(/^Continue/),
  ]);
});

test('a card that is being installed is shown while its column is chosen', async ({ open }) => {
  const page = await open();
  const { stamp } = await openOffer(page, 'install', 'card');
  await choices(page).first().click();
  const { question } = await settled(page, stamp);
  const [, id] = /^Choose how to install (\S+)/.exec(question)!;
  const card = prompt(page).locator('.card');
  await card.waitFor();
  expect(await card.locator('.id').innerText()).toBe(id);
  // In the hand, where its cost is paid, it need not be shown twice.
  const paying = await open();
  await openOffer(paying, 'ignore', 'costSpace');
  expect(await prompt(paying).locator('.card').count()).toBe(0);
  expect(await paying.locator('main .installing .card').count()).toBe(1);
});
