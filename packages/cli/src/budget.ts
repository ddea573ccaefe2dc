// How long bots that think may think about a turn.
import { BOT_NAMES, BOTS, type Budget } from '@civolution/bots';
import { type Given, type Options, UsageError, wholeNumber } from './args.js';

/** The bots that try choices at all. */
const THINKING = BOT_NAMES.filter(name => BOTS[name].budget.nodes !== 0);

export const BUDGET_OPTIONS = {
  nodes: {
    value: 'N',
    help: `${THINKING.join(' and ')} try so many choices per turn: equal seeds play equal games`,
  },
  time: {
    value: 'MS',
    help: 'or they think so many milliseconds per turn (default: nodes of their own)',
  },
} satisfies Options;

export const MOST_NODES = 100_000_000;
const MOST_MS = 3_600_000;

/** The budget asked for; none is left to the bots. */
export function budgetOf(given: Given): Budget | undefined {
  const { values } = given;
  if (values.has('nodes') && values.has('time')) {
    throw new UsageError('--nodes and --time are two ways to set one budget; name one');
  }
  if (values.has('nodes')) return { nodes: wholeNumber(given, 'nodes', 1, 1, MOST_NODES) };
  if (values.has('time')) return { ms: wholeNumber(given, 'time', 1, 1, MOST_MS) };
  return undefined;
}
