// Plans its whole turn and looks three turns further.
import type { Civolution, Rng } from '@civolution/engine';
import { seedFrom } from '../chance.js';
import { type Bot, type BotPlayer, type Budget, playerOf } from '../player.js';
import { evaluation, type Weights } from './evaluate.js';
import type { SearchOptions } from './search.js';
import { thinker } from './thinker.js';
import weights from './weights.json' with { type: 'json' };

export const WEIGHTS = weights as unknown as Weights;

export const MEDIUM_BUDGET: Budget = { nodes: 2700 };

const optionsFor = (own: Weights): SearchOptions => ({
  evaluation: evaluation(own),
  width: 2,
  best: 4,
  deals: 8,
  ahead: 4,
  turns: 3,
  courses: 3,
});

/** The bot `medium` for one seat of one game; `own` replaces the weights it values positions by. */
export const mediumBot = (
  civ: Civolution,
  seed: string,
  budget: Budget = MEDIUM_BUDGET,
  own: Weights = WEIGHTS,
): Bot => thinker('medium', optionsFor(own), budget, civ, seed);

/** The bot `medium` as a player of any seats of any games. */
export function mediumPlayer(rng: Rng, budget: Budget = MEDIUM_BUDGET, own: Weights = WEIGHTS): BotPlayer {
  const seed = seedFrom(rng);
  return playerOf('medium', (civ, seat) => mediumBot(civ, `${seed}/${seat}`, budget, own));
}
