import { HOOKS, type HookName, type Rules, type State } from '@civolution/engine';

/** What the installed cards and chips of a civilization add at a hook point, about `of` if it is given. */
export function standing(rules: Rules, state: State, seat: number, hook: HookName, of = -1): number {
  const number = HOOKS.indexOf(hook);
  let sum = 0;
  for (const slot of state.seats[seat]!.abilities) {
    for (const rule of rules.abilities[slot]?.rules ?? []) {
      if (rule.hook === number && (rule.of < 0 || rule.of === of)) sum += rule.n;
    }
  }
  return sum;
}
