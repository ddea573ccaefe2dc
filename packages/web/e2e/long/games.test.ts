// Whole games through the page, by what is visible. They take minutes, so a nightly run plays them, each night others.
import { seeded } from '@civolution/engine';
import { checkScoring } from '../scoring.js';
import {
  begin,
  DRAFTED,
  expect,
  HUMAN,
  playUntil,
  READY_MADE,
  settled,
  test,
  unreachable,
} from '../support.js';

const SEED = process.env['CHECK_SEED'] || String(Date.now());
console.log(`Whole games in the browser: CHECK_SEED=${SEED} plays them again.`);

const EASY = 'Bot: easy';

test.for([
  ['two', [HUMAN, EASY], READY_MADE, false],
  ['three', [HUMAN, EASY, 'Bot: medium'], DRAFTED, false],
  ['four, with all Extra Credits', [HUMAN, EASY, EASY, EASY], DRAFTED, true],
  ['two people at one screen', [HUMAN, HUMAN], DRAFTED, true],
] as const)('a game of %s runs to its final scoring', async ([name, players, cards, extras], { open }) => {
  const page = await open();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('At once').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await begin(page, { seed: `${SEED} ${name}`, seats: players.map(by => [by, cards] as const), extras });
  await playUntil(page, { rng: seeded(`${SEED} ${name}`) });
  expect([...unreachable]).toEqual([]);
  await checkScoring(page);
});

test('a first game against V.I.C.I runs to its end', async ({ open }) => {
  const page = await open({ deal: `${SEED} play now` });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await settled(page);
  const { at } = await playUntil(page, { rng: seeded(`${SEED} play now`) });
  expect(at).toBe('end');
  expect([...unreachable]).toEqual([]);
});
