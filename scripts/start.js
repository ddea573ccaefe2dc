// `npm start`: installs and builds what is missing, serves the page and says where.
import { fileURLToPath } from 'node:url';
import { buildPage, step } from './build.js';
import { isInstalled } from './installed.js';
import { serve } from './serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 5173;

try {
  if (!isInstalled(root)) step('Installing', 'npm', ['ci'], root);
  const { address } = await serve(buildPage(root), FIRST_PORT);
  console.log(`\nCivolution is at ${address}  (stop with Ctrl+C)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
