// In which order choices are listed.
import type { Choice, Hint } from '../../home/protocol.js';

/** Ends something rather than doing it: set apart from the others. */
const ENDING: ReadonlySet<string> = new Set(['endTurn', 'decline', 'feedDone', 'roll', 'accept']);

type Listed = Pick<Choice, 'kind' | 'cost' | 'choice'>;

const paid = ({ kind, cost }: Listed): number =>
  kind === 'pay' ? cost.reduce((sum, { n }) => sum + n, 0) : 0;

/**
 * As the rules name them, but of several ways to pay the cheapest first, and what ends something last. What a hint advises
 * stands above all.
 */
export function inOrder<T extends Listed>(choices: readonly T[], hint: Hint | null = null): T[] {
  const advised = (hint?.options ?? []).flatMap(({ choice }) => choices.filter(one => one.choice === choice));
  const others = choices.filter(one => !advised.includes(one));
  return [
    ...advised,
    ...others.filter(({ kind }) => !ENDING.has(kind)).sort((a, b) => paid(a) - paid(b)),
    ...others.filter(({ kind }) => ENDING.has(kind)),
  ];
}
