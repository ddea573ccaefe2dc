// Whether what is installed is what the lock file asks for.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from '../installed.js';

const folder = mkdtempSync(join(tmpdir(), 'civolution-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vite = { version: '8.3.5', integrity: 'sha512-a' };
const native = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const wanted = { '': { version: '0.1.0' }, 'node_modules/vite': vite, 'node_modules/native': native };

let checkouts = 0;
function checkout(packages: object | null): string {
  const root = join(folder, String(checkouts++));
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (packages) {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  }
  return root;
}

test.each<[string, object | null, boolean]>([
  ['everything', { 'node_modules/vite': vite, 'node_modules/native': native }, true],
  ['all but what is only for another system', { 'node_modules/vite': vite }, true],
  ['something more', { 'node_modules/vite': vite, 'node_modules/left-over': native }, true],
  ['nothing', null, false],
  ['too little', { 'node_modules/native': native }, false],
  ['another version', { 'node_modules/vite': { ...vite, version: '8.3.4' } }, false],
  ['another file of the same version', { 'node_modules/vite': { ...vite, integrity: 'sha512-c' } }, false],
  [
    'another version of what may be left out',
    { 'node_modules/vite': vite, 'node_modules/native': { ...native, version: '1.0.1' } },
    false,
  ],
])('%s', (_, packages, expected) => {
  expect(isInstalled(checkout(packages))).toBe(expected);
});
