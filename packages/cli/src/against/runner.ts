// The builds that are timed run in threads of their own. If they shared one, V8 would give the objects of both the same
// shapes: what one build writes into them would slow down the other, by a quarter in random play.
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Pack } from '@civolution/engine';
import type { Wish } from '../setups.js';
import { loadBuild } from './build.js';
import { contestsFor, playForCompiler, type Slice, type WorkName } from './contests.js';

/** What a thread is started with. Both threads make the same list of contests of it. */
export interface Assignment {
  readonly folder: string;
  readonly pack: Pack;
  readonly wish: Wish;
  readonly only: WorkName | null;
  readonly rounds: number;
}

interface Order {
  readonly contest: number;
  readonly round: number;
}

/** One build in its thread. */
export interface Runner {
  /** Does one slice of a contest, by its number in the list. */
  run(contest: number, round: number): Promise<Slice>;
  close(): Promise<unknown>;
}

/** Starts a thread, and waits until it has played for a while. Errors begin with the build's name. */
export async function startRunner(name: string, assignment: Assignment): Promise<Runner> {
  const worker = new Worker(new URL('./runner.js', import.meta.url), { workerData: assignment });
  const answer = async <T>(): Promise<T> => {
    try {
      const [message] = await once(worker, 'message');
      return message;
    } catch (error) {
      throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
  await answer<'ready'>();
  return {
    run(contest, round) {
      worker.postMessage({ contest, round } satisfies Order);
      return answer<Slice>();
    },
    close: () => worker.terminate(),
  };
}

async function serve({ folder, pack, wish, only, rounds }: Assignment): Promise<void> {
  const build = await loadBuild(folder, pack);
  playForCompiler(build, rounds);
  const contests = contestsFor(wish, '', only);
  let prepared = -1;
  let work: (round: number) => number = () => 0;
  parentPort!.on('message', ({ contest, round }: Order) => {
    if (contest !== prepared) work = contests[contest]!.prepare(build);
    prepared = contest;
    const start = performance.now();
    const units = work(round);
    parentPort!.postMessage({ units, ms: performance.now() - start } satisfies Slice);
  });
  parentPort!.postMessage('ready');
}

if (parentPort) await serve(workerData as Assignment);
