import { defineConfig } from 'vitest/config';

/** The page in a real browser. It is built from the rooms as `tsc -b` left them, and so are these tests. */
export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.test.ts'],
    globalSetup: 'packages/web/e2e/setup.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
