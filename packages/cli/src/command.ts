import { availableParallelism } from 'node:os';
import { type Given, type Options, wholeNumber } from './args.js';
import type { Io } from './io.js';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Names of the arguments; those in [brackets] may be left out. */
  readonly positionals: readonly string[];
  readonly options: Options;
  /** More to know, for its help. */
  readonly notes?: string;
  /** Does the work and says how it ended: 0, or 1 when something is wrong with what was looked at. */
  run(given: Given, io: Io): Promise<number>;
}

export const JSON_OPTION = { help: 'print one JSON object and nothing else' };
export const SEED_OPTION = { value: 'S', help: 'any text; equal seeds play equal games (default: 1)' };

const MOST_CORES = 1024;

export const CORES_OPTION = { value: 'N', help: 'play on so many cores (default: all)' };

export const coresOf = (given: Given): number =>
  wholeNumber(given, 'cores', availableParallelism(), 1, MOST_CORES);

export const writeJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value)}\n`);

export const MAX_GAMES = 1_000_000;
