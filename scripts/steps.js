// Steps of the checks: each runs a command, and counts what passed and what failed. Plain JavaScript without
// dependencies, because the checks also install those.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A command: a program and its arguments. @typedef {readonly [string, ...string[]]} Command */
/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A tool of the project, run by this Node: the scripts that npm makes of tools differ from system to system.
 * @param {string} path
 * @param {...string} args
 * @returns {Command}
 */
export const tool = (path, ...args) => [process.execPath, join(root, 'node_modules', path), ...args];

/**
 * @param {string} script
 * @param {string} workspace
 * @returns {Command}
 */
export const npmRun = (script, workspace) => ['npm', 'run', '--silent', script, '-w', workspace];

/** On Windows npm is a script, which only a shell runs. @param {string} program */
const needsShell = program => program === 'npm' && process.platform === 'win32';

const started = Date.now();
const scratch = mkdtempSync(join(tmpdir(), 'civolution-check-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** @type {{ title: string, seconds: number }[]} */
const times = [];
/** @type {Counts} */
const all = { passed: 0, failed: 0 };

/** @param {Counts} counts */
function count({ passed, failed }) {
  all.passed += passed;
  all.failed += failed;
}

/** @param {string} title @param {number} since */
function note(title, since) {
  times.push({ title, seconds: (Date.now() - since) / 1000 });
}

/** Counts a failure. @param {string} why */
export function fail(why) {
  console.error(`FAILED: ${why}`);
  all.failed++;
}

/**
 * Runs a command with its output in the open. Returns whether it went well.
 * @param {string} title
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(title, [program, ...args], env = process.env) {
  console.log(`\n== ${title}`);
  const since = Date.now();
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env,
    shell: needsShell(program),
    stdio: 'inherit',
  });
  note(title, since);
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Runs commands side by side. Each counts as one check; its output follows when it has ended.
 * @param {Readonly<Record<string, Command>>} commands By title.
 */
export async function checks(commands) {
  await Promise.all(
    Object.entries(commands).map(
      ([title, [program, ...args]]) =>
        new Promise(done => {
          const since = Date.now();
          let output = '';
          const child = spawn(program, args, { cwd: root, shell: needsShell(program) });
          child.stdout.on('data', data => {
            output += data;
          });
          child.stderr.on('data', data => {
            output += data;
          });
          child.on('error', error => {
            output += `${error.message}\n`;
          });
          child.on('close', status => {
            note(title, since);
            console.log(`\n== ${title}\n${output.trimEnd()}`);
            if (status === 0) all.passed++;
            else fail(title);
            done(undefined);
          });
        }),
    ),
  );
}

/**
 * What a report of tests counts. A skipped test, a file that does not load and a report without tests are failures.
 * @param {Readonly<Record<string, number>>} report
 * @param {boolean} ok Whether the command went well.
 * @returns {Counts}
 */
export function countsOf(
  { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 },
  ok,
) {
  const failed = numFailedTests + numPendingTests + numTodoTests;
  const isSound = ok && numPassedTests > 0;
  return { passed: numPassedTests, failed: failed === 0 && !isSound ? 1 : failed };
}

/**
 * Runs the tests of a configuration, each counted.
 * @param {string} title
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 */
export function tests(title, config, env) {
  const report = join(scratch, `${config}.json`);
  const options = ['--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run(title, tool('vitest/vitest.mjs', 'run', ...options), env);
  if (!existsSync(report)) return fail(`${title}: there is no report`);
  count(countsOf(JSON.parse(readFileSync(report, 'utf8')), ok));
}

/**
 * The same with a browser; that there is none is a failure.
 * @param {string} title
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 */
export function browserTests(title, config, env = {}) {
  try {
    tests(title, config, { ...process.env, ...env, CHROMIUM: needChromium() });
  } catch (error) {
    fail(`${title}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * What a report of fuzz counts: each game is a check.
 * @param {string} printed
 * @param {number} games
 * @param {number | null} status
 * @returns {Counts & { summary: string }}
 */
export function fuzzCounts(printed, games, status) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return { passed: 0, failed: 1, summary: `fuzz printed no report (exit ${status})` };
  }
  const bad = report.failures.length;
  const isWhole = report.games === games && (status === 0 || bad > 0);
  const found = bad > 0 ? `\n${JSON.stringify(report.failures, null, 1)}` : '';
  return {
    passed: report.games - bad,
    failed: bad + (isWhole ? 0 : 1),
    summary: `${report.games} games, ${report.choices} choices, ${bad} failures${found}`,
  };
}

/**
 * Plays games with everything checked at every choice. Failures become records in `failures/`.
 * @param {string} player
 * @param {number} games
 * @param {string} seed
 */
export function fuzz(player, games, seed) {
  const title = `${games} fuzz games, ${player} player, seed ${seed}`;
  console.log(`\n== ${title}`);
  const since = Date.now();
  const args = ['fuzz', '--games', String(games), '--player', player, '--seed', seed, '--json'];
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'packages/cli/bin/civ.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  note(title, since);
  const { summary, ...counts } = fuzzCounts(stdout, games, status);
  (counts.failed > 0 ? console.error : console.log)(summary);
  count(counts);
}

/** Prints how long each step took, then the counts, and sets the exit code. */
export function finish() {
  note('all', started);
  console.log('\n== times');
  for (const { title, seconds } of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
  process.exitCode = all.failed === 0 ? 0 : 1;
}
