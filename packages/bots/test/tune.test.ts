import { readFileSync } from 'node:fs';
import { basePack } from '@civolution/content';
import { below, load, next32, type Setup, seeded } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { randomPlayer, WEIGHTS, type Weights } from '../src/index.js';
import { evaluation } from '../src/mind/evaluate.js';
import { FEATURES } from '../src/mind/features.js';
import {
  addSample,
  addSums,
  changesOf,
  fitted,
  mixed,
  noSums,
  readWeights,
  type Sample,
  type Sums,
  sampleOf,
  solve,
  TERMS,
  varied,
  weightsText,
} from '../src/mind/tune.js';

const K = FEATURES.length;
const civ = load(basePack);

const all = (now: number, more: number): Weights =>
  readWeights(Object.fromEntries(FEATURES.map(name => [name, [now, more]])));

/** All numbers of some weights, one after another. */
const numbers = (weights: Weights): number[] => FEATURES.flatMap(name => [...weights[name]]);

function expectNear(found: Weights, wanted: Weights): void {
  const far = FEATURES.filter(name => found[name].some((n, i) => Math.abs(n - wanted[name][i]!) > 1e-3));
  expect(far).toEqual([]);
}

/** Positions that hold any number of each thing at any time, and bring what these weights say. */
function planted(weights: Weights, count: number): { readonly sample: Sample; readonly score: number }[] {
  const rng = seeded('planted');
  return Array.from({ length: count }, () => {
    const terms = new Float64Array(TERMS);
    const left = next32(rng) / 2 ** 32;
    let score = 10 + 5 + 7 * left - 2 * left * left;
    FEATURES.forEach((name, k) => {
      terms[k] = below(rng, 6);
      terms[K + k] = terms[k]! * left;
      const [now, more] = weights[name];
      score += terms[k]! * (now + left * more);
    });
    terms.set([1, left, left * left], 2 * K);
    return { sample: { terms, sure: 10 }, score };
  });
}

function sumsOf(list: ReturnType<typeof planted>): Sums {
  const sums = noSums();
  for (const { sample, score } of list) addSample(sums, sample, score);
  return sums;
}

test('the value of a position is its sure points and the weights times its terms', () => {
  const setup: Setup = { seats: [{ option: 'b' }, { option: 'b' }], map: 'random', materials: 'random' };
  const s = civ.create(setup, 'terms');
  const player = randomPlayer(seeded('terms'));
  const { value } = evaluation(WEIGHTS);
  for (let n = 0; n < 200; n++) {
    const { seat } = civ.decisions(s)[0]!;
    civ.apply(
      s,
      seat,
      player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat)),
    );
    const position = { rules: civ.rules, s };
    const { terms, sure } = sampleOf(position, seat);
    const sum = FEATURES.reduce(
      (points, name, k) => points + terms[k]! * WEIGHTS[name][0] + terms[K + k]! * WEIGHTS[name][1],
      sure,
    );
    expect(sum).toBeCloseTo(value(position, seat), 6);
    expect(terms[2 * K]).toBe(1);
    expect(terms[2 * K + 2]).toBeCloseTo(terms[2 * K + 1]! ** 2);
  }
});

test('a system of equations is solved', () => {
  const matrix = [
    [4, 2, -2],
    [2, 10, 4],
    [-2, 4, 9],
  ].map(row => Float64Array.from(row));
  // For x = 1, -2, 3.
  const x = solve(matrix, Float64Array.from([-6, -6, 17]));
  expect([...x].map(n => Math.round(n * 1e9) / 1e9)).toEqual([1, -2, 3]);
});

describe('the fit', () => {
  const truth = varied(all(1, 2), seeded('truth'));

  test('finds the weights by which points were made, from whatever it begins', () => {
    const sums = sumsOf(planted(truth, 600));
    expectNear(fitted(sums, all(0, 0), 1e-7), truth);
    expectNear(fitted(sums, all(5, -5), 1e-7), truth);
  });

  test('stays where it is without positions, when held fast, and when all is as expected', () => {
    const before = all(3, -1);
    expect(fitted(noSums(), before)).toEqual(before);
    expectNear(fitted(sumsOf(planted(truth, 50)), before, 1e9), before);
    expectNear(fitted(sumsOf(planted(truth, 50)), truth), truth);
  });

  test('goes the further the more positions there are', () => {
    const before = all(0, 0);
    const far = (count: number): number => {
      const found = numbers(fitted(sumsOf(planted(truth, count)), before));
      return numbers(truth).reduce((sum, n, i) => sum + (n - found[i]!) ** 2, 0);
    };
    const [few, many, most] = [far(100), far(1000), far(5000)];
    expect(many).toBeLessThan(few);
    expect(most).toBeLessThan(many);
  });

  test('a thing that was never seen keeps its weight', () => {
    const list = planted(truth, 300);
    for (const { sample } of list) {
      sample.terms[0] = 0;
      sample.terms[K] = 0;
    }
    const found = fitted(sumsOf(list), all(0.25, 0.5));
    expect(found[FEATURES[0]].map(n => Math.round(n * 1e6) / 1e6)).toEqual([0.25, 0.5]);
  });

  test('sums of parts are the sums of the whole', () => {
    const list = planted(truth, 40);
    const parts = sumsOf(list.slice(0, 15));
    addSums(parts, sumsOf(list.slice(15)));
    const whole = sumsOf(list);
    expect(parts.samples).toBe(40);
    const apart = (a: Float64Array, b: Float64Array): number =>
      a.reduce((most, n, i) => Math.max(most, Math.abs(n - b[i]!)), 0);
    expect(apart(parts.products, whole.products)).toBeLessThan(1e-6);
    expect(apart(parts.targets, whole.targets)).toBeLessThan(1e-6);
  });
});

test('a round goes part of the way, in thousandths', () => {
  expect(numbers(mixed(all(1, -1), all(2, 0.00001), 0.5))).toEqual(numbers(all(1.5, -0.5)));
  expect(numbers(mixed(all(1, 1), all(2, 3), 1))).toEqual(numbers(all(2, 3)));
  expect(numbers(mixed(all(0, 0), all(-0.0001, 1 / 3), 1))).toEqual(numbers(all(0, 0.333)));
});

test('varied weights differ from one another, come again from the same seed, and lie around the old ones', () => {
  const from = (seed: string): number[] => numbers(varied(WEIGHTS, seeded(seed)));
  expect(from('x')).toEqual(from('x'));
  expect(from('x')).not.toEqual(from('y'));
  expect(from('x').every(Number.isFinite)).toBe(true);
  const rng = seeded('many');
  const larger = Array.from({ length: 40 }, () => numbers(varied(all(1, 1), rng)).filter(n => n > 1).length);
  const part = larger.reduce((a, b) => a + b) / (40 * 2 * K);
  expect(part).toBeGreaterThan(0.45);
  expect(part).toBeLessThan(0.55);
});

test('changes are told from the largest of either number on; what stays is not told', () => {
  const before = all(0, 0);
  const after: Weights = { ...before, food: [0.1, -3], money: [2, 0], ideas: [0, 1] };
  expect(changesOf(before, after)).toEqual([
    { name: 'food', before: [0, 0], after: [0.1, -3] },
    { name: 'money', before: [0, 0], after: [2, 0] },
    { name: 'ideas', before: [0, 0], after: [0, 1] },
  ]);
});

describe('the file of weights', () => {
  test('is written as the bots have it', () => {
    const file = readFileSync(new URL('../src/mind/weights.json', import.meta.url), 'utf8');
    expect(weightsText(WEIGHTS)).toBe(file);
    expect(readWeights(JSON.parse(file))).toEqual(WEIGHTS);
  });

  test('may lack a feature, which then begins at nothing', () => {
    const weights = readWeights({ food: [1, 2] });
    expect(weights.food).toEqual([1, 2]);
    expect(weights.money).toEqual([0, 0]);
  });

  test.each([
    [null, 'it must name features with two weights each'],
    [[1, 2], 'it must name features with two weights each'],
    [{ fod: [1, 2] }, 'there is no feature "fod"'],
    [{ food: [1] }, '"food" must have two numbers'],
    [{ food: [1, '2'] }, '"food" must have two numbers'],
    [{ food: 1 }, '"food" must have two numbers'],
  ])('%j is refused', (content, message) => {
    expect(() => readWeights(content)).toThrow(message);
  });
});
