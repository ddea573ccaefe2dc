// Verbs that act on materials, dice, markers and goal chips.
import { describe, expect, it } from 'vitest';
import type { DieKind, Effect } from '../../src/index.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { activity, bonus } from './positions.js';

const me = (game: Position) => game.state.seats[0]!;

describe('produce', () => {
  const produce = (n: number): Effect[] => [{ do: 'produce', n }];
  const start: CivSpec = { tribes: { 'B.forest': ['plain'], 'C.swamp': ['wildWeak'] } };

  it('verb.produce: so many raw materials where own tribes are; nothing is transported', () => {
    const game = bonus(produce(2), { ...start, markers: { 'raw:B.forest': 1 } });
    expect(game.offers()).toEqual(['decline', 'produce B.forest', 'produce C.swamp']);
    game.play('produce B.forest', 'produce B.forest');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.task()]).toEqual([3, 0, 'endTurn']);
  });

  it('verb.produce-boat: a boat takes one, if its notch is empty', () => {
    const boat: CivSpec = { boats: ['A.water'], tribes: { 'A.water': ['boat'] } };
    const game = bonus(produce(2), { ...boat, emptyNotches: true }).play('produce A.water');
    expect([game.has(0, 'notch1'), game.task()]).toEqual([1, 'endTurn']);
    expect(bonus(produce(2), boat).task()).toBe('endTurn');
  });

  it('verb.produce-declined: as few as one likes (ruling 23)', () => {
    const game = bonus(produce(3), start).play('produce C.swamp', 'decline');
    expect([game.has(0, 'raw:C.swamp'), game.task()]).toEqual([1, 'endTurn']);
    expect(me(bonus(produce(3), start).play('decline')).supply).toBe(44);
  });

  it('verb.produce-impossible: skipped without a tribe', () => {
    const game = bonus(produce(1));
    expect(game.task()).toBe('endTurn');
    expect(game.events.map(({ type }) => type)).toContain('lapsed');
  });

  it('verb.produce-supply: with an empty supply a marker is returned first, or the raw material forgone', () => {
    const game = bonus(produce(1), { ...start, markers: { food: 44 } }).play('produce B.forest');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    expect(game.play('forgo').has(0, 'raw:B.forest')).toBe(0);
  });

  it('verb.produce-no-grotto: Hidden grottoes serve the module alone', () => {
    const game = bonus(produce(1), start, { sites: { 8: 'hiddenGrotto' } });
    expect(game.task()).toBe('production');
  });
});

describe('transport', () => {
  const transport = (n: number): Effect[] => [{ do: 'transport', n }];
  const raw: CivSpec = { markers: { 'raw:B.forest': 1, 'raw:C.swamp': 2 } };

  it('verb.transport: so many raw materials go to their storage spaces', () => {
    const game = bonus(transport(2), raw, { developed: ['C.swamp'] });
    expect(game.offers()).toEqual(['decline', 'transport B.forest', 'transport C.swamp']);
    game.play('transport C.swamp', 'transport C.swamp');
    expect([game.has(0, 'peat'), game.has(0, 'raw:B.forest'), game.task()]).toEqual([2, 1, 'endTurn']);
  });

  it('verb.transport-boat: from a boat as one of the materials face up beside it', () => {
    const game = bonus(transport(1), { boats: ['A.water'], levels: { transport: 3 } });
    expect(game.offers()).toEqual(['decline', 'transportAs A.water wood', 'transportAs A.water papyrus']);
    expect(game.play('transportAs A.water papyrus').has(0, 'papyrus')).toBe(1);
  });

  it('verb.transport-declined: they may stay where they are (ruling 23)', () => {
    const game = bonus(transport(2), raw, { developed: ['C.swamp'] }).play('transport B.forest', 'decline');
    expect([game.has(0, 'wood'), game.has(0, 'raw:C.swamp'), game.task()]).toEqual([1, 2, 'endTurn']);
  });

  it('verb.transport-impossible: skipped without a raw material', () => {
    expect(bonus(transport(1)).task()).toBe('endTurn');
  });
});

describe('trade', () => {
  const trade = (n: number): Effect[] => [{ do: 'trade', n }];

  it('verb.trade: so many Sales and Purchases in any order', () => {
    const game = bonus(trade(1), { markers: { money: 4, oil: 1, jade: 1 } });
    game.play('buy gold');
    expect(game.offers('buy')).toEqual([]);
    game.play('sell jade', 'sellPoints oil');
    expect([game.has(0, 'gold'), game.has(0, 'money'), game.task()]).toEqual([1, 3, 'endTurn']);
  });

  it('verb.trade-points: what is sold for points counts as what the effect belongs to', () => {
    const oil = { markers: { oil: 1 } };
    const card = bonus(trade(1), oil).play('sellPoints oil');
    expect([card.points(0, 'instantBonus'), card.points(0, 'module')]).toEqual([2, 0]);
    expect(activity(trade(1), oil).play('activity C2', 'sellPoints oil').points(0, 'ability')).toBe(2);
  });

  it('verb.trade-declined: it ends when one likes (ruling 23)', () => {
    const game = bonus(trade(2), { markers: { wood: 2 } }).play('sell wood', 'decline');
    expect([game.has(0, 'wood'), game.task()]).toEqual([1, 'endTurn']);
  });

  it('verb.trade-impossible: skipped with nothing stored and no money for a purchase', () => {
    expect(bonus(trade(1), { markers: { money: 1, 'raw:B.forest': 1 } }).task()).toBe('endTurn');
    expect(bonus(trade(1), { markers: { money: 2 } }).offers()).toContain('buy wood');
  });
});

describe('planning markers and features', () => {
  it('verb.plan: so many planning markers on one dice space, or none', () => {
    const plan: Effect[] = [{ do: 'plan', n: 2 }];
    const game = bonus(plan);
    expect(game.offers()).toEqual(['decline', ...[1, 2, 3, 4, 5, 6].map(value => `planOn ${value}`)]);
    expect([game.play('planOn 5').has(0, 'plan5'), game.task()]).toEqual([2, 'endTurn']);
    expect(me(bonus(plan).play('decline')).supply).toBe(44);
  });

  it('verb.plan-supply: with too few in the supply a marker is returned first, or the rest forgone', () => {
    const game = bonus([{ do: 'plan', n: 2 }], { markers: { food: 43 } }).play('planOn 1');
    expect(game.has(0, 'plan1')).toBe(1);
    game.play('returnMarker food');
    expect([game.has(0, 'plan1'), game.has(0, 'food')]).toEqual([2, 42]);
  });

  it('verb.mutate: so many feature markers go to other feature spaces, or fewer', () => {
    const mutate: Effect[] = [{ do: 'mutate', n: 2 }];
    const start: CivSpec = { markers: { calm: 1 } };
    const game = bonus(mutate, start);
    expect([game.offers('mutate').length, game.can('decline')]).toEqual([5, true]);
    game.play('mutate calm vision', 'decline');
    expect([game.has(0, 'calm'), game.has(0, 'vision'), game.task()]).toEqual([0, 1, 'endTurn']);
    const both = bonus(mutate, start).play('mutate calm vision', 'mutate vision dexterity');
    expect([both.has(0, 'dexterity'), both.task()]).toEqual([1, 'endTurn']);
    expect(bonus(mutate, start).play('decline').has(0, 'calm')).toBe(1);
  });

  it('verb.mutate-impossible: skipped without a feature marker', () => {
    expect(bonus([{ do: 'mutate', n: 1 }]).task()).toBe('endTurn');
  });
});

describe('dice', () => {
  const gainDie = (die?: DieKind): Effect[] => [die ? { do: 'gainDie', die } : { do: 'gainDie' }];
  const recall = (n: number): Effect[] => [{ do: 'recall', n }];
  const setDie = (n: number): Effect[] => [{ do: 'setDie', n }];
  /** Dice for Insight, which installs the card, and those that are left then. */
  const left = (...dice: number[]): CivSpec => ({ dice: [3, 6, ...dice] });

  it('verb.gain-die: a die of a kind or of either, from the display, or none', () => {
    const either = bonus(gainDie());
    expect(either.offers()).toEqual(['decline', 'gainDie activation display', 'gainDie fate display']);
    either.play('gainDie fate display');
    expect([me(either).fateDice, either.task()]).toEqual([2, 'endTurn']);
    expect(bonus(gainDie('fate')).offers()).toEqual(['decline', 'gainDie fate display']);
    const rolled = bonus(gainDie('activation'), left()).rolls(3).play('gainDie activation display');
    expect([me(rolled).dice, me(rolled).usedDice]).toEqual([[0, 0, 1, 0, 0, 0], 6]);
    expect(bonus(gainDie()).play('decline').state.fateDice).toBe(3);
  });

  it('verb.gain-die-display-empty: from another who has most of them; skipped when that is oneself', () => {
    const game = bonus(gainDie('fate'), {}, { other: { fateDice: 4 } });
    expect(game.offers()).toEqual(['decline', 'gainDie fate civ2']);
    game.play('gainDie fate civ2');
    expect([me(game).fateDice, game.state.seats[1]!.fateDice]).toEqual([2, 3]);
    expect(bonus(gainDie('fate'), { fateDice: 4 }).task()).toBe('endTurn');
    expect(bonus(gainDie(), { fateDice: 4 }).offers()).toEqual(['decline', 'gainDie activation display']);
  });

  it('verb.recall: so many used dice as one says are rolled together and put on their spaces', () => {
    const game = bonus(recall(3), left(6)).rolls(2, 5);
    expect(game.offers()).toEqual(['decline', 'recall 1', 'recall 2', 'recall 3']);
    game.play('recall 2');
    expect([me(game).dice, me(game).usedDice]).toEqual([[0, 1, 0, 0, 1, 1], 3]);
    expect([game.task(), game.events.at(-1)]).toMatchObject(['endTurn', { type: 'rolled', values: [2, 5] }]);
  });

  it('verb.recall-used: no more than are used; skipped when none is', () => {
    // Planning markers stand in for dice.
    const one = { dice: [1, 2, 3, 3, 4, 5], markers: { plan6: 1 } };
    const none = { dice: [1, 1, 2, 2, 4, 5], markers: { plan3: 1, plan6: 1 } };
    expect(bonus(recall(3), one).offers()).toEqual(['decline', 'recall 1']);
    expect(me(bonus(recall(3), one).play('decline')).usedDice).toBe(1);
    const game = bonus(recall(3), none);
    expect([me(game).usedDice, game.task()]).toEqual([0, 'endTurn']);
  });

  it('verb.recall-no-reset: it is no Reset, and what was rolled is learnt', () => {
    const game = bonus(recall(1), { ...left(), resetMarkers: 4 }).play('recall 1');
    const { resets, learned } = game.state;
    expect([resets, game.has(0, 'reset'), game.task(), learned]).toEqual([0, 4, 'endTurn', 1]);
  });

  it('verb.set-die: so often a die on a space is turned to another value, or less often', () => {
    const game = bonus(setDie(2), left(2, 2, 6));
    expect(game.offers('setDie')).toEqual([
      ...[1, 3, 4, 5, 6].map(value => `setDie 2 ${value}`),
      ...[1, 2, 3, 4, 5].map(value => `setDie 6 ${value}`),
    ]);
    game.play('setDie 2 5', 'setDie 6 1');
    expect([me(game).dice, me(game).usedDice, game.task()]).toEqual([[1, 1, 0, 0, 1, 0], 3, 'endTurn']);
    const once = bonus(setDie(2), left(2)).play('setDie 2 3', 'decline');
    expect([me(once).dice, once.task()]).toEqual([[0, 0, 1, 0, 0, 0], 'endTurn']);
    expect(me(bonus(setDie(2), left(2)).play('decline')).dice[1]).toBe(1);
  });

  it('verb.set-die-impossible: skipped with no die on the spaces', () => {
    expect(bonus(setDie(1), left()).task()).toBe('endTurn');
  });
});

describe('goal chips', () => {
  const installGoal: Effect[] = [{ do: 'installGoal' }];

  it('verb.install-goal: one goal chip whose requirement is met, with the upgrade of its space', () => {
    const goals = [['goal-13'], ['goal-14'], ['goal-22']];
    const game = bonus(installGoal, { goals, markers: { wood: 1, money: 5 } });
    expect(game.offers()).toEqual(['decline', 'installGoal 1', 'installGoal 3']);
    game.play('installGoal 1', 'column 2');
    expect([game.has(0, 'wood'), game.task()]).toEqual([0, 'upgrade']);
    game.play('upgrade trade');
    expect([me(game).goals[0], game.task()]).toEqual([[], 'endTurn']);
  });

  it('verb.install-goal-declined: it may be declined (ruling 23)', () => {
    const game = bonus(installGoal, { goals: [['goal-22']], markers: { money: 5 } }).play('decline');
    expect([me(game).goals[0]!.length, game.task()]).toEqual([1, 'endTurn']);
  });

  it('verb.install-goal-impossible: skipped when no visible chip is fulfilled', () => {
    expect(bonus(installGoal).task()).toBe('endTurn');
    const covered: CivSpec = { goals: [['goal-22', 'goal-14']], markers: { money: 5 } };
    expect(bonus(installGoal, covered).task()).toBe('endTurn');
  });
});
