// Tuning the weights by trying them out. In every game each seat plays with some weights turned up and the others turned down,
// as chance decides, so that whatever scores have in common with a weight turned up is due to it. Only sums are kept of the
// games, so that they can be played anywhere.
import { below, type Rng } from '@civolution/engine';
import type { Weights } from './evaluate.js';
import { GROUP_NAMES, type Group, INPUTS } from './inputs.js';

/** Inputs whose weights are turned together: those of a group, or a single one. */
export interface Knob {
  readonly name: string;
  readonly inputs: readonly string[];
}

/** Groups whose members have little in common. */
const APART: ReadonlySet<Group> = new Set<Group>([
  'units',
  'rows',
  'activations',
  'second',
  'third',
  'tribes',
  'hunger',
  'statues',
  'prospects',
  'wanted',
]);

const membersOf = (group: Group): string[] =>
  INPUTS.filter(name => name === group || name.startsWith(`${group}.`));

export const KNOBS: readonly Knob[] = GROUP_NAMES.flatMap(group =>
  APART.has(group)
    ? membersOf(group).map(name => ({ name, inputs: [name] }))
    : [{ name: group, inputs: membersOf(group) }],
);

/** By how much a knob turns the weights of its inputs: at the end of the game, and more at its beginning. */
const STEP_NOW = 0.5;
const STEP_MORE = 1.5;

/** As the file has them. */
const rounded = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** The weights with each knob turned: up, down or not at all. */
export function turned(weights: Weights, turns: readonly number[]): Weights {
  const own: Record<string, readonly [number, number]> = { ...weights };
  KNOBS.forEach(({ inputs }, k) => {
    for (const name of inputs) {
      const [now, more] = own[name]!;
      own[name] = [rounded(now + turns[k]! * STEP_NOW), rounded(more + turns[k]! * STEP_MORE)];
    }
  });
  return own;
}

/** A random turn for every knob: 1 for up, -1 for down. */
export const anyTurns = (rng: Rng): number[] => KNOBS.map(() => (below(rng, 2) === 0 ? -1 : 1));

/** How many play: alone against V.I.C.I, two, or more have each their usual score. */
const TABLES = 3;
const tableOf = (seats: number): number => Math.min(seats, TABLES) - 1;
const TERMS = KNOBS.length + TABLES;

/** What is needed of all games together. */
export interface Sums {
  scores: number;
  /** Terms times terms, row by row; terms times scores; scores times scores. */
  readonly products: Float64Array;
  readonly targets: Float64Array;
  squares: number;
}

/** The sums of no games, to add to. */
export const noSums = (): Sums => ({
  scores: 0,
  products: new Float64Array(TERMS * TERMS),
  targets: new Float64Array(TERMS),
  squares: 0,
});

/** Counts the score of a seat that played with these turns at a table of so many. */
export function addScore(sums: Sums, turns: readonly number[], seats: number, score: number): void {
  const terms = [
    ...turns,
    ...Array.from({ length: TABLES }, (_, table) => (table === tableOf(seats) ? 1 : 0)),
  ];
  sums.scores++;
  sums.squares += score * score;
  terms.forEach((p, row) => {
    sums.targets[row]! += p * score;
    terms.forEach((q, column) => {
      sums.products[row * TERMS + column]! += p * q;
    });
  });
}

/** Adds the sums of other games to `sums`. */
export function addSums(sums: Sums, more: Sums): void {
  sums.scores += more.scores;
  sums.squares += more.squares;
  for (let i = 0; i < sums.products.length; i++) sums.products[i]! += more.products[i]!;
  for (let i = 0; i < sums.targets.length; i++) sums.targets[i]! += more.targets[i]!;
}

/** Half the difference between a knob turned up and turned down, in points, and its standard error. */
export interface Effect {
  readonly points: number;
  readonly error: number;
}

/** Just enough to solve for tables at which nobody played. */
const LOOSE = 1e-6;

/** The effect of every knob, by least squares; none without more scores than there are knobs. */
export function effectsOf({ scores, products, targets, squares }: Sums): Effect[] | null {
  if (scores <= TERMS) return null;
  const matrix = Array.from({ length: TERMS }, (_, row) => products.slice(row * TERMS, (row + 1) * TERMS));
  for (let i = 0; i < TERMS; i++) matrix[i]![i]! += LOOSE;
  const found = solve(matrix, targets);
  const left = squares - found.reduce((sum, x, i) => sum + x * targets[i]!, 0);
  // Of turns by chance, all beyond as many as there are terms are as good as independent.
  const error = Math.sqrt(Math.max(0, left)) / (scores - TERMS);
  return KNOBS.map((_, k) => ({ points: found[k]!, error }));
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

/** Effects found one after the other, as one: the surer ones count more. */
export function together(before: Effect | null, found: Effect): Effect {
  if (!before) return found;
  const [a, b] = [1 / before.error ** 2, 1 / found.error ** 2];
  return { points: (a * before.points + b * found.points) / (a + b), error: 1 / Math.sqrt(a + b) };
}

/** No knob is turned further at once. */
const FURTHEST = 1.5;

/** How far each knob is turned for good: by its effect in points, the less of it the less sure it is. */
export const turnsFor = (effects: readonly Effect[]): number[] =>
  effects.map(({ points, error }) => {
    const sure = points ** 2 / (points ** 2 + error ** 2);
    return Math.max(-FURTHEST, Math.min(FURTHEST, points * sure));
  });

/** What is still known of an effect once the weights have been turned: half of it, and less surely. */
export const faded = ({ points, error }: Effect): Effect => ({ points: points / 2, error: error * 1.5 });
