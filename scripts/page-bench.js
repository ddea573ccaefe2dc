// Measures the built page: what is fetched before the first decision, how soon that one and the next are on screen,
// and whether the map moves smoothly. Prints every figure with its bar; docs/benchmarks-history.md tells the method.
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { easyPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, seeded } from '@civolution/engine';
import { recordText, toRecord } from '@civolution/host';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, needChromium } from './chromium.js';
import { played, turnOf } from './played.js';
import { serve } from './serve.js';

const SLOWER = 4;
const STARTS = 5;
const CHOICES = 80;
/** Nobody answers a question sooner after the table is lit for it; until then the page has things to put in order. */
const PAUSE = 200;
const FIRST_PORT = 5180;
const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' };

const at = (list, q) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))];
const ms = n => `${n.toFixed(0)} ms`;
const kB = n => `${(n / 1000).toFixed(1)} kB`;
const tell = (figure, value, bar = '') => console.log(`${figure.padEnd(58)}${value.padStart(12)}   ${bar}`);

/** Hands everything on to the server and notes the bytes that went over the line: workers and their parts included. */
async function counting(target) {
  const sent = new Map();
  const server = createServer((asked, response) => {
    request(new URL(asked.url, target), { headers: asked.headers }, answer => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.on('data', part => sent.set(asked.url, (sent.get(asked.url) ?? 0) + part.length));
      answer.pipe(response);
    }).end();
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, sent, close: () => server.close() };
}

/** Runs in the page before it: gives a way to learn when what stands in the page has been painted. */
function knowPainted() {
  window.painted = done =>
    requestAnimationFrame(() => {
      // A message comes right after the frame; a timer would wait for whatever the page has put off until then.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
}

/**
 * Runs in the page before it: presses Play now the moment it is there, and notes when the browser has shown the first
 * choice, and when all of the table is painted.
 */
function playAtOnce() {
  let pressed = false;
  new PerformanceObserver(list => {
    window.decisionAt = list.getEntries()[0].renderTime;
  }).observe({ type: 'element', buffered: true });
  const watch = new MutationObserver(() => {
    const button = document.querySelector('button.now:not(:disabled)');
    if (button && !pressed) {
      pressed = true;
      button.click();
    }
    document
      .querySelector('main:not(:has([elementtiming])) [data-choice] .text')
      ?.setAttribute('elementtiming', 'choice');
    if (!document.querySelector('[aria-busy="false"] .continent .map path')) return;
    watch.disconnect();
    window.painted(now => {
      window.tableAt = now;
    });
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page: clicks on a choice, and gives the times until what came of it and the next question are drawn, and until the table is lit for that. */
function clickAndWait(pick) {
  // Looked up before, for looking is done within what is measured: what is asked, what can be chosen, the log.
  const asks = document.querySelector('main > .ask');
  const head = asks.querySelector('h2');
  const choices = asks.getElementsByClassName('choice');
  const log = document.querySelector('main .log ol');
  const stamp = () =>
    [
      head.textContent,
      log.lastElementChild?.textContent,
      ...[...choices].map(({ dataset }) => dataset.choice),
    ].join();
  const before = stamp();
  const buttons = [...choices];
  if (buttons.length === 0) return null;
  return new Promise(done => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      const over = document.getElementById('end-of-game');
      if (!over && (choices.length === 0 || stamp() === before)) return;
      watch.disconnect();
      window.painted(asked => {
        const settled = () => !document.querySelector('main [aria-busy="true"]');
        const finish = () => window.painted(now => done(over ? null : [asked - begun, now - begun]));
        if (settled()) return finish();
        const follow = new MutationObserver(() => {
          if (!settled()) return;
          follow.disconnect();
          finish();
        });
        follow.observe(document, { attributes: true, subtree: true });
      });
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    buttons[pick % buttons.length].click();
  });
}

/** Four civilizations in their last era, at a turn of the first. */
function lateRecord() {
  const session = played(load(basePack), {
    setup: { seats: Array(4).fill({ option: 'b' }), map: 'random', materials: 'random' },
    seed: 'page bench',
    player: seat => easyPlayer(seeded(`page bench ${seat}`)),
    until: turnOf(4, 3),
  });
  return recordText(toRecord(session));
}

async function slowedPage(browser) {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(knowPainted);
  return { context, page };
}

async function bytes(browser, address) {
  const line = await counting(address);
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await page.addInitScript(knowPainted);
  await page.addInitScript(playAtOnce);
  await page.goto(line.address);
  await page.waitForFunction(() => window.tableAt);
  await context.close();
  line.close();
  const files = [...line.sent].sort((a, b) => b[1] - a[1]);
  tell(
    'fetched before the first decision, brotli',
    kB(files.reduce((sum, [, n]) => sum + n, 0)),
    'at most 250 kB',
  );
  for (const [file, n] of files) tell(`  ${file}`, kB(n));
}

async function firstDecision(browser, address) {
  const [decision, table] = [[], []];
  for (let i = 0; i < STARTS; i++) {
    const { context, page } = await slowedPage(browser);
    await page.addInitScript(playAtOnce);
    await page.goto(address);
    table.push(await (await page.waitForFunction(() => window.tableAt)).jsonValue());
    decision.push(await page.evaluate(() => window.decisionAt));
    await context.close();
  }
  const title = `CPU ${SLOWER}x slower, median of ${STARTS}`;
  tell(`page to first decision, ${title}`, ms(at(decision, 0.5)), 'at most 2000 ms');
  tell(`page to the whole table, ${title}`, ms(at(table, 0.5)));
}

async function nextDecisions(browser, address) {
  const { context, page } = await slowedPage(browser);
  // The same game each time.
  await page.addInitScript(() => {
    crypto.randomUUID = () => '00000000-0000-4000-8000-000000000001';
  });
  await page.addInitScript(playAtOnce);
  await page.goto(address);
  await page.waitForFunction(() => window.tableAt);
  const times = [];
  for (let i = 0, pick = 1; i < CHOICES; i++, pick = (pick * 48271) % 2147483647) {
    const time = await page.evaluate(clickAndWait, pick);
    if (time === null) break;
    times.push(time);
    await page.waitForTimeout(PAUSE);
  }
  await context.close();
  const title = `click to next question, CPU ${SLOWER}x slower, ${times.length} choices`;
  const [asked, lit] = [0, 1].map(which => times.map(time => time[which]));
  tell(`${title}: median`, ms(at(asked, 0.5)), 'at most 100 ms');
  tell(`${title}: p95`, ms(at(asked, 0.95)), 'at most 100 ms');
  tell('  and until the table is lit for it: median', ms(at(lit, 0.5)));
  tell('  and until the table is lit for it: p95', ms(at(lit, 0.95)));
}

/** The longest piece of work of the page's main thread in a trace, in milliseconds. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace);
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }) => mains.some(main => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter(event => event.name === 'RunTask' && isMain(event));
  return { longest: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000, tasks: tasks.length };
}

async function moving(browser, address) {
  const begun = performance.now();
  const late = lateRecord();
  tell('a game of four until late played by bots, full speed', ms(performance.now() - begun));
  const { context, page } = await slowedPage(browser);
  await page.goto(address);
  await page
    .locator('input[data-import]')
    .setInputFiles({ name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(late) });
  const map = page.getByRole('region', { name: 'Continent' });
  await map.waitFor();
  await page.locator('main [data-choice]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const { x, y, width, height } = await map.boundingBox();
  const [midX, midY] = [x + width / 2, y + height / 2];
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
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { longest, tasks } = longestTask(await browser.stopTracing());
  await context.close();
  tell(`longest of ${tasks} tasks while the map moves, CPU ${SLOWER}x slower`, ms(longest), 'at most 50 ms');
}

const { address, close } = await serve(DIST, FIRST_PORT);
const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
console.log(`Chromium ${browser.version()}, Node ${process.version}\n`);
for (const measure of [bytes, firstDecision, nextDecisions, moving]) await measure(browser, address);
await browser.close();
close();
