// A newcomer: it overlooks some choices and misjudges all a little, but not where everyone sees what is at stake.
import { type Civolution, next32, type Rng } from '@civolution/engine';
import { seedFrom } from '../chance.js';
import { type Bot, type BotPlayer, type Budget, playerOf } from '../player.js';
import { evaluation } from './evaluate.js';
import { WEIGHTS } from './medium.js';
import type { SearchOptions } from './search.js';
import { thinker } from './thinker.js';

/** One choice in so many is not seen at all. */
const OVERLOOKS = 3;
/** Points by which a value may be misjudged, either way. */
const MISJUDGES = 6;

export const EASY_BUDGET: Budget = { nodes: 400 };

/** A number from -1 to 1. */
const either = (rng: Rng): number => next32(rng) / 2 ** 31 - 1;

const OPTIONS: SearchOptions = {
  evaluation: evaluation(WEIGHTS),
  width: 1,
  best: 0,
  deals: 0,
  ahead: 0,
  turns: 0,
  courses: 0,
  errors: {
    overlooks: rng => next32(rng) % OVERLOOKS === 0,
    misjudges: rng => MISJUDGES * either(rng),
  },
};

export const easyBot = (civ: Civolution, seed: string, budget: Budget = EASY_BUDGET): Bot =>
  thinker('easy', OPTIONS, budget, civ, seed);

/** The bot `easy` as a player of any seats of any games. */
export function easyPlayer(rng: Rng, budget: Budget = EASY_BUDGET): BotPlayer {
  const seed = seedFrom(rng);
  return playerOf('easy', (civ, seat) => easyBot(civ, `${seed}/${seat}`, budget));
}
