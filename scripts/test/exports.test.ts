// What is shipped is used by what is shipped: what only tests use stays with them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unusedExports } from './support/exports.js';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The sources that the `exports` of a package name by their compiled form. */
function entriesOf(name: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return [...JSON.stringify(exports).matchAll(/"\.\/dist\/([^"]+?)(?:\.d\.ts|\.js)"/g)].map(
    ([, file]) => `${name}/src/${file}.ts`,
  );
}

test('no package ships what only tests use', () => {
  const names = readdirSync(packages);
  const sources = new Map(
    names.flatMap(name =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(ts|svelte)$/.test(file))
        .map(file => {
          const text = readFileSync(join(packages, name, 'src', file), 'utf8');
          return [`${name}/src/${file.split(sep).join('/')}`, text] as const;
        }),
    ),
  );
  const entries = names.flatMap(entriesOf);
  expect(entries).toContain('engine/src/index.ts');
  expect(sources.size).toBeGreaterThan(400);
  expect(unusedExports(sources, entries)).toEqual([
    // Reads what stands beside it writes.
    'cli/src/recorded/digest.ts: Digests',
    'cli/src/recorded/digest.ts: firstDifference',
    // Types that let the compiler name missing tables.
    'content/src/text/de/tables.ts: Held',
    'content/src/text/en/tables.ts: Held',
    'content/src/text/pl/tables.ts: Held',
    // Clears caches that nothing outside its file can reach.
    'engine/src/state/remember.ts: forgetAll',
  ]);
});

test('what nobody takes is found; what is taken, handed on or used in its own file is not', () => {
  const sources = new Map([
    [
      'a/src/index.ts',
      "export * from './all.js';\nexport { handed } from './part.js';\nexport const open = 1;",
    ],
    ['a/src/all.ts', 'export const anything = 1;'],
    ['a/src/part.ts', "import { taken as mine } from './taken.js';\nexport const handed = mine, lost = 2;"],
    [
      'a/src/taken.ts',
      'export const taken = 1;\nexport type Forgotten = string;\nexport interface Own {}\nlet x: Own;',
    ],
    ['a/src/Late.svelte', "<script>const late = () => import('./late.js');</script>"],
    ['a/src/late.ts', 'export function whole() {}'],
  ]);
  expect(unusedExports(sources, ['a/src/index.ts'])).toEqual([
    'a/src/part.ts: lost',
    'a/src/taken.ts: Forgotten',
  ]);
});
