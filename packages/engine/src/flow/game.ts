import type { Rules } from '../pack/rules.js';
import type { State } from '../state/types.js';
import type { Sink } from './events.js';

/** The rules of a pack and a state: all that is needed to look something up. */
export interface Position {
  readonly rules: Rules;
  readonly s: State;
}

/** What lies on the table: a position without what remains to be done and without the generator. */
export interface Board {
  readonly rules: Rules;
  readonly s: Readonly<Omit<State, 'agenda' | 'rng'>>;
}

/** A game in play: a position, and who listens. Functions of the engine take it first. */
export interface Game extends Position {
  sink: Sink | null;
  /** What set off what happens now, see `flow/causes.ts`. */
  cause: number;
  /** What this choice has changed so far, see `state/change.ts`. */
  copied: number;
}

/** A game without a listener. */
export const withoutSink = (rules: Rules, s: State): Game => ({ rules, s, sink: null, cause: 0, copied: 0 });
