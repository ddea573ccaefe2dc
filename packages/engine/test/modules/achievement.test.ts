// Module: Achievement, rulebook p. 28; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** Six dice and one of fate each; three of each kind in the display of two civilizations. */
const achievement = (level: number, me: CivSpec = {}, ...others: CivSpec[]): Position =>
  scenario({
    civs: [
      { ...me, levels: { achievement: level }, levelFour: level === 4 ? ['achievement'] : [] },
      ...(others.length > 0 ? others : [{}]),
    ],
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'],
  });
const activated = (level: number, me: CivSpec = {}, ...others: CivSpec[]): Position =>
  achievement(level, me, ...others).play('activate achievement');
const A = 'option achievement A';
const B = 'option achievement B';
const dice = (game: Position, seat = 0): number =>
  game.state.seats[seat]!.dice.reduce((a, b) => a + b, 0) + game.state.seats[seat]!.usedDice;
const fate = (game: Position, seat = 0): number => game.state.seats[seat]!.fateDice;
const display = (game: Position): number[] => [game.state.activationDice, game.state.fateDice];

describe('dice from the display', () => {
  it('achievement.either-die: level I gains an activation die or a fate die', () => {
    const game = activated(1);
    expect(game.offers()).toEqual(['decline', 'gainDie activation display', 'gainDie fate display']);
    game.play('gainDie fate display');
    expect([dice(game), fate(game), game.task()]).toEqual([6, 2, 'endTurn']);
    expect(display(game)).toEqual([3, 2]);
  });

  it('achievement.activation-die: it is rolled at once and goes onto the space of its value', () => {
    const game = activated(1).rolls(4).play('gainDie activation display');
    expect(game.state.seats[0]!.dice).toEqual([1, 1, 1, 2, 0, 0]);
    expect([game.state.seats[0]!.usedDice, dice(game)]).toEqual([2, 7]);
    expect([display(game), game.task()]).toEqual([[2, 3], 'endTurn']);
    expect(game.events.filter(event => event.type === 'rolled')).toHaveLength(1);
  });

  it('achievement.activation-die-serves: from the next turn on it pays for modules like any other', () => {
    const game = activated(1, { dice: [4, 5, 6] })
      .rolls(4)
      .play('gainDie activation display', 'endTurn');
    game.play('activate insight', 'endTurn');
    expect(game.offers('activate')).toEqual(['activate dexterity', 'activate sleep']);
  });

  it('achievement.fate-die-rolls: from then on it is rolled with the others', () => {
    const game = activated(1, { tribes: { 'F.grassland': ['plain'] } }).play(
      'gainDie fate display',
      'endTurn',
    );
    game.play('activate insight', 'endTurn').rolls(2, 5).play('activate sustenance');
    expect(game.offers()).toEqual(['dieValue 2', 'dieValue 5']);
  });

  it('achievement.die-may-be-declined: no die need be taken (ruling 23)', () => {
    const game = activated(1).play('decline');
    expect([dice(game), fate(game), game.task()]).toEqual([6, 1, 'endTurn']);
  });

  it('achievement.display-first: while the display has a die of the kind nobody gives one', () => {
    const game = activated(1, {}, { dice: [1, 2, 3, 4, 5, 6, 6, 6], fateDice: 3 });
    expect(display(game)).toEqual([1, 1]);
    expect(game.offers('gainDie')).toEqual(['gainDie activation display', 'gainDie fate display']);
  });
});

describe('dice of one kind by level', () => {
  it('achievement.both-dice: levels II and III gain one of each kind', () => {
    for (const level of [2, 3]) {
      const game = activated(level);
      expect(game.offers()).toEqual(['decline', 'gainDie activation display']);
      game.play('gainDie activation display');
      expect(game.offers()).toEqual(['decline', 'gainDie fate display']);
      game.play('gainDie fate display');
      expect([dice(game), fate(game), game.task()]).toEqual([7, 2, 'endTurn']);
    }
  });

  it('achievement.one-of-both: of the two each may be declined, and what cannot be had is not asked for', () => {
    const game = activated(2).play('decline', 'gainDie fate display');
    expect([dice(game), fate(game), game.task()]).toEqual([6, 2, 'endTurn']);
    // The only one with most of the activation dice.
    const leader = activated(2, { dice: [1, 2, 3, 4, 5, 6, 6, 6, 6] });
    expect(leader.offers()).toEqual(['decline', 'gainDie fate display']);
    const lucky = activated(2, { fateDice: 4 }).play('gainDie activation display');
    expect([dice(lucky), lucky.task()]).toEqual([7, 'endTurn']);
  });

  it('achievement.level-4: two dice of any kinds, also twice the same', () => {
    const fates = activated(4).play('gainDie fate display');
    expect(fates.offers('gainDie')).toEqual(['gainDie activation display', 'gainDie fate display']);
    fates.play('gainDie fate display');
    expect([dice(fates), fate(fates), fates.task()]).toEqual([6, 3, 'endTurn']);
    const mixed = activated(4).play('gainDie activation display', 'gainDie fate display');
    expect([dice(mixed), fate(mixed), mixed.task()]).toEqual([7, 2, 'endTurn']);
    expect(activated(4).play('gainDie fate display', 'decline').task()).toBe('endTurn');
  });

  it('achievement.level-4-from-others: the second die comes from another when the first was the last', () => {
    const game = activated(4, { fateDice: 1 }, { fateDice: 3 }).play('gainDie fate display');
    expect(game.offers('gainDie')).toEqual(['gainDie activation display', 'gainDie fate civ2']);
    game.play('gainDie fate civ2');
    expect([fate(game, 0), fate(game, 1), game.task()]).toEqual([3, 2, 'endTurn']);
  });

  it('achievement.level-4-not-the-leader: with the first die one may become the only one with most', () => {
    const game = activated(4, { fateDice: 2 }, { fateDice: 2 }).play('gainDie fate display');
    expect(game.offers('gainDie')).toEqual(['gainDie activation display']);
  });
});

describe('cards', () => {
  it('achievement.dice-or-card: a die or an achievement card from the hand', () => {
    const game = activated(1, { hand: ['E6', 'C6'] });
    expect(game.offers()).toEqual([A, B]);
    game.play(B, 'column 1');
    expect(game.state.seats[0]!.columns[0]).toEqual([cardOf('E6')]);
    expect([dice(game), fate(game), game.task()]).toEqual([6, 1, 'endTurn']);
    // Nothing to install: dice only.
    expect(activated(1, { hand: ['E1', 'C6'] }).task()).toBe('gainDie');
  });

  it('achievement.one-card: levels I and II install one', () => {
    for (const level of [1, 2]) {
      const game = activated(level, { hand: ['E6', 'E14'] }).play(B, 'install E6', 'column 1');
      expect(game.task()).toBe('endTurn');
    }
  });

  it('achievement.special-bonus: at level III a cost space is ignored, or another card follows', () => {
    // Stage 2 of First harvest: Endurance and Wood.
    const me = { hand: ['E1'], columns: { 1: ['E6'] }, markers: { endurance: 1 } };
    expect(activated(2, me).task()).toBe('gainDie');
    const game = activated(3, me).play(B);
    expect(game.state.seats[0]!.columns[0]).toEqual([cardOf('E6'), cardOf('E1')]);
    const two = activated(3, { hand: ['E6', 'E2'], markers: { endurance: 1 } }).play(B, 'install E6');
    expect(two.play('column 1', 'assume 1').offers()).toEqual(['decline', 'install E2']);
  });

  it('achievement.level-4-cards: up to two cards, each with a cost space ignored if one likes', () => {
    const me = { hand: ['E1', 'E4'], columns: { 1: ['E6'] }, markers: { endurance: 1, calm: 1 } };
    const game = activated(4, me).play(B, 'install E1', 'assume 2');
    // Stage 3 of Peace: Calm and Papyrus.
    expect(game.offers()).toEqual(['decline', 'install E4']);
    game.play('install E4');
    expect(game.state.seats[0]!.columns[0]).toEqual(['E6', 'E1', 'E4'].map(cardOf));
  });
});

describe('when it is offered', () => {
  const nine = [1, 2, 3, 4, 5, 6, 6, 6, 6];

  it('achievement.offered: only with a die to gain or a card to install (ruling 24)', () => {
    for (const level of [1, 2, 3, 4]) {
      const all = { dice: nine, fateDice: 4 };
      expect(achievement(level, all).can('activate achievement')).toBe(false);
      expect(achievement(level, { ...all, hand: ['E1'] }).can('activate achievement')).toBe(false);
      expect(achievement(level, { ...all, hand: ['E6'] }).can('activate achievement')).toBe(true);
      expect(achievement(level, { ...all, fateDice: 3 }).can('activate achievement')).toBe(true);
      expect(achievement(level, { ...all, dice: nine.slice(1) }).can('activate achievement')).toBe(true);
    }
  });
});
