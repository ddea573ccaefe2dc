// Each check of the fuzzer, shown to fail on a fault planted for it.
import { type Civolution, kindOf, type State } from '@civolution/engine';
import { canUndo, undo } from '@civolution/host';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { writeRecords } from '../src/commands/fuzz.js';
import type { Target, Texts } from '../src/fuzz/target.js';
import { afterwards, civ, endsTurn, SOLO, sound, withCiv } from './planting.js';
import { firstFailure, folder, json } from './support.js';

test('a sound game passes', () => {
  expect(firstFailure(sound, { games: 1 })).toBeNull();
});

test('crash: a choice that breaks down', () => {
  const target = withCiv({
    apply(s, seat, choice, sink) {
      if (endsTurn(choice)) throw new TypeError('boom');
      civ.apply(s, seat, choice, sink);
    },
  });
  expect(firstFailure(target)).toMatchObject({ check: 'crash', message: expect.stringContaining('boom') });
});

test('endless: a game that goes on and on', () => {
  expect(firstFailure({ ...sound, longest: 5 })).toMatchObject({ check: 'endless', at: 5 });
});

test('invariants: a marker out of nowhere', () => {
  const target = withCiv(
    afterwards((s, choice) => {
      if (endsTurn(choice)) seatOf(s, 0).supply++;
    }),
  );
  expect(firstFailure(target)?.check).toBe('invariants');
});

describe('save', () => {
  test('something comes back otherwise', () => {
    const restore = (text: string): State => ({ ...civ.restore(text), learned: 0 });
    expect(firstFailure(withCiv({ restore }))).toMatchObject({
      check: 'save',
      message: expect.stringContaining('learned'),
    });
  });
  test('something cannot be restored', () => {
    expect(firstFailure(withCiv({ save: s => civ.save(s).slice(1) }))?.check).toBe('save');
  });
});

describe('clone', () => {
  test.each<[string, (s: State) => State]>([
    ['shares the seats', s => ({ ...civ.clone(s), seats: s.seats })],
    ['shares the agenda', s => ({ ...civ.clone(s), agenda: s.agenda })],
    ['differs', s => ({ ...civ.clone(s), weather: 99 })],
    ['lacks something', s => ({ ...civ.clone(s), event: undefined as unknown as number })],
  ])('%s', (_name, clone) => {
    expect(firstFailure(withCiv({ clone }))?.check).toBe('clone');
  });

  test('playing on it reaches the game', () => {
    let original: State | null = null;
    const target = withCiv({
      create(setup, seed, sink) {
        const s = civ.create(setup, seed, sink);
        original ??= s;
        return s;
      },
      apply(s, seat, choice, sink) {
        civ.apply(s, seat, choice, sink);
        if (original && s !== original) original.learned++;
      },
    });
    expect(firstFailure(target)).toMatchObject({
      check: 'clone',
      message: expect.stringContaining('playing on'),
    });
  });
});

test('clone: playing on reaches one that was made before', () => {
  let last: State | null = null;
  const target = withCiv({
    clone(s) {
      last = civ.clone(s);
      return last;
    },
    choose(s, seat, choice, sink) {
      civ.choose(s, seat, choice, sink);
      if (last && last !== s) last.learned++;
    },
  });
  expect(firstFailure(target)).toMatchObject({
    check: 'clone',
    message: expect.stringContaining('changed a clone'),
  });
});

test('apply: it does something else than choose', () => {
  const target = withCiv({
    apply(s, seat, choice, sink) {
      civ.apply(s, seat, choice, sink);
      if (endsTurn(choice)) s.learned++;
    },
  });
  expect(firstFailure(target)?.check).toBe('apply');
});

describe('legal', () => {
  test.each<[string, (list: number[]) => number[]]>([
    ['is unsorted', list => [...list].reverse()],
    ['holds a choice twice', list => [...list, list.at(-1)!]],
    ['is empty', () => []],
    ['holds something that is no choice', list => [...list, 1e9]],
  ])('%s', (_name, twist) => {
    const legal = (s: State, seat?: number): number[] => {
      const list = civ.legal(s, seat);
      return list.length > 0 ? twist(list) : list;
    };
    expect(firstFailure(withCiv({ legal }))?.check).toBe('legal');
  });
  test('has something for a seat that is not asked', () => {
    expect(firstFailure(withCiv({ legal: s => civ.legal(s) }))?.check).toBe('legal');
  });
  test('V.I.C.I is asked', () => {
    const decisions: Civolution['decisions'] = s =>
      civ.decisions(s).map(decision => ({ ...decision, seat: s.seats.findIndex(me => me.automa) }));
    expect(firstFailure(withCiv({ decisions }), SOLO)).toMatchObject({
      check: 'legal',
      message: expect.stringContaining('V.I.C.I is asked'),
    });
  });
  test('nobody is asked before the end', () => {
    const decisions: Civolution['decisions'] = s => (s.phase === 4 ? [] : civ.decisions(s));
    expect(firstFailure(withCiv({ decisions }))?.check).toBe('legal');
  });
});

describe('refusal', () => {
  test('a refused choice changes something', () => {
    const target = withCiv({
      choose(s, seat, choice, sink) {
        try {
          civ.choose(s, seat, choice, sink);
        } catch (error) {
          s.learned++;
          throw error;
        }
      },
    });
    expect(firstFailure(target)?.check).toBe('refusal');
  });
  test('a choice that is not legal is accepted', () => {
    const target = withCiv({
      choose(s, seat, choice, sink) {
        if (civ.legal(s, seat).includes(choice)) civ.choose(s, seat, choice, sink);
      },
    });
    expect(firstFailure(target)).toMatchObject({
      check: 'refusal',
      message: expect.stringContaining('was accepted'),
    });
  });
  test('a refusal is no refusal but a breakdown', () => {
    const target = withCiv({
      choose(s, seat, choice, sink) {
        if (choice < 0) throw new TypeError('boom');
        civ.choose(s, seat, choice, sink);
      },
    });
    expect(firstFailure(target)).toMatchObject({
      check: 'refusal',
      message: expect.stringContaining('boom'),
    });
  });
});

describe('undo', () => {
  const found = (target: Target): string => {
    const failure = firstFailure(target);
    expect(failure?.check).toBe('undo');
    return failure!.message;
  };
  test('leads elsewhere', () => {
    const odd: typeof undo = (session, seat) => {
      undo(session, seat);
      session.state = { ...session.state, learned: session.state.learned + 1 };
    };
    expect(found({ ...sound, undo: odd })).toContain('undo leads elsewhere');
  });
  test('goes past new information', () => {
    expect(found({ ...sound, canUndo: () => true })).toMatch(/something new|of seat/);
    const unlearned = withCiv(
      afterwards(s => {
        s.learned = 0;
      }),
    );
    expect(found(unlearned)).toContain('something new');
  });
  test('goes past a card of V.I.C.I that is turned up without a roll', () => {
    const unlearned =
      (carryOut: Civolution['choose']): Civolution['choose'] =>
      (s, seat, choice, sink) => {
        const { learned } = s;
        const rng = s.rng.join();
        const cards = s.solo!.stack.length;
        carryOut(s, seat, choice, sink);
        if (s.solo!.stack.length < cards && s.rng.join() === rng) s.learned = learned;
      };
    const target = withCiv({ choose: unlearned(civ.choose), apply: unlearned(civ.apply) });
    const failure = firstFailure(target, { ...SOLO, games: 12 });
    expect(failure).toMatchObject({ check: 'undo', message: expect.stringContaining('something new') });
  });
  test('takes back what another seat did', () => {
    const anyone: typeof canUndo = session => session.state.seats.some((_, seat) => canUndo(session, seat));
    expect(found({ ...sound, canUndo: anyone })).toMatch(/may take back a choice of seat/);
  });
  test('the session comes to another state', () => {
    const choose: Target['choose'] = (session, seat, choice) => {
      sound.choose(session, seat, choice);
      session.state = { ...session.state, era: 0 };
    };
    expect(found({ ...sound, choose })).toMatch(/another state/);
  });
});

describe('text', () => {
  const texts = sound.texts({ seats: [], map: 'first', materials: 'first' });
  test.each<[string, Partial<Texts>]>([
    ['a choice has none', { choice: () => '' }],
    ['a choice has an odd one', { choice: (s, d) => `${texts.choice(s, d)} for undefined` }],
    ['a question has none', { prompt: () => '' }],
    ['an event has none', { event: () => '' }],
    [
      'a choice was forgotten',
      {
        choice: () => {
          throw new Error('There is no text.');
        },
      },
    ],
  ])('%s', (_name, part) => {
    expect(firstFailure({ ...sound, texts: () => ({ ...texts, ...part }) })?.check).toBe('text');
  });
  test('V.I.C.I goes by a number', () => {
    expect(firstFailure({ ...sound, texts: () => texts }, SOLO)).toMatchObject({
      check: 'text',
      message: expect.stringMatching(/civilization 2/i),
    });
    expect(firstFailure(sound, SOLO)).toBeNull();
  });
});

test('the record of a failure opens in replay at the failing choice', async () => {
  const target = withCiv({
    apply(s, seat, choice, sink) {
      if (kindOf(choice) === 'reset') throw new TypeError('boom');
      civ.apply(s, seat, choice, sink);
    },
  });
  const failure = firstFailure(target)!;
  expect(failure.at).toBeGreaterThan(0);
  const [told] = writeRecords([failure], 'failures', folder);
  expect(told!.file).toMatch(/^failures.crash-planted-\d-at-\d+\.json$/);
  const opened = await json('replay', told!.file);
  expect(opened).toMatchObject({ choices: failure.at, at: failure.at });
  const [asked] = opened['asked'] as { choices: { choice: number }[] }[];
  expect(asked!.choices.some(({ choice }) => kindOf(choice) === 'reset')).toBe(true);
});
