// `npm start`: installs and builds what is missing, serves the page and says where.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.js';
import { serve } from './serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 5173;

function step(title, command, args, cwd = root) {
  console.log(`== ${title}`);
  // On Windows npm is a script, which only a shell runs.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: 'inherit' });
  if (status === 0) return;
  console.error(error?.message ?? `${title} failed.`);
  process.exit(1);
}

if (!isInstalled(root)) step('Installing', 'npm', ['ci']);
step('Building the game', process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
step(
  'Building the page',
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  join(root, 'packages/web'),
);
const { address } = await serve(join(root, 'packages/web/dist'), FIRST_PORT);
console.log(`\nCivolution is at ${address}  (stop with Ctrl+C)`);
