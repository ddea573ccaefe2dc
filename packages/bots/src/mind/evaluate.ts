// The value of a position for a civilization, in points at the end of the game.
import type { Position } from '@civolution/engine';
import { FEATURES, type FeatureName, features, surePoints, timeLeft } from './features.js';

/** What one of a thing is worth at the end of the game, and what more at its beginning. */
export type Weights = Readonly<Record<FeatureName, readonly [number, number]>>;

export interface Evaluation {
  value(g: Position, seat: number): number;
}

export function evaluation(weights: Weights): Evaluation {
  const now = Float64Array.from(FEATURES, name => weights[name][0]);
  const more = Float64Array.from(FEATURES, name => weights[name][1]);
  const found = new Float64Array(FEATURES.length);
  return {
    value(g, seat) {
      const points = surePoints(g, seat);
      if (g.s.agenda.length === 0) return points;
      features(g, seat, found);
      const left = timeLeft(g);
      let sum = points;
      for (let i = 0; i < found.length; i++)
        if (found[i] !== 0) sum += found[i]! * (now[i]! + left * more[i]!);
      return sum;
    },
  };
}
