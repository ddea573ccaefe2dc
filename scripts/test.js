// The whole check of the project on a fresh clone: set-up, format, lint, types, tests, fuzz games, recorded games, and
// the page in a browser.
// Plain JavaScript without dependencies, because it also installs them. Ends with `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.js';
import { isInstalled } from './installed.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'civolution-test-'));
/** Tools are run by node itself: what npm makes of them differs from system to system. */
const tool = path => [process.execPath, join(root, 'node_modules', path)];
const biome = tool('@biomejs/biome/bin/biome');
const tsc = tool('typescript/bin/tsc');
const vitest = tool('vitest/vitest.mjs');

let passed = 0;
let failed = 0;

/** Runs a command in the open and tells whether it went well. */
function run(title, [command, ...args], options = {}) {
  console.log(`\n== ${title}`);
  // On Windows npm is a script, which only a shell runs.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  return status === 0;
}

/** A step that counts as one check. */
function check(title, command) {
  if (run(title, command)) passed++;
  else {
    failed++;
    console.error(`FAILED: ${title}`);
  }
}

/** Tests by themselves, each counted. */
function tests(title, config, options) {
  const report = join(scratch, `${config}.json`);
  const command = [
    ...vitest,
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ok = run(title, command, options);
  if (!existsSync(report)) {
    failed++;
    return;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) {
    console.error(`FAILED: ${skipped} skipped tests`);
    failed++;
  }
  // A file that does not even load fails no test of its own.
  if (!ok && numFailedTests === 0) failed++;
}

/** The page in a browser, which is installed where that can be done. */
function pageTests() {
  try {
    const env = { ...process.env, CHROMIUM: needChromium() };
    tests('the page in a browser', 'vitest.e2e.config.ts', { env });
  } catch (error) {
    console.error(`FAILED: ${error.message}`);
    failed++;
  }
}

/** Each game is a check of every invariant at every choice. */
function fuzz(player, games) {
  console.log(`\n== ${games} fuzz games, ${player} player`);
  const args = [join(root, 'packages/cli/bin/civ.js'), 'fuzz', '--games', String(games), '--player', player];
  args.push('--seed', 'check', '--json');
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    console.error(`FAILED: fuzz printed no report (exit ${status})`);
    failed++;
    return;
  }
  const bad = Array.isArray(report.failures) ? report.failures.length : report.failures;
  console.log(`${report.games} games, ${report.choices} choices, ${bad} failures`);
  if (bad > 0) console.error(JSON.stringify(report.failures, null, 1));
  passed += report.games - bad;
  failed += bad;
  if (report.games !== games || (status !== 0 && bad === 0)) failed++;
}

if (!isInstalled(root)) {
  if (!run('npm ci', ['npm', 'ci'])) {
    console.error('The packages could not be installed.');
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
check('format and lint', [...biome, 'check', '--error-on-warnings', '.']);
check('types and build', [...tsc, '-b']);
check('types of the tests', [...tsc, '-p', 'tsconfig.test.json']);
check('types of the page', ['npm', 'run', '--silent', 'check', '-w', '@civolution/web']);
check('types of the tests of the page', [...tsc, '-p', 'packages/web/e2e/tsconfig.json']);
tests('unit and property tests, recorded games', 'vitest.config.ts');
pageTests();
fuzz('random', 100);
fuzz('seeker', 100);
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
