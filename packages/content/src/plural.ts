/** The forms of a word by plural category; languages need different ones, all need `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Picks the form of a word that goes with a number. */
export type Plural = (n: number, forms: Forms) => string;

export function plurals(locale: string): Plural {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
}

/** "1, 2, and 3" in the manner of a language. */
export type Listing = (items: readonly string[], type?: 'conjunction' | 'disjunction') => string;

export function listings(locale: string): Listing {
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (items, type) => (type === 'disjunction' ? or : and).format(items);
}

/** The first letter in upper case, behind any marks. */
export const capital = (text: string, locale: string): string =>
  text.replace(/^((?:\{[^}]*\})*)(.)/u, (_, marks, letter) => marks + letter.toLocaleUpperCase(locale));
