// Data from a worker is always a new copy, even where it is equal. Reusing the old objects saves drawing them again.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `now`, with every part that equals its part of `before` replaced by that object. Changes `now`. */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key as keyof typeof now] = shareUnchanged(before[key], now[key]) as (typeof now)[keyof typeof now];
    same &&= Object.is(before[key], now[key]);
  }
  return same ? (before as T) : now;
}

/** The same for a value that is computed again and again: compares with the last one. */
export function sharingUnchanged<T>(): (now: T) => T {
  let last: T;
  return now => {
    last = shareUnchanged(last, now);
    return last;
  };
}

/** A copy of `before` with changed parts, which reuse all objects that are equal. */
export function withParts<T extends object>(before: T, changes: Partial<T>): T {
  const now = { ...before };
  for (const key in changes) now[key] = shareUnchanged(before[key], changes[key]!);
  return now;
}
