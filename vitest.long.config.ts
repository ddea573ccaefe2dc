import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vitest.e2e.config.js';

/** Whole games in the browser. */
export default mergeConfig(
  { ...page, test: { ...page.test, include: [] } },
  defineConfig({ test: { include: ['packages/web/e2e/long/*.test.ts'], testTimeout: 1_800_000 } }),
);
