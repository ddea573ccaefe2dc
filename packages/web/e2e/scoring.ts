// The final scoring as it stands on the screen.
import type { Page } from 'playwright-core';
import { expect } from './support.js';

const numbersIn = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allInnerTexts()).map(text => Number(text.replace(/\D/g, '') || 0));

/** The lines of the table add up to the points of each place, and the winner is the one with most. */
export async function checkScoring(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: /wins$/ });
  const places = await end.getByRole('list', { name: 'Places' }).getByRole('listitem').allInnerTexts();
  const shown = places.map(text => {
    const [, name, points] = /(\S+)\s+(\d+) points?$/.exec(text)!;
    return { name: name!, points: Number(points) };
  });
  const totals = await numbersIn(page, 'dialog thead td');
  expect(totals).toEqual(shown.map(({ points }) => points));
  const lines = await end.getByRole('table').first().locator('tbody tr:has(td)').all();
  expect(lines.length).toBeGreaterThan(5);
  const sums = totals.map(() => 0);
  for (const line of lines) {
    const cells = await line.locator('td').allInnerTexts();
    cells.forEach((text, place) => {
      sums[place]! += Number(text.replace('–', '0').replace('−', '-'));
    });
  }
  expect(sums).toEqual(totals);
  const winner = shown.find(({ points }) => points === Math.max(...totals))!;
  await expect(page.getByRole('heading', { level: 2, name: /wins$/ }).innerText()).resolves.toContain(
    winner.name,
  );
}
