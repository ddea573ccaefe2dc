// A pack over the base pack: what it names is replaced, what is new is added, all else stays.
import type { Pack } from '@civolution/engine';
import { LISTS } from './files.js';
import { type Fields, isRecord } from './json.js';

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : undefined);

/** Entries of the same id are replaced where they stand; others follow at the end. */
function overList(below: readonly unknown[], above: readonly unknown[]): unknown[] {
  const left = [...above];
  const replaced = below.map(entry => {
    const at = left.findIndex(other => idOf(other) !== undefined && idOf(other) === idOf(entry));
    return at < 0 ? entry : left.splice(at, 1)[0];
  });
  return [...replaced, ...left];
}

/** Lists of entries inside the continent and the solo cards. */
const INNER_LISTS: readonly string[] = ['tiles', 'cards'];

/** Fields one by one; lists as a whole, but for lists of entries. */
function overFields(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above;
  const fields: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    fields[key] =
      INNER_LISTS.includes(key) && Array.isArray(below[key]) && Array.isArray(value)
        ? overList(below[key], value)
        : overFields(below[key], value);
  }
  return fields;
}

/** Research cards and events lie in the order of their letters and numbers. */
const rank = (entry: unknown): number => {
  const id = String(idOf(entry));
  return id.charCodeAt(0) * 1000 + (Number(id.slice(1)) || 0);
};
const ORDERED: readonly string[] = ['research', 'events'];

/** Puts anything that should be a pack over another; the engine's check says whether the result can be played. */
export function overPack(base: Pack, pack: Fields): Fields {
  const below: Fields = { ...base };
  const fields: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(pack)) {
    const list = (LISTS as readonly string[]).includes(key);
    if (!list) fields[key] = overFields(below[key], value);
    else if (!Array.isArray(value)) fields[key] = value;
    else {
      const entries = overList(below[key] as readonly unknown[], value);
      fields[key] = ORDERED.includes(key) ? entries.sort((a, b) => rank(a) - rank(b)) : entries;
    }
  }
  return fields;
}
