// Measuring a page in Chromium: each function opens it anew and gives the values of one turn.
import { createServer, request } from 'node:http';
import { clickValues, longestTask } from './figures.js';
import { clickAndWait, playAtOnce, prepare } from './in-page.js';

/** @import { AddressInfo } from 'node:net' */
/** @import { Browser, BrowserContextOptions, Page } from 'playwright-core' */
/** @import { Click, Values } from './figures.js' */

export const SLOWER = 4;
/** Nobody answers a question sooner after the table is lit for it; until then the page has things to put in order. */
const PAUSE = 200;
/** @type {BrowserContextOptions} */
const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' };

/**
 * @typedef {object} Turn
 * @property {Browser} browser
 * @property {string} address Where the page is served.
 * @property {number} round Equal rounds play equal games.
 */

/**
 * The name of the game that a round plays.
 * @param {number} round
 */
const gameOf = round => `00000000-0000-4000-8000-${String(round + 1).padStart(12, '0')}`;

/**
 * Does something with a page of its own, on a slower processor.
 * @template T
 * @param {Turn} turn
 * @param {(page: Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function onPage({ browser, round }, work) {
  const context = await browser.newContext(DESK);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(prepare, gameOf(round));
    return await work(page);
  } finally {
    await context.close();
  }
}

/** @param {Page} page */
const tableAt = async page =>
  /** @type {number} */ (await (await page.waitForFunction(() => window.tableAt)).jsonValue());

/**
 * Hands everything on to the server and notes the bytes that went over the line: workers and their parts included.
 * @param {string} target
 */
async function counting(target) {
  /** @type {Map<string, number>} */
  const sent = new Map();
  const server = createServer(({ url = '/', headers }, response) => {
    request(new URL(url, target), { headers }, answer => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.on('data', part => sent.set(url, (sent.get(url) ?? 0) + part.length));
      answer.pipe(response);
    }).end();
  });
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(null)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, sent, close: () => server.close() };
}

/**
 * The files that are fetched before the first decision, with their bytes, the largest first.
 * @param {Turn} turn
 */
export async function filesFetched(turn) {
  const line = await counting(turn.address);
  try {
    await onPage(turn, async page => {
      await page.addInitScript(playAtOnce);
      await page.goto(line.address);
      await tableAt(page);
    });
  } finally {
    line.close();
  }
  return [...line.sent].sort((a, b) => b[1] - a[1]);
}

/**
 * From the page to its first decision.
 * @param {Turn} turn
 * @returns {Promise<Values>}
 */
export const start = turn =>
  onPage(turn, async page => {
    await page.addInitScript(playAtOnce);
    await page.goto(turn.address);
    const table = await tableAt(page);
    // On a busy machine the browser may tell of the choice it has shown after all of the table is painted.
    const shown = await page.waitForFunction(() => window.decisionAt);
    return { table, decision: /** @type {number} */ (await shown.jsonValue()) };
  });

/**
 * Plays a game by clicking on what is offered.
 * @param {Turn} turn
 * @param {number} choices
 */
export const play = (turn, choices) =>
  onPage(turn, async page => {
    await page.addInitScript(playAtOnce);
    await page.goto(turn.address);
    await tableAt(page);
    /** @type {Click[]} */
    const clicks = [];
    for (let i = 0, pick = turn.round + 1; i < choices; i++, pick = (pick * 48271) % 2147483647) {
      const click = await page.evaluate(clickAndWait, pick);
      if (click === null) break;
      clicks.push(click);
      await page.waitForTimeout(PAUSE);
    }
    return { clicks, values: clickValues(clicks) };
  });

/**
 * Moves and scales the map of a late game.
 * @param {Turn} turn
 * @param {string} record
 * @returns {Promise<Values>}
 */
export const moveMap = (turn, record) =>
  onPage(turn, async page => {
    const { browser, address } = turn;
    await page.goto(address);
    await page
      .locator('input[data-import]')
      .setInputFiles({ name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    const map = page.getByRole('region', { name: 'Continent' });
    await map.waitFor();
    await page.locator('main [data-choice]').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not on the screen');
    const [midX, midY] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(midX, midY);
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
    });
    for (const wheel of [-300, -300, -300]) await page.mouse.wheel(0, wheel);
    await page.mouse.down();
    for (let i = 0; i < 60; i++)
      await page.mouse.move(midX + 150 * Math.sin(i / 6), midY + 90 * Math.cos(i / 6));
    await page.mouse.up();
    for (const wheel of [200, 200, -400, 500]) await page.mouse.wheel(0, wheel);
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    return { longest: longestTask((await browser.stopTracing()).toString()) };
  });
