// The weights of the evaluation as a file.
import type { Weights } from './evaluate.js';
import { INPUTS } from './inputs.js';

/** Weights read from a file; an input that the file does not know yet begins at nothing. */
export function readWeights(content: unknown): Weights {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new TypeError('it must name inputs with two weights each');
  }
  const read: Partial<Record<string, unknown>> = { ...content };
  for (const [name, pair] of Object.entries(read)) {
    if (!INPUTS.includes(name)) throw new TypeError(`there is no input "${name}"`);
    if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(Number.isFinite)) {
      throw new TypeError(`"${name}" must have two numbers`);
    }
  }
  return Object.fromEntries(
    INPUTS.map(name => [name, (read[name] as [number, number] | undefined) ?? [0, 0]]),
  );
}

/** The file of weights: a line for each input. */
export const weightsText = (weights: Weights): string =>
  `{\n${INPUTS.map(name => `  "${name}": [${weights[name]!.join(', ')}]`).join(',\n')}\n}\n`;
