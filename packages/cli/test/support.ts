import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Civolution } from '@civolution/engine';
import { afterAll } from 'vitest';
import { civ } from '../src/civ.js';
import type { Target } from '../src/fuzz/target.js';
import { type Failure, type FuzzJob, fuzz } from '../src/jobs.js';
import { loadPack } from '../src/pack.js';
import { PLAYERS, type PlayerName } from '../src/play.js';
import type { Wish } from '../src/setups.js';

/** A folder for what a test file writes; gone when its tests are done. */
export const folder = mkdtempSync(join(tmpdir(), 'civ-'));
afterAll(() => rmSync(folder, { recursive: true }));

export function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command inside the test. */
export async function run(args: readonly string[], tty = false): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await civ(args, {
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    tty,
    folder,
  });
  return { code, out, err };
}

/** Runs the command with --json: one object, and nothing else. */
export async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json']);
  if (code !== 0 || err !== '' || !out.endsWith('}\n')) throw new Error(`code ${code}: ${err}${out}`);
  return JSON.parse(out) as Record<string, unknown>;
}

/** The engine's frozen pack. */
export const testPack = 'test';

export const loaded = (pack = testPack): Civolution => loadPack(pack);

/** The first failure that fuzzing finds in a few games, or null. */
export function firstFailure(
  target: Target,
  { games = 3, wish = {}, player = 'random' }: { games?: number; wish?: Wish; player?: PlayerName } = {},
): Failure | null {
  const job: FuzzJob = { kind: 'fuzz', seed: 'planted', wish, player };
  return fuzz(target, job, { from: 0, to: games }, () => {}).failures[0] ?? null;
}

/** All players by name, as messages list them. */
export const ANY_PLAYER = `${PLAYERS.slice(0, -1).join(', ')} or ${PLAYERS.at(-1)}`;
