/**
 * Players that are programs.
 * @module index
 */

export { BOTS, type BotKind } from './bots.js';
export { easyPlayer } from './mind/easy.js';
export type { Weights } from './mind/evaluate.js';
export { mediumBot, mediumPlayer, WEIGHTS } from './mind/medium.js';
export {
  addScore,
  addSums,
  anyTurns,
  type Effect,
  effectsOf,
  faded,
  KNOBS,
  noSums,
  type Sums,
  together,
  turned,
  turnsFor,
} from './mind/tune.js';
export { readWeights, weightsText } from './mind/weights.js';
export { BOT_NAMES, type BotName } from './names.js';
export {
  type Alternative,
  type Bot,
  type BotPlayer,
  type Budget,
  conclude,
  type Player,
  type Purpose,
  type Question,
  type Step,
  type Thinking,
  type Thought,
} from './player.js';
export { randomPlayer } from './random.js';
export { connect, type Pending, type Remote } from './remote.js';
export { type Seen, seekerPlayer } from './seeker.js';
export { type Answer, type Order, type Pause, type Port, serve, type ThinkOrder } from './worker.js';
