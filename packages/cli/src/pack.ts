import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { CivError, type Civolution, load } from '@civolution/engine';
import { type Given, UsageError } from './args.js';
import type { Io } from './io.js';

export const PACK_OPTION = { value: 'PATH', help: 'a pack of components (default: the test pack)' };

const TEST_PACK = '@civolution/engine/test-pack';

/** The path of the pack asked for, from wherever the command is called. */
export function packPath(given: Given, io: Io): string {
  const path = given.values.get('pack');
  return path === undefined ? createRequire(import.meta.url).resolve(TEST_PACK) : resolve(io.folder, path);
}

/** The text of a file that someone named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : 'it cannot be read';
    throw new UsageError(`${path}: ${why}`);
  }
}

/** A folder that someone named, made if need be. */
export function makeFolder(from: string, path: string): string {
  const folder = resolve(from, path);
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(`${path}: it is no folder and cannot be made one`);
  }
  return folder;
}

/** The game bound to the pack in a file; a broken pack is refused with the entry and field. */
export function loadPack(path: string): Civolution {
  const text = readText(path);
  try {
    return load(JSON.parse(text));
  } catch (error) {
    if (error instanceof CivError) throw new UsageError(`${path}: ${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`${path}: it is not JSON`);
    throw error;
  }
}
