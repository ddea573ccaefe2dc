// Why a bot did what it did: what its plan brings, as far as that is sure, which will be seen in a moment anyway. How many
// choices it had, and what each was worth to it, is not told: that would tell of its hand.
import type { BotName, Thought } from '@civolution/bots';
import { kindOf, kindsThat, SPECTATOR, type View } from '@civolution/engine';
import { follow, gainsOf } from './advice.js';
import type { Reason } from './protocol.js';
import { dealt, type Means } from './screen.js';

/** Cards are kept and put away in secret. */
const SECRET = kindsThat('secret');

/** How a turn is used. An activation is told when it is paid, which was planned with it. */
const TURN = kindsThat('usesTurn');

/** From a thought about what the viewer of `view` is asked. Null where there was nothing to choose, or there is nothing to say. */
export function reasonOf(
  means: Means,
  view: View,
  bot: BotName,
  { choice, alternatives, line }: Thought,
  deal?: string,
): Reason | null {
  const kind = kindOf(choice);
  if (SECRET.has(kind) || (alternatives.length < 2 && kind !== 'pay')) return null;
  const usesTurn = TURN.has(kind);
  if (bot === 'random') return usesTurn ? { kind: 'chance' } : null;
  const s = dealt(means, view, deal);
  const { end, isOpen } = follow(means, s, view.viewer, line);
  // As anyone at the table may know it.
  const gains = gainsOf(means, s, end, view.viewer, SPECTATOR);
  const isForEnd = gains.later.some(({ n }) => n > 0);
  // What another choice brings at once needs no further words.
  if (isForEnd || (usesTurn && (gains.points > 0 || gains.markers.length > 0))) {
    return { kind: 'gains', gains, isOpen };
  }
  return usesTurn ? { kind: 'hope' } : null;
}
