// What is measured of a page, and how two pages compare: numbers and text alone, no browser.
import { quantile } from '../../packages/cli/dist/against/duel.js';
import { readArgs, UsageError, wholeNumber } from '../../packages/cli/dist/args.js';
import { columns } from '../../packages/cli/dist/table.js';

/**
 * @typedef {object} Figure
 * @property {FigureName} name
 * @property {string} title
 * @property {'ms' | 'kB'} unit
 * @property {number} [within] What it should stay within.
 */

/** @typedef {'bytes' | 'decision' | 'table' | 'asked' | 'askedP95' | 'lit' | 'litP95' | 'longest'} FigureName */
/** @typedef {Readonly<Partial<Record<FigureName, number>>>} Values What a turn measured. */
/** @typedef {readonly [here: Values, there: Values]} Pair The same turn of both pages. */

/** @type {readonly Figure[]} */
const FIGURES = [
  { name: 'bytes', title: 'fetched before the first decision, brotli', unit: 'kB', within: 250 },
  { name: 'decision', title: 'page to first decision', unit: 'ms', within: 2000 },
  { name: 'table', title: 'page to the whole table', unit: 'ms' },
  { name: 'asked', title: 'click to next question, median', unit: 'ms', within: 100 },
  { name: 'askedP95', title: 'click to next question, p95', unit: 'ms', within: 100 },
  { name: 'lit', title: 'click to the table lit for it, median', unit: 'ms' },
  { name: 'litP95', title: 'click to the table lit for it, p95', unit: 'ms' },
  { name: 'longest', title: 'longest task while the map moves', unit: 'ms', within: 50 },
];

/**
 * The values of one figure.
 * @param {readonly Values[]} turns
 * @param {FigureName} name
 */
const valuesOf = (turns, name) => turns.flatMap(turn => turn[name] ?? []);

/**
 * @param {number} n
 * @param {Figure['unit']} unit
 */
const text = (n, unit) => `${unit === 'kB' ? n.toFixed(1) : n.toFixed(0)} ${unit}`;

/**
 * A line for each figure that was measured: the median of all turns, with its bar.
 * @param {readonly Values[]} turns
 */
export function figuresText(turns) {
  return columns(
    FIGURES.flatMap(({ name, title, unit, within }) => {
      const values = valuesOf(turns, name);
      if (values.length === 0) return [];
      const value = quantile(values, 0.5);
      const bar =
        within === undefined ? [] : [`at most ${within} ${unit}`, value <= within ? 'ok' : 'MISSED'];
      return [[title, text(value, unit), ...bar]];
    }),
  );
}

/**
 * @typedef {object} Ratio How a figure of both pages compares.
 * @property {FigureName} name
 * @property {number} here The median of this checkout.
 * @property {number} there That of the other.
 * @property {number} ratio The other's value divided by this one's, the median of all pairs: above 1 this page is faster,
 *   or smaller.
 * @property {number} low The quartiles.
 * @property {number} high
 * @property {number} pairs
 */

/**
 * The ratios of all figures that both pages have. A figure of 0 has none.
 * @param {readonly Pair[]} pairs
 * @returns {Ratio[]}
 */
export function ratiosOf(pairs) {
  return FIGURES.flatMap(({ name }) => {
    const both = pairs.flatMap(([{ [name]: here }, { [name]: there }]) =>
      here !== undefined && there !== undefined && here > 0 && there > 0 ? [{ here, there }] : [],
    );
    if (both.length === 0) return [];
    const ratios = both.map(({ here, there }) => there / here);
    return [
      {
        name,
        here: quantile(
          both.map(({ here }) => here),
          0.5,
        ),
        there: quantile(
          both.map(({ there }) => there),
          0.5,
        ),
        ratio: quantile(ratios, 0.5),
        low: quantile(ratios, 0.25),
        high: quantile(ratios, 0.75),
        pairs: both.length,
      },
    ];
  });
}

/** @param {readonly Ratio[]} ratios */
export function ratiosText(ratios) {
  return columns([
    ['', 'here', 'there', 'ratio', 'quartiles', 'pairs'],
    ...FIGURES.flatMap(({ name, title, unit }) => {
      const found = ratios.find(each => each.name === name);
      if (!found) return [[title, 'not measured on both pages']];
      const { here, there, ratio, low, high, pairs } = found;
      const quartiles = `${low.toFixed(2)} to ${high.toFixed(2)}`;
      return [[title, text(here, unit), text(there, unit), ratio.toFixed(2), quartiles, String(pairs)]];
    }),
  ]);
}

/** @typedef {{ readonly choice: string, readonly asked: number, readonly lit: number }} Click */

/**
 * The figures of the clicks of one game.
 * @param {readonly Click[]} clicks
 * @returns {Values}
 */
export function clickValues(clicks) {
  if (clicks.length === 0) return {};
  const asked = clicks.map(click => click.asked);
  const lit = clicks.map(click => click.lit);
  return {
    asked: quantile(asked, 0.5),
    askedP95: quantile(asked, 0.95),
    lit: quantile(lit, 0.5),
    litP95: quantile(lit, 0.95),
  };
}

/**
 * Whether both pages were asked the same, and so did the same work.
 * @param {readonly Click[]} here
 * @param {readonly Click[]} there
 */
export const sameGame = (here, there) =>
  here.length === there.length && here.every(({ choice }, i) => choice === there[i]?.choice);

/**
 * The longest task of the page's main thread in a trace of Chromium, in milliseconds.
 * @param {string} trace
 */
export function longestTask(trace) {
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, dur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace);
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && mains.some(main => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur / 1000), 0);
}

/**
 * In which order two pages take their turns in a round: each begins every other time.
 * @template T
 * @param {number} round
 * @param {readonly [T, T]} sides
 * @returns {readonly [T, T]}
 */
export const inTurn = (round, [here, there]) => (round % 2 === 0 ? [here, there] : [there, here]);

const ROUNDS = 10;
const STARTS = 5;
const CHOICES = 80;
const MOST = 1000;

const OPTIONS = {
  against: { value: 'DIR', help: 'compare with the page of another checkout, in turns' },
  rounds: { value: 'N', help: `with --against: how many turns (default: ${ROUNDS})` },
  choices: { value: 'N', help: `choices in the game that is clicked through (default: ${CHOICES})` },
};

/**
 * @typedef {object} Asked
 * @property {string | null} against
 * @property {number} rounds How often the page is started; with another one, how often all is measured.
 * @property {number} choices
 */

/**
 * What the arguments ask for; fails with what is wrong with them.
 * @param {readonly string[]} args
 * @returns {Asked}
 */
export function askedFor(args) {
  const given = readArgs(args, OPTIONS, []);
  const against = given.values.get('against') ?? null;
  if (against === null && given.values.has('rounds')) throw new UsageError('--rounds needs --against');
  return {
    against,
    rounds: wholeNumber(given, 'rounds', against === null ? STARTS : ROUNDS, 1, MOST),
    choices: wholeNumber(given, 'choices', CHOICES, 1, MOST),
  };
}
