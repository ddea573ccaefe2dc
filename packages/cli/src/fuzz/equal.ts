// Comparing plain data. States are compared at every choice, so that no texts are built unless they differ.

type Json = Readonly<Record<string, unknown>>;

export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  return !Array.isArray(b) && equalRecords(a as Json, b as Json);
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (b.length !== a.length) return false;
  // Most lists are of numbers. A loop that never meets anything else is twice as fast.
  const start = typeof a[0] === 'number' ? sameUpTo(a, b) : 0;
  for (let i = start; i < a.length; i++) if (!equal(a[i], b[i])) return false;
  return true;
}

function sameUpTo(a: readonly unknown[], b: readonly unknown[]): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** By lists of keys and values: looking up each key in records of many shapes takes longer. */
function equalRecords(a: Json, b: Json): boolean {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (others.length !== keys.length) return false;
  const values = Object.values(a);
  const sameOrder = sameUpTo(keys, others) === keys.length;
  const wanted = sameOrder ? Object.values(b) : keys.map(key => (Object.hasOwn(b, key) ? b[key] : MISSING));
  for (let i = 0; i < values.length; i++) {
    if (values[i] !== wanted[i] && !equal(values[i], wanted[i])) return false;
  }
  return true;
}

const MISSING = Symbol('missing');

/** Where two values first differ: `seats.1.hand.2: 17, not 18`. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [(a as Json)[key], (b as Json)[key]];
      if (!equal(x, y)) return difference(x, y, path === '' ? key : `${path}.${key}`);
    }
  }
  const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
  return `${path || 'all'}: ${short(a)}, not ${short(b)}`;
}
