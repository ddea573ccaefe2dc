// What an effect may ask as a price besides markers: a card of the hand, a step back, the strength of a tribe.
import { describe, expect, it } from 'vitest';
import { C, type Effect, EVERYONE, load, type Payment, redact } from '../../src/index.js';
import { civ, packWith } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { activity, bonus } from './positions.js';

const me = (game: Position) => game.state.seats[0]!;
const FOOD: Effect = { do: 'gain', what: 'food', n: 3 };
const pay = (...cost: Payment[]): Effect[] => [{ do: 'pay', cost, then: [FOOD] }];
const [INVENTION, INSIGHT] = [0, 2];

describe('a card of the hand', () => {
  const card = pay({ what: 'card', n: 1 });

  it('price.card: one card of choice goes under its stack', () => {
    const game = bonus(card, { hand: ['A3', 'D5'] });
    expect(game.offers()).toEqual(['decline', 'discard A3', 'discard D5']);
    game.play('discard A3');
    expect([me(game).hand, game.has(0, 'food'), game.task()]).toEqual([[cardOf('D5')], 3, 'endTurn']);
    expect(game.state.stacks[INVENTION]![0]).toBe(cardOf('A3'));
  });

  it('price.card-several: several are given one at a time, the last without a question', () => {
    const two = pay({ what: 'card', n: 2 });
    const game = bonus(two, { hand: ['A3', 'D5', 'E5'] }).play('discard D5');
    expect([game.offers(), game.has(0, 'food')]).toEqual([['discard A3', 'discard E5'], 0]);
    game.play('discard A3');
    expect([me(game).hand, game.has(0, 'food')]).toEqual([[cardOf('E5')], 3]);
    const all = bonus(two, { hand: ['A3', 'D5'] }).play('discard D5');
    expect([me(all).hand, all.has(0, 'food')]).toEqual([[], 3]);
  });

  it('price.card-missing: without so many cards it cannot be paid', () => {
    expect(bonus(card).task()).toBe('endTurn');
    expect(bonus(pay({ what: 'card', n: 2 }), { hand: ['A3'] }).task()).toBe('endTurn');
  });

  it('price.declined: what a bonus asks may be declined before anything is given, what an activity asks may not', () => {
    expect(me(bonus(card, { hand: ['A3'] }).play('decline')).hand).toHaveLength(1);
    const game = activity(card, { hand: ['A3', 'D5'] }).play('activity C2');
    expect(game.offers()).toEqual(['discard A3', 'discard D5']);
  });

  it('price.later-may-be-declined: an activity asks again before a price that does not come first', () => {
    const game = activity([{ do: 'points', n: 1 }, ...card], { hand: ['A3', 'D5'] }).play('activity C2');
    expect(game.offers()).toEqual(['decline', 'discard A3', 'discard D5']);
    expect(me(game.play('decline')).hand).toHaveLength(2);
  });

  /** The last event about cards, as a seat or a spectator hears it. */
  const heard = (game: Position, viewer: number): readonly number[] => {
    const event = redact(game.events.find(({ type }) => type === 'discarded')!, viewer);
    return 'cards' in event ? event.cards : [];
  };

  it('price.card-secret: others see only the back of a card they did not know', () => {
    const game = bonus(card, { hand: ['A3', 'D5'] }).play('discard A3');
    expect([0, 1, -1].map(viewer => heard(game, viewer))).toEqual([[cardOf('A3')], [-1], [-1]]);
    const under = (viewer: number): number => civ.view(game.state, viewer).stacks[INVENTION]![0]!;
    expect([0, 1, -1].map(under)).toEqual([cardOf('A3'), -1, -1]);
    expect(game.state.learned).toBe(0);
  });

  /** Seat 0 has gained C1, which lay face up, and is asked for a card. */
  const known = (hand: string[]): Position => {
    const effects: Effect[] = [{ do: 'gainCard', type: 'insight' }, ...card];
    return bonus(effects, { hand }, { faceUp: ['C1'] }).play('gainCard insight up');
  };

  it('price.card-known: who knew the card, and sees that it can be no other, knows it there', () => {
    const game = known(['A3']).play('discard C1');
    expect(game.events.find(({ type }) => type === 'discarded')!.audience).toBe(EVERYONE);
    expect(heard(game, 1)).toEqual([cardOf('C1')]);
    expect(civ.view(game.state, 1).stacks[INSIGHT]![0]).toBe(cardOf('C1'));
  });

  it('price.card-lost-sight, view.hand-in-order: with others of its type in hand nobody else knows which one went', () => {
    for (const given of ['C1', 'C5']) {
      const game = known(['C5', 'A3']).play(`discard ${given}`);
      const seen = civ.view(game.state, 1);
      expect([heard(game, 1), seen.stacks[INSIGHT]![0]]).toEqual([[-1 - INSIGHT], -1 - INSIGHT]);
      expect(seen.seats[0]!.hand).toEqual([-1 - INVENTION, -1 - INSIGHT]);
      expect(civ.view(civ.redeal(seen, 'again'), 1)).toEqual(seen);
      expect(heard(game, 0)).toEqual([cardOf(given)]);
    }
  });
});

describe('a step back on the favor track', () => {
  const favor = (n: number): Effect[] => pay({ what: 'favor', n });

  it('price.favor: the disc goes back, by so many steps', () => {
    const game = bonus(favor(1), { favor: 3 });
    expect(game.offers()).toEqual(['decline', 'stepBack']);
    const asking = load(packWith({ C11: { bonus: favor(1) } }));
    expect(asking.describe(game.state, 0, C.stepBack).targets).toEqual([{ kind: 'favor', id: 0 }]);
    game.play('stepBack');
    expect([me(game).favor, game.has(0, 'food'), game.task()]).toEqual([2, 3, 'endTurn']);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'favor', n: -1 }));
    expect(me(bonus(favor(2), { favor: 3 }).play('stepBack')).favor).toBe(1);
  });

  it('price.favor-first-space: not beyond the first space', () => {
    expect(bonus(favor(1), { favor: 1 }).task()).toBe('endTurn');
    expect(bonus(favor(2), { favor: 2 }).task()).toBe('endTurn');
  });
});

describe('the strength of a tribe', () => {
  const strength = (n: number): Effect[] => pay({ what: 'strength', n });

  it('price.strength: one strong tribe of choice becomes weak, wherever it is', () => {
    const start: CivSpec = {
      boats: ['A.water'],
      tribes: { 'A.water': ['boat'], 'B.forest': ['fire', 'plainWeak'], 'C.swamp': ['wild'] },
    };
    const game = bonus(strength(1), start);
    expect(game.offers()).toEqual([
      'decline',
      'weaken A.water boat',
      'weaken B.forest fire',
      'weaken C.swamp wild',
    ]);
    game.play('weaken B.forest fire');
    expect([game.tribesAt(0, 'B.forest', 'fireWeak'), game.has(0, 'food')]).toEqual([1, 3]);
  });

  it('price.strength-several: as many tribes as it asks, each strong before', () => {
    const tribes = { 'B.forest': ['plain', 'plain'], 'C.swamp': ['wild'] };
    const game = bonus(strength(2), { tribes }).play('weaken B.forest plain');
    expect(game.offers()).toEqual(['weaken B.forest plain', 'weaken C.swamp wild']);
    game.play('weaken C.swamp wild');
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.tribesAt(0, 'C.swamp', 'wildWeak')]).toEqual([1, 1]);
    expect(game.has(0, 'food')).toBe(3);
  });

  it('price.strength-missing: without so many strong tribes it cannot be paid', () => {
    expect(bonus(strength(1), { tribes: { 'B.forest': ['plainWeak'] } }).task()).toBe('endTurn');
    expect(bonus(strength(2), { tribes: { 'B.forest': ['plain', 'wildWeak'] } }).task()).toBe('endTurn');
  });
});

describe('together', () => {
  it('price.together: a cost of several kinds is paid kind by kind, all of it or nothing', () => {
    const cost = pay({ what: 'strength', n: 1 }, { what: 'card', n: 1 }, { what: 'money', n: 2 });
    const start: CivSpec = { tribes: { 'B.forest': ['plain'] }, hand: ['A3', 'D5'], markers: { money: 2 } };
    const game = bonus(cost, start).play('give money');
    expect([game.offers(), game.has(0, 'food')]).toEqual([['discard A3', 'discard D5'], 0]);
    game.play('discard D5');
    expect([game.tribesAt(0, 'B.forest', 'plainWeak'), game.has(0, 'food')]).toEqual([1, 3]);
    expect(bonus(cost, { ...start, markers: { money: 1 } }).task()).toBe('endTurn');
    expect(bonus(cost, { ...start, hand: [] }).task()).toBe('endTurn');
    expect(bonus(cost, { ...start, tribes: {} }).task()).toBe('endTurn');
  });

  it('price.any-after-named: markers of any kind are taken from what the named ones leave', () => {
    const cost = pay({ what: 'material', n: 1 }, { what: 'wood', n: 1 });
    expect(bonus(cost, { markers: { wood: 1 } }).task()).toBe('endTurn');
    const game = bonus(cost, { markers: { wood: 1, gold: 1 } }).play('give wood');
    expect([game.has(0, 'gold'), game.has(0, 'food')]).toEqual([0, 3]);
  });
});
