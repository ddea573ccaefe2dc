// The browser is found where each system keeps it.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserPlaces, findChromium } from '../chromium.js';

const folder = mkdtempSync(join(tmpdir(), 'civolution-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes an empty program that can be run, and returns its path. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('the first place that has one is taken', () => {
  const [chromium, chrome] = [program('chromium'), program('google-chrome')];
  const nowhere = join(folder, 'nowhere');
  expect(findChromium({}, [nowhere, chromium, chrome])).toBe(chromium);
  expect(findChromium({}, [nowhere])).toBeNull();
});

test('CHROMIUM comes before all places, and nothing else is taken where it cannot be run', () => {
  const [chromium, chrome] = [program('chromium'), program('google-chrome')];
  expect(findChromium({ CHROMIUM: chrome }, [chromium])).toBe(chrome);
  expect(findChromium({ CHROMIUM: join(folder, 'nowhere') }, [chromium])).toBeNull();
});

test('on Linux it is looked for by its names in PATH', () => {
  const places = browserPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' });
  expect(places.slice(0, 3)).toEqual([
    '/usr/local/bin/chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
    '/usr/local/bin/chromium',
  ]);
  expect(places).toContain('/usr/bin/google-chrome');
  expect(browserPlaces('linux', {})).toEqual([]);
});

test('on macOS it is an application, of all users or of one, or a name in PATH', () => {
  const places = browserPlaces('darwin', { PATH: '/opt/homebrew/bin', HOME: '/Users/ada' });
  expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
  expect(places).toContain('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
  expect(places.at(-1)).toBe('/opt/homebrew/bin/microsoft-edge');
});

test('on Windows it lies among the programs', () => {
  const env = {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
  };
  const places = browserPlaces('win32', env);
  expect(places[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(places).toContain('C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe');
  expect(places).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
});
