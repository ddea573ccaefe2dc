// Module: Mutation, rulebook p. 29; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../src/index.js';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const mutation = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  scenario({
    civs: [{ ...me, levels: { mutation: level }, levelFour: level === 4 ? ['mutation'] : [] }, {}],
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'],
    ...spec,
  });
const activated = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  mutation(level, me, spec).play('activate mutation');
const A = 'option mutation A';
const B = 'option mutation B';
const features = (game: Position): number[] => FEATURES.map(name => game.has(0, name));
const column = (game: Position): readonly number[] => game.state.seats[0]!.columns[0]!;

describe('moving feature markers', () => {
  it('mutation.any-other-feature: a feature marker goes to any other feature space', () => {
    const game = activated(1, { markers: { calm: 1 } });
    const others = FEATURES.filter(name => name !== 'calm');
    expect(game.offers()).toEqual(others.map(name => `mutate calm ${name}`));
    game.play('mutate calm vision');
    expect([features(game), game.task()]).toEqual([[0, 0, 0, 0, 0, 1], 'endTurn']);
  });

  it('mutation.any-of-them: any of the feature markers, equal ones once, and nothing but feature markers', () => {
    const game = activated(1, { markers: { calm: 3, dexterity: 1, idea: 0, focus: 0, food: 5, plan3: 1 } });
    expect(game.offers()).toHaveLength(10);
    game.play('mutate calm dexterity');
    expect(features(game)).toEqual([0, 0, 2, 2, 0, 0]);
  });

  it('mutation.no-supply-needed: the marker moves, also with an empty supply', () => {
    const game = activated(1, { markers: { calm: 2, money: 42 } });
    expect(game.state.seats[0]!.supply).toBe(0);
    game.play('mutate calm vision');
    expect([features(game), game.task()]).toEqual([[0, 0, 1, 0, 0, 1], 'endTurn']);
  });

  it('mutation.moves-by-level: 1, up to 2, up to 2, up to 3 markers', () => {
    const moved = [1, 2, 3, 4].map(level => {
      const game = activated(level, { markers: { calm: 5 } });
      while (game.task() === 'mutate') game.play('mutate calm vision');
      expect(game.task()).toBe('endTurn');
      return game.has(0, 'vision');
    });
    expect(moved).toEqual([1, 2, 2, 3]);
  });

  it('mutation.fewer-moves: one may stop after any move', () => {
    for (const level of [2, 3, 4]) {
      const game = activated(level, { markers: { calm: 3 } }).play('mutate calm vision', 'decline');
      expect([features(game), game.task()]).toEqual([[0, 0, 2, 0, 0, 1], 'endTurn']);
    }
  });

  it('mutation.different-moves: each move has its own marker and space, also the same marker again', () => {
    const game = activated(4, { markers: { calm: 1, endurance: 1 } });
    game.play('mutate calm vision', 'mutate endurance dexterity', 'mutate vision expression');
    expect(features(game)).toEqual([0, 0, 0, 1, 1, 0]);
  });

  it('mutation.chip-between: a feature moved counts at once, here for an attribute chip between two moves', () => {
    const me = { markers: { endurance: 2, vision: 1 } };
    const game = activated(2, me, { attributeDisplay: ['attribute-1'] });
    expect(game.offers('attribute')).toEqual([]);
    game.play('mutate vision endurance', 'attribute attribute-1', 'column 1');
    expect([features(game), game.task()]).toEqual([[2, 0, 0, 0, 0, 0], 'mutate']);
    game.play('mutate endurance calm');
    expect([features(game), game.task()]).toEqual([[1, 0, 1, 0, 0, 0], 'endTurn']);
  });
});

describe('cards and offers', () => {
  it('mutation.move-or-card: a feature marker or a mutation card from the hand', () => {
    const game = activated(1, { hand: ['B3', 'C6'], markers: { calm: 1 } });
    expect(game.offers()).toEqual([A, B]);
    game.play(B, 'column 1');
    expect([column(game), features(game), game.task()]).toEqual([
      [cardOf('B3')],
      [0, 0, 1, 0, 0, 0],
      'endTurn',
    ]);
  });

  it('mutation.one-card: levels I and II install one', () => {
    for (const level of [1, 2]) {
      const game = activated(level, { hand: ['B3', 'B10'] }).play('install B3', 'column 1');
      expect([column(game), game.task()]).toEqual([[cardOf('B3')], 'endTurn']);
    }
  });

  it('mutation.special-bonus: at level III a cost space is ignored, or another card follows', () => {
    // Stage 3 of Night eyes: Vision twice; with one ignored, one is enough.
    const me = { hand: ['B3'], columns: { 1: ['B10', 'B6'] }, markers: { vision: 1 } };
    expect(activated(2, me).task()).toBe('mutate');
    const game = activated(3, me).play(B);
    expect(game.offers()).toEqual(['ignore 2', 'ignore 3']);
    game.play('ignore 3');
    expect([column(game).length, game.points(0), game.task()]).toEqual([3, 0, 'endTurn']);
    const two = activated(3, { hand: ['B3', 'B6'], markers: { expression: 1 } }).play(
      B,
      'install B3',
      'column 1',
    );
    expect(two.offers()).toEqual(['decline', 'install B6']);
  });

  it('mutation.level-4-cards: up to two cards, each with a cost space ignored if one likes', () => {
    const me = { hand: ['B3', 'B10'], columns: { 1: ['B6', 'income-1'] }, markers: { vision: 1 } };
    const game = activated(4, me).play(B, 'install B3', 'ignore 2');
    // Stage 4 of Keen nose: Intelligence and Vision.
    expect(game.offers()).toEqual(['decline', 'install B10']);
    expect(activated(3, me).play(B, 'install B3', 'ignore 2').task()).toBe('endTurn');
  });

  it('mutation.offered: only with a feature marker or a card to install (ruling 24)', () => {
    for (const level of [1, 2, 3, 4]) {
      expect(mutation(level, { markers: { food: 3 } }).can('activate mutation')).toBe(false);
      expect(mutation(level, { markers: { vision: 1 } }).can('activate mutation')).toBe(true);
      expect(mutation(level, { hand: ['B1'] }).can('activate mutation')).toBe(false);
      expect(mutation(level, { hand: ['B3'] }).can('activate mutation')).toBe(true);
    }
  });
});
