// Finds the browser that the page is tested in; on a Debian machine that lacks it, as root, it is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of Chromium: what CHROMIUM says, or the first of its names in PATH; null if there is none.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function findChromium({ CHROMIUM, PATH = '' }) {
  if (CHROMIUM) return canRun(CHROMIUM) ? CHROMIUM : null;
  const places = NAMES.flatMap(name => PATH.split(delimiter).map(folder => join(folder, name)));
  return places.find(canRun) ?? null;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}

/** The path of Chromium, installed if need be; fails with what to do. */
export function needChromium() {
  const found = findChromium(process.env);
  if (found) return found;
  const { CHROMIUM } = process.env;
  if (CHROMIUM) throw new Error(`CHROMIUM is ${CHROMIUM}, which cannot be run.`);
  if (canInstall()) {
    console.log('\n== apt-get install chromium');
    if (apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', 'chromium')) {
      const installed = findChromium(process.env);
      if (installed) return installed;
    }
  }
  throw new Error(
    `The page is tested in Chromium, and there is none. Install chromium (apt-get install chromium) or set CHROMIUM to its path; looked for ${NAMES.join(', ')} in PATH.`,
  );
}

/** Root cannot use Chromium's sandbox; everybody else does. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
