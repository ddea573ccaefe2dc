// Whole games through the page, by what is visible.
import { seeded } from '@civolution/engine';
import type { Page } from 'playwright-core';
import {
  begin,
  DRAFTED,
  expect,
  HUMAN,
  inEra,
  playUntil,
  prompt,
  READY_MADE,
  type Seen,
  settled,
  test,
  unreachable,
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
  const isTaking = ({ question }: Seen): boolean => question.startsWith('Choose a level-4 module tile');
  const { question } = await playUntil(page, { rng: seeded('extras') }, isTaking);
  expect(question).toMatch(/^Choose a level-4 module tile/);
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.getByText('Level-4 tiles').waitFor();
  await playUntil(page, { rng: seeded('drafted') }, () => inEra(page, 1));
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.getByText('Visible creature').waitFor();
  await playUntil(page, { rng: seeded('extras on') }, () => inEra(page, 2));
  expect(await inEra(page, 2)).toBe(true);
});
