import { describe, expect, it } from 'vitest';
import { scenario } from './support/scenario.js';

describe('scenario builder', () => {
  it('makes a position in which a turn can be played', () => {
    const game = scenario({
      civs: [
        { tribes: { 'B.forest': ['plain'] }, markers: { food: 2 } },
        { tribes: { 'C.grassland': ['plain'] } },
      ],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills fire');
    expect(game.tribesAt(0, 'B.hills', 'fire')).toBe(1);
    expect(game.has(0, 'raw:B.hills')).toBe(1);
    expect(game.state.seats[0]!.score).toBe(1);
    expect(game.task()).toBe('endTurn');
    game.play('endTurn');
    expect(game.asked()).toBe(1);
  });

  it('refuses a position that cannot be', () => {
    expect(() => scenario({ civs: [{ tribes: { 'B.mountains': ['plain', 'plain'] } }, {}] })).toThrow(
      /overcrowded/,
    );
    expect(() => scenario({ civs: [{ markers: { food: 60 } }, {}] })).toThrow(/cannot be/);
    expect(() => scenario({ civs: [{ hand: ['A1'] }, { hand: ['A1'] }] })).toThrow(/taken already/);
  });
});
