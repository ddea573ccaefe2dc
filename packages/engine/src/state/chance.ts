import { without } from './lists.js';
import type { State } from './types.js';

/** One seeded generator (sfc32, 128 bits of state) is the only chance in the game. */
export type Rng = number[];

/** Four 32-bit words from a text (cyrb128). */
export function hash128(text: string): Rng {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** The hash of a text, as 32 hexadecimal digits. */
export const hashText = (text: string): string =>
  hash128(text)
    .map(word => word.toString(16).padStart(8, '0'))
    .join('');

/** A generator from a seed text, run in so that similar seeds part ways. */
export function seeded(seed: string): Rng {
  const rng = hash128(seed);
  for (let i = 0; i < 12; i++) next32(rng);
  return rng;
}

/** Returns the next 32 random bits and advances the generator. */
export function next32(rng: Rng): number {
  const a = rng[0]! | 0;
  const b = rng[1]! | 0;
  const c = rng[2]! | 0;
  const d = rng[3]! | 0;
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) >>> 0;
  rng[0] = (b ^ (b >>> 9)) >>> 0;
  rng[1] = (c + (c << 3)) >>> 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) >>> 0;
  return t >>> 0;
}

/**
 * A uniform integer from 0 to n - 1. A word from the last, incomplete block of n is rejected. `>>> 0` makes the result an
 * integer to V8 as well: otherwise it would turn every list it enters into a list of doubles, which stays slow.
 */
export function below(rng: Rng, n: number): number {
  const size = n >>> 0;
  for (;;) {
    const word = next32(rng) >>> 0;
    const place = (word % size) >>> 0;
    if (word - place <= 4294967296 - size) return place;
  }
}

/** Shuffles a list in place and gives it back. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = list[i]!;
    list[i] = list[j]!;
    list[j] = item;
  }
  return list;
}

export function rollDie(s: State): number {
  s.learned++;
  return below(s.rng, 6) + 1;
}

/** A chip drawn from a bag, or -1. Bags are kept in ascending order: what is left in one is no secret. */
export function drawChip(s: State, bag: 'goalBag' | 'incomeBag' | 'attributeBag'): number {
  const chips = s[bag];
  if (chips.length === 0) return -1;
  s.learned++;
  const chip = chips[below(s.rng, chips.length)]!;
  s[bag] = without(chips, chip);
  return chip;
}

/** Ideas to turn a die to another value: steps around the circle in which 6 and 1 are neighbours (ruling 1). */
export const ideasBetween = (from: number, to: number): number => {
  const steps = Math.abs(from - to);
  return Math.min(steps, 6 - steps);
};
