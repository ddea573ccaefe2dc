// Batches of games, on all cores when there are enough of them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, type Range, type Results, runBatch } from './jobs.js';
import { loadPack } from './pack.js';

/**
 * Games in a batch, whatever the cores, so that these do not matter: what a seeker has seen is forgotten between batches,
 * and sums are added up batch by batch. Slow games are shared out in small ones.
 */
const BATCH: Readonly<Record<Job['kind'], number>> = { simulate: 10, fuzz: 10, arena: 1, tune: 4 };

/** What a worker is started with, and what it says. */
export interface Assignment {
  readonly pack: string;
  readonly job: Job;
}
/** The next games to play, or null when there are no more. */
export type Order = Range | null;
export type Report =
  | { readonly ticked: true }
  | { readonly ticked: false; readonly result: Results[Job['kind']] };

/** The results of all batches in order; `tick` is called after each game. */
export async function runGames<J extends Job>(
  pack: string,
  job: J,
  games: number,
  tick: () => void,
  cores = availableParallelism(),
): Promise<Results[J['kind']][]> {
  // A broken pack is found out here, once.
  const civ = loadPack(pack);
  const ranges: Range[] = [];
  const batch = BATCH[job.kind];
  for (let from = 0; from < games; from += batch) ranges.push({ from, to: Math.min(games, from + batch) });
  const threads = Math.min(cores, ranges.length);
  if (threads < 2) return ranges.map(range => runBatch(civ, job, range, tick));

  const results: Results[J['kind']][] = [];
  let next = 0;
  const serve = (): Promise<void> =>
    new Promise((done, failed) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { pack, job } satisfies Assignment,
      });
      let at = -1;
      const hand = (): void => {
        at = next++;
        worker.postMessage((ranges[at] ?? null) satisfies Order);
      };
      worker.on('error', error => {
        next = ranges.length;
        failed(error);
      });
      worker.on('exit', () => done());
      worker.on('message', (report: Report) => {
        if (report.ticked) return tick();
        results[at] = report.result as Results[J['kind']];
        hand();
      });
      hand();
    });
  await Promise.all(Array.from({ length: threads }, serve));
  return results;
}
