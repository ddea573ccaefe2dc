import { below, type Civolution, type Rng } from '@civolution/engine';
import { rngFor } from './chance.js';
import { type Bot, botOf, type Player, type Thinking } from './player.js';

/** A player that makes any legal choice, each with the same chance. */
export const randomPlayer = (rng: Rng): Player => ({
  name: 'random',
  choose: (_civ, _look, _seat, legal) => legal[below(rng, legal.length)]!,
});

/** The bot that makes any legal choice, for one seat of one game. */
export const randomBot = (civ: Civolution, seed: string): Bot =>
  botOf('random', function* ({ view, legal }): Thinking {
    const choice = legal[below(rngFor(civ, seed, view), legal.length)]!;
    const others = legal.filter(other => other !== choice);
    const alternatives = [choice, ...others].map(any => ({ choice: any, value: 0 }));
    return { choice, alternatives, line: [{ legal, choice }], nodes: 0 };
  });
