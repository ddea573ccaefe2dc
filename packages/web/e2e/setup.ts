// Before all tests of the page: it is built and served once, and late games are played for it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { needChromium } from '../../../scripts/chromium.js';
import { serve } from '../../../scripts/serve.js';
import { writeRecords } from './records.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served, and the folder it is served from. */
    readonly address: string;
    readonly site: string;
    /** The folder of the late games. */
    readonly records: string;
    readonly chromium: string;
  }
}

const FIRST_PORT = 5117;
const web = fileURLToPath(new URL('..', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'civolution-e2e-'));
  const site = join(folder, 'site');
  const args = [vite, 'build', '--outDir', site, '--logLevel', 'error'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: web, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The page could not be built.\n${stdout}${stderr}`);
  writeRecords(folder);
  const { address, close } = await serve(site, FIRST_PORT);
  project.provide('address', address);
  project.provide('site', site);
  project.provide('records', folder);
  project.provide('chromium', needChromium());
  return () => {
    close();
    rmSync(folder, { recursive: true, force: true });
  };
}
