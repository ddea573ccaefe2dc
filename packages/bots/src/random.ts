import { below, type Rng } from '@civolution/engine';
import type { Player } from './player.js';

/** Takes any choice, all alike. */
export const randomPlayer = (rng: Rng): Player => ({
  name: 'random',
  choose: (_civ, _look, _seat, legal) => legal[below(rng, legal.length)]!,
});
