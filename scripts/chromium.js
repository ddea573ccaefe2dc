// Finds the browser that the page is tested in; on a Debian machine that lacks it, as root, it is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** The browser without windows comes first: it opens a page in a third of the time, and draws it the same way. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
/** Where installers put browsers on systems that do not add them to PATH. */
const ON_WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
const ON_MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  name => `Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/**
 * Everywhere Chromium, Chrome or Edge may lie on a system, the likeliest first.
 * @param {NodeJS.Platform} platform
 * @param {Variables} env
 */
export function browserPlaces(platform, env) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  const { PROGRAMFILES, LOCALAPPDATA, PATH = '', HOME } = env;
  /** @param {readonly (string | undefined)[]} names */
  const folders = names => names.flatMap(name => (name ? [name] : []));
  if (platform === 'win32') {
    const programs = folders([PROGRAMFILES, env['PROGRAMFILES(X86)'], LOCALAPPDATA]);
    return ON_WINDOWS.flatMap(file => programs.map(folder => join(folder, file)));
  }
  const paths = folders(PATH.split(delimiter));
  const inPath = NAMES.flatMap(name => paths.map(folder => join(folder, name)));
  if (platform !== 'darwin') return inPath;
  return [...ON_MAC.flatMap(file => folders(['/', HOME]).map(home => join(home, file))), ...inPath];
}

/**
 * The path of Chromium: what CHROMIUM says, or the first place that has one; null if there is none.
 * @param {Variables} env
 */
export function findChromium(env, places = browserPlaces(process.platform, env)) {
  const { CHROMIUM } = env;
  if (CHROMIUM) return canRun(CHROMIUM) ? CHROMIUM : null;
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
    console.log('\n== apt-get install chromium-headless-shell');
    if (
      apt('update', '-q') &&
      apt('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell')
    ) {
      const installed = findChromium(process.env);
      if (installed) return installed;
    }
  }
  throw new Error(
    'The page is tested in Chromium, Chrome or Edge, and none was found. Install one, or set CHROMIUM to its path.',
  );
}

/** Root cannot use Chromium's sandbox; everybody else does. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
