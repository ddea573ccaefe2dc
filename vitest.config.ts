import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests run on the sources, so that no build stands between an edit and its test. */
const source = (file: string): string => fileURLToPath(new URL(`packages/${file}.ts`, import.meta.url));
const room = (name: string) => ({
  find: new RegExp(`^@civolution/${name}$`),
  replacement: source(`${name}/src/index`),
});
const part = (name: string, file: string, of = 'content') => ({
  find: new RegExp(`^@civolution/${of}/${name}$`),
  replacement: source(`${of}/src/${file}`),
});

export default defineConfig({
  resolve: {
    alias: [
      ...['engine', 'content', 'host', 'bots'].map(room),
      part('base', 'packs/base'),
      part('packs', 'packs/read'),
      part('speaker', 'speaker'),
      part('marks', 'marks'),
      part('languages', 'languages'),
      part('texts', 'text/index'),
      part('names', 'names', 'bots'),
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.js'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
