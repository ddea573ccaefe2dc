// Games through the page, by what is visible. Whole games are in `long/`.
import { seeded } from '@civolution/engine';
import { checkScoring } from './scoring.js';
import {
  begin,
  DRAFTED,
  expect,
  HUMAN,
  inEra,
  openLate,
  playUntil,
  prompt,
  type Seen,
  settled,
  test,
  unreachable,
} from './support.js';

test('the last turns of a game against an easy bot lead to its final scoring', async ({ open }) => {
  const page = await open();
  await openLate(page, 'last');
  await playUntil(page, { rng: seeded('last turns') });
  expect([...unreachable]).toEqual([]);
  await checkScoring(page);
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
