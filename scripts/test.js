// The whole check of the project on a fresh clone: set-up, format, lint, types, tests, recorded games, the page in a
// browser, and a few fuzz games. Ends with `N passed, M failed`.
import { isInstalled } from './installed.js';
import { browserTests, checks, finish, fuzz, npmRun, root, run, tests, tool } from './steps.js';

/** @param {string[]} args */
const tsc = (...args) => tool('typescript/bin/tsc', ...args);

if (!isInstalled(root) && !run('npm ci', ['npm', 'ci'])) {
  console.error('The packages could not be installed.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
await checks({
  'format and lint': tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  'types and build': tsc('-b'),
});
await checks({
  'types of the tests': tsc('-p', 'tsconfig.test.json'),
  'types of the page': npmRun('check', '@civolution/web'),
  'types of the tests of the page': tsc('-p', 'packages/web/e2e/tsconfig.json'),
});
tests('unit and property tests, recorded games', 'vitest.config.ts');
browserTests('the page in a browser', 'vitest.e2e.config.ts');
fuzz('random', 25, 'check');
fuzz('seeker', 25, 'check');
finish();
