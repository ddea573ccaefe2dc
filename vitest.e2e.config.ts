import { defineConfig } from 'vitest/config';

/**
 * The page in a real browser. It is built from the packages as `tsc -b` left them, and so are these tests. All files that
 * one worker runs share a browser. `long/` is played at night: `npm run check:long`.
 */
export default defineConfig({
  test: {
    include: ['packages/web/e2e/*.test.ts'],
    globalSetup: 'packages/web/e2e/setup.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
  },
});
