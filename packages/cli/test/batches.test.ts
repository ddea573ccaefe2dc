// Batches of games give the same result whatever ran before them, so it does not matter how many cores share them out.
// `command.test.ts` shares games out among real threads.
import { WEIGHTS } from '@civolution/bots';
import { expect, test } from 'vitest';
import { type Job, runBatch } from '../src/jobs.js';
import { loaded } from './support.js';

const random = { name: 'random' } as const;
const JOBS: readonly (readonly [job: Job, games: number])[] = [
  [{ kind: 'simulate', seed: 'x', wish: {}, records: true, bots: Array(4).fill('seeker') }, 3],
  [{ kind: 'fuzz', seed: 'x', wish: { players: 2 }, player: 'seeker', every: 50 }, 2],
  [
    {
      kind: 'arena',
      seed: 'x',
      wish: { players: 3 },
      a: { name: 'easy' },
      b: { name: 'medium' },
      budget: { nodes: 10 },
    },
    1,
  ],
  [{ kind: 'arena', seed: 'x', wish: {}, a: random, b: random }, 1],
  [{ kind: 'tune', seed: 'x', weights: WEIGHTS, nodes: 1 }, 2],
  [{ kind: 'probe', seed: 'x', seats: 2, nodes: 1 }, 2],
];

/** The clock is no part of a result. */
const withoutTimes = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === 'turnMs' ? undefined : value)));

test.each(JOBS)('%j', (job, games) => {
  const civ = loaded('base');
  const batch = (n: number): unknown =>
    withoutTimes(runBatch(civ, job, { from: n * games, to: (n + 1) * games }, () => {}));
  const [first, second] = [batch(0), batch(1)];
  expect(second).not.toEqual(first);
  expect([batch(1), batch(0)]).toEqual([second, first]);
});
