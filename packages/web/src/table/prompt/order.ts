// In which order choices are listed.
import type { Choice } from '../../home/protocol.js';

/** Ends something rather than doing it: set apart from the others. */
const ENDING: ReadonlySet<string> = new Set(['endTurn', 'decline', 'feedDone', 'roll', 'accept']);

type Listed = Pick<Choice, 'kind' | 'cost'>;

const paid = ({ kind, cost }: Listed): number =>
  kind === 'pay' ? cost.reduce((sum, { n }) => sum + n, 0) : 0;

/** As the rules name them, but of several ways to pay the cheapest first, and what ends something last. */
export const inOrder = <T extends Listed>(choices: readonly T[]): T[] => [
  ...choices.filter(({ kind }) => !ENDING.has(kind)).sort((a, b) => paid(a) - paid(b)),
  ...choices.filter(({ kind }) => ENDING.has(kind)),
];
