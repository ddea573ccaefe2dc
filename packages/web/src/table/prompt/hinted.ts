// How the options of a hint are told.
import type { Hint } from '../../home/protocol.js';
import { words } from '../../words/words.svelte.js';

/** Which of the options a choice is, or -1. */
export const hintedAt = ({ options }: Hint, choice: number): number =>
  options.findIndex(option => option.choice === choice);

/** By how much less than the best another option is expected to bring. */
export function hintValue({ options }: Hint, rank: number): string {
  return rank === 0 ? '' : words().prompt.fewer(options[0]!.value - options[rank]!.value);
}
