// Events against V.I.C.I: it gets no bonus, but counts in majorities. Rulebook p. 43, ruling 27.
import { describe, expect, it } from 'vitest';
import type { StandingRule } from '../../src/index.js';
import { withAbility } from '../support/pack.js';
import type { CivSpec, Position, SoloSpec } from '../support/scenario.js';
import { facing, HUMAN, told, VICI } from './facing.js';

/** Phase 7 up to the event: good weather before it is forgone, bad weather costs the human food. */
function event(id: string, human: CivSpec, vici: CivSpec = {}, solo: SoloSpec = {}): Position {
  const game = facing({ phase: 7, event: id, human, vici, solo });
  while (told(game, 'event').length === 0) game.play(game.can('decline') ? 'decline' : 'loseFood');
  return game;
}

/** Whether the human is rewarded. */
function rewarded(...[id, human, vici, solo]: Parameters<typeof event>): boolean {
  const { seats } = told(event(id, human, vici, solo), 'event')[0]!;
  expect([0, 1]).toContain(seats);
  return seats === 1;
}

const tribes = (n: number, where = 'wild'): CivSpec => ({
  tribes: { 'B.forest': new Array<string>(n).fill(where) },
});

describe('bonuses', () => {
  it('solo.event-no-bonus: V.I.C.I gets none, even when it alone has most', () => {
    const game = event('F1', tribes(1), tribes(5));
    expect([game.points(HUMAN, 'event'), game.points(VICI, 'event')]).toEqual([0, 0]);
    const tied = event('F2', tribes(3), tribes(3));
    expect([tied.points(HUMAN, 'event'), tied.points(VICI, 'event')]).toEqual([2, 0]);
  });

  it('solo.event-each: nor of an event that rewards everyone with a number of something', () => {
    const game = (statues: number): Position =>
      facing({
        phase: 7,
        event: 'F8',
        weather: 'cold',
        human: { statues: { 0: statues } },
        vici: { statues: { 0: 4 } },
      });
    expect([game(1).points(HUMAN, 'event'), game(1).points(VICI, 'event')]).toEqual([3, 0]);
    expect([game(0).points(HUMAN, 'event'), game(0).points(VICI, 'event')]).toEqual([0, 0]);
  });
});

describe('majorities by what V.I.C.I really has', () => {
  const dice = (activation: number, fateDice = 1): CivSpec => ({
    dice: [],
    usedDice: activation,
    fateDice,
  });

  it('solo.event-example-dice: for F11 its dice of both kinds count against the human’s', () => {
    expect(rewarded('F11', dice(7), dice(6))).toBe(true);
    expect(rewarded('F11', dice(6), dice(6))).toBe(false);
    expect(rewarded('F11', dice(7), dice(6, 2))).toBe(false);
    expect(rewarded('F11', dice(7), dice(8))).toBe(false);
    expect(rewarded('F11', dice(6, 3), dice(6, 2))).toBe(true);
  });

  it('solo.event-fate-dice: its fate dice count', () => {
    expect(rewarded('F15', dice(6, 2), dice(6, 3))).toBe(false);
    expect(rewarded('F15', dice(6, 2), dice(6, 2))).toBe(true);
  });

  it('solo.event-discs: its discs on the favor track and the progress tracks count', () => {
    const favor = (n: number): CivSpec => ({ favor: n });
    expect([2, 3, 4].map(n => rewarded('F7', favor(n), favor(3)))).toEqual([false, false, true]);
    const prestige = (n: number): CivSpec => ({ tracks: { prestige: n } });
    expect([4, 5, 6].map(n => rewarded('F9', prestige(n), prestige(5)))).toEqual([false, false, true]);
  });

  it('solo.event-tribes: its tribes on the continent count', () => {
    expect([2, 3, 4].map(n => rewarded('F1', tribes(n), tribes(3)))).toEqual([false, false, true]);
    expect([2, 3].map(n => rewarded('F2', tribes(n), tribes(3)))).toEqual([false, true]);
    expect(rewarded('F2', tribes(2), tribes(3, 'wildWeak'))).toBe(true);
    expect([1, 2].map(n => rewarded('F13', tribes(n), tribes(2)))).toEqual([false, true]);
  });

  it('solo.event-ability: abilities of the human that speak of events work against V.I.C.I too', () => {
    const against = (n: number, rule: StandingRule): number =>
      facing({
        phase: 7,
        event: 'F1',
        human: { ...tribes(n), columns: { 1: ['E6'] } },
        vici: tribes(3),
        pack: withAbility('E6', { kind: 'rule', ...rule }),
      }).points(HUMAN, 'event');
    expect([2, 3].map(n => against(n, { hook: 'event.tie' }))).toEqual([0, 4]);
    expect([2, 3].map(n => against(n, { hook: 'event.count', n: 1 }))).toEqual([0, 4]);
  });

  it('solo.event-nothing: what it never has, such as installed goal chips, it does not lead in', () => {
    const goals: CivSpec = { columns: { 1: ['goal'] } };
    expect(rewarded('F10', goals)).toBe(true);
  });

  it('solo.event-no-grid: the grids do not count for other events', () => {
    const full = { evolution: 12, prosperity: 16 };
    expect(rewarded('F1', tribes(4), tribes(3), full)).toBe(true);
    expect(rewarded('F11', dice(7), dice(6), full)).toBe(true);
    expect(rewarded('F10', { columns: { 1: ['goal'] } }, {}, full)).toBe(true);
  });
});

describe('majorities by the Prosperity grid', () => {
  const FARMS = ['B.forest', 'C.grassland', 'G.forest'];
  const BOATS = ['A.water', 'E.water'];
  /** What an event counts, so many of it. */
  const having: Readonly<Record<string, (n: number) => CivSpec>> = {
    F4: n => ({ farms: FARMS.slice(0, n) }),
    F6: n => ({ markers: { food: n } }),
    F16: n => ({ markers: { idea: n } }),
    F17: n => ({ markers: { money: n } }),
    F19: n => ({ markers: { wood: n } }),
    F20: n => ({ boats: BOATS.slice(0, n) }),
  };
  /** The fewest with which the human is rewarded, against so many markers on the grid; -1 when it never is. */
  const fewest = (id: string, prosperity: number, most: number): number => {
    for (let n = 0; n <= most; n++) if (rewarded(id, having[id]!(n), {}, { prosperity })) return n;
    return -1;
  };

  it('solo.grid-check-f4: farms against the markers on spaces 4, 8 and 12', () => {
    const against = [2, 3, 4, 7, 8, 11, 12, 16].map(n => fewest('F4', n, 3));
    expect(against).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
  });

  it('solo.grid-check-f6: food against the markers in rows B and C', () => {
    const against = [2, 3, 5, 6, 7, 9, 10, 11, 13, 16].map(n => fewest('F6', n, 9));
    expect(against).toEqual([1, 2, 2, 3, 4, 4, 5, 6, 6, 8]);
  });

  it('solo.grid-check-f16: ideas against the markers in rows C and D, of which one more is needed', () => {
    const against = [2, 3, 4, 6, 7, 8, 10, 11, 12, 16].map(n => fewest('F16', n, 9));
    expect(against).toEqual([1, 2, 3, 3, 4, 5, 5, 6, 7, 9]);
  });

  it('solo.event-example-money: for F17 money against the markers in rows B and D', () => {
    const against = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16].map(n => fewest('F17', n, 9));
    expect(against).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 6, 8]);
  });

  it('solo.grid-check-f19: stored materials against the markers in rows B, C and D', () => {
    const against = [2, 3, 4, 5, 6, 8, 9, 12].map(n => fewest('F19', n, 12));
    expect(against).toEqual([2, 3, 4, 4, 5, 7, 7, 10]);
  });

  it('solo.event-example-boats: for F20 boats against the markers on spaces 4 and 10', () => {
    const against = [2, 3, 4, 9, 10, 16].map(n => fewest('F20', n, 2));
    expect(against).toEqual([1, 1, 1, 1, 2, 2]);
    expect(rewarded('F20', { boats: ['A.water'] }, {}, { prosperity: 10 })).toBe(false);
  });

  it('solo.grid-check-keeps: V.I.C.I gives no marker back, and the human gives back as usual', () => {
    const game = event('F4', { farms: ['B.forest', 'B.hills'] }, {}, { prosperity: 8 });
    expect([game.asked(), game.task()]).toEqual([HUMAN, 'giveBack']);
    game.play('returnFarm B.hills');
    expect([game.points(HUMAN, 'event'), game.points(VICI, 'event')]).toEqual([6, 0]);
    expect(game.state.solo!.prosperity).toBe(8);
  });
});
