// The games of which `civ reach` sees what code they enter.
import type { Seen } from '@civolution/bots';
import type { Civolution, Setup } from '@civolution/engine';
import type { Chosen } from '@civolution/host';
import { playerCalled, playGame } from '../play.js';
import { spreadSetup } from '../setups.js';

export interface Wanted {
  /** Of each player. */
  readonly games: number;
  readonly seed: string;
}

export interface PlayedGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly choices: readonly Chosen[];
}

export const PLAYERS = ['random', 'seeker'] as const;

/** As in `civ fuzz`: after so many games a seeker forgets what it has seen. */
const BATCH = 10;

/** Both players play the same deals. */
export function* playGames(civ: Civolution, { games, seed }: Wanted): Generator<PlayedGame> {
  for (let from = 0; from < games; from += BATCH) {
    for (const name of PLAYERS) {
      const seen: Seen = new Map();
      for (let n = from; n < Math.min(games, from + BATCH); n++) {
        const game = `${seed}/${n}`;
        const setup = spreadSetup({}, n);
        const player = playerCalled(name, `${game}/player`, seen);
        const players = setup.seats.map(() => player);
        yield { setup, seed: game, choices: playGame(civ, setup, game, players).choices };
      }
    }
  }
}
