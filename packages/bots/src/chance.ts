// The chance of bots, which is never the game's.
import { type Civolution, next32, type Rng, seeded, type View } from '@civolution/engine';

/** The same view gives the same generator to a bot of the same seed, whatever was asked before. */
export const rngFor = (civ: Civolution, seed: string, view: View): Rng =>
  seeded(`${seed}/${view.viewer}/${civ.hash(view)}`);

/** A seed for a bot from a generator. */
export const seedFrom = (rng: Rng): string => `${next32(rng)}.${next32(rng)}`;
