// Pages in a browser that complain about nothing, and a player that looks at what is on the screen and clicks on it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@civolution/content/languages';
import { below, type ChoiceKind, type Rng, type TargetKind } from '@civolution/engine';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect, inject, type RunnerTestCase } from 'vitest';
import { CHROMIUM_ARGS } from '../../../scripts/chromium.js';
import type { GameName, Offer, Sample } from './records.js';

export { expect } from 'vitest';

export interface Options {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly language?: Language;
  /** The screen takes fingers. */
  readonly touch?: boolean;
  /** What others do is shown step by step; otherwise at once. */
  readonly motion?: boolean;
  /** What Play now deals by, instead of chance; the same in all tests that do not say. */
  readonly deal?: string;
}
const SAME_DEAL = '00000000-0000-4000-8000-000000000001';
export const DESK: Options = { width: 1440, height: 900 };
export const PHONE: Options = { width: 390, height: 844 };

/** What a failed test leaves behind; git ignores it. */
const FAILURES = fileURLToPath(new URL('../../../failures', import.meta.url));

/** A page takes a while where much else runs; nothing here is a matter of seconds. */
const PATIENCE = 30_000;

const contextOptions = ({
  width = 1440,
  height = 900,
  dark = false,
  language = 'en',
  touch = false,
  motion = false,
}: Options) => ({
  viewport: { width, height },
  colorScheme: dark ? ('dark' as const) : ('light' as const),
  locale: language,
  hasTouch: touch,
  reducedMotion: motion ? ('no-preference' as const) : ('reduce' as const),
});

interface Tools {
  /** Opens the page in a browser of its own. */
  readonly open: (options?: Options) => Promise<Page>;
  /** Opens the page in a browser that keeps what it was told when it is closed; opening it again finds it. */
  readonly reopen: () => Promise<Page>;
  /** Opens the page in another tab of the same browser. */
  readonly openBeside: (page: Page) => Promise<Page>;
}

let browser: Promise<Browser> | undefined;
const launched = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_ARGS });
  return browser;
};

/** Whatever a page of a test writes to the console as a warning or an error fails the test. */
export const test = base.extend<Tools & { readonly complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads here what a fixture needs
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  open: async ({ complaints, task }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await (await launched()).newContext(contextOptions(options));
      contexts.push(context);
      return enter(await context.newPage(), complaints, options.deal);
    });
    if (hasFailed(task, complaints)) await keepScreens(task.name, contexts);
    for (const context of contexts) await context.close();
  },
  reopen: async ({ complaints, task }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'civolution-browser-'));
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        executablePath: inject('chromium'),
        args: CHROMIUM_ARGS,
        ...contextOptions({}),
      });
      return enter(context.pages()[0]!, complaints);
    });
    if (context && hasFailed(task, complaints)) await keepScreens(task.name, [context]);
    await context?.close();
    // Windows lets go of files only a moment after the browser has closed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  },
  openBeside: ({ complaints }, use) => use(async page => enter(await page.context().newPage(), complaints)),
});

/** Complaints fail a test only after its pages are closed. */
const hasFailed = ({ result }: RunnerTestCase, complaints: readonly string[]): boolean =>
  result?.state === 'fail' || complaints.length > 0;

/** Saves pictures and the last game of a failed test. */
async function keepScreens(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap(context => context.pages());
  mkdirSync(FAILURES, { recursive: true });
  for (const [i, page] of pages.entries()) {
    const path = join(FAILURES, `${name.replace(/\W+/g, '-')}-${i + 1}`);
    await page.screenshot({ path: `${path}.png` });
    const games = await keptGames(page);
    if (games.length > 0) writeFileSync(`${path}.json`, games[0]!);
  }
}

/** The records of all games that the browser keeps, the one played last first. */
export const keptGames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('civolution');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onerror = failed;
          all.onsuccess = () => {
            opening.result.close();
            done(all.result.sort((a, b) => b.played - a.played).map(({ record }) => record));
          };
        };
      }),
  );

async function enter(page: Page, complaints: string[], deal = SAME_DEAL): Promise<Page> {
  unreachable.clear();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error.stack ?? error)));
  await page.addInitScript(seed => {
    crypto.randomUUID = () => seed as ReturnType<typeof crypto.randomUUID>;
  }, deal);
  await page.goto(inject('address'));
  await page.getByRole('heading', { name: 'Civolution' }).waitFor();
  return page;
}

/** Chooses a file to be opened on the start page. */
export const importText = (page: Page, text: string, name = 'game.json'): Promise<void> =>
  page
    .locator('input[data-import]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

export const lateText = (name: GameName | 'offers'): string =>
  readFileSync(join(inject('records'), `${name}.json`), 'utf8');

export const offers = (): readonly Offer[] => JSON.parse(lateText('offers'));

/** Opens a game in which a choice of a kind is offered, of those that point at something if that is said. */
export async function openOffer(page: Page, kind: ChoiceKind, at: TargetKind | '' = ''): Promise<Seen> {
  const isIt = ({ sort }: Sample): boolean => sort.startsWith(`${kind} at ${at}`);
  const { record } = offers().find(({ samples }) => samples.some(isIt))!;
  await importText(page, record);
  return settled(page);
}

/** Imports one of the late games and waits for its question. */
export async function openLate(page: Page, name: GameName): Promise<Seen> {
  await importText(page, lateText(name));
  return settled(page);
}

interface Begun {
  readonly seed: string;
  /** For each civilization who plays it and how it gets its cards, as the page calls them. */
  readonly seats: readonly (readonly [by: string, cards: string])[];
  readonly extras?: boolean;
}
export const HUMAN = 'a person here';
export const READY_MADE = 'A: ready-made (newcomers)';
export const DRAFTED = 'B: drafted (advanced)';

/** Begins a game through the page of options. */
export async function begin(page: Page, { seed, seats, extras = false }: Begun): Promise<void> {
  await page.getByRole('button', { name: /^New game/ }).click();
  await page.getByText(String(seats.length), { exact: true }).click();
  for (const [seat, [by, cards]] of seats.entries()) {
    const row = page.getByRole('group', { name: `Civilization ${seat + 1}` });
    await row.getByLabel('Played by').selectOption(by);
    await row.getByLabel('Starting cards').selectOption(cards);
  }
  if (extras) {
    for (const box of await page.getByRole('group', { name: 'Extra Credits' }).getByRole('checkbox').all()) {
      await box.check();
    }
  }
  await page.getByText('Pack and seed').click();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('button', { name: 'Begin the game' }).click();
}

/** What stands on the screen, as far as a player needs it to go on. */
export interface Seen {
  readonly at: 'question' | 'curtain' | 'end';
  readonly question: string;
  readonly choices: readonly string[];
  /** What can be clicked on the table, by `data-target`. */
  readonly lit: readonly string[];
  /** Changes with every step of the game. */
  readonly stamp: string;
}

/** Runs in the page. Null while something is under way: somebody thinks, the table is being drawn, or the screen is still `before`. */
function look(before: string | null): Seen | null {
  const text = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const buttons = all('main [data-choice]');
  const curtain = document.querySelector('dialog[closedby="none"]');
  const end = document.querySelector('#end-of-game');
  if (buttons.length === 0 && !curtain && !end) return null;
  if (document.querySelector('main [aria-busy="true"]')) return null;
  const question = all('main [aria-live] h2').map(text).join(' ');
  const choices = all('main [data-choice] .text').map(text);
  const log = all('main .log ol').map(text);
  // Of several things that make up a choice some may have been taken.
  const taken = all('main [aria-pressed="true"]').map(node => node.getAttribute('data-target') ?? '');
  const where = curtain ? text(curtain) : end ? 'end' : '';
  const stamp = [where, question, ...choices, ...taken, ...log].join('\n');
  if (stamp === before) return null;
  return {
    at: curtain ? 'curtain' : end ? 'end' : 'question',
    question,
    choices,
    lit: all('main [data-target]').map(node => node.getAttribute('data-target')!),
    stamp,
  };
}

/** Waits until the game goes on from what was seen before, and tells what is seen then. */
export async function settled(page: Page, before: string | null = null): Promise<Seen> {
  const found = await page.waitForFunction(look, before, { polling: 'raf', timeout: PATIENCE });
  return (await found.jsonValue())!;
}

/** Waits until the page has been drawn with all that was set off by now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

export const choices = (page: Page): Locator => page.locator('main [data-choice]');
const pickOne = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)]!;

/** Where a lit thing can be clicked on, after it has been brought into view: a person would find such a point. */
async function pointOn(thing: Locator): Promise<{ x: number; y: number } | null> {
  return thing.evaluate(node => {
    const free = (): { x: number; y: number } | null => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const STEPS = 12;
      for (let ring = 0; ring < STEPS * STEPS; ring++) {
        // Scattered over the box, the middle first.
        const x = left + width * ((0.5 + ring * 0.618) % 1);
        const y = top + height * ((0.5 + ring * 0.414) % 1);
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest('[data-target]') === node) return { x, y };
      }
      return null;
    };
    const here = free();
    if (here) return here;
    node.scrollIntoView({ block: 'center' });
    return free();
  });
}

/** Lit things that no click reaches; a test may want there to be none. */
export const unreachable = new Set<string>();

/** Clicks on a lit thing. */
export async function clickAt(page: Page, target: string): Promise<void> {
  const thing = page.locator(`main [data-target="${target}"]`).first();
  const point = await pointOn(thing);
  if (point) await page.mouse.click(point.x, point.y);
  else {
    unreachable.add(target.replace(/:.*/, ''));
    await thing.press('Enter');
  }
}

/** Clicks on a lit thing; where it has several choices, one of the list beside it is taken. */
export async function clickLit(page: Page, target: string, rng: Rng): Promise<void> {
  await clickAt(page, target);
  const offered = page.locator('dialog[open] [data-choice]');
  const count = await offered.count();
  if (count > 0) await offered.nth(below(rng, count)).click();
}

interface Manner {
  readonly rng: Rng;
  /** How often something on the table is clicked rather than in the list, from 0 to 1. */
  readonly board?: number;
}

/** Words for people: neither nothing, a bare number, a key, nor a mark that was not drawn. */
const RAW = /^\W*$|^[\d\s]+$|^[a-z]+([A-Z][a-z]*)+$|\b[a-z]+\.[a-z]+\b|[{}]|undefined|null|NaN|\[object/;
export const unreadable = ({ question, choices: texts }: Seen): string[] =>
  [question, ...texts].filter(text => RAW.test(text));

/** Makes one choice that is on the screen. */
export async function step(page: Page, seen: Seen, { rng, board = 0.5 }: Manner): Promise<void> {
  if (seen.at === 'curtain') await page.locator('dialog[open] button.main').click();
  else if (seen.lit.length > 0 && below(rng, 100) < board * 100)
    await clickLit(page, pickOne(rng, seen.lit), rng);
  else await choices(page).nth(below(rng, seen.choices.length)).click();
}

/** Plays on until something is seen or the game is over. */
export async function playUntil(
  page: Page,
  manner: Manner,
  stop: (seen: Seen) => boolean | Promise<boolean> = () => false,
): Promise<Seen> {
  let seen = await settled(page);
  while (seen.at !== 'end' && !(await stop(seen))) {
    if (seen.at === 'question') expect(unreadable(seen)).toEqual([]);
    await step(page, seen, manner);
    seen = await settled(page, seen.stamp);
  }
  return seen;
}

/** A page shows that it has come to an era. */
export const inEra = (page: Page, era: number): Promise<boolean> =>
  page.getByRole('img', { name: `Era ${era} of 4` }).isVisible();

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });
/** What the log is read in. */
export const reel = (page: Page): Locator => page.getByRole('group', { name: 'Log' });
export const log = (page: Page): Locator => reel(page).getByRole('list');
export const undo = (page: Page): Locator => page.getByRole('button', { name: /^Undo/ });
