// What a set-up may say about V.I.C.I and the Extra Credits.
import { describe, expect, it } from 'vitest';
import { CivError, type Setup, SOLO_LEVELS } from '../../src/index.js';
import { setupOf } from '../support/games.js';
import { civ } from '../support/pack.js';
import { soloGame, soloSetup } from './facing.js';

/** What is said about a set-up that is refused. */
function refusal(setup: unknown): string {
  try {
    civ.create(setup as Setup, 'seed');
  } catch (error) {
    expect(error).toBeInstanceOf(CivError);
    expect((error as CivError).code).toBe('badSetup');
    return (error as CivError).message;
  }
  throw new Error('the set-up was not refused');
}

const withSolo = (solo: unknown): unknown => ({ ...soloSetup(), solo });
const withExtras = (extras: unknown): unknown => ({ ...soloSetup(), extras });

describe('a game against V.I.C.I', () => {
  it('solo.create-levels: it can be played at five levels, each with and without the challenge', () => {
    expect(SOLO_LEVELS).toEqual(['beginner', 'moderate', 'medium', 'advanced', 'expert']);
    for (const level of SOLO_LEVELS) {
      for (const challenge of [false, true]) {
        const { setup } = soloGame('a', 'seed', { solo: { level, challenge } });
        expect(setup.solo).toEqual({ level, challenge });
      }
    }
  });

  it('solo.create-level: an unknown or missing level is refused and named', () => {
    expect(refusal(withSolo({ level: 'hard', challenge: false }))).toContain('"hard"');
    expect(refusal(withSolo({ challenge: false }))).toContain('level');
    expect(refusal(withSolo({ level: 2, challenge: false }))).toContain('2');
  });

  it('solo.create-challenge: whether the challenge is on must be said', () => {
    expect(refusal(withSolo({ level: 'expert' }))).toContain('challenge');
    expect(refusal(withSolo({ level: 'expert', challenge: 'yes' }))).toContain('challenge');
  });

  it('solo.create-one-human: exactly one human plays', () => {
    for (const seats of ['', 'ab', 'bbb']) {
      const setup = { ...soloSetup(), seats: [...seats].map(option => ({ option })) };
      expect(refusal(setup)).toContain(`not ${seats.length}`);
    }
  });

  it('solo.create-alone: one civilization without V.I.C.I cannot play', () => {
    const { solo, ...alone } = soloSetup();
    expect(solo).toBeDefined();
    expect(refusal(alone)).toContain('one civilization cannot play');
  });

  it('solo.create-unknown-field: what is no description of a solo game is refused', () => {
    for (const solo of [null, true, 'expert', 3]) expect(refusal(withSolo(solo))).toContain('solo');
    const odd = { level: 'medium', challenge: false, colour: 'red' };
    expect(refusal(withSolo(odd))).toContain('"colour"');
    expect(refusal({ ...soloSetup(), seats: [{ option: 'b', automa: true }] })).toContain('"automa"');
  });

  it('solo.create-free-only: cards are chosen freely only against V.I.C.I', () => {
    const setup = { ...setupOf('ab'), seats: [{ option: 'a' }, { option: 'free' }] };
    expect(refusal(setup)).toContain('V.I.C.I');
    expect(refusal({ ...soloSetup(), seats: [{ option: 'c' }] })).toContain('"c"');
  });

  it('solo.create-own-setup: the set-up is copied, and the order of what it says does not matter', () => {
    const seats: { option: 'a' | 'b' }[] = [{ option: 'b' }];
    const solo = { level: 'medium' as const, challenge: true };
    const one: Setup = { seats, map: 'first', materials: 'first', solo, extras: ['c', 'a'] };
    const other: Setup = {
      extras: ['a', 'c'],
      solo: { challenge: true, level: 'medium' },
      materials: 'first',
      map: 'first',
      seats: [{ option: 'b' }],
    };
    const s = civ.create(one, 'seed');
    expect(civ.hash(s)).toBe(civ.hash(civ.create(other, 'seed')));
    Object.assign(solo, { level: 'expert' });
    expect(s.setup).toEqual({ ...other, extras: ['a', 'c'] });
  });
});

describe('Extra Credits', () => {
  it('solo.create-extras: any of the three may be in the game, also none', () => {
    for (const extras of [[], ['a'], ['b'], ['c'], ['a', 'b', 'c']] as const) {
      const { setup } = soloGame('a', 'seed', { extras });
      expect(setup.extras ?? []).toEqual(extras);
      expect(civ.create({ ...setupOf('aa'), extras }, 'seed').setup.extras ?? []).toEqual(extras);
    }
  });

  it('solo.create-extras-unknown: an unknown one is refused and named, and so is what is no list', () => {
    expect(refusal(withExtras(['a', 'd']))).toContain('"d"');
    expect(refusal(withExtras([1]))).toContain('1');
    expect(refusal(withExtras([undefined]))).toContain('undefined');
    expect(refusal(withExtras('abc'))).toContain('must be a list');
    expect(refusal({ ...setupOf('ab'), extras: ['D'] })).toContain('"D"');
  });

  it('solo.create-extras-twice: none may be named twice', () => {
    expect(refusal(withExtras(['b', 'a', 'b']))).toContain('twice');
  });
});
