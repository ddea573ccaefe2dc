// Packs by name or path: the built-in ones, a JSON file, or a folder.
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { basePack, PACK_FILES, type PackError, type ReadPack, readPack } from '@civolution/content';
import { type Civolution, load, type Pack } from '@civolution/engine';
import { type Given, suggestion, UsageError } from './args.js';
import type { Io } from './io.js';

export const PACK_OPTION = {
  value: 'PATH',
  help: "a pack of components: a folder, a JSON file, or 'test' (default: the base pack)",
};

const BASE = 'base';
const TEST = 'test';
const BUILT_IN: readonly string[] = [BASE, TEST];

/** The built-in pack of a name, else the base pack. */
export const builtIn = (name: string): string => (BUILT_IN.includes(name) ? name : BASE);

/** The pack asked for: the name of a built-in one, or a path from wherever the command is called. */
export function packPath(given: Given, io: Io, otherwise = BASE): string {
  const path = given.values.get('pack') ?? otherwise;
  return BUILT_IN.includes(path) ? path : resolve(io.folder, path);
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

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: it is not JSON (${(error as Error).message})`);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The files of a folder that hold parts of a pack; a JSON file of another name is a mistake. */
function readFolder(folder: string): Record<string, unknown> {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'));
  if (files.length === 0) throw new UsageError(`${folder}: there is no part of a pack in it`);
  for (const file of files) {
    if (PACK_FILES.includes(file)) continue;
    throw new UsageError(`${join(folder, file)}: it is no part of a pack${suggestion(file, PACK_FILES)}`);
  }
  return Object.fromEntries(files.map(file => [file, readJson(join(folder, file))]));
}

/** A pack with whatever is wrong in it. */
export function openPack(path: string): ReadPack {
  if (path === BASE) return { pack: basePack, errors: [] };
  if (path === TEST) {
    const file = createRequire(import.meta.url).resolve('@civolution/engine/test-pack');
    return { pack: readJson(file) as Pack, errors: [] };
  }
  if (isFolder(path)) return readPack({ files: readFolder(path) });
  return readPack({ file: path, content: readJson(path) });
}

/** "inventions.json: research A3 ability.hook: …" */
export const errorLine = ({ file, entry, field, message }: PackError): string =>
  `${file}: ${entry}${field && ` ${field}`}: ${message}`;

/** The game bound to a pack; a broken one is refused with file, entry and field. */
export function loadPack(path: string): Civolution {
  const { pack, errors } = openPack(path);
  const [first] = errors;
  if (first === undefined) return load(pack);
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see civ pack check)` : '';
  throw new UsageError(`the pack is broken: ${errorLine(first)}${more}`);
}
