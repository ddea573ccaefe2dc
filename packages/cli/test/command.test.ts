// The command as people call it, built.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runBatch, type SimulateJob } from '../src/jobs.js';
import { folder, loaded } from './support.js';

const bin = fileURLToPath(new URL('../bin/civ.js', import.meta.url));

function call(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('help and exit codes', () => {
  const { code, out, err } = call('--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('usage: civ COMMAND');
  expect(call('simulate', '--players', '5')).toEqual({
    code: 2,
    out: '',
    err: 'civ: --players must be a whole number from 2 to 4, not "5"\n',
  });
  expect(call('replay', 'nowhere.json').code).toBe(2);
});

test('many games are shared out among threads, and come out the same', () => {
  const { code, out, err } = call('simulate', '--games', '20', '--players', '2', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const job: SimulateJob = {
    kind: 'simulate',
    seed: '1',
    wish: { players: 2 },
    records: false,
    bots: ['random', 'random'],
  };
  const civ = loaded('base');
  const ranges = [0, 10].map(from => ({ from, to: from + 10 }));
  const outcomes = ranges.flatMap(range => runBatch(civ, job, range, () => {}));
  expect(JSON.parse(out)).toMatchObject({
    games: 20,
    decisions: outcomes.reduce((sum, game) => sum + game.decisions, 0),
    winsBySeat: [0, 1].map(seat => outcomes.filter(game => game.winner === seat).length),
  });
});
