import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  clausesOf,
  clausesOfPlay,
  compare,
  draw,
  idsOf,
  readLedger,
  sharedSentences,
} from '../src/ledger.js';
import { json, run } from './support.js';

describe('the ledger of rules', () => {
  it('every clause has a test that carries its id, and no test an id that is not there', () => {
    const ledger = readLedger(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(ledger.untested).toEqual([]);
    expect(ledger.faults).toEqual([]);
    expect(ledger.clauses).toBeGreaterThan(350);
    expect(ledger.tested).toBe(ledger.clauses);
  });

  it('reads ids from the ledger and from the names of tests', () => {
    expect(clausesOf('# x\n- `a.b` p. 3: One.\n- no id\n- `a.c-d` p. 4: Two.\n')).toEqual(['a.b', 'a.c-d']);
    const it_ = 'it';
    expect(
      idsOf(`${it_}('a.b: one', () => {});\n  ${it_}.each([1, 2])(\n "a.c, a.d: two", () => {});`),
    ).toEqual([['a.b'], ['a.c', 'a.d']]);
    expect(idsOf(`${it_}('no id here: three', () => {});`)).toEqual([]);
  });

  it('finds clauses that share a sentence, whatever its capitals and marks', () => {
    const ledger =
      '- `a.b` p. 3: One may.\n- `a.c` library: Two.\n- `a.d` p. 4, ruling 5: one may\n- `a.e`: Two!\n';
    expect(sharedSentences(ledger)).toEqual([
      'a.b, a.d share a sentence: one may',
      'a.c, a.e share a sentence: two',
    ]);
    expect(sharedSentences('- `a.b` p. 3: One.\n- `a.c` p. 3: Two.\n')).toEqual([]);
  });

  it('finds what is untested, unlisted, doubled or crowded', () => {
    const { untested, faults, tested } = compare(['a.b', 'a.c', 'a.c'], [['a.b'], ['x.y', 'x.z', 'x.w']]);
    expect(untested).toEqual(['a.c', 'a.c']);
    expect(tested).toBe(1);
    expect(faults).toHaveLength(5);
  });

  it('draws clauses about play, none twice, the same for the same seed', async () => {
    const ledger = '- `a.b` p. 3: One.\n- `a.c` library: Two.\n- `a.d` ruling 2: A library: three.\n';
    expect(clausesOfPlay(ledger)).toEqual(['a.b', 'a.d']);
    expect(draw(['a.b', 'a.d'], 5, 'x').sort()).toEqual(['a.b', 'a.d']);
    const { drawn } = (await json('rules', '--draw', '30', '--seed', 'one')) as { drawn: string[] };
    expect(new Set(drawn).size).toBe(30);
    expect(drawn.filter(id => id.startsWith('explain.'))).toEqual([]);
    expect(await run(['rules', '--draw', '30', '--seed', 'one'])).toMatchObject({
      code: 0,
      out: `${drawn.join('\n')}\n`,
    });
    expect(await json('rules', '--draw', '30', '--seed', 'two')).not.toEqual({ drawn });
    expect((await run(['rules', '--seed', 'one'])).code).toBe(2);
  });
});
