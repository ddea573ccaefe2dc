// Tuning the weights by what things are worth: at the beginning of every era's turns each seat is given some by chance, so that
// whatever scores have in common with a thing given is due to it. Only sums are kept of the games, so that they can be
// played anywhere.
import { below, type Civolution, ERAS, type Rng, type State } from '@civolution/engine';
import type { Evaluation, Weights } from './evaluate.js';
import { GIFTS } from './gifts.js';
import { type Effect, rounded, solve, TABLES, tableOf } from './tune.js';

/** Of a hundred gifts so many are given. */
const OFTEN = 8;

/** What a seat is given in an era, what the evaluation thinks of each, and how the seat stood before. */
export interface Given {
  readonly value: number;
  readonly score: number;
  readonly gifts: readonly { readonly gift: number; readonly thought: number }[];
}

/** Gives a seat some of all things. */
export function giveSome(
  { rules }: Civolution,
  evaluation: Evaluation,
  s: State,
  seat: number,
  rng: Rng,
): Given {
  const value = (): number => evaluation.value({ rules, s }, seat);
  const before = { value: value(), score: s.seats[seat]!.score };
  const gifts = GIFTS.flatMap(({ give }, gift) => {
    if (below(rng, 100) >= OFTEN) return [];
    const without = value();
    return give(s, seat, rng) ? [{ gift, thought: value() - without }] : [];
  });
  return { ...before, gifts };
}

/** Beside the gifts: the table, how the seat stood (twice), and what is thought of all that it is given later. */
const OTHERS = TABLES + 3;
const TERMS = OTHERS + GIFTS.length;

/** What is needed of all games together, for an era. */
interface EraSums {
  /** Terms times terms, row by row; terms times scores; scores times scores. */
  readonly products: Float64Array;
  readonly targets: Float64Array;
  squares: number;
  scores: number;
  /** What is thought of each gift, added up. */
  readonly thoughts: Float64Array;
}

export type WorthSums = readonly EraSums[];

export const noWorths = (): WorthSums =>
  Array.from({ length: ERAS }, () => ({
    products: new Float64Array(TERMS * TERMS),
    targets: new Float64Array(TERMS),
    squares: 0,
    scores: 0,
    thoughts: new Float64Array(GIFTS.length),
  }));

const thoughtOf = ({ gifts }: Given): number => gifts.reduce((sum, { thought }) => sum + thought, 0);

/** Counts the score of a seat that was given so much in each era at a table of so many. */
export function addGiven(sums: WorthSums, eras: readonly Given[], seats: number, score: number): void {
  eras.forEach((given, era) => {
    const sum = sums[era]!;
    const terms = new Float64Array(TERMS);
    terms[tableOf(seats)] = 1;
    terms[TABLES] = given.value;
    terms[TABLES + 1] = given.score;
    terms[TABLES + 2] = eras.slice(era + 1).reduce((all, later) => all + thoughtOf(later), 0);
    for (const { gift, thought } of given.gifts) {
      terms[OTHERS + gift] = 1;
      sum.thoughts[gift]! += thought;
    }
    sum.scores++;
    sum.squares += score * score;
    terms.forEach((p, row) => {
      if (p === 0) return;
      sum.targets[row]! += p * score;
      terms.forEach((q, column) => {
        sum.products[row * TERMS + column]! += p * q;
      });
    });
  });
}

export function addWorths(sums: WorthSums, more: WorthSums): void {
  sums.forEach((sum, era) => {
    const other = more[era]!;
    sum.squares += other.squares;
    sum.scores += other.scores;
    for (let i = 0; i < sum.products.length; i++) sum.products[i]! += other.products[i]!;
    for (let i = 0; i < sum.targets.length; i++) sum.targets[i]! += other.targets[i]!;
    for (let i = 0; i < sum.thoughts.length; i++) sum.thoughts[i]! += other.thoughts[i]!;
  });
}

/** What a gift in an era brought in points, and what the evaluation thought of it. */
export interface Worth extends Effect {
  readonly thought: number;
}

/** Just enough to solve for gifts that nobody got. */
const LOOSE = 1e-3;
/** Given to fewer, nothing can be said. */
const FEWEST = 20;

/** By gift and era, by least squares; null where too few got it. */
export function worthsOf(sums: WorthSums): (Worth | null)[][] {
  const eras = sums.map(({ products, targets, squares, scores, thoughts }) => {
    const matrix = Array.from({ length: TERMS }, (_, row) => products.slice(row * TERMS, (row + 1) * TERMS));
    for (let i = 0; i < TERMS; i++) matrix[i]![i]! += LOOSE;
    const found = solve(matrix, targets);
    const left = Math.max(0, squares - found.reduce((sum, x, i) => sum + x * targets[i]!, 0));
    const variance = left / Math.max(1, scores - TERMS);
    return GIFTS.map((_, gift): Worth | null => {
      const term = OTHERS + gift;
      const n = products[term * TERMS + term]!;
      if (n < FEWEST || scores <= 2 * TERMS) return null;
      const error = Math.sqrt(variance / (n * (1 - n / scores)));
      return { points: found[term]!, error, thought: thoughts[gift]! / n };
    });
  });
  return GIFTS.map((_, gift) => eras.map(era => era[gift]!));
}

/**
 * On the whole the evaluation thinks more of things than they bring, and plays the better for it: what counts is how they compare.
 * So they are held against what they bring divided by this.
 */
const SHARE = 0.6;
/** An evaluation is rarely further off than this, in points. */
const RARELY = 4;
/** So much of the way is gone: what things are worth changes with how one plays. */
const STEP = 0.7;

/** By how much the two weights of a gift are off, in points: at the end of the game, and more at its beginning. */
function offBy(worths: readonly (Worth | null)[]): [now: number, more: number] {
  let [a, b, c, x, y] = [1 / RARELY ** 2, 0, 1 / RARELY ** 2, 0, 0];
  worths.forEach((worth, era) => {
    if (!worth) return;
    const time = (ERAS - era) / ERAS;
    const sure = (SHARE / worth.error) ** 2;
    const off = worth.points / SHARE - worth.thought;
    a += sure;
    b += sure * time;
    c += sure * time * time;
    x += sure * off;
    y += sure * time * off;
  });
  const determinant = a * c - b * b;
  return [(c * x - b * y) / determinant, (a * y - b * x) / determinant];
}

/** The weights brought nearer to what things are worth. */
export function corrected(weights: Weights, worths: readonly (readonly (Worth | null)[])[]): Weights {
  const own: Record<string, readonly [number, number]> = { ...weights };
  GIFTS.forEach(({ inputs, amount }, gift) => {
    const [now, more] = offBy(worths[gift]!);
    const by = STEP / amount;
    for (const name of inputs) {
      const [old, early] = own[name]!;
      own[name] = [rounded(old + now * by), rounded(early + more * by)];
    }
  });
  return own;
}
