// What games left unreached, against the list of what they are not expected to reach.
import { type Entry, KINDS, type Kind, type Unreached } from './list.js';
import type { Place } from './places.js';

export interface Compared {
  readonly impossible: number;
  readonly rare: number;
  readonly unlisted: readonly Place[];
  /** Listed, but reached: the rare may happen in one run and not in the next, the impossible never. */
  readonly reached: Unreached;
}

const SAID: Readonly<Record<Kind, string>> = {
  block: 'never entered',
  always: 'never false',
  never: 'never true',
};
const LONG = 100;
const shorten = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG - 1)} …` : text);

/** What nobody expected to stay unreached. */
export const placeText = ({ file, line, kind, text, ...place }: Place): string =>
  `${SAID[kind]}: packages/engine/src/${file}:${line} in ${place.in}: ${shorten(text)}`;

const kindOf = (entry: Entry): Kind => KINDS.find(kind => entry[kind] !== undefined)!;
const textOf = (entry: Entry): string => entry[kindOf(entry)]!;
const REST = / …$/;

/** An entry as it is told. */
export const entryText = (entry: Entry): string => `${entry.file} in ${entry.in}: ${textOf(entry)}`;

const isIn = (entry: Entry, place: Place): boolean => entry.file === place.file && entry.in === place.in;

function matches(entry: Entry, place: Place): boolean {
  const text = entry[place.kind];
  if (!isIn(entry, place) || text === undefined) return false;
  return REST.test(text) ? place.text.startsWith(text.replace(REST, '')) : place.text === text;
}

/** What lies in something larger that was not reached was not reached either. */
const isWithin = (entry: Entry, place: Place): boolean =>
  isIn(entry, place) && place.kind === 'block' && place.text.includes(textOf(entry).replace(REST, ''));

export function compare(places: readonly Place[], { impossible, rare }: Unreached): Compared {
  const count = (entries: readonly Entry[]): number =>
    places.filter(place => entries.some(entry => matches(entry, place))).length;
  const reachedOf = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(entry => !places.some(place => matches(entry, place) || isWithin(entry, place)));
  return {
    impossible: count(impossible),
    rare: count(rare),
    unlisted: places.filter(place => ![...impossible, ...rare].some(entry => matches(entry, place))),
    reached: { impossible: reachedOf(impossible), rare: reachedOf(rare) },
  };
}

/** What no longer holds in the list itself: an entry whose source is gone, or a clause that is not in the ledger. */
export function staleEntries(
  { impossible, rare }: Unreached,
  sourceOf: (file: string) => string,
  clauses: readonly string[],
): string[] {
  return [...impossible, ...rare].flatMap(entry => {
    const source = sourceOf(entry.file).replace(/\s+/g, ' ');
    const isThere = source.includes(textOf(entry).replace(REST, ''));
    return [
      ...(isThere ? [] : [`listed, but gone: ${entryText(entry)}`]),
      ...(entry.clauses ?? [])
        .filter(id => !clauses.includes(id))
        .map(id => `no such clause: ${id} (${entryText(entry)})`),
    ];
  });
}
