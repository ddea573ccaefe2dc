import { join } from 'node:path';
import { type Player, randomPlayer, WEIGHTS, weightsText } from '@civolution/bots';
import { C, type Civolution, seeded } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { type Match, type Played, playMatch } from '../src/arena/match.js';
import { arenaResult, turnMs, wilson } from '../src/arena/result.js';
import { sidesOf } from '../src/arena/seating.js';
import { type ArenaJob, runBatch } from '../src/jobs.js';
import { PLAYERS } from '../src/play.js';
import { ANY_PLAYER, folder, json, loaded, run, write } from './support.js';

const civ = loaded();

/** In this thread: nobody needs to be stopped. */
const HERE = ['--cores', '1', '--patience', '0'];
const arena = (...args: string[]) => json('arena', ...HERE, ...args);

/** All but what depends on the machine. */
function withoutTimes(result: Record<string, unknown>): Record<string, unknown> {
  const { msPerTurnA, msPerTurnB, turnMsA, turnMsB, peakMb, ...rest } = result;
  expect([msPerTurnA, msPerTurnB, turnMsA, turnMsB, peakMb]).not.toContain(undefined);
  return rest;
}

describe('seats', () => {
  test.each([
    [2, 2],
    [3, 6],
    [4, 14],
  ])('of %i: a round of %i games has every seating once, every pair every seat for both', (seats, round) => {
    const seatings = Array.from({ length: round }, (_, game) => sidesOf(seats, game).join(''));
    expect(new Set(seatings).size).toBe(2 ** seats - 2);
    for (let game = 0; game < round; game += 2) {
      const [one, other] = [sidesOf(seats, game), sidesOf(seats, game + 1)];
      expect(one).toHaveLength(seats);
      expect(new Set(one).size).toBe(2);
      expect(one.every((side, seat) => side !== other[seat])).toBe(true);
    }
    expect(sidesOf(seats, round)).toEqual(sidesOf(seats, 0));
  });
});

describe('figures', () => {
  test('the interval of Wilson', () => {
    const near = (rate: number, games: number): string[] => wilson(rate, games).map(n => n.toFixed(4));
    expect(near(0.5, 100)).toEqual(['0.4038', '0.5962']);
    expect(near(0.9, 10)).toEqual(['0.5958', '0.9821']);
    expect(near(0, 10)).toEqual(['0.0000', '0.2775']);
    expect(near(1, 10)).toEqual(['0.7225', '1.0000']);
  });

  test('mean, median and 99 of 100 turns', () => {
    const times = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(turnMs(times)).toEqual({ mean: 100.5, median: 100, p99: 198 });
    expect(turnMs([7])).toEqual({ mean: 7, median: 7, p99: 7 });
    expect(turnMs([])).toEqual({ mean: null, median: null, p99: null });
  });

  test('a tie counts half; scores, places and times are those of all seats of a side', () => {
    const game: Played = {
      game: 0,
      seed: 's',
      sides: ['a', 'b', 'b'],
      choices: 9,
      winner: 'a',
      scores: [30, 20, 10],
      places: [1, 2, 3],
      turnMs: [[4, 6], [1], [3]],
      fault: null,
    };
    const tie: Played = { ...game, sides: ['b', 'a', 'a'], winner: null };
    const lost: Played = {
      ...game,
      winner: 'b',
      scores: [],
      places: [],
      turnMs: [[], [], []],
      fault: { seat: 0, at: 5, reason: 'it threw Error: boom' },
    };
    expect(arenaResult({ a: 'easy', b: 'medium', seats: 3 }, [game, tie, lost, lost], 90)).toEqual({
      a: 'easy',
      b: 'medium',
      seats: 3,
      games: 4,
      winsA: 1,
      winsB: 2,
      ties: 1,
      winRateA: 0.375,
      ci95: wilson(0.375, 4),
      meanA: 20,
      meanB: 20,
      meanPlaceA: 2,
      meanPlaceB: 2,
      msPerTurnA: 3.5,
      msPerTurnB: 3.5,
      turnMsA: { mean: 3.5, median: 3, p99: 6 },
      turnMsB: { mean: 3.5, median: 3, p99: 6 },
      peakMb: 90,
      failures: [lost, lost].map(({ game, seed }) => ({
        game,
        seed,
        side: 'a',
        player: 'easy',
        seat: 0,
        at: 5,
        reason: 'it threw Error: boom',
      })),
    });
  });
});

const MATCH: Match = {
  game: 0,
  seed: 'match',
  setup: { seats: [{ option: 'a' }, { option: 'a' }, { option: 'b' }], map: 'first', materials: 'first' },
  sides: ['b', 'a', 'b'],
};

const random = (seat: number): Player => randomPlayer(seeded(`match/${seat}`));

/** A game in which the second seat is held by another. */
const against = (player: Player, longest?: number, game: Civolution = civ): Played =>
  playMatch(game, MATCH, [random(0), player, random(2)], longest);

/** Plays at random until its n-th choice. */
function until(n: number, then: Player['choose']): Player {
  const player = random(1);
  let made = 0;
  return {
    name: 'planted',
    choose: (...question) => (++made < n ? player.choose(...question) : then(...question)),
  };
}

describe('a game', () => {
  test('comes to scores, places and a winner, with a time for each turn', () => {
    const ends = [0, 0, 0];
    const counting = [0, 1, 2].map((seat): Player => {
      const player = random(seat);
      return {
        name: 'counting',
        choose(...question) {
          const choice = player.choose(...question);
          if (choice === C.endTurn) ends[seat]!++;
          return choice;
        },
      };
    });
    const played = playMatch(civ, MATCH, counting);
    expect(played).toMatchObject({ game: 0, seed: 'match', fault: null });
    expect([...played.places].sort()).toEqual([1, 2, 3]);
    expect(played.scores[played.places.indexOf(1)]).toBe(Math.max(...played.scores));
    expect(played.winner).toBe(MATCH.sides[played.places.indexOf(1)]);
    expect(Math.min(...ends)).toBeGreaterThan(5);
    expect(played.turnMs.map(turns => turns.length)).toEqual(ends);
  });

  test.each<[string, Player['choose'], string]>([
    [
      'throws',
      () => {
        throw new RangeError('boom');
      },
      'it threw RangeError: boom',
    ],
    ['chooses what is no choice', () => Number.NaN, 'it chose NaN, which is not legal'],
    [
      'chooses what is not offered',
      (_civ, _look, _seat, legal) => Math.max(...legal) + 1,
      ', which is not legal',
    ],
    [
      'promises',
      (async () => 0) as unknown as Player['choose'],
      'it chose a value of type object, which is not legal',
    ],
    [
      'adds to what is offered',
      (_civ, _look, _seat, legal) => {
        (legal as number[]).push(-1);
        return -1;
      },
      'it chose -1, which is not legal',
    ],
  ])('is lost at once by a player that %s', (_name, choose, reason) => {
    const played = against(until(20, choose));
    expect(played).toMatchObject({ winner: 'b', scores: [], places: [], fault: { seat: 1 } });
    expect(played.fault!.reason).toContain(reason);
    expect(played.fault!.at).toBe(played.choices);
    expect(played.choices).toBeGreaterThanOrEqual(19);
  });

  test('is lost by a player that never comes to an end', () => {
    // Nothing that is chosen changes anything.
    const endless: Civolution = {
      ...civ,
      decisions: s => civ.decisions(s).map(asked => ({ ...asked, seat: 1 })),
      legal: () => [0],
      apply() {},
    };
    const played = against(random(1), 100, endless);
    expect(played).toMatchObject({
      choices: 100,
      winner: 'b',
      fault: { seat: 1, at: 100, reason: 'it has not come to an end after 100 choices' },
    });
  });

  test('is tied when only the order of seats would decide; V.I.C.I wins with as many points', () => {
    const over: Civolution = { ...civ, decisions: () => [] };
    expect(against(random(1), undefined, over)).toMatchObject({ winner: null, scores: [0, 0, 0] });
    const alone: Match = {
      ...MATCH,
      setup: {
        seats: [{ option: 'a' }],
        map: 'first',
        materials: 'first',
        solo: { level: 'beginner', challenge: false },
      },
      sides: ['a', 'b'],
    };
    expect(playMatch(over, alone, [random(0)])).toMatchObject({ winner: 'b', scores: [0, 0] });
  });
});

describe('the same deals', () => {
  const random = { name: 'random' } as const;
  const job: ArenaJob = { kind: 'arena', seed: 'deals', wish: { players: 3 }, a: random, b: random };

  test('are played from both sides: a bot against itself plays each game twice and wins half', () => {
    const played = runBatch(civ, job, { from: 0, to: 4 }, () => {});
    expect(played.map(({ seed }) => seed)).toEqual(['deals/0', 'deals/0', 'deals/1', 'deals/1']);
    expect(played[1]!.scores).toEqual(played[0]!.scores);
    expect(played[2]!.scores).not.toEqual(played[0]!.scores);
    const { winRateA, meanA, meanB } = arenaResult({ a: 'random', b: 'random', seats: 3 }, played, 0);
    expect(winRateA).toBe(0.5);
    expect(meanA).toBeCloseTo(meanB!);
  });

  test('against V.I.C.I each is played once', () => {
    const solo: ArenaJob = { ...job, wish: { solo: { level: 'medium', challenge: false } }, b: null };
    const played = runBatch(civ, solo, { from: 0, to: 2 }, () => {});
    expect(played.map(({ seed, sides }) => [seed, sides.join('')])).toEqual([
      ['deals/0', 'ab'],
      ['deals/1', 'ab'],
    ]);
  });
});

describe('the command', () => {
  test('prints one JSON object with the figures', async () => {
    const result = await arena('--a', 'easy', '--b', 'random', '--games', '2', '--nodes', '10');
    expect(Object.keys(result)).toEqual([
      'a',
      'b',
      'seats',
      'games',
      'winsA',
      'winsB',
      'ties',
      'winRateA',
      'ci95',
      'meanA',
      'meanB',
      'meanPlaceA',
      'meanPlaceB',
      'msPerTurnA',
      'msPerTurnB',
      'turnMsA',
      'turnMsB',
      'peakMb',
      'failures',
    ]);
    expect(result).toMatchObject({ a: 'easy', b: 'random', seats: 2, games: 2, failures: [] });
    const [winsA, winsB, ties] = [result['winsA'], result['winsB'], result['ties']] as number[];
    expect(winsA! + winsB! + ties!).toBe(2);
    expect(result['winRateA']).toBe((winsA! + ties! / 2) / 2);
    expect(result['ci95']).toEqual(wilson(result['winRateA'] as number, 2));
    const turns = result['turnMsA'] as Record<string, number>;
    expect(Object.keys(turns)).toEqual(['mean', 'median', 'p99']);
    expect(result['msPerTurnA']).toBe(turns['mean']);
    expect((result['meanPlaceA'] as number) + (result['meanPlaceB'] as number)).toBe(3);
    expect(result['peakMb']).toBeGreaterThan(10);
  });

  test('plays alone against V.I.C.I', async () => {
    const result = await arena('--a', 'random', '--solo', 'expert', '--games', '2', '--challenge');
    expect(result).toMatchObject({
      a: 'random',
      b: 'V.I.C.I',
      seats: 1,
      solo: { level: 'expert', challenge: true },
    });
    expect(result['meanB']).toBeGreaterThan(result['meanA'] as number);
    expect(result).toMatchObject({ winsA: 0, winsB: 2, ties: 0, msPerTurnB: null });
  });

  test('every option makes another game', async () => {
    const lists = [
      [],
      ['--seed', 'other'],
      ['--seats', '3'],
      ['--setup', 'a'],
      ['--map', 'first'],
      ['--extras', 'abc'],
      ['--solo', 'beginner'],
    ];
    const games = new Set<string>();
    for (const args of lists) {
      const rival = args[0] === '--solo' ? [] : ['--b', 'random'];
      games.add(
        JSON.stringify(withoutTimes(await arena('--a', 'random', ...rival, '--games', '1', ...args))),
      );
    }
    expect(games.size).toBe(lists.length);
  });

  test('with more nodes other games are played', async () => {
    const games = ['2', '40'].map(nodes => [
      '--a',
      'easy',
      '--b',
      'medium',
      '--games',
      '1',
      '--nodes',
      nodes,
    ]);
    const [few, more] = [await arena(...games[0]!), await arena(...games[1]!)];
    expect(withoutTimes(few)).not.toEqual(withoutTimes(more));
  });

  test('with nodes the same seed gives the same games', async () => {
    const args = ['--a', 'easy', '--b', 'medium', '--games', '2', '--nodes', '10', '--seed', 'x'];
    const once = withoutTimes(await arena(...args));
    expect(withoutTimes(await arena(...args))).toEqual(once);
  });

  test('prints a table, and a bar on a terminal', async () => {
    const { code, out, err } = await run(
      ['arena', ...HERE, '--a', 'easy', '--b', 'random', '--games', '2', '--time', '1'],
      true,
    );
    expect(code).toBe(0);
    expect(err).toContain('arena [');
    expect(out).toMatch(
      /^games: 2 of 2 seats, \d tied\n +A easy +B random\nwins +\d +\d\nwin rate +\d+ % +\d+ %\n/,
    );
    for (const row of ['mean score', 'mean place', 'ms per turn', ' {2}median', ' {2}99 of 100']) {
      expect(out).toMatch(new RegExp(`^${row} +[\\d.]+ +[\\d.]+$`, 'm'));
    }
    expect(out).toMatch(/^with 95 % confidence A wins [\d.]+ % to [\d.]+ %$/m);
    expect(out).toMatch(/^peak memory [\d,]+ MB$/m);
  });

  test('medium plays with the weights of a file, the same as with its own when they are', async () => {
    const own = write('own.json', weightsText(WEIGHTS));
    const zero = write('zero.json', '{}');
    const args = ['--b', 'easy', '--games', '2', '--nodes', '10'];
    const { a: _, ...usual } = withoutTimes(await arena('--a', 'medium', ...args));
    expect(withoutTimes(await arena('--a', `medium=${own}`, ...args))).toEqual({
      a: 'medium=own.json',
      ...usual,
    });
    const { meanA, meanB } = await arena('--a', `medium=${zero}`, ...args);
    expect([meanA, meanB]).not.toEqual([usual['meanA'], usual['meanB']]);
    const swapped = ['--a', 'easy', '--b', `medium=${zero}`, ...args.slice(2)];
    expect((await arena(...swapped))['meanB']).toBe(meanA);
  });

  test('its help says how wins are counted', async () => {
    const { out } = await run(['arena', '--help']);
    expect(out).toContain('A game is won by the side of its winner.');
    for (const option of ['a', 'b', 'seats', 'games', 'seed', 'nodes', 'time', 'patience', 'solo', 'json']) {
      expect(out).toMatch(new RegExp(`^ {2}--${option}\\b`, 'm'));
    }
    expect(out).not.toContain('--players');
  });

  test.each([
    [[], `--a is missing: --a ${PLAYERS.join('|')}`],
    [['--a', 'easy'], `--b is missing: --b ${PLAYERS.join('|')}`],
    [['--a', 'esy'], `--a can be ${ANY_PLAYER}, not "esy"; did you mean easy?`],
    [['--a', 'easy', '--b', 'nobody'], `--b can be ${ANY_PLAYER}, not "nobody"`],
    [
      ['--a', 'easy', '--b', 'easy', '--solo', 'medium'],
      '--b does not go with --solo: A plays against V.I.C.I',
    ],
    [
      ['--a', 'easy', '--seats', '2', '--solo', 'medium'],
      '--seats does not go with --solo: A plays against V.I.C.I',
    ],
    [['--a', 'easy', '--b', 'easy', '--seats', '5'], '--seats must be a whole number from 2 to 4, not "5"'],
    [
      ['--a', 'easy', '--b', 'easy', '--nodes', '0'],
      '--nodes must be a whole number from 1 to 100000000, not "0"',
    ],
    [
      ['--a', 'easy', '--b', 'easy', '--nodes', '9', '--time', '9'],
      '--nodes and --time are two ways to set one budget; name one',
    ],
    [['--a', 'easy', '--b', 'easy', '--challenge'], '--challenge needs --solo: it makes V.I.C.I harder'],
    [
      ['--a', 'easy', '--b', 'easy', '--cores', '0'],
      '--cores must be a whole number from 1 to 1024, not "0"',
    ],
    [['--a', 'easy=x.json'], '--a easy=x.json: only medium plays with weights'],
    [['--a', 'medium='], '--a medium= names no file: --a medium=FILE'],
    [['--a', 'easy', '--b', 'medium=nowhere.json'], `${join(folder, 'nowhere.json')}: there is no such file`],
    [
      ['--a', 'easy', '--b', 'easy', '--patience', 'long'],
      '--patience must be a whole number from 0 to 86400, not "long"',
    ],
  ])('refuses %j', async (args, line) => {
    expect(await run(['arena', ...args])).toEqual({ code: 2, out: '', err: `civ: ${line}\n` });
  });

  test('refuses a file that holds no weights', async () => {
    const file = write('bad.json', '{ "food": [1] }');
    const { code, err } = await run(['arena', '--a', `medium=${file}`, '--b', 'easy']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'civ: bad.json: these are no weights: "food" must have two numbers\n',
    });
  });
});

test('bots that think are there for simulate as well', async () => {
  const simulated = async (nodes: string) => {
    const args = ['--games', '1', '--bots', 'easy,medium', '--players', '2', '--nodes', nodes];
    const { meanScore, decisions } = await json('simulate', ...args);
    return { meanScore, decisions };
  };
  const one = await simulated('10');
  expect(await simulated('10')).toEqual(one);
  expect(await simulated('60')).not.toEqual(one);
});
