// The things on the table that choices point at.
import type { Description, Target } from '@civolution/engine';

/** A choice, or whatever else points at things. */
export interface About {
  readonly targets: readonly Target[];
}

/** It is about what the question is about, and not at what asks; attribute chips can be taken at almost any question. */
export const isOnTable = ({ kind, atAsker }: Pick<Description, 'kind' | 'atAsker'>): boolean =>
  kind !== 'attribute' && !atAsker;

export const isSame = (a: Target, b: Target): boolean => a.kind === b.kind && a.id === b.id;

export const keyOf = ({ kind, id }: Target): string => `${kind}:${id}`;

/** By the key of each thing, what points at it. */
export function byTarget<A extends About>(all: readonly A[]): ReadonlyMap<string, readonly A[]> {
  const map = new Map<string, A[]>();
  for (const one of all) {
    for (const key of new Set(one.targets.map(keyOf))) {
      const there = map.get(key);
      if (there) there.push(one);
      else map.set(key, [one]);
    }
  }
  return map;
}
