// What arrives from a worker is all new, though most of it is as before. Parts that are kept need not be drawn again.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is now, with every part that is as it was before being the very same. Writes into `now`, whose only owner calls. */
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

/** Keeps what it gave last, for something that is worked out again and again. */
export function sharingUnchanged<T>(): (now: T) => T {
  let last: T;
  return now => {
    last = shareUnchanged(last, now);
    return last;
  };
}

/** An object with some parts changed, of which all that is as it was before is the very same. */
export function withParts<T extends object>(before: T, changes: Partial<T>): T {
  const now = { ...before };
  for (const key in changes) now[key] = shareUnchanged(before[key], changes[key]!);
  return now;
}
