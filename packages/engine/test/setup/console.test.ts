import { describe, expect, it } from 'vitest';
import { NOTCH, RAW, RESET } from '../../src/index.js';
import { MIXES, newGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const fresh = (players: number) => newGame('b'.repeat(players), 'console');
const STARTS = [territory('B.forest'), territory('C.grassland')];

describe.each([2, 3, 4])('a console at a table of %i', players => {
  const s = fresh(players);

  it('setup.modules: all main modules show level I, with no tile for a fourth level', () => {
    for (const me of s.seats) {
      expect(me.levels).toEqual(new Array(15).fill(1));
      expect([me.levelFour, me.upgrades]).toEqual([0, 0]);
    }
  });

  it('setup.dice: six activation dice, one of each value on its space, and one fate die', () => {
    for (const me of s.seats) expect([me.dice, me.usedDice, me.fateDice]).toEqual([[1, 1, 1, 1, 1, 1], 0, 1]);
  });

  it('setup.stage-tiles: stages 4 and 5 are inactive and the partition is empty', () => {
    for (const me of s.seats) {
      expect([me.activeStages, me.completed]).toEqual([0, 0]);
      expect(me.columns.flat()).toEqual([]);
    }
  });

  it('setup.buildings: settlements, farms and boats are on the console', () => {
    for (const me of s.seats) {
      expect(me.settlements).toEqual([-1, -1, -1, -1]);
      expect(me.boats).toEqual([-1, 0, 0, -1, 0, 0]);
    }
    expect(sum(s.farms)).toBe(0);
  });

  it('setup.discs: no points, the first space of favor, the start of each progress track', () => {
    for (const me of s.seats) expect([me.score, me.favor, me.tracks]).toEqual([0, 1, [0, 0, 0, 0, 0]]);
  });

  it('setup.tribes: of 20 tribes one stands upright in each starting territory, the fires stay free', () => {
    s.seats.forEach((me, seat) => {
      expect(me.tribes).toBe(18);
      for (const t of STARTS) expect(s.plain[t * 8 + seat * 2]).toBe(1);
    });
    expect(sum(s.plain)).toBe(2 * players);
    expect(sum(s.fire) + sum(s.wild)).toBe(0);
  });

  it('setup.markers: of 50 markers two are raw materials, two on boats, four on the reset columns', () => {
    for (const me of s.seats) {
      for (const t of STARTS) expect(me.markers[RAW + t]).toBe(1);
      expect([me.markers[NOTCH], me.markers[NOTCH + 1], me.markers[RESET]]).toEqual([1, 1, 4]);
      expect([sum(me.markers), me.supply]).toEqual([8, 42]);
    }
  });
});

describe('every mix of players', () => {
  it('setup.mixes: gives a sound position that asks someone something', () => {
    for (const options of MIXES) {
      const s = newGame(options);
      expect(civ.check(s)).toEqual([]);
      expect(civ.decisions(s).length).toBeGreaterThan(0);
    }
  });
});
