import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests run on the sources, so that no build stands between an edit and its test. */
const source = (room: string) => fileURLToPath(new URL(`packages/${room}/src/index.ts`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@civolution/engine': source('engine'),
      '@civolution/content': source('content'),
      '@civolution/host': source('host'),
      '@civolution/bots': source('bots'),
    },
  },
  test: { include: ['packages/*/test/**/*.test.ts'], testTimeout: 120_000 },
});
