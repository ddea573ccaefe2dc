// How set-ups are spread over many games, and kept to what is asked for.
import { type Setup, SOLO_LEVELS } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../src/args.js';
import { EXTRAS, SETUP_OPTIONS, setupFor, spreadSetup, type Wish, wishOf } from '../src/setups.js';

const wish = (...args: string[]): Wish => wishOf(readArgs(args, SETUP_OPTIONS, []));
const spread = (games: number, ...args: string[]): Setup[] =>
  Array.from({ length: games }, (_, game) => spreadSetup(wish(...args), game));
const kinds = (setups: readonly Setup[], kind: (setup: Setup) => unknown): Set<string> =>
  new Set(setups.map(setup => JSON.stringify(kind(setup))));

describe('a wish', () => {
  test('against V.I.C.I has one seat, with or without --players 1', () => {
    const setup = {
      seats: [{ option: 'a' }],
      map: 'first',
      materials: 'first',
      solo: { level: 'moderate', challenge: false },
    };
    expect(setupFor(wish('--solo', 'moderate'))).toEqual(setup);
    expect(setupFor(wish('--solo', 'moderate', '--players', '1'))).toEqual(setup);
  });

  test('takes level, challenge, start and Extra Credits together', () => {
    const args = ['--solo', 'expert', '--challenge', '--setup', 'free', '--extras', 'bc', '--map', 'random'];
    expect(setupFor(wish(...args))).toEqual({
      seats: [{ option: 'free' }],
      map: 'random',
      materials: 'random',
      solo: { level: 'expert', challenge: true },
      extras: ['b', 'c'],
    });
  });

  test('may ask for Extra Credits among people', () => {
    expect(setupFor(wish('--players', '3', '--extras', 'a'))).toMatchObject({ extras: ['a'] });
    expect(setupFor(wish('--players', '3'))).not.toHaveProperty('extras');
  });
});

describe('set-ups spread over many games', () => {
  const all = spread(1000);
  const solo = all.filter(setup => setup.solo);
  const together = all.filter(setup => !setup.solo);

  test('are a quarter against V.I.C.I, and a third with Extra Credits', () => {
    expect(solo.length).toBe(250);
    const share = (setups: readonly Setup[]): number =>
      setups.filter(setup => setup.extras).length / setups.length;
    for (const setups of [all, solo, together]) expect(share(setups)).toBeCloseTo(1 / 3, 1);
  });

  test('have every player count with every start, map and materials, with and without Extra Credits', () => {
    expect(
      kinds(together, ({ seats, map, materials, extras }) => [
        seats.length,
        seats.slice(0, 2),
        map,
        materials,
        extras !== undefined,
      ]).size,
    ).toBe(3 * 3 * 2 * 2 * 2);
    expect(kinds(together, ({ seats, extras }) => [seats.length, extras]).size).toBe(3 * (EXTRAS.length + 1));
  });

  test('have every level with and without challenge and every start against V.I.C.I', () => {
    expect(kinds(solo, ({ seats, solo: level }) => [seats, level]).size).toBe(SOLO_LEVELS.length * 2 * 3);
    expect(kinds(solo, ({ solo: level, extras }) => [level, extras !== undefined]).size).toBe(
      SOLO_LEVELS.length * 2 * 2,
    );
    expect(kinds(solo, ({ seats, extras }) => [seats, extras]).size).toBe(3 * (EXTRAS.length + 1));
    expect(kinds(solo, ({ map, materials, extras }) => [map, materials, extras !== undefined]).size).toBe(8);
  });

  test('reach a little of everything within a hundred games', () => {
    const few = all.slice(0, 100);
    expect(kinds(few, setup => setup.extras).size).toBe(EXTRAS.length + 1);
    expect(kinds(few, setup => setup.solo).size).toBe(SOLO_LEVELS.length * 2 + 1);
  });

  test('keep to what is asked for', () => {
    for (const setup of spread(40, '--solo', 'expert', '--challenge', '--extras', 'ac')) {
      expect(setup).toMatchObject({ solo: { level: 'expert', challenge: true }, extras: ['a', 'c'] });
      expect(setup.seats).toHaveLength(1);
    }
    for (const setup of spread(40, '--solo', 'beginner')) {
      expect(setup.solo).toEqual({ level: 'beginner', challenge: false });
    }
    for (const setup of spread(40, '--players', '3')) {
      expect(setup.solo).toBeUndefined();
      expect(setup.seats).toHaveLength(3);
    }
    for (const setup of spread(40, '--setup', 'a,b')) {
      expect(setup.seats).toEqual([{ option: 'a' }, { option: 'b' }]);
    }
    const extras = spread(40, '--extras', 'b');
    expect(extras.every(setup => setup.extras?.join() === 'b')).toBe(true);
    expect(extras.filter(setup => setup.solo)).toHaveLength(10);
    const drafts = spread(40, '--setup', 'b');
    expect(drafts.every(({ seats }) => seats.every(({ option }) => option === 'b'))).toBe(true);
    expect(drafts.filter(setup => setup.solo)).toHaveLength(10);
  });
});
