import type { Rules } from '../pack/rules.js';
import type { State } from '../state/types.js';
import type { Sink } from './events.js';

/** A game in play: the rules of its pack, its state, and who listens. Functions of the engine take it first. */
export interface Game {
  readonly rules: Rules;
  s: State;
  sink: Sink | null;
  /** What set off what happens now, see `flow/causes.ts`. */
  cause: number;
}
