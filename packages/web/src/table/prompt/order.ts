// In which order choices are listed, and by which keys they are made.
import { KEYS } from '../../page/keys.js';
import type { Choice, Hint } from '../../worker/protocol.js';

/** Ends something rather than doing it: set apart from the others. */
const ENDING: ReadonlySet<string> = new Set(['endTurn', 'decline', 'feedDone', 'roll', 'accept']);

type Listed = Pick<Choice, 'kind' | 'cost' | 'choice'>;

/** Ways to the same end, which differ in the ideas they take. */
const PRICED: ReadonlySet<string> = new Set(['pay', 'dieValue']);

const paid = ({ kind, cost }: Listed): number =>
  PRICED.has(kind) ? cost.reduce((sum, { n }) => sum + n, 0) : 0;

/**
 * As the rules name them, but of several ways to pay and of several values of a die the cheapest first, and what ends
 * something last. What a hint advises stands above all.
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

/** The keys in the order of the list without a hint: one that is asked for changes no key under one's fingers. */
export const keysOf = (choices: readonly Listed[]): ReadonlyMap<number, string> =>
  new Map(inOrder(choices).flatMap(({ choice }, i) => (KEYS[i] ? [[choice, KEYS[i]]] : [])));
