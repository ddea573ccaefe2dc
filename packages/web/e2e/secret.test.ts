// Two people at one screen: neither sees what is the other's.
import { seeded } from '@civolution/engine';
import type { Page } from 'playwright-core';
import { begin, DRAFTED, expect, HUMAN, playUntil, type Seen, settled, test } from './support.js';

/** What the draft offers: cards by their names, starting marker cards by theirs. */
const named = ({ choices }: Seen): string[] =>
  choices.map(text => text.replace(/^Keep (the starting marker card |\w\d+ )?/, '').replace(/ \(.*|:.*/, ''));

/** Those of the names that are anywhere in the page, seen or not. */
const told = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const source = await page.locator('html').evaluate(node => {
    const attributes = [...node.querySelectorAll('*')].flatMap(one => [...one.attributes]);
    return [node.textContent, ...attributes.map(({ value }) => value)].join('\n');
  });
  // Long words may be parted.
  return names.filter(name => source.replaceAll('\u00ad', '').includes(name));
};

test('a draft of two people shows each only their own cards, and nothing behind the curtain', async ({
  open,
}) => {
  const page = await open();
  await begin(page, {
    seed: 'curtain',
    seats: [
      [HUMAN, DRAFTED],
      [HUMAN, DRAFTED],
    ],
  });
  const manner = { rng: seeded('curtain'), board: 0 };
  const curtain = (seen: Seen): boolean => seen.at === 'curtain';

  const first = await settled(page);
  expect(first.at).toBe('curtain');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  const ada = await settled(page, first.stamp);
  const adas = named(ada);
  expect(adas.length).toBeGreaterThan(10);
  expect(await told(page, adas)).toEqual(adas);

  const covered = await playUntil(page, manner, curtain);
  await page.getByRole('heading', { name: 'Pass the screen to Bruno' }).waitFor();
  expect(await told(page, adas)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await told(page, adas)).toEqual([]);

  await page.getByRole('button', { name: 'I am Bruno' }).click();
  const bruno = await settled(page, covered.stamp);
  const brunos = named(bruno);
  expect(await told(page, brunos)).toEqual(brunos);
  for (const tab of ['Console', 'Hand', 'Boards']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await told(page, adas)).toEqual([]);
  }

  await playUntil(page, manner, curtain);
  await page.getByRole('heading', { name: 'Pass the screen to Ada' }).waitFor();
  expect(await told(page, [...adas, ...brunos])).toEqual([]);

  // One may leave without looking; the game waits for the same person.
  await page.getByRole('button', { name: /^To the start page/ }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('heading', { name: 'Pass the screen to Ada' }).waitFor();
  expect(await told(page, [...adas, ...brunos])).toEqual([]);
});
