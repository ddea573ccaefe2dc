import { HOOKS, type HookName, type Rules, type State } from '@civolution/engine';

/** What the installed cards and chips of a civilization add at a hook point, about `of` if it is given. */
export function standing(rules: Rules, state: State, seat: number, hook: HookName, of = -1): number {
  const number = HOOKS.indexOf(hook);
  let sum = 0;
  for (const slot of state.seats[seat]!.abilities) {
    const ability = rules.abilities[slot];
    if (ability?.kind !== 'rule' || ability.speaksAt !== number) continue;
    if (ability.of < 0 || ability.of === of) sum += ability.n;
  }
  return sum;
}
