// How the options of a hint are told.
import type { Hint } from '../../home/protocol.js';
import { words } from '../../words/words.svelte.js';

/** Which of the options a choice is, or -1. */
export const hintedAt = ({ options }: Hint, choice: number): number =>
  options.findIndex(option => option.choice === choice);

/** What an option is expected to bring: the best in all, the others by how much less. */
export function hintValue({ options }: Hint, rank: number): string {
  const { expected, fewer } = words().prompt;
  const [best, value] = [options[0]!.value, options[rank]!.value];
  return rank === 0 ? expected(value) : fewer(best - value);
}
