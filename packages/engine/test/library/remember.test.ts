import { describe, expect, it } from 'vitest';
import { forgetAll, oncePer, remember } from '../../src/state/remember.js';

describe('what is remembered', () => {
  it('library.remember-identity: holds only for the very same inputs, in any place', () => {
    let computed = 0;
    const sum = remember((a: readonly number[], b: readonly number[], c: number): number => {
      computed++;
      return [...a, ...b, c].reduce((x, y) => x + y, 0);
    });
    const [one, two] = [[1], [2]];
    expect([sum(one, two, 3), sum(one, two, 3)]).toEqual([6, 6]);
    expect(computed).toBe(1);
    // Equal lists are other lists.
    expect([sum([1], two, 3), sum(one, [2], 3), sum(one, two, 4), sum(two, one, 4)]).toEqual([6, 6, 7, 7]);
    expect(computed).toBe(5);
  });

  it('library.remember-identity: each input counts by itself, of few and of many', () => {
    const few = remember((a: number, b: number, c: number, d: number) => [a, b, c, d].join());
    type Four = [number, number, number, number];
    for (let at = 0; at < 4; at++) {
      few(0, 1, 2, 3);
      const other = [0, 1, 2, 3].map((n, i) => (i === at ? 99 : n)) as Four;
      expect(few(...other)).toBe(other.join());
    }
    // biome-ignore format: as many inputs as can be compared
    const many = remember(
      (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number, k: number, l: number) =>
        [a, b, c, d, e, f, g, h, i, j, k, l].join(),
    );
    const inputs = Array.from({ length: 12 }, (_, i) => i) as Parameters<typeof many>;
    for (let at = 0; at < 12; at++) {
      many(...inputs);
      const other = inputs.map((n, i) => (i === at ? 99 : n)) as Parameters<typeof many>;
      expect(many(...other)).toBe(other.join());
    }
  });

  it('library.remember-identity: nothing is remembered of a computation that failed', () => {
    let fails = true;
    const risky = remember((n: number): number => {
      if (fails) throw new Error('no');
      return n;
    });
    expect(() => risky(1)).toThrow('no');
    fails = false;
    expect(risky(1)).toBe(1);
    fails = true;
    expect(() => risky(2)).toThrow('no');
    // What the failed computation left behind may not be taken for the answer to 1.
    expect(() => risky(1)).toThrow('no');
  });

  it('library.remember-identity: more inputs than can be compared are refused', () => {
    // biome-ignore format: thirteen inputs
    const tooMany = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1, k: 1, l: 1, m: 1) =>
      [a, b, c, d, e, f, g, h, i, j, k, l, m];
    expect(() => remember(tooMany)).toThrow(RangeError);
    expect(() => remember(() => 1)).toThrow(RangeError);
  });

  it('library.remember-identity: the compiler refuses inputs that would not be compared', () => {
    // An input that is not counted is lost, so the types must not let one through.
    const lost = [
      // @ts-expect-error: optional
      remember((a: number, b?: number) => [a, b]),
      // @ts-expect-error: with a default
      remember((a: number, b = 0) => [a, b]),
      // @ts-expect-error: the fifth is the first that is lost at run time
      remember((a: number, b: number, c: number, d: number, e = 0) => [a, b, c, d, e]),
      // @ts-expect-error: the rest
      remember((a: number, ...rest: number[]) => [a, ...rest]),
    ];
    expect(lost).toHaveLength(4);
    // @ts-expect-error: nothing but the rest
    expect(() => remember((...all: number[]) => all)).toThrow(RangeError);
    // What may be undefined, but must be given, is compared.
    const maybe = remember((a: number, b: number | undefined) => [a, b]);
    expect([maybe(1, 2), maybe(1, undefined)]).toEqual([
      [1, 2],
      [1, undefined],
    ]);
  });

  it('library.remember-identity: what is filled is prepared before it is filled, and only then', () => {
    const count = remember(
      (out: number[], n: number): void => {
        out[0]! += n;
      },
      out => out.fill(0),
    );
    const [mine, theirs] = [[9], [9]];
    count(mine, 2);
    count(mine, 2);
    expect(mine).toEqual([2]);
    count(mine, 3);
    expect(mine).toEqual([3]);
    count(theirs, 3);
    expect(theirs).toEqual([3]);
  });

  it('library.remember-identity: everything can be forgotten at once', () => {
    let computed = 0;
    const counted = remember((_list: readonly number[]): number => ++computed);
    const list = [1];
    expect([counted(list), counted(list)]).toEqual([1, 1]);
    forgetAll();
    expect(counted(list)).toBe(2);
  });

  it('library.remember-identity: once per object, equal ones apart', () => {
    let computed = 0;
    const size = oncePer((list: readonly number[]): number => {
      computed++;
      return list.length;
    });
    const empty: number[] = [];
    expect([size(empty), size(empty), size([7]), size([7])]).toEqual([0, 0, 1, 1]);
    expect(computed).toBe(3);
  });
});
