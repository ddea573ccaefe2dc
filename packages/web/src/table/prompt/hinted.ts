// How the options of a hint are told.
import { words } from '../../words/words.svelte.js';
import type { Hint } from '../../worker/protocol.js';

/** Which of the options a choice is, or -1. */
export const hintedAt = ({ options }: Hint, choice: number): number =>
  options.findIndex(option => option.choice === choice);

/** By how much less than the best another option is expected to bring. */
export function hintValue({ options }: Hint, rank: number): string {
  return rank === 0 ? '' : words().prompt.fewer(options[0]!.value - options[rank]!.value);
}

export const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`;

/** Why the best option is the best: what its turn brings, and how much better it is than the next. */
export function reasons({ options, gains, isOpen }: Hint, sources: readonly string[]): string[] {
  const w = words().prompt;
  const { points, later, markers } = gains;
  const brings = [
    ...(points === 0 ? [] : [w.atOnce(w.pointsNow(points))]),
    ...(later.length === 0
      ? []
      : [w.atEnd(later.map(({ source, n }) => `${signed(n)} ${sources[source]}`).join(', '))]),
    ...(markers.length === 0 ? [] : [`${w.brings} ${markers.join(', ')}`]),
  ];
  const isGain = points > 0 || later.some(({ n }) => n > 0) || markers.length > 0;
  const [best, next] = options;
  return [
    ...brings,
    ...(isOpen ? [w.open] : []),
    ...(!isOpen && !isGain && next ? [w.paysLater] : []),
    ...(best && next ? [w.better(best.value - next.value)] : []),
  ];
}
