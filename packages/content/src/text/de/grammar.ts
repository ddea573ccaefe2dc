// Nouns with gender and cases, and the articles and endings that go with them.
import { type Marked, mark } from '../../marks.js';
import { capital, type Forms, listings, plurals } from '../../plural.js';

const LOCALE = 'de';

const plural = plurals(LOCALE);
export const listing = listings(LOCALE);

/** A capital for the first letter, whatever marks stand before it. */
export const cap = (text: string): string =>
  text.replace(
    /^((?:\{[^}]*\})*)(.*)$/s,
    (_all, marks: string, rest: string) => marks + capital(rest, LOCALE),
  );

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Amount = 'one' | 'other';

/** Masculine, feminine, neuter; words that have only a plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';

export interface Noun {
  readonly mark: string;
  readonly gender: Gender;
  /** The singular in every case but the genitive. */
  readonly one: string;
  readonly genitive: string;
  /** The plural in every case but the dative. */
  readonly other: string;
  /** Without their endings: an adjective that is part of the term, and one before the mark that is not. */
  readonly adjective: string;
  readonly quality: string;
  /** What belongs to the noun and never parts from it, and what only follows it. */
  readonly close: string;
  readonly after: Forms;
  /** "Die meiste Nahrung", not "die meisten". */
  readonly mass: boolean;
}

const NOTHING: Forms = { other: '' };

const noun = (icon: string, gender: Gender, one: string, genitive: string, other: string): Noun => ({
  mark: icon,
  gender,
  one,
  genitive,
  other,
  adjective: '',
  quality: '',
  close: '',
  after: NOTHING,
  mass: false,
});

/** A noun as in a dictionary. What it pictures comes first, so that no mark is ever forgotten. */
interface Dictionary {
  m(one: string, genitive: string, other: string): Noun;
  f(one: string, other: string): Noun;
  n(one: string, genitive: string, other: string): Noun;
  /** What is counted without a plural: "2 Holz". */
  mass(gender: Gender, word: string, genitive?: string): Noun;
}

const dictionary = (icon: string): Dictionary => ({
  m: (one, genitive, other) => noun(icon, 'm', one, genitive, other),
  f: (one, other) => noun(icon, 'f', one, one, other),
  n: (one, genitive, other) => noun(icon, 'n', one, genitive, other),
  mass: (gender, word, genitive = word) => ({ ...noun(icon, gender, word, genitive, word), mass: true }),
});

export const pictured = <K extends keyof Marked>(kind: K, name: Marked[K]): Dictionary =>
  dictionary(mark(kind, name));

/** A word for which there is no icon. */
export const unpictured: Dictionary = dictionary('');

/** A term of two words: "Heiliger Felsen". The adjective comes without its ending. */
export const termed = (adjective: string, of: Noun): Noun => ({ ...of, adjective });

/** A term of which something is said: "installierte Zielplatine". */
export const described = (quality: string, of: Noun): Noun => ({ ...of, quality });

/** "Stamm im Wald", "Stämme an Höhlen". */
export const followed = (of: Noun, one: string, other = one): Noun => ({
  ...of,
  after: { one: `${plural(1, of.after)}${one}`, other: `${of.after.other}${other}` },
});

/** "Schlucht der Urwölfe", "Art installierter Karten". */
export const joined = (of: Noun, close: string): Noun => ({ ...of, close: ` ${close}` });

/** "Karte A9 Pflug", "Heiliger Felsen 2": what a noun is called never changes. */
export const labelled = (of: Noun, label: string): Noun => ({ ...of, close: `${of.close} ${label}` });

/** "Karte oder Platine", "Karten und Platinen". */
export const paired = (a: Noun, b: Noun): Noun => ({
  ...a,
  one: `${a.one} oder ${b.mark}${b.one}`,
  genitive: `${a.genitive} oder ${b.mark}${b.genitive}`,
  other: `${a.other} und ${b.mark}${b.other}`,
});

type Endings = Readonly<Record<Case, Readonly<Record<Gender, string>>>>;

/** After "ein" and numerals, and without any article. */
const STRONG: Endings = {
  nominative: { m: 'er', f: 'e', n: 'es', p: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dative: { m: 'en', f: 'en', n: 'en', p: 'en' },
  genitive: { m: 'en', f: 'en', n: 'en', p: 'er' },
};

/** After "der"; in the plural also after "deine" and "keine". */
const WEAK: Endings = {
  nominative: { m: 'e', f: 'e', n: 'e', p: 'en' },
  accusative: { m: 'en', f: 'e', n: 'e', p: 'en' },
  dative: { m: 'en', f: 'en', n: 'en', p: 'en' },
  genitive: { m: 'en', f: 'en', n: 'en', p: 'en' },
};

/** Of "ein", "kein" and "dein". */
const EIN: Endings = {
  nominative: { m: '', f: 'e', n: '', p: 'e' },
  accusative: { m: 'en', f: 'e', n: '', p: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', p: 'en' },
  genitive: { m: 'es', f: 'er', n: 'es', p: 'er' },
};

const DER: Endings = {
  nominative: { m: 'der', f: 'die', n: 'das', p: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
  genitive: { m: 'des', f: 'der', n: 'des', p: 'der' },
};

const genderOf = (of: Noun, amount: Amount): Gender => (amount === 'one' ? of.gender : 'p');
const amountOf = (n: number): Amount => plural(n, { one: 'one', other: 'other' }) as Amount;

function word(of: Noun, kase: Case, amount: Amount): string {
  if ((amount === 'one' || of.mass) && of.gender !== 'p') return kase === 'genitive' ? of.genitive : of.one;
  return kase === 'dative' && !/[ns]$/.test(of.other) ? `${of.other}n` : of.other;
}

/** Adjectives, mark and noun, without what follows. */
function core(of: Noun, kase: Case, amount: Amount, endings: Endings): string {
  const ended = (stem: string): string => stem && `${stem}${endings[kase][genderOf(of, amount)]} `;
  return `${ended(of.quality)}${of.mark}${ended(of.adjective)}${word(of, kase, amount)}${of.close}`;
}

const whole = (of: Noun, kase: Case, amount: Amount, endings: Endings): string =>
  `${core(of, kase, amount, endings)}${plural(amount === 'one' ? 1 : 2, of.after)}`;

/** "1 starken Stamm", "2 starke Stämme". */
export const count = (n: number, of: Noun, kase: Case = 'accusative'): string =>
  `${n} ${whole(of, kase, amountOf(n), STRONG)}`;

/** "1 Ort", "bis zu 2 Orte". */
export const upTo = (n: number, of: Noun): string => (n === 1 ? count(n, of) : `bis zu ${count(n, of)}`);

/** "2 Stämme mehr in der Wildnis". */
export const more = (n: number, of: Noun, kase: Case = 'accusative'): string =>
  `${n} ${core(of, kase, amountOf(n), STRONG)} mehr${plural(n, of.after)}`;

/** Without an article: "starken Stamm". */
export const bare = (of: Noun, kase: Case = 'nominative', amount: Amount = 'one'): string =>
  whole(of, kase, amount, STRONG);

/** "einen starken Stamm". */
export const a = (of: Noun, kase: Case = 'accusative'): string =>
  `ein${EIN[kase][of.gender]} ${whole(of, kase, 'one', STRONG)}`;

/** "kein Holz", "keinen Lehm", "keine Kräuter". */
export const no = (of: Noun): string =>
  `kein${EIN.accusative[of.gender]} ${whole(of, 'accusative', 'one', STRONG)}`;

/** "den starken Stamm", "die starken Stämme". */
export const the = (of: Noun, kase: Case, amount: Amount = 'one'): string =>
  `${DER[kase][genderOf(of, amount)]} ${whole(of, kase, amount, WEAK)}`;

/** "dein Boot", "deiner starken Stämme". */
export const your = (of: Noun, kase: Case, amount: Amount = 'one'): string =>
  `dein${EIN[kase][genderOf(of, amount)]} ${whole(of, kase, amount, amount === 'one' ? STRONG : WEAK)}`;

/** "1 deiner starken Stämme", "bis zu 2 deiner starken Stämme". */
export const ofYours = (n: number, of: Noun): string =>
  `${n === 1 ? '' : 'bis zu '}${n} ${your(of, 'genitive', 'other')}`;

/** "die meisten Boote", "das meiste Geld". */
export const most = (of: Noun): string => {
  const amount = of.mass ? 'one' : 'other';
  const gender = genderOf(of, amount);
  return `${DER.accusative[gender]} meist${WEAK.accusative[gender]} ${whole(of, 'accusative', amount, WEAK)}`;
};

/** "die", "den", "das", as in "eine Farm, die du baust". */
export const which = (of: Noun): string => DER.accusative[of.gender];

/** "die Wanderung", "die 2 Wanderungen". */
export const those = (n: number, of: Noun): string =>
  n === 1 ? the(of, 'accusative') : `${DER.accusative.p} ${n} ${whole(of, 'accusative', 'other', WEAK)}`;

/** The form that goes with a number. */
export const agree = (n: number, one: string, other: string): string => plural(n, { one, other });

/** "am Heiligen Felsen", "an der Geheimen Grotte". */
export const beside = (of: Noun): string => `${of.gender === 'f' ? 'an der' : 'am'} ${bare(of, 'dative')}`;

/** "im Wald", "in der Wüste". */
export const within = (of: Noun): string => `${of.gender === 'f' ? 'in der' : 'im'} ${bare(of, 'dative')}`;
