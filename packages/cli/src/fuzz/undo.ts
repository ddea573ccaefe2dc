// Undo: exactly the earlier state, and never past new information.
import { kindOf, type State } from '@civolution/engine';
import type { Session } from '@civolution/host';
import { changed } from './checks.js';
import { equal } from './equal.js';
import type { Target } from './target.js';

interface Step {
  readonly seat: number;
  readonly choice: number;
  readonly before: State;
}

/** A game in a session, beside the one that is tested. */
export interface Past {
  readonly session: Session;
  /** The choices since a seat last learnt something new or ended its turn. */
  readonly steps: Step[];
}

/** Whether a seat learnt something, told from what lies on the table: chance was used, or something was turned up. */
function learnt(before: State, after: State, seat: number): boolean {
  if (!equal(before.rng, after.rng)) return true;
  if (before.revealed !== after.revealed || before.developed !== after.developed) return true;
  if (before.event !== after.event) return true;
  // Nothing is turned up when the last creature is tamed.
  if (after.creature >= 0 && before.creature !== after.creature) return true;
  if (before.solo && !equal(before.solo.stack, after.solo?.stack)) return true;
  return after.known.some((mask, card) => ((mask & ~before.known[card]!) >> seat) & 1);
}

/** Makes a choice in the session and takes it back; `after` is what it must lead to. */
export function checkUndo(
  target: Target,
  past: Past,
  seat: number,
  choice: number,
  after: State,
): string | null {
  const { session, steps } = past;
  const before = session.state;
  const { task } = target.civ.decisions(before).find(decision => decision.seat === seat)!;
  target.choose(session, seat, choice);
  const final = learnt(before, after, seat) || kindOf(choice) === 'endTurn';
  if (final) steps.length = 0;
  else steps.push({ seat, choice, before });
  const differs = changed('a session has come to another state', session.state, after);
  if (differs !== null) return differs;
  for (let other = 0; other < after.seats.length; other++) {
    if (!target.canUndo(session, other)) continue;
    if (final) return `seat ${other} may take back a choice after something new was learnt`;
    if (other !== seat && task !== 'draft') return `seat ${other} may take back a choice of seat ${seat}`;
  }
  if (final || !target.canUndo(session, seat)) return null;
  // One step back at every choice; all the way once in a turn, when nothing but its end is left to say.
  const next = target.civ.decisions(after)[0];
  return unwind(target, past, seat, next?.task === 'endTurn' ? steps.length : 1);
}

/** Goes back and forth again. */
function unwind(target: Target, { session, steps }: Past, seat: number, furthest: number): string | null {
  const after = session.state;
  let back = 0;
  for (; back < furthest && target.canUndo(session, seat); back++) {
    const step = steps[steps.length - 1 - back];
    if (step?.seat !== seat) return 'a choice was taken back that may not be';
    target.undo(session, seat);
    const differs = changed('undo leads elsewhere', session.state, step.before);
    if (differs !== null) return differs;
  }
  for (const step of steps.slice(steps.length - back)) target.choose(session, step.seat, step.choice);
  return changed('the same choices after an undo lead elsewhere', session.state, after);
}
