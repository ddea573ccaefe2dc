// Mutations B12 to B20: what answers to births, displacements and the like, and first activities.

import { MODULES } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  activatedWith,
  both,
  type CivSpec,
  canPerform,
  installed,
  type Position,
  performing,
  position,
} from './support.js';

/** A column of mutations filled up to stage 4: the next card pays all of its cost spaces. */
const filled: CivSpec = { columns: { 1: ['B31', 'income-1', 'income-2', 'income-3'] } };
const forest: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const hillsmen: CivSpec = { tribes: { 'B.hills': ['plain'] } };
const favor = (game: Position): number => game.state.seats[0]!.favor;
const prestige = (game: Position): number => game.state.seats[0]!.tracks[1]!;
const abilities = (game: Position): number => game.points(0, 'ability');

/** A tribe of the Forest of tile B migrates with the module, having the card. */
const moving = (card: string, to: string, me: CivSpec = forest, other: CivSpec = hillsmen): Position =>
  activatedWith(card, 'migration', me, { other }).play('tribe B.forest plain', `settle ${to}`);

describe('mutations B12 to B15', () => {
  it('card.B12: a food whenever one procreates, not when a tribe migrates', () => {
    const born = activatedWith('B12', 'procreation', forest).play('settle B.forest fire');
    expect([born.has(0, 'food'), born.task()]).toEqual([1, 'endTurn']);
    expect(moving('B12', 'B.hills fire').has(0, 'food')).toBe(0);
  });

  it('card.B12: its bonus is a food, and no tribe', () => {
    const game = installed('B12', { ...forest, markers: { calm: 1 } });
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.has(0, 'food'), game.task()]).toEqual([
      1,
      1,
      'endTurn',
    ]);
  });

  it('card.B13: up to two tribes are strengthened when all have fed, before strong tribes score', () => {
    const strong = both('B13', c => {
      const me = { ...c, tribes: { 'B.forest': ['wildWeak', 'wildWeak', 'wildWeak'] }, markers: { food: 6 } };
      const game = position({ civs: [me, {}], phase: 6 }).play('feedAll');
      while (game.can('strengthen B.forest wildWeak')) game.play('strengthen B.forest wildWeak');
      return [game.tribesAt(0, 'B.forest', 'wild'), game.points(0, 'strongTribes')];
    });
    expect(strong).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  it('card.B14: who displaces stays strong, by migrating and by birth', () => {
    const migrated = both('B14', c => {
      const game = activated('migration', { ...c, ...forest }, { other: hillsmen });
      game.play('tribe B.forest plain', 'settle B.hills displace2strong');
      return game.tribesAt(0, 'B.hills', 'plain');
    });
    expect(migrated).toEqual([1, 0]);
    const born = both('B14', c => {
      const other = { tribes: { 'B.forest': ['fire'] } };
      const game = activated('procreation', { ...c, ...forest }, { other }).play('settle B.forest fire');
      return [game.tribesAt(0, 'B.forest', 'fire'), game.tribesAt(1, 'B.forest', 'wild')];
    });
    expect(born).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('card.B14: at stage 5 Expression and Endurance add up, and an Endurance is returned; favor at once', () => {
    const game = installed('B14', { ...filled, markers: { expression: 3, endurance: 2 } });
    expect([game.has(0, 'expression'), game.has(0, 'endurance'), game.points(0)]).toEqual([3, 1, 4]);
    expect([prestige(game), favor(game)]).toEqual([0, 2]);
  });

  it('card.B15: two points whenever one displaces a tribe, not at a free encampment', () => {
    expect(abilities(moving('B15', 'B.hills displace2strong'))).toBe(2);
    expect(abilities(moving('B15', 'B.hills fire'))).toBe(0);
    const born = activatedWith('B15', 'procreation', forest, { other: { tribes: { 'B.forest': ['fire'] } } });
    expect(abilities(born.play('settle B.forest fire'))).toBe(2);
    // Another civilization's displacing is not one's own.
    const other: CivSpec = { ...hillsmen, columns: { 1: ['B15'] } };
    const displaced = activated('migration', forest, { other });
    displaced.play('tribe B.forest plain', 'settle B.hills displace2strong');
    expect(displaced.points(1)).toBe(0);
  });

  it('card.B15: its bonus upgrades Migration, and no other module, and is a step on the Prestige track', () => {
    const game = installed('B15', { ...filled, markers: { dexterity: 2, expression: 3 } });
    expect(game.offers('upgrade')).toEqual(['upgrade migration']);
    game.play('upgrade migration');
    expect(game.state.seats[0]!.levels[MODULES.indexOf('migration')]).toBe(2);
    expect([game.has(0, 'dexterity'), game.points(0, 'costSpaces')]).toEqual([1, 3]);
    expect([prestige(game), game.task()]).toEqual([1, 'endTurn']);
  });
});

describe('mutations B16 to B20', () => {
  it('card.B16: two food for up to three procreations', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['wild'] };
    const game = performing('B16', { tribes, markers: { food: 2 } });
    expect(game.has(0, 'food')).toBe(0);
    game.play('settle B.forest free', 'settle B.forest fire', 'settle C.swamp fire');
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.tribesAt(0, 'B.forest', 'fire')]).toEqual([2, 1]);
    expect([game.tribesAt(0, 'C.swamp', 'fire'), game.task()]).toEqual([1, 'endTurn']);
    expect(canPerform('B16', { ...forest, markers: { food: 1 } })).toBe(false);
  });

  it('card.B17: a food for up to three migrations, of one tribe or of several', () => {
    const start = (): Position =>
      performing('B17', { tribes: { 'B.forest': ['plain', 'plain'] }, markers: { food: 1 } });
    const far = start().play('tribe B.forest plain', 'settle D.desert fire');
    far.play('tribe D.desert fire', 'settle D.forest fire', 'tribe D.forest fire', 'settle D.desert fire');
    expect([far.tribesAt(0, 'B.forest', 'plain'), far.has(0, 'food'), far.task()]).toEqual([1, 0, 'endTurn']);
    const two = start().play(
      'tribe B.forest plain',
      'settle D.desert fire',
      'tribe D.desert fire',
      'settle D.forest fire',
      'tribe B.forest plain',
      'settle B.hills free',
    );
    expect([two.tribesAt(0, 'D.forest', 'fire'), two.tribesAt(0, 'B.hills', 'plain'), two.task()]).toEqual([
      1,
      1,
      'endTurn',
    ]);
    expect(canPerform('B17', forest)).toBe(false);
  });

  it('card.B18: favor whenever a tribe settles in Mountains, and only there', () => {
    const up = moving('B18', 'B.mountains free');
    expect([favor(up), up.has(0, 'idea')]).toEqual([2, 0]);
    const hills = moving('B18', 'B.hills fire');
    expect([favor(hills), hills.has(0, 'idea')]).toEqual([1, 0]);
    const born = activatedWith('B18', 'procreation', { tribes: { 'E.mountains': ['plain'] } });
    born.play('settle E.mountains fire');
    expect([favor(born), born.has(0, 'idea')]).toEqual([2, 0]);
  });

  it('card.B18: at stage 5 it asks for six features and takes none of them; a food at once', () => {
    const game = installed('B18', { ...filled, markers: { dexterity: 3, endurance: 1, vision: 2 } });
    expect([game.has(0, 'dexterity'), game.has(0, 'vision'), game.points(0)]).toEqual([3, 2, 4]);
    expect([prestige(game), game.has(0, 'food')]).toEqual([0, 1]);
  });

  it('card.B19: an idea and a point for each tribe that is strengthened', () => {
    const me = { tribes: { 'B.forest': ['plainWeak', 'wildWeak'] } };
    const game = activatedWith('B19', 'sustenance', me, { level: 2, hunted: ['B.forest'] });
    game.play('strengthen B.forest plainWeak');
    expect([game.has(0, 'idea'), abilities(game)]).toEqual([1, 1]);
    game.play('strengthen B.forest wildWeak');
    expect([game.has(0, 'idea'), abilities(game)]).toEqual([2, 2]);
  });

  it('card.B19: its bonus strengthens a tribe, to which it does not answer yet, and is prestige and favor', () => {
    const tribes = { 'B.forest': ['wildWeak', 'wildWeak'] };
    const game = installed('B19', { tribes, markers: { endurance: 1 } });
    game.play('strengthen B.forest wildWeak');
    expect([game.tribesAt(0, 'B.forest', 'wild'), game.has(0, 'idea'), game.task()]).toEqual([
      1,
      0,
      'endTurn',
    ]);
    expect([prestige(game), favor(game)]).toEqual([1, 2]);
  });

  it('card.B20: its owner migrates at once when another civilization displaces a tribe', () => {
    const other: CivSpec = { ...hillsmen, columns: { 1: ['B20'] } };
    const game = activated('migration', forest, { other });
    game.play('tribe B.forest plain', 'settle B.hills displace2strong');
    expect([game.asked(), game.offers('tribe')]).toEqual([1, ['tribe B.hills wild']]);
    expect(game.play('tribe B.hills wild').offers('cross')).toEqual([]);
    game.play('settle D.desert fire');
    expect([game.tribesAt(1, 'D.desert', 'fire'), game.asked()]).toEqual([1, 0]);
  });

  it('card.B20: not when one displaces an own tribe; a step of favor at once', () => {
    const me = { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] } };
    expect(moving('B20', 'B.hills displace1strong', me, {}).task()).toBe('endTurn');
    const game = installed('B20', { ...filled, markers: { vision: 2, dexterity: 1 } });
    expect([favor(game), game.has(0, 'vision'), game.points(0)]).toEqual([2, 1, 2]);
  });
});
