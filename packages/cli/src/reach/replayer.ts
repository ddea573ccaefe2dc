// A thread that replays games with block coverage on, each choice checked. The rules are loaded after coverage has begun:
// V8 says nothing about functions that were loaded before and never called.

import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { PlayedGame } from './games.js';
import type { Assignment } from './player.js';

/** What the thread posts: after each game, and at the end. */
export type Report =
  | { readonly choices: number }
  | { readonly counted: ReadonlyMap<string, readonly Profiler.FunctionCoverage[]> };

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { loadPack } = await import('../pack.js');
const assignment = workerData as Assignment;
const civ = loadPack(assignment.pack);
const report = (message: Report): void => parentPort!.postMessage(message);

let games = 0;
const player = new Worker(new URL('./player.js', import.meta.url), { workerData: assignment });
player.on('message', (game: PlayedGame) => {
  // Three games of five are played with nobody listening: five, because set-ups are spread in steps of two to four.
  const listener = games % 5 < 2 ? () => {} : undefined;
  const s = civ.create(game.setup, game.seed, listener);
  for (const [seat, choice] of game.choices) civ.choose(s, seat, choice, listener);
  if (civ.decisions(s).length > 0) throw new Error(`game ${game.seed} does not end`);
  games++;
  report({ choices: game.choices.length });
});
await once(player, 'exit');
const { result } = await session.post('Profiler.takePreciseCoverage');
report({ counted: new Map(result.map(({ url, functions }) => [url, functions])) });
