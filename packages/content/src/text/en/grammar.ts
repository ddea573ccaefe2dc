// English nouns with numbers, and words before which an icon stands.
import { type Marked, mark } from '../../marks.js';
import { capital, type Forms, listings, plurals } from '../../plural.js';

const LOCALE = 'en';
export const plural = plurals(LOCALE);
export const listing = listings(LOCALE);
export const cap = (text: string): string => capital(text, LOCALE);

/** "1 idea", "2 ideas". */
export const count = (n: number, forms: Forms): string => `${n} ${plural(n, forms)}`;

/** "1 hunt", "up to 2 hunts". */
export const upTo = (n: number, forms: Forms): string =>
  n === 1 ? count(n, forms) : `up to ${count(n, forms)}`;

/** A noun behind the mark of what it names. */
export const noun = <K extends keyof Marked>(
  kind: K,
  name: Marked[K],
  one: string,
  other = `${one}s`,
): { readonly one: string; readonly other: string } => ({
  one: mark(kind, name) + one,
  other: mark(kind, name) + other,
});

export const thing = (name: Marked['thing'], one: string, other?: string): ReturnType<typeof noun> =>
  noun('thing', name, one, other);

export const regular = (one: string): Forms => ({ one, other: `${one}s` });

/** Proper names behind their marks. */
export const named = <K extends keyof Marked>(
  kind: K,
  words: Readonly<Record<Marked[K], string>>,
): Readonly<Record<Marked[K], string>> =>
  Object.fromEntries(
    Object.entries<string>(words).map(([name, word]) => [name, mark(kind, name as Marked[K]) + word]),
  ) as Record<Marked[K], string>;
