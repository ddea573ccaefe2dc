// Serves the built page on loopback: plain files, compressed once and kept in memory.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * @typedef {object} Served
 * @property {Buffer} body
 * @property {Buffer} packed With brotli.
 * @property {string | undefined} type
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
/** Files whose names carry a hash never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * @param {string} folder
 * @returns {Promise<Map<string, Served>>} By path.
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async file => {
        const body = await readFile(file);
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        const packed = brotliCompressSync(body, { params });
        return /** @type {const} */ ([path, { body, packed, type: TYPES[extname(file)] }]);
      }),
    ),
  );
}

/**
 * The path that is asked for; null if that is none.
 * @param {IncomingMessage} request
 */
function pathOf({ url }) {
  try {
    return decodeURIComponent(new URL(url ?? '', 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/**
 * @param {ReadonlyMap<string, Served>} files
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function answer(files, request, response) {
  const path = pathOf(request);
  if (path === null) {
    response.writeHead(400).end();
    return;
  }
  const file = files.get(path === '/' ? '/index.html' : path);
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(file ? 405 : 404).end();
    return;
  }
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': file.type ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? FOREVER : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(brotli && { 'content-encoding': 'br' }),
  });
  response.end(request.method === 'HEAD' ? undefined : brotli ? file.packed : file.body);
}

/**
 * Listens on the first free port from `port` up; gives the address and a way to stop.
 * @param {string} folder
 * @param {number} port
 */
export async function serve(folder, port) {
  const files = await filesIn(folder);
  const server = createServer((request, response) => answer(files, request, response));
  for (let at = port; ; at++) {
    /** @type {boolean} */
    const free = await new Promise((done, failed) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
        error.code === 'EADDRINUSE' ? done(false) : failed(error),
      );
      server.listen(at, '127.0.0.1', () => done(true));
    });
    server.removeAllListeners('error');
    if (free) return { address: `http://127.0.0.1:${at}/`, close: () => server.close() };
  }
}
