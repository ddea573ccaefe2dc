import { resolve } from 'node:path';
import { readWeights, type Weights } from '@civolution/bots';
import { UsageError } from './args.js';
import type { Io } from './io.js';
import { readJson } from './pack.js';

/** The weights of a file that someone named. */
export function weightsIn(file: string, io: Io): Weights {
  const content = readJson(resolve(io.folder, file));
  try {
    return readWeights(content);
  } catch (error) {
    throw new UsageError(`${file}: these are no weights: ${(error as Error).message}`);
  }
}
