// Whether `civ same` notices each way in which a build can differ: one function of a sound build is replaced.
import * as bots from '@civolution/bots';
import type { Civolution, State, Subject } from '@civolution/engine';
import * as engine from '@civolution/engine';
import * as host from '@civolution/host';
import { describe, expect, test } from 'vitest';
import type { Build } from '../src/against/build.js';
import { Different, sameAtRandom, sameWithBots, tableOf } from '../src/against/same.js';
import type { Wish } from '../src/setups.js';
import { loaded } from './support.js';

const civ = loaded();
const sound: Build = { engine, bots, host, civ };

/** The difference that some games show. */
function difference(play: () => void): string {
  try {
    play();
  } catch (error) {
    if (error instanceof Different) return error.message;
    throw error;
  }
  return 'none';
}

const inRandomPlay = (fault: Partial<Civolution>, games = 2, wish: Wish = {}): string =>
  difference(() => {
    const other = { ...sound, civ: { ...civ, ...fault } };
    for (let game = 0; game < games; game++) sameAtRandom([sound, other], wish, game);
  });

/** The same function, but at its Nth call something else comes out. */
function once<A extends unknown[], T>(call: number, work: (...args: A) => T, other: (result: T) => T) {
  let n = 0;
  return (...args: A): T => (++n === call ? other(work(...args)) : work(...args));
}

describe('random play', () => {
  test('shows no difference between equal builds', () => {
    expect(inRandomPlay({})).toBe('none');
  });

  test.each(['hash', 'project', 'ranking'] as const)('compares every %s', name => {
    const work = civ[name] as (...args: unknown[]) => unknown;
    const calls = { hash: 3, project: 6, ranking: 1 };
    const fault = { [name]: once(calls[name], work, () => 'other') } as Partial<Civolution>;
    const what = { hash: 'question 2: hashes', project: 'question 2: projections', ranking: 'rankings' };
    expect(inRandomPlay(fault, 1, { players: 2, starts: ['a'] })).toContain(`${what[name]} differ`);
  });

  test('compares the choices of all who are asked in the draft, and of those who are not', () => {
    const fault = (seat: number): Partial<Civolution> => ({
      legal: (s, who) => (who === seat ? civ.legal(s, who).concat(-1) : civ.legal(s, who)),
    });
    const draft: Wish = { players: 4, starts: ['b'] };
    for (const seat of [1, 3]) expect(inRandomPlay(fault(seat), 1, draft)).toMatch(/question 0: legal lists/);
    expect(inRandomPlay(fault(3), 1, { players: 4, starts: ['a'] })).toMatch(/question 0: legal lists/);
  });

  test('finds that nothing is returned', () => {
    const fault = { ranking: () => undefined } as unknown as Partial<Civolution>;
    expect(inRandomPlay(fault, 1)).toMatch(/rankings differ\.\nhere: {2}\[.*\nthere: nothing$/);
  });

  test.each([-1, 0, 1, 2])('compares what viewer %i sees and what is dealt from it', viewer => {
    const open: Partial<Civolution> = {
      view: (s, who) => (who === viewer ? { ...civ.clone(s), viewer } : civ.view(s, who)),
    };
    expect(inRandomPlay(open, 1, { players: 3 })).toContain('views differ');
    const dealt: Partial<Civolution> = {
      redeal: (v, rng) => ({ ...civ.redeal(v, rng), ...(v.viewer === viewer && { weather: -1 }) }),
    };
    expect(inRandomPlay(dealt, 1, { players: 3 })).toContain('redeals differ');
  });

  test.each<[string, Partial<Civolution>]>([
    ['saved games differ', { save: s => `${civ.save(s)} ` }],
    [
      'the other build failed (restored games): Error: no',
      {
        restore() {
          throw new Error('no');
        },
      },
    ],
    ['restored games differ', { restore: text => ({ ...civ.restore(text), era: -1 }) }],
    ['broken invariants differ', { check: s => [...civ.check(s), 'broken'] }],
    [
      'descriptions differ',
      { describe: (s, seat, choice) => ({ ...civ.describe(s, seat, choice), arg: -1 }) },
    ],
    [
      'the other build failed (carrying out a choice): Error: refused',
      {
        choose() {
          throw new Error('refused');
        },
      },
    ],
  ])('finds that %s', (message, fault) => {
    expect(inRandomPlay(fault)).toContain(message);
  });

  test('finds a clone that changes with the game', () => {
    let clone: State | null = null;
    const message = inRandomPlay({
      clone: s => {
        clone = civ.clone(s);
        return clone;
      },
      apply: (s, seat, choice, sink) => {
        civ.apply(s, seat, choice, sink);
        if (clone) clone.learned = s.learned + 1;
      },
    });
    expect(message).toContain('clones taken before the choice differ');
  });

  const subjects: [string, (subject: Subject) => boolean][] = [
    ...['module', 'goal', 'goalChip', 'attribute', 'activity', 'place', 'project', 'at', 'reset'].map(
      (key): [string, (subject: Subject) => boolean] => [key, subject => key in subject],
    ),
    ['the first card', subject => 'card' in subject && subject.card === 0],
    ['the activity of the console', s => 'activity' in s && s.activity === engine.CONSOLE_ACTIVITY],
    ['the last place', subject => 'place' in subject && subject.place === engine.PLACES - 1],
    ['a settlement on the island', s => 'project' in s && s.project === 'settlement' && s.at === 0],
  ];
  test.each(subjects)('compares the reasons for %s', (_name, isMeant) => {
    const fault: Partial<Civolution> = {
      explain: (s, seat, subject) =>
        isMeant(subject) ? [{ code: 'turnDone', facts: { no: -1 } }] : civ.explain(s, seat, subject),
    };
    expect(inRandomPlay(fault)).toContain('reasons differ');
  });
});

describe("bots' games", () => {
  const SOLO: Wish = { solo: { level: 'medium', challenge: false } };
  /** The first game of a wish in which a kind of bot sits. */
  const gameOf = (wish: Wish, kind: string): number =>
    [...Array(60).keys()].find(game => tableOf(wish, game).sitters.some(sitter => sitter.kind === kind))!;

  /** A build with a bot that answers or gives hints at random. */
  function careless(kind: bots.BotName, what: 'play' | 'think'): Build {
    const make: bots.BotKind['make'] = (game, seed, budget) => {
      const bot = bots.BOTS[kind].make(game, seed, budget);
      return { ...bot, [what]: (question: bots.Question) => ({ ...bot[what](question), choice: -1 }) };
    };
    return { ...sound, bots: { ...bots, BOTS: { ...bots.BOTS, [kind]: { ...bots.BOTS[kind], make } } } };
  }

  test.each(['easy', 'medium'] as const)(
    'compare the answers of %s, against V.I.C.I as well as among people',
    kind => {
      for (const wish of [SOLO, { players: 2 }]) {
        const other = careless(kind, 'play');
        expect(difference(() => sameWithBots([sound, other], wish, gameOf(wish, kind)))).toContain(
          "bots' thoughts differ",
        );
      }
    },
  );

  test.each(['random', 'easy', 'medium'] as const)('compare the hints of %s, whoever plays', kind => {
    const other = careless(kind, 'think');
    expect(difference(() => sameWithBots([sound, other], SOLO, 1))).toContain("bots' hints differ");
  });

  test('of 60, every kind of table has both bots, with their full budgets and with less', () => {
    /** Who sits where, by a feature of the set-up. */
    const bots = new Map<string, Set<string>>();
    const kinds = new Map<string, Set<string>>();
    const note = (map: Map<string, Set<string>>, what: string, who: string): void => {
      map.set(what, (map.get(what) ?? new Set()).add(who));
    };
    let seats = 0;
    let full = 0;
    for (let game = 0; game < 60; game++) {
      const { setup, sitters } = tableOf({}, game);
      const { solo, extras, map, materials } = setup;
      const table = solo ? 'solo' : `${setup.seats.length} seats`;
      expect(sitters).toHaveLength(setup.seats.length);
      for (const [seat, { kind, budget }] of sitters.entries()) {
        seats++;
        if (!budget) full++;
        for (const what of [
          extras ? 'with extras' : 'no extras',
          `map ${map}`,
          `materials ${materials}`,
          `seat ${seat}`,
        ])
          note(bots, `${table}, ${what}`, `${kind} ${budget ? 'small' : 'full'}`);
        // Sixty games have both kinds of bots in all of these, but not with both budgets.
        note(kinds, `${table}, start ${setup.seats[seat]!.option}`, kind);
        if (extras) note(kinds, `extras ${extras.join('')}`, kind);
        if (solo) for (const what of [solo.level, solo.challenge]) note(kinds, `solo, ${what}`, kind);
      }
    }
    // Per number of seats: with extras or without, two maps, two ways of laying materials; ten seats.
    expect(bots.size).toBe(4 * 6 + 10);
    for (const [what, who] of bots)
      expect([what, [...who].sort()]).toEqual([
        what,
        ['easy full', 'easy small', 'medium full', 'medium small'],
      ]);
    // Two starts each, three in solo; the combinations of extras; levels, and the challenge or none.
    expect(kinds.size).toBe(9 + 7 + 7);
    for (const [what, who] of kinds) expect([what, [...who].sort()]).toEqual([what, ['easy', 'medium']]);
    expect(full / seats).toBeGreaterThanOrEqual(0.7);
  });
});
