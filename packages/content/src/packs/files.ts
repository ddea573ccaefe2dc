// A pack as a folder: which file holds what.
import { CARD_LETTERS } from '@civolution/engine';
import { isRecord } from './json.js';

/** The lists of entries of a pack, by kind. */
export const LISTS = [
  'sites',
  'research',
  'events',
  'goals',
  'incomes',
  'attributes',
  'startingMarkers',
  'startingChips',
  'startingAttributes',
  'creatures',
] as const;
export type ListKind = (typeof LISTS)[number];

const DECKS = ['inventions.json', 'mutations.json', 'insights.json', 'buildings.json', 'achievements.json'];

/** Name, version and whether the pack stands by itself. */
export const HEAD_FILE = 'pack.json';

/** Every file of a folder and the part of the pack in it; research cards lie in a file per deck. */
export const FILES: Readonly<Record<string, ListKind | 'tables' | 'continent' | 'solo' | 'pack'>> = {
  [HEAD_FILE]: 'pack',
  'tables.json': 'tables',
  'continent.json': 'continent',
  'sites.json': 'sites',
  ...Object.fromEntries(DECKS.map(file => [file, 'research' as const])),
  'events.json': 'events',
  'goals.json': 'goals',
  'incomes.json': 'incomes',
  'attributes.json': 'attributes',
  'starting-markers.json': 'startingMarkers',
  'starting-chips.json': 'startingChips',
  'starting-attributes.json': 'startingAttributes',
  'creatures.json': 'creatures',
  'solo.json': 'solo',
};

export const PACK_FILES: readonly string[] = Object.keys(FILES);

/**
 * The file in which an entry belongs, named as the engine's check names it: 'research A3', 'solo vici-3', 'tables',
 * or 'pack' and a field.
 */
export function fileOf(entry: string, field = ''): string {
  const [kind, id] = entry === 'pack' ? [field] : entry.split(' ');
  if (kind === 'research' && id) return DECKS[CARD_LETTERS.indexOf(id[0]!)] ?? DECKS[0]!;
  const part = kind === 'tiles' ? 'continent' : kind;
  return Object.keys(FILES).find(file => FILES[file] === part) ?? HEAD_FILE;
}

/** The contents of the files of a folder as one pack. */
export function joinFiles(files: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const pack: Record<string, unknown> = {};
  for (const file of PACK_FILES) {
    const part = FILES[file]!;
    const content = files[file];
    if (content === undefined) continue;
    if (part === 'pack') Object.assign(pack, isRecord(content) ? content : { name: content });
    else if (part !== 'research') pack[part] = content;
    else {
      // What is no list is one strange entry, for the check to find.
      const before = (pack['research'] as unknown[] | undefined) ?? [];
      pack['research'] = [...before, ...(Array.isArray(content) ? content : [content])];
    }
  }
  return pack;
}

/** A pack as the contents of its files. */
export function splitFiles(pack: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const head = Object.entries(pack).filter(([key]) => !Object.values<string>(FILES).includes(key));
  const ofDeck = (file: string): unknown[] =>
    (pack['research'] as readonly { id: string }[]).filter(({ id }) => fileOf(`research ${id}`) === file);
  return Object.fromEntries(
    Object.entries(FILES).map(([file, part]) => [
      file,
      part === 'pack' ? Object.fromEntries(head) : part === 'research' ? ofDeck(file) : pack[part],
    ]),
  );
}
