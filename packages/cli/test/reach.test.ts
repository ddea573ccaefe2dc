// `civ reach`: which code games enter, and whether the rest is what the lists say.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../src/ledger.js';
import { compare, entryText, placeText, staleEntries } from '../src/reach/compare.js';
import { playGames } from '../src/reach/games.js';
import { UNREACHED, type Unreached } from '../src/reach/list.js';
import { sourceIn } from '../src/reach/measure.js';
import { type Place, unreachedPlaces } from '../src/reach/places.js';
import { loaded, run } from './support.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** V8 compiles a script of the same name and text only once. */
let programs = 0;

/** Runs a little program with coverage on. */
async function surveyOf(source: string, leftOut: readonly string[] = []) {
  const file = 'flow/example.ts';
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ES2022, sourceMap: true },
  });
  const filename = `reach-example-${programs++}.js`;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  runInThisContext(outputText, { filename });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const { functions } = result.find(({ url }) => url === filename)!;
  return unreachedPlaces(
    { file, source, code: outputText, map: JSON.parse(sourceMapText!), functions },
    leftOut,
  );
}

const PROGRAM = `
interface Seat { readonly food: number }
(() => {
  function feed(seat: Seat): string {
    if (seat.food > 2) return 'fed';
    const isHungry = seat.food > 0 || seat.food === 0;
    return isHungry ? 'hungry' : 'impossible, because there is no food below zero';
  }
  function never(seat: Seat): number {
    return seat.food;
  }
  for (const food of [0, 1, 3]) feed({ food });
})();
`;

describe('places that no game reached', () => {
  test('a block that is never entered and a function that is never called, with line and source', async () => {
    const { places, blocks, conditions, missing } = await surveyOf(PROGRAM);
    expect(places.map(({ line, kind, text }) => [line, kind, text])).toEqual([
      [7, 'block', ": 'impossible, because there is no food below zero'"],
      [9, 'block', 'function never(seat: Seat): number { return seat.food; }'],
    ]);
    // Three functions, the loop, an if, both sides of the conditional, and the right side of the or.
    expect([blocks, conditions, missing]).toEqual([8, 2, []]);
  });

  test('conditions that went one way only, where the other way has no code', async () => {
    const always = await surveyOf(`function one(n: number): void {\n  if (n > 0) n++;\n}\none(1); one(2);`);
    expect(always.places).toEqual([
      { file: 'flow/example.ts', in: 'one', line: 2, kind: 'always', text: 'if (n > 0) n++;' },
    ]);
    const both = await surveyOf(`function one(n: number): void {\n  if (n > 0) n++;\n}\none(1); one(0);`);
    expect(both.places).toEqual([]);
    const never = await surveyOf(
      `const table = { eats: (food: number, herbs: number) => food === 99999 || herbs > 0 };\n` +
        'table.eats(1, 1); table.eats(2, 0);',
    );
    expect(never.places.map(place => [place.in, place.kind])).toEqual([['table', 'never']]);
    const and = await surveyOf(
      `const eats = (food: number, herbs: number) => food < 99999 && herbs > 0;\neats(1, 1); eats(2, 0);`,
    );
    expect(and.places.map(({ kind }) => kind)).toEqual(['always']);
  });

  test('functions left out by name do not count, and their names must be there', async () => {
    const { places, missing } = await surveyOf(PROGRAM, ['never', 'gone']);
    expect(places.map(({ line }) => line)).toEqual([7]);
    expect(missing).toEqual(['gone']);
  });
});

const place = (given: Partial<Place>): Place => ({
  file: 'flow/a.ts',
  in: 'turn',
  line: 1,
  kind: 'block',
  text: 'return;',
  ...given,
});

describe('the lists', () => {
  const list: Unreached = {
    impossible: [{ file: 'flow/a.ts', in: 'turn', block: 'return;' }],
    rare: [
      { file: 'flow/a.ts', in: 'turn', always: 'food > 0', clauses: ['turn.food'] },
      { file: 'flow/a.ts', in: 'pay', block: '{ const n = 1; …' },
    ],
  };

  test('what is listed is counted, the rest told', () => {
    const long = place({ in: 'pay', text: '{ const n = 1; return n; }' });
    const other = place({ in: 'other', kind: 'never', line: 7, text: 'x'.repeat(200) });
    const found = compare([place({}), place({ kind: 'always', text: 'food > 0' }), long, other], list);
    expect(found).toMatchObject({ impossible: 1, rare: 2, unlisted: [other] });
    expect(found.reached).toEqual({ impossible: [], rare: [] });
    expect(placeText(other)).toBe(
      `never true: packages/engine/src/flow/a.ts:7 in other: ${'x'.repeat(99)} …`,
    );
  });

  test('kind, file, function and text must all be the same', () => {
    for (const change of [
      { kind: 'always' as const },
      { file: 'flow/b.ts' },
      { in: 'pay' },
      { text: 'return 1;' },
    ]) {
      expect(compare([place(change)], list).unlisted).toHaveLength(1);
    }
  });

  test('what was reached is told, but for what lies in something larger that was not', () => {
    const { reached } = compare([place({ text: '{ if (food > 0) return; }' })], list);
    expect(reached.impossible).toEqual([]);
    expect(reached.rare.map(entryText)).toEqual(['flow/a.ts in pay: { const n = 1; …']);
  });

  test('entries whose source or clause is gone are found', () => {
    expect(staleEntries(list, () => 'if (food >\n 0) return; { const n = 1;', ['turn.food'])).toEqual([]);
    expect(staleEntries(list, () => 'return; { const n = 1;', [])).toEqual([
      'listed, but gone: flow/a.ts in turn: food > 0',
      'no such clause: turn.food (flow/a.ts in turn: food > 0)',
    ]);
  });

  test('every entry of the lists stands in the source, and its clauses in the ledger', () => {
    const clauses = clausesOf(readFileSync(join(root, 'docs/rules.md'), 'utf8'));
    expect(staleEntries(UNREACHED, file => sourceIn(join(root, 'packages/engine'), file), clauses)).toEqual(
      [],
    );
    expect(UNREACHED.impossible.length).toBeGreaterThan(20);
  });
});

describe('civ reach', () => {
  test('both players play the same deals', () => {
    const games = [...playGames(loaded('base'), { games: 1, seed: 'few' })];
    expect(games.map(({ seed }) => seed)).toEqual(['few/0', 'few/0']);
    expect(games[0]!.setup).toEqual(games[1]!.setup);
    expect(games[0]!.choices).not.toEqual(games[1]!.choices);
  });

  test('few games miss much, which is told and fails', () => {
    const bin = join(root, 'packages/cli/bin/civ.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'reach', '--games', '1', '--json'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, '']);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ games: 2 });
    expect(told.choices).toBeGreaterThan(500);
    expect(told.blocks).toBeGreaterThan(2000);
    expect(told.unlisted).toBeGreaterThan(100);
    expect(told.impossible).toBeGreaterThan(20);
    expect(told.problems.filter((problem: string) => /gone|no such/.test(problem))).toEqual([]);
    const unlisted = told.problems.filter((problem: string) => problem.startsWith('never'));
    expect(unlisted).toHaveLength(told.unlisted);
    expect(unlisted[0]).toMatch(/^never \w+: packages\/engine\/src\/\w+\/[\w-]+\.ts:\d+ in \w+: /);
  });

  test('wrong options are refused', async () => {
    expect((await run(['reach', '--games', '0'])).err).toMatch(/--games must be a whole number from 1/);
  });
});
