// The page is served to whoever asks, however odd the request.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../serve.js';

const folder = mkdtempSync(join(tmpdir(), 'civolution-serve-'));
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'Civolution');
  server = await serve(folder, 5390);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of the answer to a request for exactly this path, which an address would put right. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(server.address);
    get({ hostname, port, path, agent: false }, response => {
      response.resume();
      done(response.statusCode);
    }).on('error', failed);
  });

test.each([
  ['/', 200],
  ['/index.html?x=%zz', 200],
  ['/nowhere', 404],
  ['/../serve.js', 404],
  ['/%zz', 400],
  ['//', 400],
])('%s is answered with %i, and the next request too', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf('/')).toBe(200);
});
