import { describe, expect, it } from 'vitest';
import { activatedWith, installed, performing } from './support.js';

describe('inventions', () => {
  it('card.A4: draw three cards, keep one and gain an idea', () => {
    const game = performing('A4', {}, { onStack: ['B9', 'C9', 'D9'] });
    game.play('nameStack mutation', 'nameStack insight', 'nameStack building', 'keep C9');
    expect(game.state.seats[0]!.hand).toHaveLength(1);
    expect(game.has(0, 'idea')).toBe(1);
  });
});
