// Answers that are worth remembering. Each is tied to the identity of what it was computed from. That is safe because
// packs and the lists and seats of a state are never changed in place: another content is another list.

type Inputs = readonly unknown[];

/** The memories there are, for tests that compare remembered answers with fresh ones. */
const memories: (() => void)[] = [];

/** Empties all memories of one answer. Nothing but time is lost. */
export function forgetAll(): void {
  for (const forget of memories) forget();
}

const NEVER = {};

type Compute = (...inputs: unknown[]) => unknown;
interface Memory {
  readonly recall: Compute;
  readonly forget: () => void;
}

/* Inputs are named one by one: a list of them would have to be made for every call. */

const FEW = 4;
function ofFew(compute: Compute): Memory {
  let a: unknown = NEVER;
  let b: unknown;
  let c: unknown;
  let d: unknown;
  let answer: unknown;
  const recall = (a2: unknown, b2: unknown, c2: unknown, d2: unknown): unknown => {
    if (a === a2 && b === b2 && c === c2 && d === d2) return answer;
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
function ofMany(compute: Compute): Memory {
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
 * Remembers the last answer of a function: as long as all inputs are the very same, it is not computed again. `make`
 * gets the inputs and nothing else, so the answer cannot depend on anything that is not compared. Call it at module
 * level; the answer must not be changed.
 */
export function remember<A extends Inputs, T>(make: (...inputs: A) => T): (...inputs: A) => T {
  if (make.length > MANY) throw new RangeError(`At most ${MANY} inputs can be remembered.`);
  const { recall, forget } = (make.length > FEW ? ofMany : ofFew)(make as unknown as Compute);
  memories.push(forget);
  return recall as unknown as (...inputs: A) => T;
}

/** Computes something once for each object it is asked about, and as long as that object is in use. */
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
