import { readFileSync } from 'node:fs';

/** Plain JSON, so that tests can break a pack in ways its types forbid. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const TEXT = readFileSync(new URL('../../packs/test.json', import.meta.url), 'utf8');

export const testPack = (): Json => JSON.parse(TEXT);

/** A step of a path: a key, an index, or '#A3' for the element with this id. */
export type Path = readonly (string | number)[];

export function get(value: Json, path: Path): Json {
  return path.reduce((inner: Json, step) => child(inner, step), value);
}

function child(value: Json, step: string | number): Json {
  const found = Array.isArray(value)
    ? value[indexIn(value, step)]
    : isObject(value)
      ? value[step]
      : undefined;
  if (found === undefined) throw new Error(`There is no ${step}.`);
  return found;
}

function indexIn(list: Json[], step: string | number): number {
  if (typeof step === 'number') return step;
  return list.findIndex(entry => isObject(entry) && `#${entry['id' as string]}` === step);
}

export const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a value at a path, or takes away what is there. */
export function set(pack: Json, path: Path, value: Json | undefined): void {
  const holder = get(pack, path.slice(0, -1));
  const last = path.at(-1)!;
  if (Array.isArray(holder)) {
    if (value === undefined) holder.splice(indexIn(holder, last), 1);
    else holder[indexIn(holder, last)] = value;
  } else if (isObject(holder)) {
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
}

/** Every value inside, with its path. */
export function* walk(value: Json, path: Path = []): Generator<{ path: Path; value: Json }> {
  yield { path, value };
  if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* walk(inner, [...path, i]);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
  }
}
