// Which Chromium the page is tested in.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../chromium.js';

const folder = mkdtempSync(join(tmpdir(), 'civolution-chromium-'));
const file = (...path: string[]): string => join(folder, ...path);
beforeAll(() => {
  for (const path of ['first', 'second']) mkdirSync(file(path));
  for (const [path, name] of [
    ['first', 'google-chrome'],
    ['second', 'chromium'],
  ] as const) {
    writeFileSync(file(path, name), '');
    chmodSync(file(path, name), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first of its names in PATH, whatever the order of the folders', () => {
  const PATH = [file('nowhere'), file('first'), file('second')].join(delimiter);
  expect(findChromium({ PATH })).toBe(file('second', 'chromium'));
  expect(findChromium({ PATH: file('first') })).toBe(file('first', 'google-chrome'));
  expect(findChromium({ PATH: file('nowhere') })).toBeNull();
  expect(findChromium({})).toBeNull();
});

test('CHROMIUM comes before PATH, and nothing else is taken where it cannot be run', () => {
  const PATH = file('second');
  expect(findChromium({ PATH, CHROMIUM: file('first', 'google-chrome') })).toBe(
    file('first', 'google-chrome'),
  );
  expect(findChromium({ PATH, CHROMIUM: file('nowhere', 'chromium') })).toBeNull();
});
