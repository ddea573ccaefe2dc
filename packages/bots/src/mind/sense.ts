// Common sense: which choices need no thought.
import { C, type ChoiceKind, kindOf, kindsThat, RANGE, type TaskName } from '@civolution/engine';

const isKind = (choice: number, kind: ChoiceKind): boolean => choice >= C[kind] && choice < C[kind] + RANGE;

export const isChip = (choice: number): boolean => isKind(choice, 'attribute');

/** What brings nothing and leaves something. */
const QUITS = kindsThat('stops');
export const quits = (choice: number): boolean => QUITS.has(kindOf(choice));

/** Where everyone sees what is at stake. */
const PLAIN: ReadonlySet<TaskName> = new Set<TaskName>([
  'feed',
  'death',
  'lose',
  'gorge',
  'glacier',
  'endTurn',
]);
export const isPlain = (task: TaskName | undefined): boolean => task !== undefined && PLAIN.has(task);

/** Tribes are fed as long as there is food. */
function fed(legal: readonly number[]): readonly number[] {
  if (!legal.includes(C.feedDone)) return legal;
  if (legal.includes(C.feedAll)) return [C.feedAll];
  return legal.some(choice => isKind(choice, 'feed')) ? legal.filter(choice => choice !== C.feedDone) : legal;
}

/**
 * What is worth a thought. Attribute chips are offered with every question of a turn; they are thought about once,
 * at its end, so that the order in which they could be taken is no matter.
 */
export function worthThought(legal: readonly number[], chipsLater: boolean): readonly number[] {
  const open = fed(legal);
  if (!chipsLater) return open;
  let chips = 0;
  for (let i = 0; i < open.length; i++) if (isChip(open[i]!)) chips++;
  return chips === 0 || chips === open.length ? open : open.filter(choice => !isChip(choice));
}
