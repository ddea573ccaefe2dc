// The registry of bots: every list of bots is made from it and from their names.
import type { Civolution, Rng } from '@civolution/engine';
import { EASY_BUDGET, easyBot, easyPlayer } from './mind/easy.js';
import type { Weights } from './mind/evaluate.js';
import { MEDIUM_BUDGET, mediumBot, mediumPlayer } from './mind/medium.js';
import type { BotName } from './names.js';
import type { Bot, Budget, Player } from './player.js';
import { randomBot, randomPlayer } from './random.js';

/** A kind of bot. */
export interface BotKind {
  /** What it may think about a turn unless told otherwise. */
  readonly budget: Budget;
  /** A bot for one seat of one game; the seed is of the game and the seat. */
  make(civ: Civolution, seed: string, budget?: Budget): Bot;
  /** The same for the command line, where one player may hold several seats. */
  player(rng: Rng, budget?: Budget, weights?: Weights): Player;
}

export const BOTS: Readonly<Record<BotName, BotKind>> = {
  random: { budget: { nodes: 0 }, make: randomBot, player: randomPlayer },
  easy: { budget: EASY_BUDGET, make: easyBot, player: easyPlayer },
  medium: { budget: MEDIUM_BUDGET, make: mediumBot, player: mediumPlayer },
};
