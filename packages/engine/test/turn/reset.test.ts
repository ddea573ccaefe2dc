// The Reset, rulebook p. 32, and what stays over an era's end.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const turnOf = (me: CivSpec): Position => scenario({ civs: [me, {}] });
const me = (game: Position) => game.state.seats[0]!;

describe('the Reset', () => {
  it('reset.three-dice: allowed with three dice on the dice spaces, not with four', () => {
    expect(turnOf({ dice: [1, 2, 2] }).can('reset')).toBe(true);
    expect(turnOf({ dice: [1, 2, 2, 6] }).can('reset')).toBe(false);
    expect(turnOf({ dice: [] }).can('reset')).toBe(true);
    expect(turnOf({ dice: [1, 1, 1], usedDice: 5 }).can('reset')).toBe(true);
  });

  it('reset.planning-not-counted: planning markers do not count as dice', () => {
    expect(turnOf({ dice: [1, 2, 2], markers: { plan2: 3, focus: 2 } }).can('reset')).toBe(true);
  });

  it('reset.instead-of-module: it takes the place of a module', () => {
    const game = turnOf({ dice: [1, 2] }).play('reset', 'roll', 'markerTo food');
    expect(game.offers()).toEqual(['endTurn']);
  });

  it('reset.step-a: the phase indicator goes to the next reset space first', () => {
    const game = turnOf({ dice: [3] }).play('reset');
    expect(game.state.resets).toBe(1);
    expect([game.task(), me(game).usedDice]).toEqual(['reset', 5]);
  });

  it('reset.step-b-used-dice: all used dice are rolled once and lie on the spaces of their values', () => {
    const game = turnOf({ dice: [] }).rolls(1, 1, 3, 6, 6, 6).play('reset');
    expect(me(game).dice).toEqual([2, 0, 1, 0, 0, 3]);
    expect(me(game).usedDice).toBe(0);
  });

  it('reset.step-b-each-die: of the dice left on the spaces each is kept or rolled too, as one likes', () => {
    const start = { dice: [4, 4, 5] };
    const keep = turnOf(start).play('reset');
    expect(keep.offers()).toEqual(['pickUp 4', 'pickUp 5', 'roll']);
    keep.rolls(1, 1, 2).play('roll');
    expect(me(keep).dice).toEqual([2, 1, 0, 2, 1, 0]);
    const one = turnOf(start).play('reset', 'pickUp 4').rolls(1, 1, 2, 6).play('roll');
    expect(me(one).dice).toEqual([2, 1, 0, 1, 1, 1]);
    const all = turnOf(start).play('reset', 'pickUp 4', 'pickUp 5', 'pickUp 4');
    // Nothing is left to decide: the roll is not asked.
    expect(all.task()).toBe('resetMarker');
    expect(me(all).dice.reduce((a, b) => a + b)).toBe(6);
  });

  it('reset.step-b-forced: without dice on the spaces the roll is not asked', () => {
    const game = turnOf({ dice: [] }).play('reset');
    expect(game.task()).toBe('resetMarker');
  });

  it('reset.all-dice: dice gained in the game are rolled with the others', () => {
    const game = turnOf({ dice: [], usedDice: 8 }).play('reset');
    expect(me(game).dice.reduce((a, b) => a + b)).toBe(8);
  });

  it('reset.planning-stays: planning and focus markers stay where they are', () => {
    const game = turnOf({ dice: [], markers: { plan2: 2, focus: 1 } }).play('reset', 'markerTo food');
    expect([game.has(0, 'plan2'), game.has(0, 'focus')]).toEqual([2, 1]);
  });

  it('reset.step-c: the reset marker leaves its column and becomes food or an idea', () => {
    const start = { dice: [], markers: { food: 1, idea: 1 } };
    const game = turnOf(start).play('reset');
    const { supply } = me(game);
    expect(game.offers()).toEqual(['markerTo food', 'markerTo idea']);
    game.play('markerTo food');
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.has(0, 'reset')]).toEqual([2, 1, 3]);
    expect(me(game).supply).toBe(supply);
    const idea = turnOf(start).play('reset', 'markerTo idea');
    expect([idea.has(0, 'food'), idea.has(0, 'idea')]).toEqual([1, 2]);
  });

  it('reset.last-marker: the fourth marker is used like the first', () => {
    const game = turnOf({ dice: [], resetMarkers: 1 }).play('reset', 'markerTo idea');
    expect([game.has(0, 'reset'), game.has(0, 'idea')]).toEqual([0, 1]);
  });

  it('reset.without-marker: with empty columns all steps are done and the marker comes from the supply', () => {
    const game = turnOf({ dice: [], resetMarkers: 0 });
    const { supply } = me(game);
    game.play('reset', 'markerTo food');
    expect(game.state.resets).toBe(1);
    expect(me(game).dice.reduce((a, b) => a + b)).toBe(6);
    expect([game.has(0, 'food'), me(game).supply]).toEqual([1, supply - 1]);
  });

  it('reset.full-supply-used: a reset marker is placed even when the supply is empty', () => {
    const game = turnOf({ dice: [], resetMarkers: 1, markers: { food: 47 } });
    expect(me(game).supply).toBe(0);
    game.play('reset', 'markerTo idea');
    expect([game.task(), game.has(0, 'idea')]).toEqual(['endTurn', 1]);
  });

  it('reset.without-marker-or-supply: a marker from the supply must be there, or be returned first', () => {
    const game = turnOf({ dice: [], resetMarkers: 0, markers: { food: 48 } });
    game.play('reset', 'markerTo idea');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.task()]).toEqual([47, 1, 'endTurn']);
  });
});

describe('the end of an era', () => {
  const lateIn = (spec: CivSpec): Position => scenario({ civs: [spec, {}], phase: 8 });

  it('era.dice-and-markers-stay: dice, planning, focus and idea markers stay as they are (ruling 16)', () => {
    const game = lateIn({ dice: [3, 4], markers: { plan3: 1, focus: 1, idea: 2, food: 1 } });
    expect([game.state.era, game.state.phase]).toEqual([2, 2]);
    expect([me(game).dice, me(game).usedDice]).toEqual([[0, 0, 1, 1, 0, 0], 4]);
    expect(['plan3', 'focus', 'idea', 'food'].map(what => game.has(0, what))).toEqual([1, 1, 2, 1]);
  });

  it('era.reset-columns-refill: empty reset columns get new markers from the supply (ruling 16)', () => {
    const game = lateIn({ resetMarkers: 1 });
    expect(game.has(0, 'reset')).toBe(4);
    expect(me(game).supply).toBe(44);
  });

  it('era.refill-short: with too few markers in the supply one may return others or leave columns empty', () => {
    const game = lateIn({ resetMarkers: 2, markers: { food: 45 } });
    expect([game.has(0, 'reset'), game.task()]).toEqual([3, 'gainMarkers']);
    game.play('forgo');
    expect([game.has(0, 'reset'), game.state.era]).toEqual([3, 2]);
  });
});
