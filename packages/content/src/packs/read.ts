// Reading a pack from files: by itself or over the base pack, and what is wrong with it.
import { CARD_LETTERS, CARD_TYPES, checkPack, load, type Pack } from '@civolution/engine';
import { LANGUAGES, type Language } from '../languages.js';
import { basePack } from './base.js';
import { FILES, fileOf, joinFiles, LISTS } from './files.js';
import { isRecord } from './json.js';
import { overPack } from './overlay.js';

/** A mistake in a pack: where it is and what is wrong. */
export interface PackError {
  readonly file: string;
  /** Kind and id: 'research A3'. */
  readonly entry: string;
  readonly field: string;
  readonly message: string;
}

/** A pack as it was read, and its mistakes; only a pack without any can be played. */
export interface ReadPack {
  readonly pack: Pack;
  readonly errors: readonly PackError[];
}

/** The contents of one JSON file, or of the files of a folder by their names. */
export type PackSource =
  | { readonly file: string; readonly content: unknown }
  | { readonly files: Readonly<Record<string, unknown>> };

/**
 * The pack that files describe, and its mistakes. A pack with `complete` stands by itself; any other replaces and adds
 * entries of a base pack. Errors are told by the file and entry of this pack that cause them.
 */
export function readPack(source: PackSource, base = basePack): ReadPack {
  const given = 'files' in source ? joinFiles(source.files) : source.content;
  if (!isRecord(given)) {
    const file = 'file' in source ? source.file : Object.keys(FILES)[0]!;
    return { pack: base, errors: [{ file, entry: 'pack', field: '', message: 'must be an object' }] };
  }
  const { complete, ...fields } = given;
  const pack = (complete === true ? fields : overPack(base, fields)) as unknown as Pack;
  const fileFor = (entry: string, field = ''): string =>
    'file' in source ? source.file : (fileWith(source.files, entry) ?? fileOf(entry, field));
  const errors = checkPack(pack).map(({ entry, field, message }) => ({
    file: fileFor(entry, field),
    entry,
    field,
    message,
  }));
  for (const { entry, language } of unknownLanguages(pack)) {
    const message = `unknown language, known are ${LANGUAGES.join(', ')}`;
    errors.push({ file: fileFor(entry), entry, field: `name.${language}`, message });
  }
  if (complete !== undefined && typeof complete !== 'boolean') {
    errors.push({
      file: fileFor('pack'),
      entry: 'pack',
      field: 'complete',
      message: 'must be true or false',
    });
  }
  if (complete !== true && !('name' in fields)) {
    errors.push({ file: fileFor('pack'), entry: 'pack', field: 'name', message: 'is missing' });
  }
  return { pack, errors };
}

/** The engine knows no languages: a name in one that nobody speaks is most likely a slip. */
const unknownLanguages = (pack: Pack) =>
  LISTS.flatMap(kind =>
    (Array.isArray(pack[kind]) ? pack[kind].filter(isRecord) : []).flatMap(({ id, name }) =>
      Object.keys(isRecord(name) ? name : {})
        .filter(language => !LANGUAGES.some(known => known === language))
        .map(language => ({ entry: `${kind} ${id}`, language })),
    ),
  );

/** The file of a folder in which an entry stands, wherever it belongs. */
function fileWith(files: Readonly<Record<string, unknown>>, entry: string): string | undefined {
  return Object.keys(files).find(file => {
    const content = files[file];
    return (
      Array.isArray(content) && content.some(one => isRecord(one) && `${FILES[file]} ${one['id']}` === entry)
    );
  });
}

/** How many of each kind a pack has. */
export type Counts = Readonly<Record<string, number>>;

const size = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** How many entries of each kind a pack has. */
export function countsOf(pack: Pack): Counts {
  const decks = CARD_TYPES.map((type, i) => [
    type,
    (Array.isArray(pack.research) ? pack.research : []).filter(card =>
      String(card?.id).startsWith(CARD_LETTERS[i]!),
    ).length,
  ]);
  return {
    ...Object.fromEntries(decks),
    event: size(pack.events),
    goal: size(pack.goals),
    income: size(pack.incomes),
    attribute: size(pack.attributes),
    startingMarker: size(pack.startingMarkers),
    startingChip: size(pack.startingChips),
    startingAttribute: size(pack.startingAttributes),
    creature: size(pack.creatures),
    actionCard: size(pack.solo?.cards),
    site: size(pack.sites),
    tile: size(pack.continent?.tiles),
  };
}

/** The languages in which every entry has a name. */
export const languagesOf = (pack: Pack): Language[] =>
  LANGUAGES.filter(language =>
    LISTS.every(
      kind => Array.isArray(pack[kind]) && pack[kind].every(entry => entry?.name?.[language] !== undefined),
    ),
  );

/** What a pack holds. */
export interface PackReport {
  readonly name: string;
  /** What saved games name; null as long as the pack cannot be played. */
  readonly hash: string | null;
  readonly counts: Counts;
  readonly languages: readonly Language[];
  readonly errors: readonly PackError[];
}

/** The name, hash, entries, languages and mistakes of a pack that was read. */
export function packReport({ pack, errors }: ReadPack): PackReport {
  return {
    name: String(pack.name),
    hash: errors.length === 0 ? load(pack).rules.hash : null,
    counts: countsOf(pack),
    languages: languagesOf(pack),
    errors,
  };
}
