// Whole games through the page, by what is visible.
import { CHOICE_KINDS, kindOf, seeded } from '@civolution/engine';
import type { Page } from 'playwright-core';
import { type Offer, RARE } from './records.js';
import {
  begin,
  choices,
  clickLit,
  DRAFTED,
  expect,
  HUMAN,
  importText,
  inEra,
  lateText,
  log,
  playUntil,
  prompt,
  READY_MADE,
  settled,
  test,
  unreachable,
  unreadable,
} from './support.js';

const numbersIn = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allInnerTexts()).map(text => Number(text.replace(/\D/g, '') || 0));

test('a game of two against an easy bot runs to its final scoring', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('At once').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await begin(page, {
    seed: 'a whole game',
    seats: [
      [HUMAN, READY_MADE],
      ['Bot: easy', READY_MADE],
    ],
  });

  await playUntil(page, { rng: seeded('whole') });
  expect([...unreachable]).toEqual([]);

  const end = page.getByRole('dialog', { name: /wins$/ });
  const places = await end.getByRole('list', { name: 'Places' }).getByRole('listitem').allInnerTexts();
  const shown = new Map(
    places.map(text => {
      const [, name, points] = /(Ada|Bruno)\s+(\d+) points?$/.exec(text)!;
      return [name, Number(points)];
    }),
  );
  const totals = await numbersIn(page, 'dialog thead td');
  expect(totals).toEqual([...shown.values()]);
  const lines = await end.getByRole('table').first().locator('tbody tr:has(td)').all();
  const sums = [0, 0];
  for (const line of lines) {
    const cells = await line.locator('td').allInnerTexts();
    cells.forEach((text, place) => {
      sums[place]! += Number(text.replace('–', '0').replace('−', '-'));
    });
  }
  expect(sums).toEqual(totals);
  await expect(page.getByRole('heading', { level: 2, name: /wins$/ }).innerText()).resolves.toContain(
    shown.get('Ada')! > shown.get('Bruno')! ? 'Ada' : 'Bruno',
  );
});

test('Play now leads to the first decision at once, and through the first era', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: /^Play now/ }).click();
  const first = await settled(page);
  expect(first.at).toBe('question');
  expect(first.choices.length).toBeGreaterThan(1);
  await playUntil(page, { rng: seeded('play now') }, () => inEra(page, 2));
  expect(await inEra(page, 2)).toBe(true);
});

test('a game with all Extra Credits is drafted and played for an era', async ({ open }) => {
  const page = await open();
  await begin(page, {
    seed: 'extras',
    seats: [
      [HUMAN, DRAFTED],
      ['Bot: easy', DRAFTED],
    ],
    extras: true,
  });
  await settled(page);
  expect(await prompt(page).innerText()).toContain('Set-up');
  await playUntil(page, { rng: seeded('extras') }, () => page.getByText('Level-4 tiles').isVisible());
  await page.getByText('Level-4 tiles').waitFor();
  await playUntil(page, { rng: seeded('drafted') }, () => inEra(page, 1));
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.getByText('Visible creature').waitFor();
  await playUntil(page, { rng: seeded('extras on') }, () => inEra(page, 2));
  expect(await inEra(page, 2)).toBe(true);
});

test('every kind of decision is asked and offered in words', async ({ open }) => {
  const page = await open();
  const offers: readonly Offer[] = JSON.parse(lateText('offers'));
  const wrong: unknown[] = [];
  for (const { kinds, record } of offers) {
    await importText(page, record);
    const seen = await settled(page);
    const bad = unreadable(seen);
    if (seen.question === '' || seen.choices.length === 0 || bad.length > 0) wrong.push({ kinds, bad });
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await choices(page).first().waitFor({ state: 'detached' });
  }
  expect(wrong).toEqual([]);
  const asked = new Set(offers.flatMap(({ kinds }) => kinds));
  expect(CHOICE_KINDS.filter(kind => !asked.has(kind))).toEqual([]);
});

/** On what each rare kind of choice is made on the table, and what the log then says. */
const RARELY: Readonly<Record<(typeof RARE)[number], readonly [on: string, told: RegExp]>> = {
  cover: ['costSpace', /Ada installs/],
  returnBoat: ['territory', /Ada takes a boat/],
  setDie: ['source', /Ada turns a die of \d to \d/],
  moveWeather: ['weather', /Ada moves the weather/],
  stepBack: ['favor', /Ada moves 1 step back on the Favor of Agera track/],
};

test.for(RARE)('a rare decision (%s) is made in the list and on the table', async (kind, { open }) => {
  const page = await open();
  const offers: readonly Offer[] = JSON.parse(lateText('offers'));
  const { record } = offers.find(({ kinds }) => kinds.includes(kind))!;
  const [on, says] = RARELY[kind];
  const rng = seeded(kind);
  for (const where of ['list', 'table'] as const) {
    await importText(page, record);
    const { stamp, lit } = await settled(page);
    const before = await log(page).getByText(says).count();
    if (where === 'list') {
      const numbers = await choices(page).evaluateAll(all => all.map(one => Number(one.dataset['choice'])));
      await choices(page)
        .nth(numbers.findIndex(choice => kindOf(choice) === kind))
        .click();
    } else {
      const target = lit.find(one => one.startsWith(`${on}:`));
      expect(target).toBeDefined();
      await clickLit(page, target!, rng);
    }
    await settled(page, stamp);
    expect(await log(page).getByText(says).count()).toBe(before + 1);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await choices(page).first().waitFor({ state: 'detached' });
  }
  expect([...unreachable]).toEqual([]);
});
