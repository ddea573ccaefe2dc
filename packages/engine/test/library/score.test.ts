import { describe, expect, it } from 'vitest';
import { POINT_SOURCES } from '../../src/index.js';
import { gameAfter, newGame, playOn } from '../support/games.js';
import { civ } from '../support/pack.js';
import { scenario } from '../support/scenario.js';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('project', () => {
  it('project.adds-up: the total is the sum of its sources, at any time', () => {
    const s = newGame('abb', 'adds up');
    let asked = 0;
    playOn(s, 'adds up', () => {
      if (asked++ % 10 > 0) return undefined;
      s.seats.forEach((_, seat) => {
        const { total, sources } = civ.project(s, seat);
        expect(sum(Object.values(sources))).toBe(total);
        expect(Object.keys(sources)).toEqual([...POINT_SOURCES]);
      });
      return undefined;
    });
    expect(asked).toBeGreaterThan(100);
  });

  it('project.final: when the game is over it is the final score', () => {
    for (const options of ['aa', 'bbb', 'abab']) {
      const s = newGame(options, 'final');
      playOn(s, 'final');
      s.seats.forEach((me, seat) => {
        const { total, sources } = civ.project(s, seat);
        expect(total).toBe(me.score);
        expect(Object.values(sources)).toEqual(me.earned);
      });
    }
  });

  it('project.now: it tells what the final scoring would add to the points scored', () => {
    const { state } = scenario({
      civs: [{ score: 7, tracks: { culture: 3, prestige: 2 }, tribes: { 'B.forest': ['plain'] } }, {}],
      finalTiles: ['culture'],
    });
    const { total, sources } = civ.project(state, 0);
    // Tracks 1 point a space, Culture 2 with its tile; a tribe 2 in Population, its territory 2 in Expansion.
    expect(sources).toMatchObject({ culture: 6, prestige: 2, population: 2, expansion: 2 });
    expect(total).toBe(7 + 6 + 2 + 2 + 2);
    expect(civ.project(state, 1).total).toBe(0);
    expect(state.seats[0]!.score).toBe(7);
  });

  it('project.bad-seat: there is no score of a seat that is not there', () => {
    for (const seat of [2, -1, 0.5]) {
      expect(() => civ.project(newGame('bb'), seat)).toThrow(
        expect.objectContaining({ code: 'badSeat', message: expect.stringContaining('no seat') }),
      );
    }
  });
});

describe('ranking', () => {
  it('ranking.points: most points first', () => {
    const { state } = scenario({ civs: [{ score: 5 }, { score: 9 }, { score: 7 }] });
    expect(civ.ranking(state)).toEqual([1, 2, 0]);
  });

  it('ranking.upgrades: a tie goes to more module upgrades (ruling 19)', () => {
    const { state } = scenario({
      civs: [{ score: 5, upgrades: 1 }, { score: 5, upgrades: 3 }, { score: 6 }],
    });
    expect(civ.ranking(state)).toEqual([2, 1, 0]);
  });

  it('ranking.seating: then to seating order from the last starting civilization (ruling 19)', () => {
    const civs = [{ score: 5 }, { score: 5 }, { score: 5 }];
    expect(civ.ranking(scenario({ civs }).state)).toEqual([0, 1, 2]);
    expect(civ.ranking(scenario({ civs, starting: 2, turn: 2 }).state)).toEqual([2, 0, 1]);
  });

  it('ranking.pure: asking changes nothing', () => {
    const s = gameAfter('bbbb', 'rank', 200);
    const before = civ.hash(s);
    civ.ranking(s);
    civ.project(s, 3);
    expect(civ.hash(s)).toBe(before);
  });
});
