// Everything has room of its own: nothing hides, touches or moves what one looks at.
import { LANGUAGES } from '@civolution/content/languages';
import type { Locator, Page } from 'playwright-core';
import {
  begin,
  DESK,
  DRAFTED,
  drawn,
  expect,
  HUMAN,
  type Options,
  openLate,
  PHONE,
  settled,
  test,
} from './support.js';

const TABLET: Options = { width: 1024, height: 768 };
const SCREENS = [
  ['a desk', DESK],
  ['a tablet', TABLET],
  ['a phone', PHONE],
] as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxesOf = (things: Locator): Promise<Box[]> =>
  things.evaluateAll(list =>
    list.map(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
const boxOf = async (thing: Locator): Promise<Box> => (await boxesOf(thing))[0]!;

/** Both lie on the same spot, by more than a hair. */
const overlap = (a: Box, b: Box, hair = 1): boolean =>
  a.left < b.right - hair && b.left < a.right - hair && a.top < b.bottom - hair && b.top < a.bottom - hair;

async function toMap(page: Page): Promise<void> {
  // Beside the other tabs on a phone, on larger screens always there.
  if ((await page.getByRole('tab').count()) > 3) await page.getByRole('tab').first().click();
  await page.locator('.continent svg .coast').waitFor();
  // Until it is moved to where it begins.
  await drawn(page);
}

test.for(SCREENS)('the buttons of the map hide nothing of it: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'two');
  await toMap(page);
  const map = page.getByRole('group', { name: /^Map of the continent/ });
  const buttons = page.locator('.continent .tools button');
  expect(await buttons.count()).toBe(3);
  for (const box of await boxesOf(buttons)) expect(overlap(box, await boxOf(map))).toBe(false);
});

test('on a phone the continent is seen in all its breadth, in the middle', async ({ open }) => {
  const page = await open(PHONE);
  await openLate(page, 'two');
  await toMap(page);
  const [map, coast] = [await boxOf(page.locator('.continent .map')), await boxOf(page.locator('.coast'))];
  expect(coast.left).toBeGreaterThan(map.left);
  expect(Math.abs(coast.left - map.left - (map.right - coast.right))).toBeLessThan(6);
});

test.for(SCREENS)('the names on the map keep apart: %s', async ([, options], { open }) => {
  for (const language of LANGUAGES) {
    const page = await open({ ...options, language });
    await openLate(page, 'solo');
    await toMap(page);
    const names = await page.locator('.called').evaluateAll(list =>
      list.map(name => {
        const boxes = [...name.querySelectorAll('.letters, .icon')].map(part => {
          // Letters reach beyond their element.
          const all = document.createRange();
          all.selectNodeContents(part);
          return (part.matches('.icon') ? part : all).getBoundingClientRect();
        });
        return {
          text: name.textContent!.trim(),
          left: Math.min(...boxes.map(box => box.left)),
          right: Math.max(...boxes.map(box => box.right)),
          top: Math.min(...boxes.map(box => box.top)),
          bottom: Math.max(...boxes.map(box => box.bottom)),
          // The icon stands before the letter, with a gap.
          gap: name.querySelector('.icon') ? boxes[1]!.left - boxes[0]!.right : null,
        };
      }),
    );
    // Lines of letters are higher than the letters.
    const HAIR = 4;
    const touching = names.flatMap((a, i) =>
      names.slice(i + 1).flatMap(b => (overlap(a, b, HAIR) ? [`${language}: ${a.text}, ${b.text}`] : [])),
    );
    expect(touching).toEqual([]);
    const gaps = names.flatMap(({ gap }) => (gap === null ? [] : [gap]));
    for (const gap of gaps) expect(gap).toBeGreaterThan(1.5);
    // An icon stands for words only here and there.
    expect(gaps.length).toBeLessThan(names.length / 3);
    await page.close();
  }
});

test('the way further down in the console hides none of the modules', async ({ open }) => {
  for (const language of LANGUAGES) {
    const page = await open({ ...TABLET, language });
    await openLate(page, 'four');
    const way = await boxOf(page.locator('.edge.below button'));
    const modules = await boxesOf(page.getByRole('tabpanel').locator('.matrix .module'));
    expect(modules.filter(box => box.bottom > way.top - 2)).toEqual([]);
    await page.close();
  }
});

test('the goals are seen whole on a desk', async ({ open }) => {
  for (const language of LANGUAGES) {
    const page = await open({ ...DESK, language });
    await openLate(page, 'four');
    const panel = await boxOf(page.getByRole('tabpanel'));
    for (const goal of await boxesOf(page.locator('.goals .goal'))) {
      expect(goal.bottom).toBeLessThanOrEqual(panel.bottom);
    }
    await page.close();
  }
});

test('nothing is seen above the links of the boards', async ({ open }) => {
  const page = await open(PHONE);
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Boards' }).click();
  const links = page.getByRole('navigation', { name: 'Boards' });
  await links.getByRole('button', { name: 'Displays' }).click();
  const [row, heading] = [
    await boxOf(links),
    await boxOf(page.getByRole('heading', { name: 'Displays', exact: true })),
  ];
  const room = await page.locator('.one').evaluate(node => node.getBoundingClientRect().top + node.clientTop);
  expect(row.top).toBeLessThanOrEqual(room);
  expect(heading.top).toBeGreaterThanOrEqual(row.bottom - 1);
});

test.for(SCREENS)('what is told of a category leaves its row in sight: %s', async ([, options], { open }) => {
  const page = await open(options);
  await openLate(page, 'two');
  await page.getByRole('tab', { name: 'Boards' }).click();
  const rows = page.getByRole('region', { name: 'Scoring', exact: true }).getByRole('listitem');
  for (const name of ['Technology', 'Prosperity', 'Expansion']) {
    const row = rows.filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) }).last();
    await row.getByRole('button').click();
    const told = page.getByRole('dialog', { name });
    await told.waitFor();
    expect(overlap(await boxOf(told), await boxOf(row))).toBe(false);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
  }
});

test('cards one chooses from stay where they are when one is taken', async ({ open }) => {
  const page = await open(DESK);
  await begin(page, {
    seed: 'stay',
    seats: [
      [HUMAN, DRAFTED],
      ['Bot: easy', DRAFTED],
    ],
  });
  const { stamp } = await settled(page);
  const card = (name: string): Locator => page.getByRole('tabpanel').locator('li').filter({ hasText: name });
  const cards = page.getByRole('tabpanel').locator('[data-target^="card:"]');
  const names = await cards.locator('.name').allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  const before = await boxOf(card(names[4]!));
  await cards.nth(1).click();
  await settled(page, stamp);
  expect(await boxOf(card(names[4]!))).toEqual(before);
});

test('on a phone what stands above takes two rows, in which fingers find everything', async ({ open }) => {
  for (const language of LANGUAGES) {
    const page = await open({ ...PHONE, language });
    await openLate(page, 'four');
    const head = page.locator('main > header');
    const { top, bottom } = await boxOf(head);
    expect(bottom - top).toBeLessThanOrEqual(72);
    const buttons = await boxesOf(head.locator('button:visible'));
    for (const box of buttons) {
      expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThanOrEqual(32);
      expect(buttons.filter(other => overlap(box, other)).length).toBe(1);
    }
    // Scores are not cut off.
    for (const score of await head.locator('li b').all()) {
      expect(await score.evaluate(node => node.scrollWidth <= node.clientWidth + 1)).toBe(true);
    }
    await page.close();
  }
});
