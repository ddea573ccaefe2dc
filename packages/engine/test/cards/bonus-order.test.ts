// The instant bonuses of a card come in the order its owner likes. Rulebook p. 25.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/index.js';
import { bonus } from '../effects/positions.js';
import type { CivSpec, Position } from '../support/scenario.js';

const perStep: Effect = { do: 'pointsPer', n: 1, per: { measure: 'track', of: 'technology' } };
const twoSteps: Effect = { do: 'track', track: 'technology', n: 2 };
const installing = (effects: readonly Effect[], me: CivSpec = {}): Position =>
  bonus(effects, me, { asksOrder: true });
const points = (game: Position): number => game.points(0, 'instantBonus');

describe('several instant bonuses', () => {
  it('install.bonus-order: the player says which comes next', () => {
    const start: CivSpec = { tracks: { technology: 2 } };
    const game = installing([perStep, twoSteps], start);
    expect([game.asked(), game.task(), game.offers()]).toEqual([0, 'bonuses', ['pick 1', 'pick 2']]);
    expect(points(game.play('pick 1', 'decline'))).toBe(2);
    // The line brings an income chip or favor first, then the points are counted.
    expect(points(installing([perStep, twoSteps], start).play('pick 2', 'decline'))).toBe(4);
  });

  it('install.bonus-order-plain: what only gives something and sets nothing off comes first, unasked', () => {
    // From 3 to 4 and from 2 to 3: only the first crosses a line.
    const one: Effect = { do: 'track', track: 'technology', n: 1 };
    const quiet = installing([perStep, one], { tracks: { technology: 2 } });
    expect([points(quiet), quiet.task()]).toEqual([3, 'endTurn']);
    expect(installing([perStep, one], { tracks: { technology: 3 } }).task()).toBe('bonuses');
    const gain = installing([perStep, { do: 'gain', what: 'food', n: 2 }], { tracks: { technology: 2 } });
    expect([gain.has(0, 'food'), points(gain), gain.task()]).toEqual([2, 2, 'endTurn']);
  });

  it('install.bonus-order-supply: a gain for which markers are short is a matter of order', () => {
    const full: CivSpec = { markers: { food: 43 }, tracks: { technology: 2 } };
    const game = installing([perStep, { do: 'gain', what: 'idea', n: 2 }], full);
    expect([game.state.seats[0]!.supply, game.task()]).toEqual([1, 'bonuses']);
    // Also where only both together are too many.
    const food: Effect = { do: 'gain', what: 'food', n: 1 };
    const idea: Effect = { do: 'gain', what: 'idea', n: 1 };
    expect(installing([food, idea], full).task()).toBe('bonuses');
  });

  it('install.bonus-order-impossible: what cannot be done yet may follow what makes it possible', () => {
    const strengthen: Effect = { do: 'strengthen', n: 1 };
    const weaken: Effect = {
      do: 'pay',
      cost: [{ what: 'strength', n: 1 }],
      then: [{ do: 'points', n: 2 }],
    };
    const game = installing([strengthen, weaken], { tribes: { 'B.forest': ['plain'] } });
    game.play('weaken B.forest plain');
    expect([game.task(), game.offers()]).toEqual([
      'strengthen',
      ['decline', 'strengthen B.forest plainWeak'],
    ]);
    // What can never be done lapses, as before.
    const none = installing([strengthen, strengthen]);
    expect(none.events.filter(({ type }) => type === 'lapsed')).toHaveLength(2);
    expect(none.task()).toBe('endTurn');
  });
});
