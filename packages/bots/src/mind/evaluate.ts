// The value of a position for a civilization, in points at the end of the game.
import type { Position } from '@civolution/engine';
import { INPUTS } from './inputs.js';
import { see } from './see/index.js';
import { timeLeft } from './see/time.js';

/** By the name of an input: what it is worth at the end of the game, and what more at its beginning. */
export type Weights = Readonly<Record<string, readonly [number, number]>>;

export interface Evaluation {
  value(g: Position, seat: number): number;
}

/** The sure points, and the weights times the inputs. */
export function evaluation(weights: Weights): Evaluation {
  const now = Float64Array.from(INPUTS, name => weights[name]?.[0] ?? 0);
  const more = Float64Array.from(INPUTS, name => weights[name]?.[1] ?? 0);
  const inputs = new Float64Array(INPUTS.length);
  return {
    value(g, seat) {
      if (g.s.agenda.length === 0) return g.s.seats[seat]!.score;
      const left = timeLeft(g);
      let sum = see(g, seat, inputs);
      for (let i = 0; i < inputs.length; i++) {
        const n = inputs[i]!;
        if (n !== 0) sum += n * (now[i]! + left * more[i]!);
      }
      return sum;
    },
  };
}
