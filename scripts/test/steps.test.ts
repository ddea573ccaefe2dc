import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { countsOf, fuzzCounts } from '../steps.js';

test('a report counts its tests; skipped tests fail', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(countsOf(report, true)).toEqual({ passed: 7, failed: 0 });
  expect(countsOf({ ...report, numFailedTests: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  expect(countsOf({ ...report, numPendingTests: 1, numTodoTests: 1 }, true)).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('a file that does not load fails no test of its own and still counts', () => {
  expect(countsOf({ numPassedTests: 7 }, false)).toEqual({ passed: 7, failed: 1 });
});

test('a run without tests fails', () => {
  expect(countsOf({}, true)).toEqual({ passed: 0, failed: 1 });
});

test('each fuzz game counts', () => {
  const report = { games: 5, choices: 900, failures: [] };
  expect(fuzzCounts(JSON.stringify(report), 5, 0)).toMatchObject({ passed: 5, failed: 0 });
  const bad = { ...report, failures: [{ seed: 'x' }] };
  expect(fuzzCounts(JSON.stringify(bad), 5, 1)).toMatchObject({ passed: 4, failed: 1 });
});

test('fuzz that prints nothing, plays too few games or ends badly fails', () => {
  const report = JSON.stringify({ games: 5, choices: 900, failures: [] });
  expect(fuzzCounts('', 5, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(fuzzCounts(report, 6, 0)).toMatchObject({ passed: 5, failed: 1 });
  expect(fuzzCounts(report, 5, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('commands run side by side; one that fails is counted, and the last line has the counts', () => {
  const steps = new URL('../steps.js', import.meta.url).href;
  const program = `
    import { checks, finish } from ${JSON.stringify(steps)};
    const node = (...args) => [process.execPath, '-e', ...args];
    await checks({
      good: node('console.log("all is well")'),
      bad: node('console.error("a reason"); process.exit(3)'),
      missing: ['no-such-program-here'],
    });
    finish();`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('== good\nall is well');
  expect(stdout).toContain('== bad\na reason');
  expect(stderr).toContain('FAILED: bad');
  expect(stderr).toContain('FAILED: missing');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 2 failed');
});
