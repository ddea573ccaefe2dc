// Ways through the code of the rules, and games that look for new ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay } from '@civolution/host';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { HERE } from '../src/against/build.js';
import { readRecords } from '../src/commands/record.js';
import { DIGESTS, type Digests, firstDifference } from '../src/recorded/digest.js';
import { explorer } from '../src/recorded/explorer.js';
import { walk } from '../src/recorded/walk.js';
import { type Marked, markConditions, markedEngine, marksFor, type Way } from '../src/recorded/ways.js';
import { loaded } from './support.js';

const BUILT = join(HERE, 'packages/engine/dist');

const PROGRAM = `
  function f(a, b, list) {
    if (a < b && !list.includes(a)) a += 10; else if (a >= b || (b > 3 && list[0])) b += 100;
    const isLarge = n => n > 50;
    const kept = list.filter(n => n <= b && !isLarge(n));
    const one = kept.length === 0 ? -1 : kept[0];
    return !(one === a) || list[1] > a;
  }
`;

type Program = (a: number, b: number, list: readonly number[]) => boolean;

/** The program, and what its conditions said: the number of each and how it turned out. */
function marked(): { f: Program; said: [number, number][] } {
  let places = 0;
  const code = markConditions(PROGRAM, () => places++);
  const said: [number, number][] = [];
  const marks = marksFor((place, outcome) => said.push([place, outcome]));
  return { f: new Function('civolutionMarks', `${code}; return f;`)(marks) as Program, said };
}

describe('marked code', () => {
  it('does what the code did', () => {
    const plain = new Function(`${PROGRAM}; return f;`)() as Program;
    const { f } = marked();
    for (let a = 0; a < 6; a++) {
      for (let b = 0; b < 6; b++) {
        for (const list of [[], [0], [60, 2], [a, b, 70], [b, a + 1]]) {
          expect(f(a, b, list), `${a} ${b} ${list}`).toBe(plain(a, b, list));
        }
      }
    }
  });

  it('reports every condition: false or true, and of a comparison less, equal or greater', () => {
    const outcomes = (a: number, b: number): number[] => {
      const { f, said } = marked();
      f(a, b, []);
      return said.slice(0, 2).map(([, outcome]) => outcome);
    };
    expect(outcomes(1, 2)).toEqual([0, 0]);
    expect(outcomes(2, 2)).toEqual([1, 1]);
    expect(outcomes(3, 2)).toEqual([2, 2]);
    const { f, said } = marked();
    for (const b of [0, 2, 5]) f(2, b, [2, 60]);
    // Two in the first if, three in the second, four in arrow functions and the question mark, two in the return.
    expect(new Set(said.map(([place]) => place)).size).toBe(11);
  });
});

describe('an engine with marks', () => {
  const folder = fileURLToPath(new URL('records-base', import.meta.url));
  const [file, record] = [...readRecords(folder)].sort(
    ([, a], [, b]) => a.choices.length - b.choices.length,
  )[0]!;
  const { pack } = loaded('base').rules;
  let engine: Marked;

  beforeAll(async () => {
    engine = await markedEngine(BUILT);
  });

  it('plays by the same rules', () => {
    const digests = JSON.parse(readFileSync(join(folder, DIGESTS), 'utf8')) as Digests;
    expect(firstDifference(engine.engine.load(pack), record, digests[file]!)).toBe(null);
  });

  const waysOf = (what: () => void): Set<Way> => {
    const ways = new Set<Way>();
    engine.listen(way => ways.add(way));
    what();
    engine.listen(null);
    return ways;
  };

  it('reports ways only while one listens', () => {
    const civ = engine.engine.load(pack);
    const ways = waysOf(() => walk(civ, record));
    expect(ways.size).toBeGreaterThan(1000);
    expect(waysOf(() => {}).size).toBe(0);
  });

  test('explored games are whole, can be repeated, and take ways that no game before took', async () => {
    // An engine that remembers answers takes other ways than a new one.
    const explore = async () => explorer(await markedEngine(BUILT), pack, [record], 'test');
    const next = await explore();
    const first = next(3);
    expect((await explore())(3)).toEqual(first);
    const civ = loaded('base');
    const second = next(7);
    for (const { played, ways } of [first, second]) {
      expect(walk(civ, played)).toBe(null);
      expect(civ.decisions(replay(civ, played))).toEqual([]);
      expect(ways.size).toBeGreaterThan(100);
    }
    const found = [...second.ways].filter(way => !first.ways.has(way));
    expect(found.length).toBeGreaterThan(100);
  });
});
