// Whole games through the page, by what is visible.
import { seeded } from '@civolution/engine';
import { expect, playUntil, test } from './support.js';

test('a game of two against an easy bot runs to its final scoring', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByRole('group', { name: 'Civilization 2' }).getByLabel('Played by').selectOption('Bot: easy');
  await page.getByText('Pack and seed').click();
  await page.getByLabel('Seed').fill('a whole game');
  await page.getByRole('button', { name: 'Begin the game' }).click();

  let steps=0; const t=Date.now();
  const seen = await playUntil(page, { rng: seeded('whole'), each: s => { if (steps++%20===0) console.log(steps, Date.now()-t, s.question, s.choices.length, s.lit.length) } }, () => false);
  console.log(steps, Date.now()-t);
  expect(seen.at).toBe('end');
});
