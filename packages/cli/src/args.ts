// Reading the arguments of a command. Whatever is wrong with them is said in one line.
import { parseArgs } from 'node:util';

/** Bad input: the command says why and ends with code 2. */
export class UsageError extends Error {}

export interface Option {
  /** What stands for its value in the help; a flag has none. */
  readonly value?: string;
  readonly help: string;
}
export type Options = Readonly<Record<string, Option>>;

export interface Given {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly positionals: readonly string[];
}

/** How many letters must be changed, added or left out to turn one word into another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** "; did you mean …?" when a name comes near. */
export function suggestion(word: string, names: readonly string[], prefix = ''): string {
  const near = names
    .map(name => ({ name, far: name.startsWith(word) && word.length > 1 ? 1 : distance(word, name) }))
    .filter(({ name, far }) => far <= Math.min(2, name.length >> 1))
    .sort((a, b) => a.far - b.far)[0];
  return near ? `; did you mean ${prefix}${near.name}?` : '';
}

export function readArgs(args: readonly string[], options: Options, positionals: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || !rawName.startsWith('--')) {
      throw new UsageError(`there is no option ${rawName}${suggestion(name, Object.keys(options), '--')}`);
    }
    if (values.has(name) || flags.has(name)) throw new UsageError(`--${name} is given twice`);
    if (option.value === undefined) {
      if (value !== undefined) throw new UsageError(`--${name} takes no value`);
      flags.add(name);
    } else {
      if (value === undefined || value === '' || value.startsWith('--')) {
        throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
      }
      values.set(name, value);
    }
  }
  if (rest.length > positionals.length) throw new UsageError(`"${rest[positionals.length]}" is one too many`);
  const missing = positionals[rest.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new UsageError(`${missing} is missing`);
  return { values, flags, positionals: rest };
}

export function wholeNumber(given: Given, name: string, fallback: number, min: number, max: number): number {
  const text = given.values.get(name);
  if (text === undefined) return fallback;
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < min || n > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return n;
}

const quoted = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** One of some names; `near` may know better what was meant by another word. */
export function nameOf<T extends string>(
  word: string,
  option: string,
  names: readonly T[],
  near: (word: string, names: readonly string[]) => string = suggestion,
): T {
  const found = names.find(name => name === word);
  if (found === undefined) {
    throw new UsageError(`--${option} can be ${quoted(names)}, not "${word}"${near(word, names)}`);
  }
  return found;
}

export function oneOf<T extends string>(given: Given, name: string, names: readonly T[], fallback: T): T {
  const text = given.values.get(name);
  return text === undefined ? fallback : nameOf(text, name, names);
}

const MAX_SEED = 200;

export function seedOf(given: Given): string {
  const seed = given.values.get('seed') ?? '1';
  if (seed.length > MAX_SEED) throw new UsageError(`--seed may have ${MAX_SEED} characters at most`);
  return seed;
}
