// Every kind of choice that the rules know is asked in words, and can be made in the list and on the table.
import { CHOICE_KINDS, kindOf } from '@civolution/engine';
import type { Page } from 'playwright-core';
import type { Sample } from './records.js';
import {
  choices,
  clickAt,
  expect,
  importText,
  offers,
  type Seen,
  settled,
  test,
  unreachable,
  unreadable,
} from './support.js';

/** What is seen after something was done from the same question. */
async function after(page: Page, record: string, act: (seen: Seen) => Promise<void>): Promise<Seen> {
  await importText(page, record);
  const seen = await settled(page);
  await act(seen);
  const next = await settled(page, seen.stamp);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await choices(page).first().waitFor({ state: 'detached' });
  return next;
}

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
  'a choice of every kind comes to the same in the list and on the table (part %i)',
  async (part, { open }) => {
    const page = await open();
    const wrong: string[] = [];
    for (const { record, samples } of offers().filter((_, i) => i % PARTS === part)) {
      for (const [i, sample] of samples.entries()) {
        const listed = await after(page, record, async seen => {
          if (i === 0) checkWords(seen);
          await page.locator(`main [data-choice="${sample.choice}"]`).click();
        });
        const clicked = await after(page, record, () => clickThings(page, sample));
        if (clicked.stamp !== listed.stamp) wrong.push(sample.sort);
      }
    }
    expect(wrong).toEqual([]);
    expect([...unreachable]).toEqual([]);
  },
);

test('no kind of choice is left out', () => {
  const asked = new Set(offers().flatMap(({ samples }) => samples.map(({ choice }) => kindOf(choice))));
  expect(CHOICE_KINDS.filter(kind => !asked.has(kind))).toEqual([]);
});
