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

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Everywhere Chromium, Chrome or Edge may lie on a system, the likeliest first. */
export function browserPlaces(platform, env) {
  const { join, delimiter } = platform === 'win32' ? win32 : posix;
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return ON_WINDOWS.flatMap(file => folders.map(folder => join(folder, file)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  if (platform !== 'darwin') return inPath;
  const homes = ['/', env.HOME].filter(Boolean);
  return [...ON_MAC.flatMap(file => homes.map(home => join(home, file))), ...inPath];
}

/** The path of Chromium: what CHROMIUM says, or the first place that has one; null if there is none. */
function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return canRun(CHROMIUM) ? CHROMIUM : null;
  return browserPlaces(process.platform, process.env).find(canRun) ?? null;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}

/** The path of Chromium, installed if need be; fails with what to do. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM is ${process.env.CHROMIUM}, which cannot be run.`);
  if (canInstall()) {
    console.log('\n== apt-get install chromium-headless-shell');
    if (
      apt('update', '-q') &&
      apt('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell')
    ) {
      const installed = findChromium();
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
