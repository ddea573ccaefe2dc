// Every kind of choice that the rules know is asked in words, and stands in the list and can be made on the table.
import { CHOICE_KINDS, kindOf } from '@civolution/engine';
import type { Page } from 'playwright-core';
import type { Sample } from './records.js';
import {
  choices,
  clickAt,
  expect,
  importText,
  keptGames,
  offers,
  type Seen,
  settled,
  test,
  unreachable,
  unreadable,
} from './support.js';

/** The choices of the game that was played last, as the browser keeps them. */
const kept = async (page: Page): Promise<readonly (readonly [seat: number, choice: number])[]> =>
  JSON.parse((await keptGames(page))[0]!).choices;

/** What is asked is in words. */
function checkWords(seen: Seen): void {
  expect(seen.question).not.toBe('');
  expect(unreadable(seen)).toEqual([]);
}

/** Clicks on what a choice points at, in whatever panel it lies, until the choice is made. */
async function clickThings(page: Page, { choice, targets }: Sample): Promise<void> {
  for (const { kind, id } of targets.toReversed()) {
    const target = `${kind}:${id}`;
    for (const tab of ['Console', 'Hand', 'Boards']) {
      if ((await page.locator(`main [data-target="${target}"]`).count()) > 0) break;
      await page.getByRole('tab', { name: tab }).click();
    }
    await clickAt(page, target);
    const offered = page.locator(`dialog[open] [data-choice="${choice}"]`);
    if ((await offered.count()) > 0) return offered.click();
    if ((await page.locator('main [data-target][aria-pressed="true"]').count()) === 0) return;
  }
}

const PARTS = 6;
test.for([...Array(PARTS).keys()])(
  'a choice of every kind stands in the list and is made on the table (part %i)',
  async (part, { open }) => {
    const page = await open();
    for (const { record, samples } of offers().filter((_, i) => i % PARTS === part)) {
      for (const sample of samples) {
        await importText(page, record);
        const seen = await settled(page);
        checkWords(seen);
        expect(await page.locator(`main [data-choice="${sample.choice}"]`).count(), sample.sort).toBe(1);
        await clickThings(page, sample);
        await settled(page, seen.stamp);
        const before = JSON.parse(record).choices.length;
        expect((await kept(page))[before], sample.sort).toEqual([0, sample.choice]);
        await page.getByRole('button', { name: 'Leave the table' }).click();
        await choices(page).first().waitFor({ state: 'detached' });
      }
    }
    expect([...unreachable]).toEqual([]);
  },
);

test('no kind of choice is left out', () => {
  const asked = new Set(offers().flatMap(({ samples }) => samples.map(({ choice }) => kindOf(choice))));
  expect(CHOICE_KINDS.filter(kind => !asked.has(kind))).toEqual([]);
});
