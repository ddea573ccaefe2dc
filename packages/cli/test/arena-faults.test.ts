// The command with a bot that breaks down. Without patience it plays in this thread, where the bot is planted.
import type * as Bots from '@civolution/bots';
import { expect, test, vi } from 'vitest';
import { run } from './support.js';

const broken: Bots.Player = {
  name: 'easy',
  choose() {
    throw new Error('planted');
  },
};

vi.mock('@civolution/bots', async original => {
  const bots = await original<typeof Bots>();
  return { ...bots, BOTS: { ...bots.BOTS, easy: { ...bots.BOTS.easy, player: () => broken } } };
});

const HERE = ['--cores', '1', '--patience', '0'];
const ARGS = ['arena', '--a', 'random', '--b', 'easy', '--games', '2', '--seed', 'x', ...HERE];

test('a bot that throws loses its games and is reported with seed and reason', async () => {
  const { code, out } = await run([...ARGS, '--json']);
  expect(code).toBe(1);
  const result = JSON.parse(out) as Record<string, unknown>;
  expect(result).toMatchObject({ winsA: 2, winsB: 0, winRateA: 1, meanA: null, meanB: null });
  const failure = { seed: 'x/0', side: 'b', player: 'easy', reason: 'it threw Error: planted' };
  expect(result['failures']).toMatchObject([
    { game: 0, seat: 1, ...failure },
    { game: 1, seat: 0, ...failure },
  ]);
});

test('and in words', async () => {
  const { code, out } = await run(ARGS);
  expect(code).toBe(1);
  expect(out).toMatch(/^mean score +- +-$/m);
  expect(out).toMatch(
    /^failure: B \(easy\) on seat 2 lost game x\/0 after \d+ choices: it threw Error: planted$/m,
  );
});

test('against V.I.C.I as well', async () => {
  const { code, out } = await run([
    ...['arena', '--a', 'easy', '--solo', 'beginner', '--games', '1', '--json', ...HERE],
  ]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ winsA: 0, winsB: 1, failures: [{ side: 'a', seat: 0 }] });
});
