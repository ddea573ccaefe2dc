// Batches of games, on all cores when there are enough of them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { keepWatch, newWatch, type Watch } from './arena/watch.js';
import { type Job, type Range, type Results, runBatch, stopped } from './jobs.js';
import { loadPack } from './pack.js';

/**
 * Games in a batch, whatever the cores, so that these do not matter: what a seeker has seen is forgotten between batches,
 * and sums are added up batch by batch. Slow games are shared out in small ones, games that may be stopped one by one.
 */
const BATCH: Readonly<Record<Job['kind'], number>> = {
  simulate: 10,
  fuzz: 10,
  arena: 1,
  tune: 4,
  probe: 4,
};

/** What a worker is started with, and what it says. */
export interface Assignment {
  readonly pack: string;
  readonly job: Job;
  readonly watch: Watch;
}
/** The next games to play, or null when there are no more. */
export type Order = Range | null;
export type Report =
  | { readonly ticked: true }
  | { readonly ticked: false; readonly result: Results[Job['kind']] };

/**
 * The results of all batches in order; `tick` is called after each game. Once there is no time left no further batch is
 * begun: those that were are a beginning of all.
 */
export async function runGames<J extends Job>(
  pack: string,
  job: J,
  games: number,
  tick: () => void,
  cores = availableParallelism(),
  hasTime: () => boolean = () => true,
): Promise<Results[J['kind']][]> {
  // A broken pack is found out here, once.
  const civ = loadPack(pack);
  const ranges: Range[] = [];
  const batch = BATCH[job.kind];
  for (let from = 0; from < games; from += batch) ranges.push({ from, to: Math.min(games, from + batch) });
  const threads = Math.min(cores, ranges.length);
  const watchful = job.kind === 'arena' && job.patience !== undefined;
  const results: Results[Job['kind']][] = [];
  let next = 0;
  /** Whether there is another batch to begin: the first in any case. */
  const goesOn = (): boolean => next < ranges.length && (next === 0 || hasTime());
  if (threads < 2 && !watchful) {
    for (; goesOn(); next++) results.push(runBatch(civ, job, ranges[next]!, tick));
    return results as Results[J['kind']][];
  }

  /** One thread, until nothing is left to play or it had to be stopped. */
  const shift = (): Promise<void> =>
    new Promise((done, failed) => {
      const watch = newWatch();
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { pack, job, watch } satisfies Assignment,
      });
      let at = -1;
      const hand = (): void => {
        if (!goesOn()) return worker.postMessage(null satisfies Order);
        at = next++;
        worker.postMessage(ranges[at]! satisfies Order);
      };
      worker.on('error', error => {
        next = ranges.length;
        failed(error);
      });
      worker.on('exit', () => done());
      worker.on('message', (report: Report) => {
        if (report.ticked) return tick();
        results[at] = report.result;
        hand();
      });
      if (watchful) {
        const leave = keepWatch(watch, job.patience, who => {
          worker.removeAllListeners('message');
          results[at] = [stopped(job, ranges[at]!.from, who)];
          tick();
          void worker.terminate();
        });
        worker.on('exit', leave);
      }
      hand();
    });
  const serve = async (): Promise<void> => {
    while (goesOn()) await shift();
  };
  await Promise.all(Array.from({ length: threads }, serve));
  return results as Results[J['kind']][];
}
