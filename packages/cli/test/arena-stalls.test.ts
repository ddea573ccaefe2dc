import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Player } from '@civolution/bots';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepWatch, newWatch, type Thinker, watched } from '../src/arena/watch.js';
import { type ArenaJob, runBatch } from '../src/jobs.js';
import { folder, loaded } from './support.js';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command in threads of its own, with the bot that never answers. */
function arena(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=${new URL('endless-easy.js', import.meta.url)}`, file('../bin/civ.js'), 'arena', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return { status, out: stdout };
}

describe('a bot that never answers', () => {
  test('loses its game, and the others are played on three cores', () => {
    const args = ['--a', 'random', '--b', 'easy', '--games', '4', '--seed', 'x', '--patience', '1', '--json'];
    const failure = { side: 'b', player: 'easy', seat: 0, reason: 'it did not answer within 1 second' };
    const { status, out } = arena(...args, '--cores', '3');
    expect(status).toBe(1);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ games: 4, meanA: expect.any(Number), meanB: expect.any(Number) });
    expect(result.failures).toEqual([
      { game: 1, seed: 'x/0', at: expect.any(Number), ...failure },
      { game: 3, seed: 'x/1', at: expect.any(Number), ...failure },
    ]);
  });

  test('is told in words, against V.I.C.I as well', () => {
    const { status, out } = arena('--a', 'easy', '--solo', 'beginner', '--games', '1', '--patience', '2');
    expect(status).toBe(1);
    expect(out).toMatch(
      /^failure: A \(easy\) on seat 1 lost game 1\/0 after 2 choices: it did not answer within 2 seconds$/m,
    );
  });
});

describe('the watch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const question: Parameters<Player['choose']> = [loaded(), () => expect.fail(), 0, [1]];

  /** Looks several times while a player thinks. */
  const thinking = (seconds: number): Player => ({
    name: 'thinking',
    choose() {
      vi.advanceTimersByTime(seconds * 1000);
      return 1;
    },
  });

  function keep(...players: Player[]) {
    const watch = newWatch();
    const late: Thinker[] = [];
    const leave = keepWatch(watch, 3, who => late.push(who));
    return { players: watched(watch, players), late, leave };
  }

  test('tells once who has thought for too long, and after how many choices of the game', () => {
    const { players, late } = keep(thinking(1), thinking(9));
    for (const seat of [0, 0, 1, 1]) players[seat]!.choose(...question);
    expect(late).toEqual([{ seat: 1, at: 2 }]);
  });

  test('is patient with many choices, and when nobody thinks', () => {
    const { players, late } = keep(thinking(3));
    vi.advanceTimersByTime(20_000);
    for (let n = 0; n < 20; n++) players[0]!.choose(...question);
    vi.advanceTimersByTime(20_000);
    expect(late).toEqual([]);
  });

  test('a player that throws does not think any more', () => {
    const { players, late } = keep({
      name: 'throwing',
      choose() {
        throw new Error('planted');
      },
    });
    expect(() => players[0]!.choose(...question)).toThrow('planted');
    vi.advanceTimersByTime(20_000);
    expect(late).toEqual([]);
  });

  test('ends', () => {
    const { players, late, leave } = keep(thinking(9));
    leave();
    players[0]!.choose(...question);
    expect(late).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('games are the same when they are watched', () => {
  const random = { name: 'random' } as const;
  const job: ArenaJob = { kind: 'arena', seed: 'watched', wish: {}, a: random, b: random };
  const scores = (watch?: ReturnType<typeof newWatch>) =>
    runBatch(loaded(), job, { from: 0, to: 2 }, () => {}, watch).map(game => game.scores);
  expect(scores(newWatch())).toEqual(scores());
});
