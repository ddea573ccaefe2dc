// A recorded game, step by step.
import type { Civolution, Decision, GameEvent, State } from '@civolution/engine';
import { type GameRecord, replay } from '@civolution/host';

/** A choice of a record, and what came of it. */
export interface Step {
  readonly asked: Decision;
  readonly legal: readonly number[];
  readonly choice: number;
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly after: State;
  /** Whether the choice could not be carried out; the game ends there. */
  readonly failed: boolean;
}

/** Follows a game. It must not change a state; it can change a clone. */
export interface Follower {
  begun?(state: State, events: readonly GameEvent[]): void;
  step?(step: Step): void;
  /** There is nothing more to follow. */
  ended?(): void;
}

/** Why a record cannot be followed any further. */
export interface Stop {
  /** How many choices were made before. */
  readonly at: number;
  readonly why: string;
}

/** Follows a record to its end, or to the first choice that the present rules do not allow. */
export function walk(civ: Civolution, record: GameRecord, ...followers: readonly Follower[]): Stop | null {
  let events: GameEvent[] = [];
  const sink = (event: GameEvent): void => void events.push(event);
  let state = replay(civ, record, { to: 0, sink });
  for (const { begun } of followers) begun?.(state, events);
  let stop: Stop | null = null;
  for (let at = 0; at < record.choices.length && !stop; at++) {
    const [seat, choice] = record.choices[at]!;
    const before = state;
    const asked = civ.decisions(before).find(decision => decision.seat === seat);
    if (!asked) {
      stop = { at, why: `seat ${seat} is not asked` };
      break;
    }
    const legal = civ.legal(before, seat);
    state = civ.clone(before);
    events = [];
    if (legal.includes(choice)) stop = attempt(at, () => civ.apply(state, seat, choice, sink));
    else stop = { at, why: `choice ${choice} is not legal` };
    for (const { step } of followers)
      step?.({ asked, legal, choice, before, events, after: state, failed: stop !== null });
  }
  for (const { ended } of followers) ended?.();
  return stop;
}

function attempt(at: number, work: () => void): Stop | null {
  try {
    work();
    return null;
  } catch (error) {
    return { at, why: String(error) };
  }
}
