// Two checkouts side by side: whether they play the same games, and how fast one is beside the other.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@civolution/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { contestsFor } from '../src/against/contests.js';
import { compare, quantile } from '../src/against/duel.js';
import { folder, run } from './support.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Windows lets everybody make junctions, and only administrators links. */
const link = (to: string, from: string): void => symlinkSync(to, from, 'junction');

/** A built checkout with the same code, as a folder of its own. */
function checkout(name: string, change?: { readonly file: string; from: string; to: string }): string {
  const copy = join(folder, name);
  mkdirSync(join(copy, 'node_modules/@civolution'), { recursive: true });
  for (const part of ['engine', 'content', 'host', 'bots', 'cli']) {
    cpSync(join(root, 'packages', part), join(copy, 'packages', part), {
      recursive: true,
      filter: path => !/[\\/](src|test|node_modules)$|\.(ts|map|tsbuildinfo)$/.test(path),
    });
    link(join(copy, 'packages', part), join(copy, 'node_modules/@civolution', part));
  }
  if (change) {
    const file = join(copy, 'packages', change.file);
    const before = readFileSync(file, 'utf8');
    if (!before.includes(change.from)) throw new Error(`${change.file} has no "${change.from}"`);
    writeFileSync(file, before.replace(change.from, change.to));
  }
  return copy;
}

interface Called {
  /** Null if the command hung. */
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command of a checkout as people call it: builds are loaded from where they lie. */
function calledIn(home: string, ...args: string[]): Called {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(home, 'packages/cli/bin/civ.js'), ...args],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, out: stdout, err: stderr };
}
const called = (...args: string[]): Called => calledIn(root, ...args);

describe('civ same', () => {
  let twin: string;
  beforeAll(() => {
    twin = checkout('twin');
  });

  test('finds no difference where there is none, and counts what it compared', () => {
    const { status, out, err } = called(
      'same',
      twin,
      '--games',
      '4',
      '--bot-games',
      '1',
      '--from',
      '1',
      '--json',
    );
    expect([status, err]).toEqual([0, '']);
    const { same, random, bots } = JSON.parse(out) as Record<string, Record<string, number>>;
    expect(same).toBe(true);
    expect(random!['games']).toBe(4);
    expect(random!['decisions']).toBeGreaterThan(400);
    expect(random!['events']).toBeGreaterThan(800);
    expect(bots!['games']).toBe(1);
    expect(bots!['nodes']).toBeGreaterThan(1000);
    expect(called('same', twin, '--games', '1', '--bot-games', '0').out).toMatch(/No difference\.\n$/);
  });

  test.each([
    ['a rule', { file: 'engine/dist/flow/turn.js', from: 'me.usedDice++', to: 'me.usedDice += 2' }, 'differ'],
    [
      'the order of a list',
      { file: 'engine/dist/flow/play.js', from: 'return sort(out);', to: 'return out.reverse();' },
      'legal lists differ',
    ],
    [
      'an event',
      {
        file: 'engine/dist/state/markers.js',
        from: "type: 'gained', place, n: now",
        to: "type: 'gained', place, n: 0",
      },
      'events differ',
    ],
    [
      'what a bot values',
      {
        file: 'bots/dist/mind/evaluate.js',
        from: 'let sum = points;',
        to: 'let sum = points + 1e-9 * inputs[3];',
      },
      "bots' hints differ",
    ],
  ])('finds %s that differs, and fails', (name, change, message) => {
    const other = checkout(name.replaceAll(' ', '-'), change);
    const { status, out } = called('same', other, '--games', '3', '--bot-games', '1');
    expect(status).toBe(1);
    expect(out).toContain(message);
    const [, here, there] = out.match(/game \d+, question \d+: .*\nhere: {2}(.*)\nthere: (.*)\n/)!;
    expect(here).not.toBe(there);
  });

  test('shows what differs far down a long text', () => {
    const other = checkout('longer-view', {
      file: 'engine/dist/state/view.js',
      from: 'return { ...v, viewer }',
      to: 'return { ...v, viewer, more: 1 }',
    });
    const { status, out } = called('same', other, '--games', '1', '--bot-games', '0');
    expect(status).toBe(1);
    expect(out).toMatch(/question 0: views differ\.\nhere: {2}….*\nthere: ….*"more":1/);
  });

  test('says in which game and which build something failed', () => {
    const other = checkout('failing-view', {
      file: 'engine/dist/state/view.js',
      from: 'return { ...v, viewer }',
      to: 'throw new TypeError("no view")',
    });
    const { status, out } = called('same', other, '--games', '1', '--bot-games', '0', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      same: false,
      difference: 'game 0, question 0: the other build failed (views): TypeError: no view',
    });
  });

  test('says what is wrong with a folder', async () => {
    expect(await run(['same', 'nowhere'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^civ: there is no folder .*nowhere\n$/),
    });
    mkdirSync(join(folder, 'other'));
    expect((await run(['same', 'other'])).err).toMatch(
      /other is not a checkout of this project: it has no packages\/engine\n$/,
    );
    link(root, join(folder, 'link'));
    expect((await run(['same', 'link'])).err).toMatch(/link is this very checkout\n$/);
    expect((await run(['same', ''])).err).toBe('civ: the folder of the other checkout is missing\n');
    expect((await run(['bench', '--against', ''])).code).toBe(2);
    expect((await run(['same', 'other', '--games', '0', '--bot-games', '0'])).err).toMatch(
      /nothing to compare/,
    );
    const loose = checkout('loose');
    rmSync(join(loose, 'node_modules'), { recursive: true });
    expect(called('same', loose).err).toMatch(/loose has no packages installed: run "npm ci" there/);
    const picky = checkout('picky', {
      file: 'engine/dist/index.js',
      from: 'const problems = checkPack(pack);',
      to: 'const problems = [{ where: "cards", message: "too many" }];',
    });
    expect(called('same', picky).err).toBe(
      `civ: ${picky} cannot load the cards of this checkout: The pack is broken: cards: too many\n`,
    );
    mkdirSync(join(folder, 'bare/packages/engine'), { recursive: true });
    expect((await run(['same', 'bare'])).err).toMatch(/bare is not built: run "npm ci" there/);
    expect((await run(['same'])).err).toBe('civ: DIR is missing\n');
  });
});

describe('civ bench --against', () => {
  test('prints a ratio with its spread for each kind of work', () => {
    const twin = checkout('bench-twin');
    const args = ['bench', '--against', twin, '--players', '2', '--rounds', '1'];
    const { status, out, err } = called(...args, '--json');
    expect([status, err]).toEqual([0, '']);
    const { ratios, rounds } = JSON.parse(out) as {
      rounds: number;
      ratios: Record<string, number | string>[];
    };
    expect(rounds).toBe(1);
    expect(ratios.map(({ what }) => what)).toEqual(['random', 'search', 'clone', 'view', 'replay']);
    for (const { ratio, low, high, here, there } of ratios) {
      for (const n of [ratio, low, high, here, there]) expect(n).toBeGreaterThan(0);
      expect(low).toBeLessThanOrEqual(ratio as number);
      expect(high).toBeGreaterThanOrEqual(ratio as number);
    }
    const text = called(...args, '--only', 'clone').out;
    expect(text).toMatch(/^clone {2}2 seats {2}\d+\.\d\d {2}\d+\.\d\d to \d+\.\d\d {2}/);
    expect(text).toContain('Speed of this build relative to');
    expect(text).toContain('Both did the same work in each round.');
  });

  const FAST = ['--players', '2', '--rounds', '1'] as const;

  test('ends with the name of the build that failed', () => {
    const noDice = checkout('no-dice', {
      file: 'engine/dist/flow/turn.js',
      from: 'me.usedDice++;',
      to: 'throw new TypeError("no dice");',
    });
    expect(called('bench', '--against', noDice, '--only', 'random', ...FAST)).toEqual({
      status: 1,
      out: '',
      err: `civ: ${noDice} failed: no dice\n`,
    });
    const noView = checkout('no-view', {
      file: 'engine/dist/state/view.js',
      from: 'return { ...v, viewer }',
      to: 'throw new TypeError("no view")',
    });
    expect(calledIn(noView, 'bench', '--against', root, '--only', 'view', ...FAST)).toEqual({
      status: 1,
      out: '',
      err: 'civ: this checkout failed: no view\n',
    });
  });

  test('refuses to compare unequal work', () => {
    const lazy = checkout('lazy', {
      file: 'bots/dist/mind/medium.js',
      from: 'MEDIUM_BUDGET = { nodes: 2700 }',
      to: 'MEDIUM_BUDGET = { nodes: 60 }',
    });
    const { status, out, err } = called('bench', '--against', lazy, '--only', 'search', ...FAST);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^civ: search, 2 seats: the builds did not do the same work in round 1: \d{4,} nodes here, \d{3} there; "civ same"/,
    );
  });

  test('compares the rates of builds with different rules, and says so', () => {
    const newer = checkout('newer-rules', {
      file: 'engine/dist/state/types.js',
      from: `RULES_VERSION = ${RULES_VERSION}`,
      to: `RULES_VERSION = ${RULES_VERSION + 1}`,
    });
    const args = ['bench', '--against', newer, '--only', 'random', ...FAST];
    const { status, out } = called(...args);
    expect(status).toBe(0);
    expect(out).toContain(
      `different rules, version ${RULES_VERSION} here and ${RULES_VERSION + 1} there, and do not play the same games`,
    );
    expect(out).not.toContain('same work');
    expect(JSON.parse(called(...args, '--json').out)).toMatchObject({ equalWork: false });
  });

  test('measures all set-ups unless one is asked for', () => {
    const names = (list: { readonly what: string; readonly games: string }[]): string[] =>
      list.map(({ what, games }) => `${what} ${games}`);
    const all = names(contestsFor({}, 'as asked', null));
    expect(all).toHaveLength(15);
    expect(all).toContain('replay 4 seats');
    expect(all).toContain('search solo, Extra Credits');
    expect(names(contestsFor({}, 'as asked', 'random'))).toHaveLength(6);
    expect(names(contestsFor({ players: 3 }, 'as asked', 'view'))).toEqual(['view as asked']);
  });

  test('both builds do every round, and take turns in beginning it', async () => {
    const done: string[] = [];
    const contest = { what: 'random', games: 'none', unit: 'decisions' } as const;
    const turn = (name: string) => async (round: number) => {
      done.push(`${name} ${round}`);
      return { units: round === 2 ? 0 : 10, ms: name === 'here' ? 5 : 20 };
    };
    const { ratio, here } = await compare(contest, turn('here'), turn('there'), {
      warmUp: 1,
      rounds: 3,
      equalWork: true,
    });
    expect(done).toEqual([
      'here 0',
      'there 0',
      'there 1',
      'here 1',
      'here 2',
      'there 2',
      'there 3',
      'here 3',
    ]);
    // The round in which there was nothing to do does not count.
    expect([ratio, here]).toEqual([4, 2000]);
  });

  test('refuses options that have no meaning', async () => {
    expect((await run(['bench', '--only', 'clone'])).err).toBe('civ: --only needs --against\n');
    expect((await run(['bench', '--rounds', '3'])).err).toBe('civ: --rounds needs --against\n');
    expect((await run(['bench', '--against', '.', '--quick'])).err).toMatch(
      /^civ: --quick has no meaning with --against/,
    );
    expect((await run(['bench', '--against', '.', '--only', 'cloning'])).err).toMatch(
      /--only can be random, search/,
    );
  });

  test('unequal work is an error, in the rounds before those that count as well, unless the rules differ', async () => {
    const contest = { what: 'search', games: '4 seats', unit: 'nodes' } as const;
    const here = async (round: number) => ({ units: round === 0 ? 60 : 300, ms: 10 });
    const there = async () => ({ units: 300, ms: 20 });
    const terms = { warmUp: 1, rounds: 2 };
    await expect(compare(contest, here, there, { ...terms, equalWork: true })).rejects.toThrow(
      'search, 4 seats: the builds did not do the same work in round 1: 60 nodes here, 300 there;',
    );
    const third = async () => ({ units: 150, ms: 20 });
    const { ratio } = await compare(contest, here, third, { ...terms, equalWork: false });
    expect(ratio).toBe(4);
  });

  test('a contest in which nothing was done is an error', async () => {
    const contest = { what: 'view', games: 'none', unit: 'views' } as const;
    const turn = async () => ({ units: 0, ms: 1 });
    await expect(compare(contest, turn, turn, { warmUp: 0, rounds: 2, equalWork: true })).rejects.toThrow(
      /view, none/,
    );
  });

  test('quantiles lie between the values of a list', () => {
    expect([0, 0.25, 0.5, 1].map(part => quantile([4, 1, 3, 2, 5], part))).toEqual([1, 2, 3, 5]);
    expect(quantile([1, 2], 0.5)).toBe(1.5);
  });
});
