import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/pack/check.js';
import { compile } from '../../src/pack/compile.js';
import type { Pack } from '../../src/pack/types.js';
import { get, isObject, type Json, type Path, set, testPack, walk } from './json.js';

/** A small generator of its own (mulberry32), so that a failing mutation can be made again from its seed. */
function generator(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

const STRANGE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  7,
  2.5,
  1e9,
  '',
  'food',
  'any',
  '__proto__',
  [],
  {},
  [[]],
  [null],
];
const NUMBERS: readonly number[] = [-1000, -1, 0, 1, 0.5, 4, 7, 33, 101, 1e15];

type Below = (n: number) => number;
const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

/** Does one thing to the pack and says what. */
function mutate(pack: Json, below: Below): string {
  const paths: Path[] = [...walk(pack)].map(({ path }) => path).filter(path => path.length > 0);
  const path = pick(paths, below);
  const value = get(pack, path);
  const at = path.join('.');
  switch (below(5)) {
    case 0:
      set(pack, path, undefined);
      return `without ${at}`;
    case 1: {
      const strange = pick(STRANGE, below);
      set(pack, path, structuredClone(strange));
      return `${at} = ${JSON.stringify(strange)}`;
    }
    case 2: {
      const holder = get(pack, path.slice(0, -1));
      if (Array.isArray(holder)) holder.push(structuredClone(value));
      else if (isObject(holder)) holder[`${path.at(-1)}s`] = structuredClone(value);
      return `${at} twice`;
    }
    default: {
      const changed =
        typeof value === 'number'
          ? pick(NUMBERS, below)
          : typeof value === 'string'
            ? respelled(value, below)
            : pick(STRANGE, below);
      set(pack, path, structuredClone(changed));
      return `${at} = ${JSON.stringify(changed)}`;
    }
  }
}

function respelled(word: string, below: Below): string {
  const at = below(word.length + 1);
  return below(2) ? word.slice(0, at) + word.slice(at + 1) : `${word.slice(0, at)}x${word.slice(at)}`;
}

/** Fields whose absence may be meant, at least in some places. */
const OPTIONAL: ReadonlySet<string> = new Set([
  ...[
    'points',
    'bonus',
    'ability',
    'hand',
    'min',
    'returns',
    'of',
    'n',
    'max',
    'else',
    'module',
    'value',
    'type',
  ],
  ...['material', 'settlements', 'included'],
]);

describe('whatever is done to the test pack', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))('the check answers and never throws (%i)', seed => {
    const below = generator(seed);
    for (let n = 0; n < 60; n++) {
      const pack = testPack();
      const done = Array.from({ length: 1 + below(2) }, () => mutate(pack, below)).join(', ');
      const problems = checkPack(pack);
      for (const problem of problems) {
        expect(problem.where, done).toMatch(/^[a-zA-Z]+( |$)/);
        expect(problem.code, done).toMatch(/^[a-z]+$/);
        expect(problem.message, done).not.toBe('');
      }
      // What is accepted can be compiled.
      if (problems.length === 0) expect(() => compile(pack as unknown as Pack), done).not.toThrow();
    }
  });

  test('a field that is taken away or unknown is found, in every kind of place', () => {
    const places = new Map(
      [...walk(testPack())]
        .filter(({ path }) => typeof path.at(-1) === 'string')
        .map(({ path }) => [path.map(step => (typeof step === 'number' ? 0 : step)).join('.'), path]),
    );
    for (const path of places.values()) {
      const key = String(path.at(-1));
      const extra = testPack();
      set(extra, [...path.slice(0, -1), `${key}Too`], 1);
      expect(checkPack(extra), `${path.join('.')}Too`).not.toEqual([]);
      if (OPTIONAL.has(key) || ['markers', 'checks'].includes(String(path.at(-2)))) continue;
      const pack = testPack();
      set(pack, path, undefined);
      expect(checkPack(pack), path.join('.')).not.toEqual([]);
    }
  });
});

describe('what is no pack at all', () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const hostile = {
    get name(): string {
      throw new Error('no');
    },
  };
  const proxy = new Proxy({}, { ownKeys: () => ['x', 'x'] });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['not a number', Number.NaN],
    ['a text', 'pack'],
    ['a list', []],
    ['an object', {}],
    ['a function', () => 1],
    ['a symbol', Symbol('pack')],
    ['a big integer', 1n],
    ['a date', new Date(0)],
    ['a map', new Map([['name', 'test']])],
    ['a cycle', cycle],
    ['an object that refuses to be read', hostile],
    ['a proxy that lies', proxy],
  ])('%s gives a problem', (_name, value) => {
    expect(checkPack(value)).not.toEqual([]);
  });

  test('effects nested beyond reason give a problem', () => {
    let effects: Json = [{ do: 'gainGoal' }];
    for (let i = 0; i < 300; i++) effects = [{ do: 'or', options: [effects, [{ do: 'gainGoal' }]] }];
    const pack = testPack();
    set(pack, ['research', '#A1', 'bonus'], effects);
    expect(new Set(checkPack(pack).map(problem => problem.code))).toEqual(new Set(['depth']));
  });

  test('a key named like a part of every object is unknown', () => {
    const pack = JSON.parse(
      JSON.stringify(testPack()).replace('"version"', '"__proto__":{"version":"1"},"constructor"'),
    );
    expect(checkPack(pack).map(({ where, code }) => `${where}: ${code}`)).toEqual([
      'pack __proto__: key',
      'pack constructor: key',
      'pack version: missing',
    ]);
  });
});
