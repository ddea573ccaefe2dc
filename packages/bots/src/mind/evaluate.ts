// The value of a position for a civilization, in points at the end of the game.
import { differsOnlyInAgenda, isInstalling, type Position, type State } from '@civolution/engine';
import { INPUTS } from './inputs.js';
import { see } from './see/index.js';
import { timeLeft } from './see/time.js';

/** By the name of an input: what it is worth at the end of the game, and what more at its beginning. */
export type Weights = Readonly<Record<string, readonly [number, number]>>;

export interface Evaluation {
  value(g: Position, seat: number): number;
}

/**
 * Whether two positions must have the same value: they differ only in the agenda and the generator. Of the agenda the
 * inputs see only whether it is empty and which cards are being installed.
 */
export const isWorthTheSame = (a: State, b: State): boolean =>
  differsOnlyInAgenda(a, b) &&
  a.agenda.length > 0 &&
  b.agenda.length > 0 &&
  !isInstalling(a) &&
  !isInstalling(b);

/** Apart from `value`, because V8 optimises the loop better here. */
function weigh(points: number, inputs: Float64Array, worth: Float64Array): number {
  let sum = points;
  for (let i = 0; i < inputs.length; i++) sum += inputs[i]! * worth[i]!;
  return sum;
}

/** The sure points, and the weights times the inputs. */
export function evaluation(weights: Weights): Evaluation {
  const now = Float64Array.from(INPUTS, name => weights[name]?.[0] ?? 0);
  const more = Float64Array.from(INPUTS, name => weights[name]?.[1] ?? 0);
  const inputs = new Float64Array(INPUTS.length);
  /** The weight of each input for `worthAt`, the last `timeLeft`, which is the same for nearly all positions of a search. */
  const worth = new Float64Array(INPUTS.length);
  let worthAt = Number.NaN;
  return {
    value(g, seat) {
      if (g.s.agenda.length === 0) return g.s.seats[seat]!.score;
      const left = timeLeft(g);
      if (left !== worthAt) {
        for (let i = 0; i < worth.length; i++) worth[i] = now[i]! + left * more[i]!;
        worthAt = left;
      }
      return weigh(see(g, seat, inputs), inputs, worth);
    },
  };
}
