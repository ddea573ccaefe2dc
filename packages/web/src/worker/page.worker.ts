// The Web Worker of the page: calls come in one after the other, each is answered.
import type { Port } from '@civolution/bots';
import { openGames } from './games.js';
import { lockGame } from './lock.js';
import type { Answer, Call, Failure } from './protocol.js';
import { gamesWorker } from './worker.js';

/** The worker's end of the line to the page. */
declare const self: {
  postMessage(answer: Answer): void;
  onmessage: (event: MessageEvent<Call>) => void;
};

const say = (answer: Answer): void => self.postMessage(answer);

const ours = gamesWorker({
  games: openGames(),
  lock: lockGame,
  startBots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }) as Port,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  show: update => say({ update }),
  report: error => say({ problem: failureOf(error) }),
  lose: lost => say({ lost }),
});

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { code, message: error instanceof Error ? error.message : String(error) };
}

let last: Promise<void> = Promise.resolve();

async function answer({ id, call, args }: Call): Promise<void> {
  try {
    const carryOut = ours[call] as (...given: readonly unknown[]) => Promise<unknown>;
    say({ id, result: await carryOut(...args) });
  } catch (error) {
    say({ id, failure: failureOf(error) });
  }
}

/** While a hint is thought about, the page may go on; looking things up need not wait either. */
const MEANWHILE: ReadonlySet<Call['call']> = new Set(['explain', 'hint', 'exported', 'games']);

self.onmessage = ({ data }) => {
  if (MEANWHILE.has(data.call)) void answer(data);
  else last = last.then(() => answer(data));
};
