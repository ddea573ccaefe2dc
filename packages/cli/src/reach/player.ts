// A thread in which games are played before they are replayed with coverage on: what the players try out or ask about
// the rules is not play, and does not count.
import { parentPort, workerData } from 'node:worker_threads';
import { loadPack } from '../pack.js';
import { playGames, type Wanted } from './games.js';

/** What the thread is started with. It posts each game. */
export interface Assignment extends Wanted {
  readonly pack: string;
}

const { pack, ...wanted } = workerData as Assignment;
for (const game of playGames(loadPack(pack), wanted)) parentPort!.postMessage(game);
