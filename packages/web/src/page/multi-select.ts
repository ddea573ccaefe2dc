// Things clicked on one after the other, where a choice is about several of them: two dice for a module.
import type { Target } from '@civolution/engine';
import { type About, isSame } from './targets.js';

/** What a choice is about besides the things taken so far; null if it is not about all of them. */
function restOf({ targets }: About, taken: readonly Target[]): readonly Target[] | null {
  const rest = [...targets];
  for (const one of taken) {
    const at = rest.findIndex(other => isSame(one, other));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The choices that are about all the things taken so far. */
export const leftOf = <C extends About>(choices: readonly C[], taken: readonly Target[]): readonly C[] =>
  taken.length === 0 ? choices : choices.filter(choice => restOf(choice, taken) !== null);

/**
 * What a click on one more thing comes to: things taken, as long as others like it can follow, or the choices that are left.
 * A thing that cannot be taken once more is put back.
 */
export function clicked<C extends About>(
  choices: readonly C[],
  taken: readonly Target[],
  at: Target,
): { readonly taken: readonly Target[] } | { readonly choices: readonly C[] } {
  const more = [...taken, at];
  const left = leftOf(choices, more);
  if (left.length === 0) return { taken: taken.filter(one => !isSame(one, at)) };
  const isHalf = left.some(choice => restOf(choice, more)!.some(({ kind }) => kind === at.kind));
  return left.length > 1 && isHalf ? { taken: more } : { choices: left };
}
