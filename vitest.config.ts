import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests run on the sources, so that no build stands between an edit and its test. Only the scripts, and what reads
// compiled code (`civ reach`, `civ record`), take the command line's and the engine's build.

const source = (file: string): string => fileURLToPath(new URL(`packages/${file}.ts`, import.meta.url));
const room = (name: string) => ({
  find: new RegExp(`^@civolution/${name}$`),
  replacement: source(`${name}/src/index`),
});
const part = (name: string, file: string, of = 'content') => ({
  find: new RegExp(`^@civolution/${of}/${name}$`),
  replacement: source(`${of}/src/${file}`),
});

const TESTS = ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.ts'];

/** Files that need modules of their own: they replace modules, look at V8's optimised code, or write to a shared folder. */
const ALONE = ['packages/cli/test/**/*.test.ts', 'packages/**/{caches,shortcuts}.test.ts'];

export default defineConfig({
  resolve: {
    alias: [
      ...['engine', 'content', 'host', 'bots'].map(room),
      part('base', 'packs/base'),
      part('packs', 'packs/read'),
      part('game-texts', 'game-texts'),
      part('marks', 'marks'),
      part('languages', 'languages'),
      part('texts', 'text/index'),
      part('names', 'names', 'bots'),
    ],
  },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      // Files of one worker share their modules, which are loaded once.
      { extends: true, test: { name: 'shared', include: TESTS, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
