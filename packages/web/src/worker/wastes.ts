// What would be lost of what a choice brings: told from what would happen, never worked out anew.
import type { GameTexts } from '@civolution/content/game-texts';
import { type Civolution, causeKind, type GameEvent, type State } from '@civolution/engine';
import type { Foreseen } from './foresee.js';
import type { Loss, Warning } from './protocol.js';

/** Abilities answer by themselves: what they cannot bring is nobody's slip. */
function lossOf(event: GameEvent, s: State, texts: GameTexts): Loss[] {
  if (causeKind(event.cause) === 'ability') return [];
  switch (event.type) {
    case 'lapsed':
      return [{ kind: 'effect', text: texts.effect(event.list, event.at) }];
    case 'favor':
      return event.lost ? [{ kind: 'favor', n: event.lost }] : [];
    case 'forgone':
      return [{ kind: 'markers', text: texts.name.markers(event.place, event.n, s) }];
    default:
      return [];
  }
}

function lossesOf({ events, next }: Foreseen, s: State, seat: number, texts: GameTexts): Loss[] {
  const losses = events.flatMap(event => lossOf(event, s, texts));
  if (next?.do === 'gainMarkers' && next.seat === seat) {
    losses.push({ kind: 'markers', text: texts.name.markers(next.place, next.left, s) });
  }
  return losses;
}

/** Nothing is gained yet in the draft, and whoever is asked what to do for want of markers knows already. */
const KNOWN: ReadonlySet<string> = new Set(['draft', 'gainMarkers']);

/** The choices of a question that would waste something. */
export function wastes(
  civ: Civolution,
  s: State,
  seat: number,
  texts: GameTexts,
  foreseen: ReadonlyMap<number, Foreseen>,
): Warning[] {
  const task = civ.decisions(s).find(one => one.seat === seat)?.task;
  if (task === undefined || KNOWN.has(task)) return [];
  return [...foreseen].flatMap(([choice, ahead]): Warning[] => {
    const losses = lossesOf(ahead, s, seat, texts);
    return losses.length > 0 ? [{ kind: 'wasted', choice, losses }] : [];
  });
}
