/*
 * Lists in a state are never changed in place: a changed list is a new one. So clones share them all, and a clone costs
 * little more than the state's own fields.
 *
 * V8 stores lists of small integers without holes in its fastest form. Random play is about a fifth faster when it
 * meets no other form. A list that is created with its length, as by `new Array(n)`, counts as one with holes, and so do
 * its copies. `map` is worse: interpreted it makes a list without holes, and once optimised one with holes. When that
 * happened to lists of a state, all optimised code that had read them was thrown away. So lists are built here, by
 * `push` and `slice`; the test `library.lists-packed` finds others.
 */

/** A copy of a list of numbers with another number at a place. */
export function put(list: readonly number[], at: number, item: number): number[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

/** The same for a list of lists. */
export function putList(
  lists: readonly (readonly number[])[],
  at: number,
  item: readonly number[],
): (readonly number[])[] {
  const copy = lists.slice();
  copy[at] = item;
  return copy;
}

export const add = (list: readonly number[], at: number, n: number): number[] => put(list, at, list[at]! + n);

/** The same number several times. */
export function fill(length: number, item: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(item);
  return list;
}

/** The integers from 0 to length - 1. */
export function range(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(i);
  return list;
}

/** Like `map`, but the result has no holes. */
export function mapped(list: readonly number[], change: (item: number, at: number) => number): number[] {
  const copy = list.slice();
  for (let i = 0; i < list.length; i++) copy[i] = change(list[i]!, i);
  return copy;
}

/**
 * The same for a result of objects or lists. Numbers have a function of their own, because V8 gives all lists that one
 * line of code creates the same form.
 */
export function mappedObjects<T, U extends object>(
  list: readonly T[],
  change: (item: T, at: number) => U,
): U[] {
  const copy: U[] = [];
  for (let i = 0; i < list.length; i++) copy.push(change(list[i]!, i));
  return copy;
}

/** Several lists one after the other. */
export function joined(lists: readonly (readonly number[])[]): number[] {
  const all: number[] = [];
  for (const list of lists) for (let i = 0; i < list.length; i++) all.push(list[i]!);
  return all;
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Writes a choice for each bit of a mask: `first` for bit 0. The mask must not be negative. */
export function offerBits(mask: number, first: number, out: number[]): void {
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask >> bit) & 1) out.push(first + bit);
}

/** The list without one item, which must be in it. If it is there several times, only the first goes. */
export function without(list: readonly number[], item: number): number[] {
  const at = list.indexOf(item);
  const rest: number[] = [];
  for (let i = 0; i < list.length; i++) if (i !== at) rest.push(list[i]!);
  return rest;
}
