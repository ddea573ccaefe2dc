// Where long words may be parted in little room. Browsers do not know it for every language.

const SOFT = '\u00ad';

/**
 * Names with soft hyphens in their long words. `rule` matches up to each place where a word of the language may be
 * parted. The first two letters and the last two are set apart only where there is no other way.
 */
export function parting(rule: RegExp): (name: string) => string {
  const parted = (word: string): string => {
    const all = word.replace(rule, `$&${SOFT}`);
    const leaving = (n: number): string =>
      all.replace(new RegExp(`(?<=^.{1,${n}})${SOFT}|${SOFT}(?=.{0,${n}}$)`, 'gu'), '');
    return [2, 1].map(leaving).find(text => text !== word) ?? word;
  };
  return name => name.replace(/\p{L}{7,}/gu, parted);
}
