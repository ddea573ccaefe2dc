/** A small schema language: a schema looks at an unknown value, notes every problem and says whether it fits. */

export interface PackProblem {
  /** Kind, entry and field: 'research A3 ability.hook'. */
  readonly where: string;
  /** Kind and id of the entry, 'research A3', and the field in it, 'ability.hook', or '' for all of it. */
  readonly entry: string;
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface Context {
  readonly problems: PackProblem[];
  /** Kind and id of the entry that is being looked at. */
  entry: string;
  depth: number;
}

export type Schema<T> = (value: unknown, at: string, ctx: Context) => value is T;
type Look = (value: unknown, at: string, ctx: Context) => void;

interface Maybe<T> {
  readonly maybe: Schema<T>;
}
type Field = Schema<unknown> | Maybe<unknown>;
type FieldMap = Readonly<Record<string, Field>>;
/** One schema per field of T, so that a field added to a type does not compile until it is checked. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Maybe<T[K]> : Schema<T[K]>;
} & FieldMap;

const DEEPEST = 12;

export function problem(ctx: Context, at: string, code: string, message: string, entry = ctx.entry): void {
  ctx.problems.push({ where: at === '' ? entry : `${entry} ${at}`, entry, field: at, code, message });
}

/** The only place where a value gets its type: it does when looking at it found nothing. */
function schema<T>(look: Look): Schema<T> {
  return (value, at, ctx): value is T => {
    const before = ctx.problems.length;
    look(value, at, ctx);
    return ctx.problems.length === before;
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an own field, if there is one. */
export const fieldOf = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const inside = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

function wrongType(ctx: Context, at: string, wanted: string, value: unknown): void {
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  problem(ctx, at, 'type', `must be ${wanted}, not ${found}`);
}

export const int = (min: number, max: number): Schema<number> =>
  schema((value, at, ctx) => {
    if (typeof value !== 'number') return wrongType(ctx, at, 'a number', value);
    if (!Number.isInteger(value)) return problem(ctx, at, 'integer', `must be whole, not ${value}`);
    if (value < min || value > max) problem(ctx, at, 'range', `must be from ${min} to ${max}, not ${value}`);
  });

export const text = (pattern: RegExp, wanted: string): Schema<string> =>
  schema((value, at, ctx) => {
    if (typeof value !== 'string') return wrongType(ctx, at, 'a text', value);
    if (!pattern.test(value)) problem(ctx, at, 'form', `must be ${wanted}, not ${quoted(value)}`);
  });

export const flag: Schema<boolean> = schema((value, at, ctx) => {
  if (typeof value !== 'boolean') wrongType(ctx, at, 'true or false', value);
});

/** One of the names (or numbers) of a closed list. */
export const word = <const N extends string | number>(names: readonly N[], kind: string): Schema<N> =>
  schema((value, at, ctx) => {
    if (typeof value !== 'string' && typeof value !== 'number') return wrongType(ctx, at, `a ${kind}`, value);
    if (names.some(name => name === value)) return;
    problem(ctx, at, 'name', `unknown ${kind} ${quoted(value)}${suggestion(value, names)}`);
  });

export const list = <T>(item: Schema<T>, min: number, max: number): Schema<readonly T[]> =>
  schema((value, at, ctx) => {
    if (!Array.isArray(value)) return wrongType(ctx, at, 'a list', value);
    if (value.length < min || value.length > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`;
      problem(ctx, at, 'length', `must have ${wanted} elements, not ${value.length}`);
    }
    value.forEach((element, i) => {
      item(element, `${at}[${i}]`, ctx);
    });
  });

export const tuple = <T extends readonly unknown[]>(
  ...items: { readonly [K in keyof T]: Schema<T[K]> }
): Schema<T> =>
  schema((value, at, ctx) => {
    if (!Array.isArray(value)) return wrongType(ctx, at, 'a list', value);
    if (value.length !== items.length) {
      return problem(ctx, at, 'length', `must have ${items.length} elements, not ${value.length}`);
    }
    items.forEach((item, i) => {
      item(value[i], `${at}[${i}]`, ctx);
    });
  });

export const nullable = <T>(inner: Schema<T>): Schema<T | null> =>
  schema((value, at, ctx) => {
    if (value !== null) inner(value, at, ctx);
  });

export const maybe = <T>(inner: Schema<T>): Maybe<T> => ({ maybe: inner });

export const object = <T>(fields: Fields<T>): Schema<T> =>
  schema((value, at, ctx) => {
    if (!isRecord(value)) return wrongType(ctx, at, 'an object', value);
    const known: FieldMap = fields;
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(known, key)) unknownKey(ctx, at, key, Object.keys(known));
    }
    for (const [key, field] of Object.entries(known)) {
      const inner = 'maybe' in field ? field.maybe : field;
      if (Object.hasOwn(value, key)) inner(value[key], inside(at, key), ctx);
      else if (inner === field) problem(ctx, inside(at, key), 'missing', 'is missing');
    }
  });

/** Whether there is a field at a path like 'tracks.lines.before'; it may lie in any element of a list or dictionary. */
export function hasField(value: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (Array.isArray(value)) return value.some(element => hasField(element, path));
  if (!isRecord(value)) return false;
  if (Object.hasOwn(value, key)) return hasField(value[key], rest);
  return Object.values(value).some(
    inner => isRecord(inner) && Object.hasOwn(inner, key) && hasField(inner, path),
  );
}

/** A table with one value for each name. */
export const record = <N extends string, T>(
  names: readonly N[],
  item: Schema<T>,
): Schema<Readonly<Record<N, T>>> => {
  const inner = object<unknown>(Object.fromEntries(names.map(name => [name, item])));
  return schema(inner);
};

/** A table with values for some of the names, at least one. */
export const someOf = <N extends string, T>(
  names: readonly N[],
  item: Schema<T>,
): Schema<Readonly<Partial<Record<N, T>>>> => {
  const inner = object<unknown>(Object.fromEntries(names.map(name => [name, maybe(item)])));
  return schema((value, at, ctx) => {
    if (!inner(value, at, ctx) || !isRecord(value)) return;
    if (Object.keys(value).length === 0) problem(ctx, at, 'length', 'must not be empty');
  });
};

/** A table whose keys are free, within a form. */
export const dictionary = <T>(key: Schema<string>, item: Schema<T>): Schema<Readonly<Record<string, T>>> =>
  schema((value, at, ctx) => {
    if (!isRecord(value)) return wrongType(ctx, at, 'an object', value);
    for (const [name, inner] of Object.entries(value)) {
      if (key(name, at, ctx)) item(inner, inside(at, name), ctx);
    }
  });

/** An object of which one field says which other fields it has. */
export const variants = <T, K extends keyof T & string>(
  tag: K,
  kind: string,
  fields: { readonly [V in T[K] & string]: Fields<Omit<Extract<T, Readonly<Record<K, V>>>, K>> },
): Schema<T> => {
  const known: Readonly<Record<string, FieldMap>> = fields;
  const tags = word(Object.keys(known), kind);
  const shapes = new Map(
    Object.entries(known).map(([name, rest]) => [name, object<unknown>({ ...rest, [tag]: tags })]),
  );
  return schema((value, at, ctx) => {
    if (!isRecord(value)) return wrongType(ctx, at, 'an object', value);
    if (!Object.hasOwn(value, tag)) return problem(ctx, inside(at, tag), 'missing', 'is missing');
    const name = value[tag];
    if (tags(name, inside(at, tag), ctx)) shapes.get(name)?.(value, at, ctx);
  });
};

export const choose = <T>(pick: (value: unknown) => Schema<T>): Schema<T> =>
  schema((value, at, ctx) => {
    pick(value)(value, at, ctx);
  });

/** For schemas that contain themselves. */
export const nested = <T>(inner: () => Schema<T>): Schema<T> =>
  schema((value, at, ctx) => {
    if (ctx.depth >= DEEPEST) return problem(ctx, at, 'depth', 'is nested too deeply');
    ctx.depth++;
    inner()(value, at, ctx);
    ctx.depth--;
  });

/** What the shape cannot say; asked only of values whose shape is right. */
export const refine = <T>(inner: Schema<T>, look: (value: T, at: string, ctx: Context) => void): Schema<T> =>
  schema((value, at, ctx) => {
    if (inner(value, at, ctx)) look(value, at, ctx);
  });

/** Puts the problems of one part under its own name. */
export const part = <T>(entry: string, inner: Schema<T>): Schema<T> =>
  schema((value, _at, ctx) => {
    const outer = ctx.entry;
    ctx.entry = entry;
    inner(value, '', ctx);
    ctx.entry = outer;
  });

/** A list of entries with ids, each named in its problems by kind and id. */
export const entries = <T extends { readonly id: string }>(
  kind: string,
  item: Schema<T>,
  min: number,
  max: number,
): Schema<readonly T[]> => {
  const inner = list<T>(
    schema((value, at, ctx) => {
      const id = fieldOf(value, 'id');
      const name = typeof id === 'string' && id !== '' ? id.slice(0, LONGEST) : at.slice(at.lastIndexOf('['));
      part(`${kind} ${name}`, item)(value, at, ctx);
    }),
    min,
    max,
  );
  return refine(inner, (all, _at, ctx) => {
    const seen = new Set<string>();
    for (const { id } of all) {
      if (seen.has(id)) problem(ctx, 'id', 'duplicate', 'there is another entry of this id', `${kind} ${id}`);
      seen.add(id);
    }
  });
};

function unknownKey(ctx: Context, at: string, key: string, known: readonly string[]): void {
  problem(ctx, inside(at, key.slice(0, LONGEST)), 'key', `unknown field${suggestion(key, known)}`);
}

const LONGEST = 40;

function quoted(value: string | number): string {
  return typeof value === 'number' ? `${value}` : `'${value.slice(0, LONGEST)}'`;
}

export function suggestion(value: string | number, names: readonly (string | number)[]): string {
  const wrong = String(value);
  if (wrong.length > LONGEST) return '';
  const distances = names.map(name => distance(wrong.toLowerCase(), String(name).toLowerCase()));
  const least = Math.min(...distances);
  const near =
    least <= Math.max(1, Math.floor(wrong.length / 3)) ? names[distances.indexOf(least)] : undefined;
  return near === undefined ? '' : `, did you mean ${quoted(near)}?`;
}

/** How many letters to insert, delete or replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
