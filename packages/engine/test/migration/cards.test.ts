// Migrations that do not come from the Migration module: each is a key action of its own. Rulebook p. 14 and 16.
import { describe, expect, it } from 'vitest';
import { activity } from '../effects/positions.js';
import { territory } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

const migrating = (n: number, me: CivSpec): Position =>
  activity([{ do: 'migrate', n }], me).play('activity C2');
const FOREST: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const isDeveloped = (game: Position, key: string): boolean =>
  ((game.state.developed >> territory(key)) & 1) === 1;

describe('several migrations of a card', () => {
  it('migration.card-each-settles: one tribe may settle with each of them, score and develop', () => {
    const game = migrating(2, FOREST).play('tribe B.forest plain', 'settle D.desert fire');
    expect(isDeveloped(game, 'D.desert')).toBe(true);
    const first = game.points(0, 'fire');
    expect(first).toBeGreaterThan(0);
    expect(game.offers()).toEqual(['decline', 'tribe D.desert fire']);
    game.play('tribe D.desert fire', 'settle D.forest fire');
    expect(isDeveloped(game, 'D.forest')).toBe(true);
    expect(game.points(0, 'fire')).toBeGreaterThan(first);
    expect([game.tribesAt(0, 'D.desert', 'fire'), game.tribesAt(0, 'D.forest', 'fire')]).toEqual([0, 1]);
    expect(game.task()).toBe('gainGoal');
  });

  it('migration.card-back: it may come back to the fire that it left, which scores again', () => {
    const game = migrating(2, { tribes: { 'D.desert': ['fire'] } });
    game.play('tribe D.desert fire', 'settle B.forest free', 'tribe B.forest plain', 'settle D.desert fire');
    expect([game.tribesAt(0, 'D.desert', 'fire'), game.points(0, 'fire') > 0]).toEqual([1, true]);
  });

  it('migration.card-no-crossing: no territory is crossed, each must be settled in', () => {
    const game = migrating(3, FOREST).play('tribe B.forest plain');
    expect(game.offers('cross')).toEqual([]);
    expect(game.offers('settle').length).toBeGreaterThan(0);
  });

  it('migration.card-weakened-stays: a tribe that displaced another lies down and goes no further', () => {
    const two: CivSpec = { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] } };
    const game = migrating(2, two).play('tribe B.forest plain', 'settle B.hills displace1strong');
    expect(game.tribesAt(0, 'B.hills', 'plainWeak')).toBe(1);
    // The displaced one is strong in the wilderness and may go.
    expect(game.offers('tribe')).toEqual(['tribe B.hills wild']);
  });

  it('migration.card-may-stop: fewer may be made', () => {
    const game = migrating(3, FOREST).play('tribe B.forest plain', 'settle D.desert fire', 'decline');
    expect(game.task()).toBe('gainGoal');
  });
});
