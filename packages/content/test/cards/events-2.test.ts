// Events F11 to F20.
import { describe, expect, it } from 'vitest';
import { cardOf, territory } from '../../../engine/test/support/phrases.js';
import { all, event, rewards, weatherOf } from './events.js';
import { type CivSpec, position } from './support.js';

describe('events F11 to F15', () => {
  it('card.F11: a step on any track and two ideas for the only one with most dice of both kinds', () => {
    const more: CivSpec = { dice: [1, 2, 3], usedDice: 4, fateDice: 1 };
    const game = event('F11', 'hot', more, {});
    expect([weatherOf(game), game.asked(), game.task()]).toEqual(['warm', 0, 'anyTrack']);
    game.play('track culture');
    expect([game.state.seats[0]!.tracks[4], game.task()]).toEqual([1, 'gainGoal']);
    expect(all(game, 'idea')).toEqual([2, 0]);
    expect(event('F11', 'hot', { fateDice: 2 }, {}).asked()).toBe(0);
    const tied = event('F11', 'hot', { dice: [1, 2, 3], usedDice: 4, fateDice: 1 }, { fateDice: 2 });
    expect([tied.task(), all(tied, 'idea')]).toEqual(['gainGoal', [0, 0]]);
  });

  it('card.F12: everyone with four cards in hand draws three and keeps two', () => {
    const game = position({
      civs: [{ hand: ['A1', 'A2', 'B1'] }, { hand: ['A3', 'B3', 'C3', 'D3'] }],
      phase: 7,
      event: 'F12',
      onStack: ['E9', 'C9'],
    });
    expect([weatherOf(game), game.asked(), game.task()]).toEqual(['warm', 1, 'drawCards']);
    game.play('nameStack insight', 'nameStack achievement', 'nameStack insight');
    expect([game.offers('keep').length, game.can('keep C9'), game.can('keep E9')]).toEqual([3, true, true]);
    game.play('keep E9', 'keep C9');
    expect(game.offers('keep')).toEqual([]);
    expect(game.state.seats[1]!.hand).toEqual(['A3', 'B3', 'C3', 'D3', 'E9', 'C9'].map(cardOf));
    expect(game.state.seats[0]!.hand).toHaveLength(3);
  });

  it('card.F12, for each: five cards do not take it from who has four', () => {
    const game = position({
      civs: [{ hand: ['A1', 'A2', 'B1', 'B2'] }, { hand: ['A3', 'B3', 'C3', 'D3', 'E3'] }],
      phase: 7,
      event: 'F12',
    });
    for (let seat = 0; seat < 2; seat++) {
      game.play('nameStack insight', 'nameStack achievement', 'nameStack insight');
      for (let kept = 0; kept < 2; kept++) game.play(game.offers('keep')[0]!);
    }
    expect(game.state.seats.map(civ => civ.hand.length)).toEqual([6, 7]);
  });

  it('card.F13: everyone with most tribes in the wilderness strengthens up to three weak ones', () => {
    const wild: CivSpec = {
      tribes: { 'B.forest': ['wildWeak', 'wildWeak', 'wildWeak'], 'B.hills': ['plainWeak'] },
    };
    const camped: CivSpec = {
      tribes: { 'C.grassland': ['plainWeak', 'plainWeak', 'fireWeak', 'wildWeak'] },
    };
    const game = event('F13', 'mild', wild, camped);
    expect([weatherOf(game), game.asked()]).toEqual(['rain', 0]);
    game.play('strengthen B.hills plainWeak', 'strengthen B.forest wildWeak', 'strengthen B.forest wildWeak');
    expect([game.tribesAt(0, 'B.forest', 'wild'), game.tribesAt(0, 'B.forest', 'wildWeak')]).toEqual([2, 1]);
    expect([game.tribesAt(1, 'C.grassland', 'plainWeak'), game.task()]).toEqual([2, 'gainGoal']);
    const tied: CivSpec = { tribes: { 'C.swamp': ['wildWeak', 'wildWeak', 'wild'] } };
    expect(event('F13', 'mild', wild, tied).play('decline').asked()).toBe(1);
  });

  it('card.F14: favor and an idea for everyone with an attribute chip', () => {
    const chip = (...ids: string[]): CivSpec => ({ columns: { 1: ids }, favor: 2 });
    const game = event('F14', 'rain', chip('attribute-2'), { favor: 2 }, chip('attribute-8', 'attribute-9'));
    expect([weatherOf(game), all(game, 'idea')]).toEqual(['warm', [1, 0, 1]]);
    expect(game.state.seats.map(me => me.favor)).toEqual([3, 2, 3]);
  });

  it('card.F15: two focus markers for everyone with most fate dice', () => {
    const game = event('F15', 'mild', { fateDice: 2 }, {}, { fateDice: 2 });
    expect([weatherOf(game), all(game, 'focus')]).toEqual(['rain', [2, 0, 2]]);
    // Dice for activation do not count: one fate die each is a tie of all.
    expect(all(event('F15', 'mild', { dice: [1], usedDice: 8 }, {}), 'focus')).toEqual([2, 2]);
  });
});

describe('events F16 to F20', () => {
  it('card.F16: a step of Knowledge and a focus marker for the only one with most ideas', () => {
    const ideas = (n: number): CivSpec => ({ markers: { idea: n } });
    const game = event('F16', 'mild', ideas(1), ideas(3));
    expect([weatherOf(game), all(game, 'focus'), all(game, 'idea')]).toEqual(['warm', [0, 1], [1, 3]]);
    expect(game.state.seats.map(me => me.tracks[2])).toEqual([0, 1]);
    const tied = event('F16', 'mild', ideas(3), ideas(3), ideas(1));
    expect(tied.state.seats.map(me => me.tracks[2])).toEqual([0, 0, 0]);
    expect(all(tied, 'focus')).toEqual([0, 0, 0]);
  });

  it('card.F17: three money for everyone with most money', () => {
    const money = (n: number): CivSpec => ({ markers: { money: n } });
    const game = event('F17', 'mild', money(2), money(1), money(2));
    expect([weatherOf(game), all(game, 'money')]).toEqual(['cold', [5, 1, 5]]);
    expect(all(event('F17', 'mild', {}, {}), 'money')).toEqual([0, 0]);
  });

  it('card.F18: two food for everyone with two weak tribes', () => {
    const weak: CivSpec = { tribes: { 'B.forest': ['plainWeak'], 'C.swamp': ['wildWeak'] } };
    const strong: CivSpec = { tribes: { 'B.forest': ['wild', 'wildWeak', 'wild'] } };
    const game = event('F18', 'hot', weak, strong);
    expect([weatherOf(game), all(game, 'food')]).toEqual(['mild', [2, 0]]);
    const weaker: CivSpec = { tribes: { 'B.forest': ['wildWeak', 'wildWeak', 'wildWeak'] } };
    expect(all(event('F18', 'hot', weak, weaker), 'food')).toEqual([2, 2]);
  });

  it('card.F18, its cold: a weak tribe lost to it is missing', () => {
    const weak: CivSpec = { tribes: { 'C.swamp': ['wildWeak', 'wildWeak'] } };
    const game = event('F18', 'mild', weak, { ...weak, markers: { food: 1 } }).play('loseFood');
    expect([weatherOf(game), all(game, 'food')]).toEqual(['cold', [0, 2]]);
  });

  it('card.F19: two points and two money for the only one with most stored materials', () => {
    const stored = (markers: CivSpec['markers']): CivSpec => ({ markers: { ...markers } });
    const game = event('F19', 'rain', stored({ wood: 2 }), stored({ jade: 1, 'raw:B.forest': 3 }));
    expect([weatherOf(game), rewards(game), all(game, 'money')]).toEqual(['warm', [2, 0], [2, 0]]);
    const tied = event('F19', 'rain', stored({ wood: 2 }), stored({ jade: 1, salt: 1 }));
    expect([rewards(tied), all(tied, 'money')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('card.F20: everyone with most boats gives one back, its tribes are lost, and gains five points', () => {
    const two: CivSpec = {
      boats: ['A.water', 'D.water'],
      tribes: { 'A.water': ['boat', 'boatWeak'], 'D.water': ['boat'] },
      favor: 4,
    };
    const game = event('F20', 'mild', two, { boats: ['A.water'] });
    expect([weatherOf(game), game.offers()]).toEqual(['rain', ['returnBoat A.water', 'returnBoat D.water']]);
    game.play('returnBoat A.water');
    const me = game.state.seats[0]!;
    expect([me.boats[0], me.boats[3], me.tribes, me.favor]).toEqual([-1, territory('D.water'), 19, 4]);
    expect([rewards(game), game.tribesAt(0, 'D.water', 'boat')]).toEqual([[5, 0], 1]);
    const one = event('F20', 'mild', { boats: ['A.water'] }, { boats: ['H.water'] });
    expect([rewards(one), one.state.seats.map(seat => seat.boats[0])]).toEqual([
      [5, 5],
      [-1, -1],
    ]);
  });
});
