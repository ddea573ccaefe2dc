import { readFileSync } from 'node:fs';
import { below, seeded } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import {
  addScore,
  addSums,
  anyTurns,
  type Effect,
  effectsOf,
  faded,
  KNOBS,
  noSums,
  readWeights,
  type Sums,
  together,
  turned,
  turnsFor,
  WEIGHTS,
  weightsText,
} from '../src/index.js';
import { INPUTS } from '../src/mind/inputs.js';
import { solve } from '../src/mind/tune.js';

const knob = (name: string): number => KNOBS.findIndex(one => one.name === name);
const oneTurn = (name: string, way: number): number[] => KNOBS.map((_, k) => (k === knob(name) ? way : 0));

/** Scores as if three knobs had these effects, and each table its usual score. */
const TRUTH: Readonly<Record<string, number>> = { money: 3, 'units.population': -5, favor: 1 };
const USUAL = [200, 180, 150, 150];

function sumsOf(scores: number, noise: number, seed = 'scores', sums = noSums()): Sums {
  const rng = seeded(seed);
  for (let n = 0; n < scores; n++) {
    const turns = anyTurns(rng);
    const seats = 1 + (n % 4);
    let score = USUAL[seats - 1]! + noise * (below(rng, 201) / 100 - 1);
    for (const [name, points] of Object.entries(TRUTH)) score += points * turns[knob(name)]!;
    addScore(sums, turns, seats, score);
  }
  return sums;
}

describe('knobs', () => {
  test('turn every input, each by one of them', () => {
    const all = KNOBS.flatMap(({ inputs }) => inputs);
    expect([...all].sort()).toEqual([...INPUTS].sort());
    expect(new Set(KNOBS.map(({ name }) => name)).size).toBe(KNOBS.length);
  });

  test('turned up and down again leave the weights as they are', () => {
    const up = anyTurns(seeded('turns'));
    const there = turned(WEIGHTS, up);
    expect(there).not.toEqual(WEIGHTS);
    expect(
      turned(
        there,
        up.map(way => -way),
      ),
    ).toEqual(WEIGHTS);
  });

  test('turn both weights of their inputs and no others', () => {
    const there = turned(WEIGHTS, oneTurn('features', 1));
    const moved = INPUTS.filter(name => there[name]!.some((n, i) => n !== WEIGHTS[name]![i]));
    expect(moved).toEqual(INPUTS.filter(name => name.startsWith('features.')));
    for (const name of moved) {
      expect(there[name]![0] - WEIGHTS[name]![0]).toBeCloseTo(0.5, 3);
      expect(there[name]![1] - WEIGHTS[name]![1]).toBeCloseTo(1.5, 3);
    }
  });

  test('are turned by chance as often up as down, the same from the same seed', () => {
    expect(anyTurns(seeded('x'))).toEqual(anyTurns(seeded('x')));
    const rng = seeded('many');
    const ups = Array.from({ length: 100 }, () => anyTurns(rng).filter(way => way === 1).length);
    const part = ups.reduce((a, b) => a + b) / (100 * KNOBS.length);
    expect(part).toBeGreaterThan(0.48);
    expect(part).toBeLessThan(0.52);
  });
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

describe('effects', () => {
  test('are found exactly where nothing else decides scores', () => {
    const effects = effectsOf(sumsOf(400, 0))!;
    KNOBS.forEach(({ name }, k) => {
      expect(effects[k]!.points).toBeCloseTo(TRUTH[name] ?? 0, 3);
    });
  });

  test('have errors that shrink with the scores, and hold the truth', () => {
    const [few, many] = [effectsOf(sumsOf(1000, 30))!, effectsOf(sumsOf(9000, 30))!];
    expect(many[0]!.error).toBeLessThan(few[0]!.error / 2.8);
    expect(many[0]!.error).toBeGreaterThan(few[0]!.error / 3.6);
    const outside = KNOBS.filter(
      ({ name }, k) => Math.abs(many[k]!.points - (TRUTH[name] ?? 0)) > 2 * many[k]!.error,
    );
    expect(outside.length).toBeLessThan(KNOBS.length / 8);
  });

  test('are unknown without more scores than knobs', () => {
    expect(effectsOf(noSums())).toBeNull();
    expect(effectsOf(sumsOf(KNOBS.length, 5))).toBeNull();
  });

  test('are the same from sums of parts', () => {
    const parts = noSums();
    for (const seed of ['a', 'b']) addSums(parts, sumsOf(100, 10, seed));
    const whole = sumsOf(100, 10, 'b', sumsOf(100, 10, 'a'));
    expect(parts.scores).toBe(200);
    const points = (sums: Sums): number[] => effectsOf(sums)!.map(effect => Math.round(effect.points * 1e6));
    expect(points(parts)).toEqual(points(whole));
  });

  test('found twice are surer, and the surer of two counts more', () => {
    const [first, second]: Effect[] = [
      { points: 1, error: 1 },
      { points: 4, error: 2 },
    ];
    expect(together(null, first!)).toEqual(first);
    const both = together(first!, second!);
    expect(both.points).toBeCloseTo(1.6);
    expect(both.error).toBeCloseTo(Math.sqrt(0.8));
  });

  test('turn a knob by what they are, the less the less sure, and never too far', () => {
    const of = (points: number, error: number): number => turnsFor([{ points, error }])[0]!;
    expect(of(1, 0)).toBe(1);
    expect(of(-1, 1)).toBe(-0.5);
    expect(of(0.5, 1)).toBeCloseTo(0.1);
    expect(of(0, 1)).toBe(0);
    expect([of(9, 1), of(-9, 1)]).toEqual([1.5, -1.5]);
  });

  test('fade once the weights have been turned', () => {
    expect(faded({ points: 2, error: 1 })).toEqual({ points: 1, error: 1.5 });
  });
});

describe('the file of weights', () => {
  test('is written as the bots have it', () => {
    const file = readFileSync(new URL('../src/mind/weights.json', import.meta.url), 'utf8');
    expect(weightsText(WEIGHTS)).toBe(file);
    expect(readWeights(JSON.parse(file))).toEqual(WEIGHTS);
  });

  test('may lack an input, which then begins at nothing', () => {
    const weights = readWeights({ food: [1, 2] });
    expect(weights['food']).toEqual([1, 2]);
    expect(weights['money']).toEqual([0, 0]);
  });

  test.each([
    [null, 'it must name inputs with two weights each'],
    [[1, 2], 'it must name inputs with two weights each'],
    [{ fod: [1, 2] }, 'there is no input "fod"'],
    [{ food: [1] }, '"food" must have two numbers'],
    [{ food: [1, '2'] }, '"food" must have two numbers'],
    [{ food: 1 }, '"food" must have two numbers'],
  ])('%j is refused', (content, message) => {
    expect(() => readWeights(content)).toThrow(message);
  });
});
