// Fitting the weights of the evaluation to games that were played: what a position brought in the end beyond its sure
// points, as a sum of what it held. Only sums are kept of the positions, so that games can be played anywhere.
import { next32, type Position, type Rng } from '@civolution/engine';
import type { Weights } from './evaluate.js';
import { FEATURES, type FeatureName, features, surePoints, timeLeft } from './features.js';

const K = FEATURES.length;

/** Each feature by itself and times the time left, and what comes in time whatever one holds: 1, time, its square. */
export const TERMS = 2 * K + 3;

/** A position as the fit sees it. */
export interface Sample {
  /** The weights times the first 2 K of them are its value beyond the sure points. */
  readonly terms: Float64Array;
  readonly sure: number;
}

export function sampleOf(g: Position, seat: number): Sample {
  const terms = new Float64Array(TERMS);
  const left = timeLeft(g);
  features(g, seat, terms.subarray(0, K));
  for (let k = 0; k < K; k++) terms[K + k] = terms[k]! * left;
  terms[2 * K] = 1;
  terms[2 * K + 1] = left;
  terms[2 * K + 2] = left * left;
  return { terms, sure: surePoints(g, seat) };
}

/** What the fit needs to know of all positions together. */
export interface Sums {
  samples: number;
  /** Terms times terms, row by row from the diagonal on: the other half is the same. */
  readonly products: Float64Array;
  /** Terms times the points that came beyond the sure ones. */
  readonly targets: Float64Array;
}

export const noSums = (): Sums => ({
  samples: 0,
  products: new Float64Array((TERMS * (TERMS + 1)) / 2),
  targets: new Float64Array(TERMS),
});

/** Counts a position of a game in which its seat came to a score. */
export function addSample(sums: Sums, { terms, sure }: Sample, score: number): void {
  const { products, targets } = sums;
  const points = score - sure;
  sums.samples++;
  for (let p = 0, row = 0; p < TERMS; row += TERMS - p, p++) {
    const term = terms[p]!;
    // Most features of most positions are nothing.
    if (term === 0) continue;
    targets[p]! += term * points;
    for (let q = p; q < TERMS; q++) products[row + q - p]! += term * terms[q]!;
  }
}

export function addSums(sums: Sums, more: Sums): void {
  sums.samples += more.samples;
  for (let i = 0; i < sums.products.length; i++) sums.products[i]! += more.products[i]!;
  for (let i = 0; i < sums.targets.length; i++) sums.targets[i]! += more.targets[i]!;
}

/** A weight is held where it is as if so many positions had shown it: the more games, the less that counts. */
const PULL = 1200;
/** A feature that is rarely seen is held as if its mean square were this at least. */
const RARE = 0.3;
/** Just enough for the terms of time to be told apart in the fewest games. */
const LOOSE = 1e-6;

/** The weights that fit best: least squares, each weight pulled towards what it was before. */
export function fitted(sums: Sums, before: Weights, pull = PULL): Weights {
  const { samples, products, targets } = sums;
  if (samples === 0) return before;
  const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS));
  const right = Float64Array.from(targets);
  for (let p = 0, i = 0; p < TERMS; p++) {
    for (let q = p; q < TERMS; q++, i++) {
      matrix[p]![q] = products[i]!;
      matrix[q]![p] = products[i]!;
    }
    const isWeight = p < 2 * K;
    const held = isWeight ? pull * (matrix[p]![p]! / samples + RARE) : LOOSE * samples;
    matrix[p]![p]! += held;
    if (isWeight) right[p]! += held * before[FEATURES[p % K]!][p < K ? 0 : 1];
  }
  const found = solve(matrix, right);
  return weightsBy((_, k) => [found[k]!, found[K + k]!]);
}

/** Solves a symmetric, positive definite system by Cholesky's decomposition; the matrix is used up. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    const row = matrix[i]!;
    for (let j = 0; j <= i; j++) {
      const other = matrix[j]!;
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= row[k]! * other[k]!;
      row[j] = i === j ? Math.sqrt(rest) : rest / other[j]!;
    }
    for (let k = 0; k < i; k++) x[i]! -= row[k]! * x[k]!;
    x[i]! /= row[i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= matrix[k]![i]! * x[k]!;
    x[i]! /= matrix[i]![i]!;
  }
  return x;
}

const weightsBy = (pair: (name: FeatureName, k: number) => readonly [number, number]): Weights =>
  Object.fromEntries(FEATURES.map((name, k) => [name, pair(name, k)])) as Weights;

/** So much of the way from the old weights to the fitted ones is gone in a round. */
const STEP = 0.8;

/** As the file has them. */
const rounded = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** The weights after a round: the old ones moved towards the fitted ones. */
export function mixed(before: Weights, fit: Weights, step = STEP): Weights {
  const moved = (from: number, to: number): number => rounded(from + step * (to - from));
  return weightsBy(name => {
    const [now, more] = before[name];
    return [moved(now, fit[name][0]), moved(more, fit[name][1])];
  });
}

/** How much weights are varied: of their size, and beside it in points at the end and at the beginning. */
const VARIED = 0.8;
const VARIED_NOW = 0.08;
const VARIED_MORE = 0.4;

/** A number from the normal distribution (Box and Muller). */
function normal(rng: Rng): number {
  // From above 0 to 1, for the logarithm.
  const size = Math.sqrt(-2 * Math.log(1 - next32(rng) / 2 ** 32));
  return size * Math.cos((2 * Math.PI * next32(rng)) / 2 ** 32);
}

/** Other tastes than these weights', so that the games show what comes of things that they would never do. */
export const varied = (weights: Weights, rng: Rng): Weights =>
  weightsBy(name => {
    const other = (weight: number, points: number): number =>
      weight * Math.exp(VARIED * normal(rng)) + points * normal(rng);
    const [now, more] = weights[name];
    return [other(now, VARIED_NOW), other(more, VARIED_MORE)];
  });

export interface Change {
  readonly name: FeatureName;
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** What has changed, the largest change of either number first. */
export function changesOf(before: Weights, after: Weights): Change[] {
  const size = (change: Change): number =>
    Math.max(...change.after.map((weight, i) => Math.abs(weight - change.before[i]!)));
  return FEATURES.map(name => ({ name, before: before[name], after: after[name] }))
    .filter(change => size(change) > 0)
    .sort((a, b) => size(b) - size(a));
}

/** Weights read from a file; a feature that the file does not know yet begins at nothing. */
export function readWeights(content: unknown): Weights {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new TypeError('it must name features with two weights each');
  }
  const read: Partial<Record<string, unknown>> = { ...content };
  for (const [name, pair] of Object.entries(read)) {
    if (!(FEATURES as readonly string[]).includes(name)) throw new TypeError(`there is no feature "${name}"`);
    if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(Number.isFinite)) {
      throw new TypeError(`"${name}" must have two numbers`);
    }
  }
  return weightsBy(name => (read[name] as [number, number] | undefined) ?? [0, 0]);
}

/** The file of weights: a line for each feature. */
export const weightsText = (weights: Weights): string =>
  `{\n${FEATURES.map(name => `  "${name}": [${weights[name].join(', ')}]`).join(',\n')}\n}\n`;
