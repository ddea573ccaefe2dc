// The bots by name.
import type { Civolution } from '@civolution/engine';
import { EASY_BUDGET, easyBot } from './mind/easy.js';
import { MEDIUM_BUDGET, mediumBot } from './mind/medium.js';
import type { Bot, Budget } from './player.js';
import { randomBot } from './random.js';

/** From the weakest to the strongest. */
export const BOT_NAMES = ['random', 'easy', 'medium'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A kind of bot. */
export interface BotKind {
  /** What it may think about a turn unless told otherwise. */
  readonly budget: Budget;
  /** A bot for one seat of one game; the seed is of the game and the seat. */
  make(civ: Civolution, seed: string, budget?: Budget): Bot;
}

export const BOTS: Readonly<Record<BotName, BotKind>> = {
  random: { budget: { nodes: 0 }, make: randomBot },
  easy: { budget: EASY_BUDGET, make: easyBot },
  medium: { budget: MEDIUM_BUDGET, make: mediumBot },
};
