import { basePack } from '@civolution/content';
import { below, load, seeded } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import {
  addGiven,
  addWorths,
  corrected,
  evaluation,
  GIFTS,
  type Given,
  giveSome,
  noWorths,
  randomPlayer,
  WEIGHTS,
  type WorthSums,
  worthsOf,
} from '../src/index.js';
import { INPUTS } from '../src/mind/inputs.js';
import { see } from '../src/mind/see/index.js';

const civ = load(basePack);
const { rules } = civ;

/** Turns of a game with random players, each on a state of its own. */
function* turns(seed: string) {
  const setup = {
    seats: [{ option: 'b' }, { option: 'b' }, { option: 'a' }, { option: 'a' }],
    map: 'random',
    materials: 'random',
  } as const;
  const player = randomPlayer(seeded(seed));
  const s = civ.create(setup, seed);
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    const { seat, task } = asked;
    if (task === 'turn') yield civ.clone(s);
    civ.apply(
      s,
      seat,
      player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat)),
    );
  }
}

const inputsOf = (s: ReturnType<typeof civ.clone>, seat: number): Float64Array => {
  const inputs = new Float64Array(INPUTS.length);
  see({ rules, s }, seat, inputs);
  return inputs;
};

describe('gifts', () => {
  test.each(GIFTS.map(gift => [gift.name, gift] as const))(
    '%s can be given, leaves a position that can be, and is seen in its inputs',
    (_, { give, inputs, amount }) => {
      const rng = seeded('gift');
      let given = 0;
      for (const s of turns('gifts')) {
        const seat = below(rng, 4);
        const before = inputsOf(s, seat);
        const was = civ.clone(s);
        if (!give(s, seat, rng)) {
          expect(s).toEqual(was);
          continue;
        }
        given++;
        expect(civ.check(s)).toEqual([]);
        const after = inputsOf(s, seat);
        const grown = inputs.map(name => after[INPUTS.indexOf(name)]! - before[INPUTS.indexOf(name)]!);
        expect(Math.max(...grown)).toBeCloseTo(amount, 9);
      }
      expect(given).toBeGreaterThan(0);
    },
  );

  test('speak each of inputs of its own', () => {
    const all = GIFTS.flatMap(({ inputs }) => inputs);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(INPUTS).toContain(name);
  });

  test('are given now and then, with what the evaluation thinks of each', () => {
    const sense = evaluation(WEIGHTS);
    const rng = seeded('some');
    let [seats, gifts] = [0, 0];
    for (const s of turns('some')) {
      const before = sense.value({ rules, s }, 0);
      const given = giveSome(civ, sense, s, 0, rng);
      expect(given.value).toBe(before);
      const thought = given.gifts.reduce((sum, one) => sum + one.thought, 0);
      expect(sense.value({ rules, s }, 0)).toBeCloseTo(before + thought, 6);
      expect(civ.check(s)).toEqual([]);
      seats++;
      gifts += given.gifts.length;
    }
    expect(gifts / seats).toBeGreaterThan(1);
    expect(gifts / seats).toBeLessThan(0.08 * GIFTS.length);
  });
});

/** Scores as if gifts brought so much in each era, all of them thought to bring 2. */
const TRUTH: Readonly<Record<string, readonly number[]>> = { money: [8, 6, 4, 2], farm: [0, 0, 0, 0] };
const gift = (name: string): number => GIFTS.findIndex(one => one.name === name);

function sumsOf(seats: number, seed: string): WorthSums {
  const rng = seeded(seed);
  const sums = noWorths();
  for (let n = 0; n < seats; n++) {
    let score = 150 + 10 * (n % 3) + below(rng, 11) - 5;
    const eras = [0, 1, 2, 3].map((era): Given => {
      const gifts = GIFTS.flatMap(({ name }, i) => {
        if (below(rng, 10) > 0) return [];
        score += TRUTH[name]?.[era] ?? 2;
        return [{ gift: i, thought: 2 }];
      });
      return { value: below(rng, 50), score: era * 10, gifts };
    });
    addGiven(sums, eras, 1 + (n % 4), score);
  }
  return sums;
}

describe('what gifts are worth', () => {
  const sums = sumsOf(4000, 'worths');
  const worths = worthsOf(sums);

  test('is found by era, within its error', () => {
    for (const [name, truth] of Object.entries(TRUTH)) {
      truth.forEach((points, era) => {
        const worth = worths[gift(name)]![era]!;
        expect(Math.abs(worth.points - points)).toBeLessThan(4 * worth.error);
        expect(worth.error).toBeLessThan(1);
        expect(worth.thought).toBeCloseTo(2, 9);
      });
    }
  });

  test('is the same from sums added up', () => {
    const both = noWorths();
    addWorths(both, sumsOf(500, 'one'));
    addWorths(both, sumsOf(500, 'two'));
    const other = noWorths();
    addWorths(other, sumsOf(500, 'two'));
    addWorths(other, sumsOf(500, 'one'));
    expect(both[0]!.scores).toBe(1000);
    expect(worthsOf(both)).toEqual(worthsOf(other));
  });

  test('is not known from a few', () => {
    expect(worthsOf(sumsOf(40, 'few')).flat()).toEqual(GIFTS.flatMap(() => [null, null, null, null]));
  });

  test('brings the weights nearer to it: up what brings more, down what brings less, the others hardly', () => {
    const there = corrected(WEIGHTS, worths);
    const early = (name: string): number =>
      there[name]![0] + there[name]![1] - WEIGHTS[name]![0] - WEIGHTS[name]![1];
    expect(early('money')).toBeGreaterThan(10);
    expect(early('farms')).toBeLessThan(-0.5);
    expect(there['hunger']).toEqual(WEIGHTS['hunger']);
  });

  test('that nobody knows changes nothing', () => {
    expect(corrected(WEIGHTS, worthsOf(noWorths()))).toEqual(WEIGHTS);
  });
});
