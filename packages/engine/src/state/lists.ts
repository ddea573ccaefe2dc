/**
 * Lists in a state are never changed in place: a changed list is a new one. So clones share them all, and a clone
 * costs little more than the state's own fields.
 */
export function put<T>(list: readonly T[], at: number, item: T): T[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

export const add = (list: readonly number[], at: number, n: number): number[] => put(list, at, list[at]! + n);

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Without an item that is in it, the first of its kind. */
export function without(list: readonly number[], item: number): number[] {
  const at = list.indexOf(item);
  return [...list.slice(0, at), ...list.slice(at + 1)];
}
