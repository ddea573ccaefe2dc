// Building the page of a checkout. Plain Node, because `npm start` needs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a command in the open; fails if it does.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function step(title, command, args, cwd) {
  console.log(`== ${title}`);
  // On Windows npm is a script, which only a shell runs.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: 'inherit' });
  if (status !== 0) throw new Error(error?.message ?? `${title} failed.`);
}

/**
 * Builds the packages of a checkout and then its page, with its own tools; gives the folder of the page.
 * @param {string} root
 */
export function buildPage(root) {
  const tool = (/** @type {string} */ path) => join(root, 'node_modules', path);
  const web = join(root, 'packages/web');
  step('Building the game', process.execPath, [tool('typescript/bin/tsc'), '-b'], root);
  step('Building the page', process.execPath, [tool('vite/bin/vite.js'), 'build'], web);
  return join(web, 'dist');
}
