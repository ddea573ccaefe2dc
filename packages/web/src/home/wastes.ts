// What would be lost of what a choice brings: told from what would happen, never worked out anew.
import type { Speaker } from '@civolution/content/speaker';
import {
  type Civolution,
  causeKind,
  type GameEvent,
  kindOf,
  type State,
  type Task,
} from '@civolution/engine';
import type { Loss, Warning } from './protocol.js';

/** What comes of a choice as far as it is sure beforehand, and nobody else's doing. */
interface Foreseen {
  readonly events: readonly GameEvent[];
  /** What is asked next, unless something new is learnt or happens to others before. */
  readonly next: Task | undefined;
}

function foresee(civ: Civolution, s: State, seat: number, choice: number): Foreseen {
  const after = civ.clone(s);
  const events: GameEvent[] = [];
  let sure = true;
  civ.apply(after, seat, choice, event => {
    sure &&= event.seat === seat && after.learned === s.learned;
    if (sure) events.push(event);
  });
  sure &&= after.learned === s.learned;
  return { events, next: sure ? after.agenda.at(-1) : undefined };
}

/** Abilities answer by themselves: what they cannot bring is nobody's slip. */
function lossOf(event: GameEvent, s: State, speak: Speaker): Loss[] {
  if (causeKind(event.cause) === 'ability') return [];
  switch (event.type) {
    case 'lapsed':
      return [{ kind: 'effect', text: speak.effect(event.list, event.at) }];
    case 'favor':
      return event.lost ? [{ kind: 'favor', n: event.lost }] : [];
    case 'forgone':
      return [{ kind: 'markers', text: speak.name.markers(event.place, event.n, s) }];
    default:
      return [];
  }
}

function lossesOf(civ: Civolution, s: State, seat: number, choice: number, speak: Speaker): Loss[] {
  const { events, next } = foresee(civ, s, seat, choice);
  const losses = events.flatMap(event => lossOf(event, s, speak));
  if (next?.do === 'gainMarkers' && next.seat === seat) {
    losses.push({ kind: 'markers', text: speak.name.markers(next.place, next.left, s) });
  }
  return losses;
}

/** Nothing is gained yet in the draft, and whoever is asked what to do for want of markers knows already. */
const KNOWN: ReadonlySet<string> = new Set(['draft', 'gainMarkers']);

/** The choices of a question that would waste something. */
export function wastes(civ: Civolution, s: State, seat: number, speak: Speaker): Warning[] {
  const task = civ.decisions(s).find(one => one.seat === seat)?.task;
  if (task === undefined || KNOWN.has(task)) return [];
  return civ.legal(s, seat).flatMap((choice): Warning[] => {
    if (kindOf(choice) === 'endTurn') return [];
    const losses = lossesOf(civ, s, seat, choice, speak);
    return losses.length > 0 ? [{ kind: 'wasted', choice, losses }] : [];
  });
}
