// What has changed between two views, so that only that has to be sent.
import type { Seat, View } from '@civolution/engine';

/** The parts of a view that have changed. Plain data: it may travel as JSON. */
export interface Patch {
  readonly parts: Readonly<Partial<Omit<View, 'seats'>>>;
  /** By seat. */
  readonly seats: Readonly<Record<number, Readonly<Partial<Seat>>>>;
}

/** Equal data. Lists of views that did not change are most often the same object, which is told at once. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((x, i) => isEqual(x, b[i]));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && isEqual(a[key as never], b[key as never]))
  );
}

/** The parts of `after` that are not alike in `before`. */
export function changedParts<T extends object>(before: T, after: T): Partial<T> {
  const parts: Partial<T> = {};
  for (const key in after) if (!isEqual(before[key], after[key])) parts[key] = after[key];
  return parts;
}

/** What has changed from one view of a game to a later one. */
export function difference(before: View, after: View): Patch {
  const { seats: _, ...parts } = changedParts(before, after);
  const seats: Record<number, Partial<Seat>> = {};
  after.seats.forEach((seat, i) => {
    const own = changedParts(before.seats[i]!, seat);
    if (Object.keys(own).length > 0) seats[i] = own;
  });
  return { parts, seats };
}

/** The later view. All that the patch does not name is the same object as in the earlier one, which stays as it was. */
export function applied(view: View, { parts, seats }: Patch): View {
  const changedSeats = Object.keys(seats).length > 0;
  return {
    ...view,
    ...parts,
    seats: changedSeats
      ? view.seats.map((seat, i) => (seats[i] ? { ...seat, ...seats[i] } : seat))
      : view.seats,
  };
}
