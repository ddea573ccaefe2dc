// Measures the built page: what is fetched before the first decision, how soon that one and the next are on screen, and
// whether the map moves smoothly. With --against DIR the page of another checkout is measured in turns with this one, in
// the same browser, with the same games and clicks: the speed of a machine drifts, the ratio of two turns does not.
// docs/benchmarks-history.md tells the method.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { easyPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, seeded } from '@civolution/engine';
import { recordText, toRecord } from '@civolution/host';
import { chromium } from 'playwright-core';
import { otherCheckout } from '../packages/cli/dist/against/build.js';
import { buildPage } from './build.js';
import { CHROMIUM_ARGS, needChromium } from './chromium.js';
import { isInstalled } from './installed.js';
import { askedFor, figuresText, inTurn, ratiosOf, ratiosText, sameGame } from './page-bench/figures.js';
import { filesFetched, moveMap, play, SLOWER, start } from './page-bench/measures.js';
import { played, turnOf } from './played.js';
import { serve } from './serve.js';

/** @import { Browser } from 'playwright-core' */
/** @import { Asked, Pair, Values } from './page-bench/figures.js' */
/** @import { Turn } from './page-bench/measures.js' */

const FIRST_PORT = 5180;
const root = fileURLToPath(new URL('..', import.meta.url));

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

/** @param {readonly (readonly [string, number])[]} files */
const kBOf = files => files.reduce((sum, [, n]) => sum + n, 0) / 1000;

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Asked} asked
 */
async function alone(browser, address, { rounds, choices }) {
  const turn = (round = 0) => ({ browser, address, round });
  const files = await filesFetched(turn());
  /** @type {Values[]} */
  const turns = [{ bytes: kBOf(files) }];
  for (let round = 0; round < rounds; round++) turns.push(await start(turn(round)));
  const { clicks, values } = await play(turn(), choices);
  turns.push(values, await moveMap(turn(), lateRecord()));
  console.log(figuresText(turns));
  console.log(`CPU ${SLOWER}x slower, ${rounds} starts, ${clicks.length} choices. Fetched:`);
  for (const [file, n] of files) console.log(`  ${file}  ${(n / 1000).toFixed(1)} kB`);
}

/**
 * @param {Browser} browser
 * @param {readonly [string, string]} addresses This page and the other.
 * @param {Asked} asked
 */
async function against(browser, addresses, { against: folder, rounds, choices }) {
  const record = lateRecord();
  /** @type {Pair[]} */
  const pairs = [];
  let otherGames = 0;
  /**
   * Measures both pages in turns; a page that lacks what is measured is told, and not asked again.
   * @template T
   * @param {string} what
   * @param {number} times
   * @param {(turn: Turn) => Promise<T>} work
   * @param {(here: T, there: T) => void} found
   */
  const measure = async (what, times, work, found) => {
    for (let round = 0; round < times; round++) {
      /** @type {Map<string, T>} */
      const results = new Map();
      for (const address of inTurn(round, addresses)) {
        try {
          results.set(address, await work({ browser, address, round }));
        } catch (error) {
          const where = address === addresses[0] ? 'this checkout' : folder;
          console.error(`${what} of ${where} failed: ${error instanceof Error ? error.message : error}`);
          process.exitCode = 1;
          return;
        }
      }
      const [here, there] = addresses.map(address => /** @type {T} */ (results.get(address)));
      found(/** @type {T} */ (here), /** @type {T} */ (there));
    }
  };
  /**
   * @param {Values} here
   * @param {Values} there
   */
  const add = (here, there) => void pairs.push([here, there]);
  await measure('the first decision', 1, filesFetched, (here, there) =>
    add({ bytes: kBOf(here) }, { bytes: kBOf(there) }),
  );
  // The first start of each does not count: the browser itself is still warming up.
  await measure('the first decision', 1, start, () => {});
  await measure('the first decision', rounds, start, add);
  await measure(
    'the next decision',
    rounds,
    turn => play(turn, choices),
    (here, there) => {
      add(here.values, there.values);
      if (!sameGame(here.clicks, there.clicks)) otherGames++;
    },
  );
  await measure('the map', rounds, turn => moveMap(turn, record), add);
  console.log(ratiosText(ratiosOf(pairs)));
  console.log(
    `Both pages in turns in one browser, CPU ${SLOWER}x slower, ${choices} choices a game. Values: medians; ratio: ${folder}\n` +
      'divided by this checkout, median of all pairs and quartiles; above 1 this page is faster, or smaller.',
  );
  if (otherGames > 0) {
    console.log(
      `In ${otherGames} of ${rounds} games the pages asked something else: their clicks are not the same work.`,
    );
  }
}

/**
 * The folder of the other checkout's page, built with its own tools.
 * @param {string} folder
 */
function otherPage(folder) {
  const other = otherCheckout(process.cwd(), folder);
  if (!existsSync(join(other, 'packages/web'))) throw new Error(`${other} is not a checkout of this project`);
  if (!isInstalled(other)) throw new Error(`${other} is not installed: run "npm ci" there`);
  return buildPage(other);
}

async function main() {
  const asked = askedFor(process.argv.slice(2));
  const folders = [join(root, 'packages/web/dist'), ...(asked.against ? [otherPage(asked.against)] : [])];
  /** @type {(() => void)[]} */
  const closing = [];
  try {
    const addresses = [];
    for (const folder of folders) {
      const { address, close } = await serve(folder, FIRST_PORT);
      closing.push(close);
      addresses.push(address);
    }
    const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
    closing.push(() => void browser.close());
    console.log(`Chromium ${browser.version()}, Node ${process.version}\n`);
    const [here = '', there] = addresses;
    if (there === undefined) await alone(browser, here, asked);
    else await against(browser, [here, there], asked);
  } finally {
    for (const close of closing.reverse()) close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
