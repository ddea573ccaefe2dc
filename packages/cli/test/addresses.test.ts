// The READMEs name only addresses that the packages offer.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const READMES = readdirSync(packages).filter(name => existsSync(join(packages, name, 'README.md')));

/** All addresses that a README names: whole ones, and '/part' for a part of its own package. */
function addressesIn(name: string): string[] {
  const text = readFileSync(join(packages, name, 'README.md'), 'utf8');
  return [...text.matchAll(/[`'](@civolution\/[a-z-]+)?((?:\/[a-z-]+)*)[`']/g)]
    .filter(([, whole, part]) => whole || part)
    .map(([, whole = `@civolution/${name}`, part]) => `${whole}${part}`);
}

/** All addresses that a package offers. */
function addressesOf(name: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return Object.keys(exports).map(path => `@civolution/${name}${path.slice(1)}`);
}

test.each(READMES)('the README of %s names only addresses that packages offer', name => {
  const offered = readdirSync(packages).flatMap(addressesOf);
  const named = addressesIn(name);
  expect(named).toContain(`@civolution/${name}`);
  expect(named.filter(address => !offered.includes(address))).toEqual([]);
});

test('whole and short addresses are found', () => {
  expect(addressesIn('bots')).toContain('@civolution/bots/worker-thread');
  expect(addressesIn('bots')).toContain('@civolution/bots/web-worker');
  expect(addressesIn('content')).toContain('@civolution/content/texts');
});
