import { describe, expect, it } from 'vitest';
import {
  below,
  CivError,
  type ErrorCode,
  hashText,
  load,
  type Pack,
  RULES_VERSION,
  type State,
  seeded,
} from '../../src/index.js';
import { finishDraft, gameAfter, newGame, playOn } from '../support/games.js';
import { civ, testPack } from '../support/pack.js';
import { scenario } from '../support/scenario.js';

/** A code of ours, or the state; anything else is let through as it is. */
function restored(text: string): State | ErrorCode {
  try {
    return civ.restore(text);
  } catch (error) {
    if (error instanceof CivError) return error.code;
    throw error;
  }
}

interface SaveData {
  format: string;
  rules: number;
  packHash: string;
  hash: string;
  state: Record<string, unknown>;
}

/** A save with something changed and, unless said otherwise, sealed again as if it were sound. */
function changed(s: State, change: (data: SaveData) => void, seal = true): string {
  const data = JSON.parse(civ.save(s)) as SaveData;
  change(data);
  if (seal) data.hash = hashText(JSON.stringify(data.state));
  return JSON.stringify(data);
}

describe('save and restore', () => {
  const expectRoundTrip = (s: State): void => {
    const again = civ.restore(civ.save(s));
    expect(again).toEqual(s);
    expect(civ.hash(again)).toBe(civ.hash(s));
    expect(civ.decisions(again)).toEqual(civ.decisions(s));
    for (const { seat } of civ.decisions(s)) expect(civ.legal(again, seat)).toEqual(civ.legal(s, seat));
    const ends = [s, again].map(game => {
      const copy = civ.clone(game);
      playOn(copy, 'on');
      return civ.hash(copy);
    });
    expect(ends[0]).toBe(ends[1]);
  };

  it('save.round-trip: in the middle of the draft', () => {
    const s = newGame('bab', 'draft');
    for (const seat of [2, 0, 2]) civ.choose(s, seat, civ.legal(s, seat).at(-1)!);
    expectRoundTrip(s);
  });

  it('save.round-trip: while starting chip cards are chosen', () => {
    const s = finishDraft(newGame('bbb', 'chips'));
    civ.choose(s, civ.decisions(s)[0]!.seat, civ.legal(s)[0]!);
    expectRoundTrip(s);
  });

  it('save.round-trip: in the middle of a turn, on the way of a tribe', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, levels: { migration: 3 }, favor: 6 }, {}],
    });
    game.play('activate migration', 'tribe B.forest plain', 'cross B.hills');
    expect(game.task()).toBe('route');
    expectRoundTrip(game.state);
  });

  it('save.round-trip: in the middle of a favor test, and while looking at cards', () => {
    const test = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, levels: { migration: 2 }, markers: { idea: 6 } }, {}],
    });
    test.rolls(4).play('activate migration', 'pay die1 die3');
    expect(test.task()).toBe('testIdeas');
    expect(test.state.agenda.at(-1)).toMatchObject({ dice: [4] });
    expectRoundTrip(test.state);
    const cards = scenario({ civs: [{}, {}] });
    cards.play('activate research', 'option research B', 'nameStack insight', 'nameStack building');
    expect(cards.task()).toBe('keepCards');
    expectRoundTrip(cards.state);
  });

  it('save.round-trip: when the game is over', () => {
    const s = newGame('ab');
    playOn(s, 'over');
    expect(civ.restore(civ.save(s))).toEqual(s);
  });

  it('save.independent: a restored game goes its own way', () => {
    const s = gameAfter('bb', 'own way', 40);
    const before = civ.hash(s);
    const again = civ.restore(civ.save(s));
    playOn(again, 'own way');
    expect(civ.hash(s)).toBe(before);
  });
});

describe('what is no saved game', () => {
  const s = gameAfter('bbb', 'refused', 70);

  it.each([
    ['nothing', ''],
    ['no JSON', '{"format":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another file', '{"format":"recipe"}'],
    ['no text at all', undefined as unknown as string],
  ])('save.foreign: %s is refused', (_what, text) => {
    expect(restored(text)).toBe('badSave');
  });

  it('save.damaged: a changed state does not fit its seal', () => {
    const text = changed(s, data => Object.assign(data.state, { weather: 0 }), false);
    expect(restored(text)).toBe('badSave');
    expect(restored(civ.save(s).slice(0, -30))).toBe('badSave');
  });

  it('save.other-rules: a game of another version is refused as such, with that version', () => {
    const text = changed(s, data => Object.assign(data, { rules: RULES_VERSION + 1 }));
    expect(restored(text)).toBe('wrongRules');
    let facts: CivError['facts'] = {};
    try {
      civ.restore(text);
    } catch (error) {
      facts = (error as CivError).facts;
    }
    expect(facts).toEqual({ rules: RULES_VERSION + 1 });
  });

  it('save.other-pack: a game of another pack is refused as such', () => {
    const other = load({ ...(testPack as Pack), name: 'another' });
    const theirs = other.create(s.setup, 'theirs');
    expect(restored(other.save(theirs))).toBe('wrongPack');
    expect(other.hash(other.restore(other.save(theirs)))).toBe(other.hash(theirs));
  });

  it.each<[string, (state: Record<string, unknown>) => void]>([
    ['an unknown field', state => Object.assign(state, { cheat: 1 })],
    ['a field named like one of every object', state => Object.assign(state, { toString: 1 })],
    ['a missing field', state => delete state['weather']],
    ['a text for a number', state => Object.assign(state, { era: '1' })],
    ['an era that is none', state => Object.assign(state, { era: 9 })],
    ['another version', state => Object.assign(state, { rules: 0 })],
    ['a starting civilization that is not there', state => Object.assign(state, { starting: 3 })],
    [
      'five civilizations',
      state => Object.assign(state['setup'] as object, { seats: new Array(5).fill({ option: 'b' }) }),
    ],
    [
      'another number of seats',
      state => Object.assign(state['setup'] as object, { seats: new Array(2).fill({ option: 'b' }) }),
    ],
    ['a continent with a hole', state => Object.assign(state['land'] as object, { layout: [] })],
    ['a continent of nothing', state => Object.assign(state['land'] as object, { layout: [null] })],
    ['no continent', state => Object.assign(state, { land: 4 })],
    ['more encampments', state => Object.assign(state['land'] as object, { spaces: new Array(22).fill(9) })],
    ['an unknown task', state => (state['agenda'] as unknown[]).push({ do: 'cheat', seat: 0 })],
    ['a task of nobody there', state => (state['agenda'] as unknown[]).push({ do: 'turn', seat: 3 })],
    ['a question to nobody', state => (state['agenda'] as unknown[]).push({ do: 'turn', seat: -1 })],
    [
      'a question without an answer',
      state => (state['agenda'] as unknown[]).push({ do: 'keepCards', seat: 0, keep: 1, kept: 0 }),
    ],
    ['an end in the middle', state => Object.assign(state, { agenda: [] })],
    [
      'a card twice',
      state => (state['stacks'] as number[][])[0]!.push((state['stacks'] as number[][])[0]![0]!),
    ],
    ['a marker more', state => (state['seats'] as { supply: number }[])[0]!.supply++],
    ['points from nowhere', state => (state['seats'] as { score: number }[])[0]!.score++],
    ['a hand its owner does not know', state => (state['known'] as number[]).fill(0)],
    ['material of another type', state => (state['material'] as number[]).reverse()],
  ])('save.unsound: %s is refused even with a fitting seal', (_what, change) => {
    expect(restored(changed(s, data => change(data.state)))).toBe('badSave');
  });
});

describe('mutations', () => {
  const rng = seeded('mutations');
  const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)]!;
  const games = [
    newGame('bb', 'm1'),
    finishDraft(newGame('abb', 'm2')),
    gameAfter('bbb', 'm3', 60),
    gameAfter('aaaa', 'm4', 250),
  ];

  function mutateText(text: string): string {
    const at = below(rng, text.length);
    const letter = pick([...'0123456789-.,:{}[]"abcxyz ']);
    switch (below(rng, 4)) {
      case 0:
        return text.slice(0, at) + letter + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + letter + text.slice(at);
      case 2:
        return text.slice(0, at) + text.slice(at + 1 + below(rng, 20));
      default:
        return text.slice(0, at);
    }
  }

  it('save.mutated-text: 600 damaged files give a refusal or the very same game', () => {
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const s = pick(games);
      const result = restored(mutateText(civ.save(s)));
      if (typeof result === 'string') refused++;
      else expect(civ.hash(result)).toBe(civ.hash(s));
    }
    expect(refused).toBeGreaterThan(550);
  });

  /** Changes one value somewhere inside. */
  function mutateValue(value: unknown): void {
    let here = value as Record<string, unknown>;
    for (;;) {
      const key = pick(Object.keys(here));
      const there = here[key];
      const inside = typeof there === 'object' && there !== null && Object.keys(there).length > 0;
      if (inside && below(rng, 12) > 0) {
        here = there as Record<string, unknown>;
        continue;
      }
      if (below(rng, 8) === 0) delete here[key];
      else
        here[key] = pick([
          0,
          1,
          -1,
          2,
          7,
          31,
          999,
          -5,
          1.5,
          null,
          'x',
          true,
          [],
          {},
          [3],
          { do: 'turn', seat: 0 },
        ]);
      return;
    }
  }

  it('save.mutated-state: 600 forged states are refused, or sound with a question that can be answered', () => {
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const result = restored(changed(pick(games), data => mutateValue(data.state)));
      if (typeof result === 'string') {
        expect(result).toBe('badSave');
        refused++;
        continue;
      }
      expect(civ.check(result)).toEqual([]);
      for (const { seat } of civ.decisions(result)) expect(civ.legal(result, seat).length).toBeGreaterThan(0);
      expect(civ.restore(civ.save(result))).toEqual(result);
    }
    expect(refused).toBeGreaterThan(400);
  });
});
