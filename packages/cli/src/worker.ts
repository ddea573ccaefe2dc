// One of several threads that play batches of games.
import { parentPort, workerData } from 'node:worker_threads';
import { runBatch } from './jobs.js';
import { loadPack } from './pack.js';
import type { Assignment, Order, Report } from './parallel.js';

const { pack, job, watch } = workerData as Assignment;
const civ = loadPack(pack);
const report = (message: Report): void => parentPort!.postMessage(message);

parentPort!.on('message', (range: Order) => {
  if (range === null) return parentPort!.close();
  const result = runBatch(civ, job, range, () => report({ ticked: true }), watch);
  report({ ticked: false, result });
});
