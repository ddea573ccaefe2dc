// What page-bench makes of its measurements.
import { expect, test } from 'vitest';
import {
  askedFor,
  clickValues,
  figuresText,
  inTurn,
  longestTask,
  type Pair,
  ratiosOf,
  ratiosText,
  sameGame,
} from '../page-bench/figures.js';

test('a page by itself is measured against its bars', () => {
  const text = figuresText([{ bytes: 251 }, { decision: 900 }, { decision: 2000 }, { decision: 2600 }]);
  expect(text.split('\n').map(line => line.replace(/\s{2,}/g, ' | '))).toEqual([
    'fetched before the first decision, brotli | 251.0 kB | at most 250 kB | MISSED',
    'page to first decision | 2000 ms | at most 2000 ms | ok',
    '',
  ]);
});

test('the ratio of two pages is the median of their pairs, with quartiles; above 1 this one is faster', () => {
  const pairs: Pair[] = [100, 110, 120, 130, 400].map((there, i) => [
    { decision: 100 },
    { decision: there, ...(i === 0 && { longest: 50 }) },
  ]);
  expect(ratiosOf(pairs)).toEqual([
    { name: 'decision', here: 100, there: 120, ratio: 1.2, low: 1.1, high: 1.3, pairs: 5 },
  ]);
  // The ratio belongs to pairs: when both pages are slow in the same rounds, it does not move.
  const drifting: Pair[] = [1, 2, 8].map(n => [{ longest: 10 * n }, { longest: 5 * n }]);
  expect(ratiosOf(drifting)).toMatchObject([{ here: 20, there: 10, ratio: 0.5, low: 0.5, high: 0.5 }]);
  expect(ratiosOf([[{ longest: 0 }, { longest: 3 }]])).toEqual([]);
});

test('a figure that only one page has is told as missing', () => {
  const text = ratiosText(ratiosOf([[{ bytes: 200, table: 10 }, { bytes: 220 }]]));
  expect(text).toMatch(/^fetched .* 200\.0 kB +220\.0 kB +1\.10 +1\.10 to 1\.10 +1$/m);
  expect(text).toMatch(/^page to the whole table +not measured on both pages$/m);
});

test('clicks of a game give medians and p95, none gives nothing', () => {
  const clicks = Array.from({ length: 21 }, (_, i) => ({ choice: String(i), asked: i, lit: 2 * i }));
  expect(clickValues(clicks)).toEqual({ asked: 10, askedP95: 19, lit: 20, litP95: 38 });
  expect(clickValues([])).toEqual({});
});

test('two games are the same if every choice was', () => {
  const click = (choice: string) => ({ choice, asked: 1, lit: 2 });
  expect(sameGame([click('1'), click('2')], [click('1'), click('2')])).toBe(true);
  expect(sameGame([click('1'), click('2')], [click('1'), click('3')])).toBe(false);
  expect(sameGame([click('1')], [click('1'), click('2')])).toBe(false);
});

test('the longest task is one of the main thread of the page', () => {
  const thread = (pid: number, name: string) => ({ name: 'thread_name', pid, tid: 1, args: { name } });
  const task = (pid: number, dur: number, name = 'RunTask') => ({ name, pid, tid: 1, dur });
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'CrBrowserMain'),
    task(1, 12_000),
    task(1, 50_500),
    task(1, 99_000, 'Paint'),
    task(2, 80_000),
  ];
  expect(longestTask(JSON.stringify({ traceEvents: events }))).toBe(50.5);
  expect(() => longestTask(JSON.stringify({ traceEvents: [thread(1, 'CrRendererMain')] }))).toThrow(
    'the trace has no task of the page',
  );
});

test('each page begins every other round', () => {
  expect([0, 1, 2].map(round => inTurn(round, ['here', 'there'])[0])).toEqual(['here', 'there', 'here']);
  expect(inTurn(1, ['here', 'there'])).toEqual(['there', 'here']);
});

test('arguments', () => {
  expect(askedFor([])).toEqual({ against: null, rounds: 5, choices: 80 });
  expect(askedFor(['--against', '../other', '--rounds', '30', '--choices', '9'])).toEqual({
    against: '../other',
    rounds: 30,
    choices: 9,
  });
  expect(askedFor(['--against', '../other']).rounds).toBe(10);
  expect(() => askedFor(['--rounds', '3'])).toThrow('--rounds needs --against');
  expect(() => askedFor(['--against'])).toThrow('--against needs a value: --against DIR');
  expect(() => askedFor(['--against', 'x', '--rounds', '0'])).toThrow('--rounds must be a whole number');
  expect(() => askedFor(['--agianst', 'x'])).toThrow('did you mean --against?');
  expect(() => askedFor(['elsewhere'])).toThrow('one too many');
});
