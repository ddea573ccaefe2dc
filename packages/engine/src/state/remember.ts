// Caches of one answer. An answer is used again only while every input is the very same number or object. Packs and
// lists are never changed in place, so changed content is always another object. Seats are no such inputs: within a
// choice the copy of a seat is written to. Pass what is read from the seat.
//
// A function that fills an array, its first input, may be remembered too. When it is skipped, the array must still hold
// what it wrote last time, so nothing else may write to those places.

type Inputs = readonly unknown[];

/**
 * Refuses functions with optional parameters, parameters with a default, and rest parameters. JavaScript does not count
 * those, so they would not be compared.
 */
export type EveryInputCounts<A extends Inputs> = number extends A['length']
  ? 'A rest parameter would not be compared.'
  : A['length'] extends Required<A>['length']
    ? unknown
    : 'An optional parameter would not be compared.';

/**
 * How to clear each cache. Only tests do, which compare cached answers with new ones: nothing outside this file can reach
 * the caches, so this stays here, off the public interface.
 */
const memories: (() => void)[] = [];

/** Clears every cache made by `remember`. Results do not change; the next calls only compute again. */
export function forgetAll(): void {
  for (const forget of memories) forget();
}

const NEVER = {};

type Compute = (...inputs: unknown[]) => unknown;
type Prepare = (first: unknown) => void;
interface Memory {
  readonly recall: Compute;
  readonly forget: () => void;
}

/* Inputs are separate parameters, because a rest parameter would allocate an array on every call. */

const FEW = 4;
function ofFew(compute: Compute, prepare: Prepare | undefined): Memory {
  let a: unknown = NEVER;
  let b: unknown;
  let c: unknown;
  let d: unknown;
  let answer: unknown;
  const recall = (a2: unknown, b2: unknown, c2: unknown, d2: unknown): unknown => {
    if (a === a2 && b === b2 && c === c2 && d === d2) return answer;
    // If the computation fails, nothing is remembered.
    a = NEVER;
    prepare?.(a2);
    answer = compute(a2, b2, c2, d2);
    a = a2;
    b = b2;
    c = c2;
    d = d2;
    return answer;
  };
  const forget = (): void => {
    a = NEVER;
  };
  return { recall, forget };
}

const MANY = 12;
function ofMany(compute: Compute, prepare: Prepare | undefined): Memory {
  let a: unknown = NEVER;
  let b: unknown;
  let c: unknown;
  let d: unknown;
  let e: unknown;
  let f: unknown;
  let g: unknown;
  let h: unknown;
  let i: unknown;
  let j: unknown;
  let k: unknown;
  let l: unknown;
  let answer: unknown;
  const recall = (
    a2: unknown,
    b2: unknown,
    c2: unknown,
    d2: unknown,
    e2: unknown,
    f2: unknown,
    g2: unknown,
    h2: unknown,
    i2: unknown,
    j2: unknown,
    k2: unknown,
    l2: unknown,
  ): unknown => {
    if (
      a === a2 &&
      b === b2 &&
      c === c2 &&
      d === d2 &&
      e === e2 &&
      f === f2 &&
      g === g2 &&
      h === h2 &&
      i === i2 &&
      j === j2 &&
      k === k2 &&
      l === l2
    )
      return answer;
    // If the computation fails, nothing is remembered.
    a = NEVER;
    prepare?.(a2);
    answer = compute(a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2);
    a = a2;
    b = b2;
    c = c2;
    d = d2;
    e = e2;
    f = f2;
    g = g2;
    h = h2;
    i = i2;
    j = j2;
    k = k2;
    l = l2;
    return answer;
  };
  const forget = (): void => {
    a = NEVER;
  };
  return { recall, forget };
}

/**
 * Remembers the last answer of a function. It is computed again only when an input is another one than last time. `make`
 * gets the inputs and nothing else, so its answer cannot depend on anything that is not compared. Call it at module
 * level. The answer must not be changed. `prepare` runs before each computation and gets the first input.
 */
export function remember<A extends Inputs, T>(
  make: ((...inputs: A) => T) & EveryInputCounts<A>,
  prepare?: (first: A[0]) => void,
): (...inputs: A) => T {
  if (make.length === 0 || make.length > MANY) {
    throw new RangeError(`A function with 1 to ${MANY} parameters can be remembered.`);
  }
  const { recall, forget } = (make.length > FEW ? ofMany : ofFew)(make as unknown as Compute, prepare);
  memories.push(forget);
  return recall as unknown as (...inputs: A) => T;
}

/** Computes a value once per object and keeps it as long as the object lives. */
export function oncePer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const answers = new WeakMap<K, T>();
  return key => {
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = make(key);
      answers.set(key, answer);
    }
    return answer;
  };
}
