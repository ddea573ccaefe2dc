// How the words of several effects become one sentence.
import { listing } from './grammar.js';

const MERGED: ReadonlySet<string> = new Set(['gain ', 'advance ', 'perform ', 'pay ']);

/** "gain 1 food" and "gain 1 idea" become "gain 1 food and 1 idea"; what is gained per something stands alone. */
export function merged(parts: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const part of parts) {
    const verb = part.slice(0, part.indexOf(' ') + 1);
    const run = runs.at(-1);
    const alone = [part, run?.[0] ?? ''].some(text => text.includes(' per '));
    if (run && !alone && MERGED.has(verb) && run[0]!.startsWith(verb)) run.push(part.slice(verb.length));
    else runs.push([part]);
  }
  return runs.map(run => listing(run));
}

/** One thing after the other; a comma parts two of which one has an "and" of its own. */
export const together = (parts: readonly string[]): string =>
  parts.length === 2 && parts.some(part => part.includes(' and ')) ? parts.join(', and ') : listing(parts);
