// The pale spaces of the progress tracks, which only cards speak of. Rulebook p. 31.
import { describe, expect, it } from 'vitest';
import type { Effect, Pack, Track } from '../../src/index.js';
import { installed } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { rain } from './positions.js';

describe('pale spaces', () => {
  it('measure.pale: the pale spaces that discs have reached, on all tracks or on one', () => {
    // They are the spaces 3, 6 and 9 of each track.
    const reached = (tracks: CivSpec['tracks'], of?: Track): number => {
      const per = { measure: 'pale' as const, ...(of && { of }) };
      const pack = packWith({ C11: { bonus: [{ do: 'pointsPer', n: 1, per }] } });
      return installed('C11', { tracks: tracks! }, { pack }).points(0, 'instantBonus');
    };
    expect([2, 3, 5, 6, 9, 12].map(culture => reached({ culture }))).toEqual([0, 1, 1, 2, 3, 3]);
    expect(reached({ culture: 3, knowledge: 6, prestige: 2 })).toBe(3);
    expect(reached({ culture: 3, knowledge: 6 }, 'knowledge')).toBe(2);
  });

  it('trigger.pale: the disc reaches a pale space, also in passing, of any track or of one', () => {
    const advance = (n: number, from: number, of?: Track): Position => {
      const effects: Effect[] = [{ do: 'track', track: 'culture', n }];
      const pack: Pack = packWith({
        C2: { ability: { kind: 'activity', effects } },
        A5: {
          ability: { kind: 'trigger', on: 'pale', ...(of && { of }), effects: [{ do: 'points', n: 1 }] },
        },
      });
      const me: CivSpec = { columns: { 1: ['C2'], 2: ['A5'] }, tracks: { culture: from } };
      const game = rain(me, { pack }).play('activity C2');
      while (game.can('decline')) game.play('decline');
      return game;
    };
    const points = (...how: Parameters<typeof advance>): number => advance(...how).points(0, 'ability');
    expect([points(1, 2), points(1, 3), points(2, 2), points(2, 3)]).toEqual([1, 0, 1, 0]);
    expect([points(7, 2), points(9, 3)]).toEqual([3, 2]);
    expect([points(1, 2, 'culture'), points(1, 2, 'knowledge')]).toEqual([1, 0]);
  });
});
