// Polish grammar: nouns in their cases, adjectives that agree, and what a number asks of both.
import { type Marked, mark } from '../../marks.js';
import { capital, listings, plurals } from '../../plural.js';

const LOCALE = 'pl';
const plural = plurals(LOCALE);

/** The dative is needed only of what sets things off, see `causes.ts`. */
export type Case = 'nom' | 'gen' | 'acc' | 'ins' | 'loc';
type Cases = Readonly<Record<Case, string>>;

/** No noun of the game is virile or animate: one masculine is enough, and the accusative plural is the nominative. */
type Gender = 'm' | 'f' | 'n';

export interface Noun {
  readonly gender: Gender;
  readonly one: Cases;
  readonly more: Cases;
}

/** Singular as nominative, genitive, accusative, instrumental, locative; plural the same without accusative. */
export function noun(gender: Gender, one: string, more: string): Noun {
  const [nom, gen, acc, ins, loc] = one.split(', ') as [string, string, string, string, string];
  const [noms, gens, inss, locs] = more.split(', ') as [string, string, string, string];
  return {
    gender,
    one: { nom, gen, acc, ins, loc },
    more: { nom: noms, gen: gens, acc: noms, ins: inss, loc: locs },
  };
}

/** What has no plural is counted by units left unsaid: "1 drewno, 2 drewna, 5 drewna". */
export function mass(gender: Gender, one: string): Noun {
  const gen = one.split(', ')[1]!;
  return noun(gender, one, [gen, gen, gen, gen].join(', '));
}

export const unchanging = (gender: Gender, word: string): Noun =>
  noun(gender, Array(5).fill(word).join(', '), Array(4).fill(word).join(', '));

type Change = (form: string, as: Case) => string;

function change({ gender, one, more }: Noun, ofOne: Change, ofMore: Change): Noun {
  const each = (forms: Cases, to: Change): Cases => ({
    nom: to(forms.nom, 'nom'),
    gen: to(forms.gen, 'gen'),
    acc: to(forms.acc, 'acc'),
    ins: to(forms.ins, 'ins'),
    loc: to(forms.loc, 'loc'),
  });
  return { gender, one: each(one, ofOne), more: each(more, ofMore) };
}

/** A word with its mark; nothing else in Polish makes one. */
export const marked = <K extends keyof Marked>(kind: K, name: Marked[K], word: string): string =>
  `${mark(kind, name)}${word}`;

/** A noun with its mark. */
export function pictured<K extends keyof Marked>(kind: K, name: Marked[K], word: Noun): Noun {
  const put = (form: string): string => marked(kind, name, form);
  return change(word, put, put);
}

/** "czip celu, czipy celów": the words that follow do not decline, but may have a number of their own. */
export const followed = (word: Noun, one: string, more = one): Noun =>
  change(
    word,
    form => `${form} ${one}`,
    form => `${form} ${more}`,
  );

const ONE: Readonly<Record<Gender, Cases>> = {
  m: { nom: 'y', gen: 'ego', acc: 'y', ins: 'ym', loc: 'ym' },
  n: { nom: 'e', gen: 'ego', acc: 'e', ins: 'ym', loc: 'ym' },
  f: { nom: 'a', gen: 'ej', acc: 'ą', ins: 'ą', loc: 'ej' },
};

const MORE: Cases = { nom: 'e', gen: 'ych', acc: 'e', ins: 'ymi', loc: 'ych' };

/** An adjective with a hard stem before its noun. */
export const adjective = (stem: string, word: Noun): Noun =>
  change(
    word,
    (form, as) => `${stem}${ONE[word.gender][as]} ${form}`,
    (form, as) => `${stem}${MORE[as]} ${form}`,
  );

/** The same behind it. */
export const adjectiveAfter = (word: Noun, stem: string): Noun =>
  change(
    word,
    (form, as) => `${form} ${stem}${ONE[word.gender][as]}`,
    (form, as) => `${form} ${stem}${MORE[as]}`,
  );

/** After 5 and more the nominative and the accusative become the genitive plural. */
export function formFor(n: number, { one, more }: Noun, as: Case): string {
  const many = as === 'nom' || as === 'acc' ? more.gen : more[as];
  return plural(n, { one: one[as], few: more[as], many, other: many });
}

/** "1 łódź, 2 łodzie, 5 łodzi, 22 łodzie", as an object unless told otherwise. */
export const count = (n: number, word: Noun, as: Case = 'acc'): string => `${n} ${formFor(n, word, as)}`;

/** "1 migrację", "do 2 migracji". */
export const upTo = (n: number, word: Noun, as: Case = 'acc'): string =>
  n === 1 ? count(n, word, as) : `do ${count(n, word, 'gen')}`;

/** "1 znacznik", "maksymalnie 2 znaczniki": where "do" would seem to say where to. */
export const atMost = (n: number, word: Noun, as: Case = 'acc'): string =>
  `${n === 1 ? '' : 'maksymalnie '}${count(n, word, as)}`;

/** "1 dodatkową kość", "2 dodatkowe kości". */
export const extra = (n: number, word: Noun, as: Case = 'acc'): string =>
  count(n, adjective('dodatkow', word), as);

/** "została 1 migracja", "zostały 2 migracje", "zostało 5 migracji". */
export function remain(n: number, word: Noun): string {
  const one = { m: 'został', f: 'została', n: 'zostało' }[word.gender];
  const verb = plural(n, { one, few: 'zostały', many: 'zostało', other: 'zostało' });
  return `${verb} ${count(n, word, 'nom')}`;
}

/** "każdą łódź" */
export const each = (word: Noun): string => adjective('każd', word).one.acc;

const commas = listings(LOCALE);

/** "A, B i C", or with "oraz" where an "i" within would mislead. */
export function and(items: readonly string[]): string {
  if (!items.some(item => / i[ /]/.test(item))) return commas(items);
  return joined(items, ' oraz ');
}

export const or = (items: readonly string[]): string => joined(items, ' albo ');

/** "A, B lub C", any of which may happen. */
export const anyOf = (items: readonly string[]): string => joined(items, ' lub ');

/** "A, B ani C", behind "nie". */
export const nor = (items: readonly string[]): string => joined(items, ' ani ');

const joined = (items: readonly string[], last: string): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(part => part !== '').join(last);

/** Sounds that cannot follow "z". */
const HEAVY = /^(\{[^}]*\})?[zs][^aeiouyóąę]/;

/** "z drewna", "ze złota" */
export const outOf = (genitive: string): string => `${HEAVY.test(genitive) ? 'ze' : 'z'} ${genitive}`;

/** A thing with the name it bears: "czip celu „Dar drewna”". */
export const titled = (word: Noun, name: string): Noun => followed(word, quoted(name));
export const quoted = (name: string): string => `„${name}”`;

/** A capital for the first word, behind any mark. */
export function cap(text: string): string {
  const start = /^(\{[^}]*\})*/.exec(text)![0];
  return start + capital(text.slice(start.length), LOCALE);
}
