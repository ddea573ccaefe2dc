// Fingers: two of them stretch the map, one moves it; one that is held shows what it would choose.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { choices, DESK, expect, type Options, openLate, openOffer, PHONE, settled, test } from './support.js';

type Point = readonly [x: number, y: number];
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

const STEPS = 12;

/** Puts fingers down one after the other, moves them in small steps, and lifts them: touches of the browser's own. */
async function move(browser: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const touch = (type: Touch, points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  for (let n = 1; n <= from.length; n++) await touch('touchStart', from.slice(0, n));
  for (let i = 1; i <= STEPS; i++) {
    const part = (a: number, b: number): number => a + ((b - a) * i) / STEPS;
    const now = from.map(([x, y], n): Point => [part(x, to[n]![0]), part(y, to[n]![1])]);
    await touch('touchMove', now);
  }
  await touch('touchEnd', []);
}

interface Picture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the drawing lies on the screen, once it has been drawn. */
async function pictureIn(page: Page, map: Locator): Promise<Picture> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await map.locator('> .picture > svg').boundingBox())!;
}

/** How far what was under a point lies from another point now. */
function apartFrom(before: Picture, at: Point, now: Picture, wanted: Point): number {
  const size = now.width / before.width;
  return Math.hypot(
    now.x + (at[0] - before.x) * size - wanted[0],
    now.y + (at[1] - before.y) * size - wanted[1],
  );
}

async function openMap(page: Page): Promise<{ map: Locator; at: Point; browser: CDPSession }> {
  await openLate(page, 'two');
  const tab = page.getByRole('tab', { name: 'Continent' });
  if (await tab.isVisible()) await tab.click();
  const map = page.getByRole('group', { name: /^Map of the continent/ });
  const box = (await map.boundingBox())!;
  // Beside the middle, where to stretch about the middle would be wrong.
  const at: Point = [box.x + box.width / 2 + 30, box.y + box.height / 2 - 40];
  return { map, at, browser: await page.context().newCDPSession(page) };
}

/** So many pixels are nothing. */
const NEAR = 2;

const SCREENS: readonly (readonly [where: string, options: Options])[] = [
  ['a phone', PHONE],
  ['a tablet', DESK],
];
const WAYS: readonly (readonly [way: string, dx: number, dy: number])[] = [
  ['sideways', 1, 0],
  ['upright', 0, 1],
  ['aslant', 0.7, 0.7],
];

test.for(SCREENS)(
  'two fingers stretch the map, which stays under them: %s',
  async ([, options], { open }) => {
    const page = await open({ ...options, touch: true });
    const { map, at, browser } = await openMap(page);
    await map.press('0');
    for (const [way, dx, dy] of WAYS) {
      const fingers = (reach: number): Point[] => [
        [at[0] - dx * reach, at[1] - dy * reach],
        [at[0] + dx * reach, at[1] + dy * reach],
      ];
      const before = await pictureIn(page, map);
      await move(browser, fingers(40), fingers(100));
      const closer = await pictureIn(page, map);
      expect([way, Math.round((10 * closer.width) / before.width)]).toEqual([way, 25]);
      for (const [n, from] of fingers(40).entries()) {
        expect(apartFrom(before, from, closer, fingers(100)[n]!)).toBeLessThan(NEAR);
      }
      await move(browser, fingers(100), fingers(40));
      const back = await pictureIn(page, map);
      expect(apartFrom(before, at, back, at)).toBeLessThan(NEAR);
      expect(Math.abs(back.width - before.width)).toBeLessThan(NEAR);
    }
    expect(await page.evaluate(() => [scrollY, visualViewport!.scale])).toEqual([0, 1]);
  },
);

test('two fingers also carry the map along, and the one that stays goes on with it', async ({ open }) => {
  const page = await open({ ...PHONE, touch: true });
  const { map, at, browser } = await openMap(page);
  const [x, y] = at;
  const before = await pictureIn(page, map);
  const from: Point[] = [
    [x - 30, y],
    [x + 30, y],
  ];
  await move(browser, from, [
    [x - 40, y + 50],
    [x + 80, y + 50],
  ]);
  const carried = await pictureIn(page, map);
  expect(apartFrom(before, at, carried, [x + 20, y + 50])).toBeLessThan(NEAR);
  await move(browser, [at], [[x - 35, y - 25]]);
  expect(apartFrom(carried, at, await pictureIn(page, map), [x - 35, y - 25])).toBeLessThan(NEAR);
});

test('a tap tells what is there; the end of a stretch does not', async ({ open }) => {
  const page = await open({ ...PHONE, touch: true });
  const { map, at, browser } = await openMap(page);
  const [x, y] = at;
  await move(
    browser,
    [
      [x - 30, y],
      [x + 30, y],
    ],
    [
      [x - 60, y],
      [x + 60, y],
    ],
  );
  await pictureIn(page, map);
  const close = page
    .getByRole('region', { name: 'Continent' })
    .getByRole('button', { name: 'Close', exact: true });
  expect(await close.count()).toBe(0);
  await page.touchscreen.tap(x, y);
  await close.waitFor();
});

test('a finger held on a thing shows what it would choose, and chooses nothing', async ({ open }) => {
  const page = await open({ ...PHONE, touch: true });
  const { stamp, lit } = await openLate(page, 'two');
  const thing = page.locator(`main [data-target="${lit.find(one => one.startsWith('module'))!}"]`).first();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: Touch, points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  await touch('touchStart', [[x + width / 2, y + height / 2]]);
  const offered = page.getByRole('dialog', { name: 'This one?' });
  await offered.locator('[data-choice]').waitFor();
  await touch('touchEnd', []);
  await offered.getByRole('button', { name: 'What is it?' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'More in the rules' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  expect((await settled(page)).stamp).toBe(stamp);
  // What can be taken back needs no second tap.
  await thing.tap();
  await settled(page, stamp);
});

test('a tap does not make at once what cannot be taken back', async ({ open }) => {
  const page = await open({ ...PHONE, touch: true });
  const { stamp, lit } = await openOffer(page, 'gainCard');
  // A card that lies face down.
  const stack = lit.find(one => /^stack:\d*[13579]$/.test(one))!;
  await page.locator(`main [data-target="${stack}"]`).first().tap();
  const offered = page.getByRole('dialog', { name: 'This one?' });
  await offered.getByText('This cannot be taken back.').waitFor();
  expect((await settled(page)).stamp).toBe(stamp);
  await offered.locator('[data-choice]').tap();
  await settled(page, stamp);
  expect(await choices(page).count()).toBeGreaterThan(0);
});

test('a mouse that zooms is told nothing of what lies under it before it moves again', async ({ open }) => {
  const page = await open(DESK);
  const { map, at } = await openMap(page);
  await page.clock.install();
  await map.press('0');
  const panel = page.getByRole('region', { name: 'Continent' }).locator('.panel');
  await page.mouse.move(at[0] - 60, at[1]);
  await page.mouse.move(...at);
  await page.mouse.wheel(0, -300);
  // Longer than one who points at something waits for it.
  await page.clock.fastForward(600);
  expect(await panel.count()).toBe(0);
  await page.mouse.move(at[0] + 1, at[1]);
  await panel.waitFor();
  // What is told already stays while one zooms on.
  await page.mouse.wheel(0, -100);
  await page.clock.fastForward(600);
  expect(await panel.count()).toBe(1);
});
