// Dice from other civilizations when the display has none, rulebook p. 28 and ruling 20.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const taking = (level: number, civs: readonly CivSpec[], spec: Partial<Spec> = {}): Position => {
  const [me, ...others] = civs;
  const levels = { achievement: level };
  return scenario({
    civs: [{ ...me, levels, levelFour: level === 4 ? ['achievement'] : [] }, ...others],
    attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'],
    ...spec,
  }).play('activate achievement');
};
const dice = (game: Position, seat: number): number =>
  game.state.seats[seat]!.dice.reduce((a, b) => a + b, 0) + game.state.seats[seat]!.usedDice;
const all = (game: Position): number[] => game.state.seats.map((_, seat) => dice(game, seat));
const fate = (game: Position): number[] => game.state.seats.map(me => me.fateDice);

/** All activation dice of two civilizations: 6 and 9. */
const nine: CivSpec = { dice: [1, 3, 3, 3, 6, 6], usedDice: 3 };

describe('from whom', () => {
  it('die.from-most: without a die of the kind in the display it comes from whoever has most of them', () => {
    // Three civilizations: four in the display, one taken by the second and three by the third.
    const game = taking(1, [{}, { fateDice: 2 }, { fateDice: 4 }]);
    expect(game.offers('gainDie')).toEqual(['gainDie activation display', 'gainDie fate civ3']);
    game.play('gainDie fate civ3');
    expect([fate(game), game.asked(), game.task()]).toEqual([[2, 2, 3], 0, 'endTurn']);
  });

  it('die.tie-of-others: of several with most one chooses', () => {
    const game = taking(1, [{}, { fateDice: 3 }, { fateDice: 3 }]);
    expect(game.offers('gainDie')).toEqual([
      'gainDie activation display',
      'gainDie fate civ2',
      'gainDie fate civ3',
    ]);
    expect(fate(game.play('gainDie fate civ3'))).toEqual([2, 3, 2]);
  });

  it('die.tie-with-oneself: tied with others one takes from them, never from oneself', () => {
    // Four civilizations: five in the display.
    const game = taking(1, [{ fateDice: 3 }, { fateDice: 3 }, {}, { fateDice: 2 }]);
    expect(game.offers('gainDie')).toEqual(['gainDie activation display', 'gainDie fate civ2']);
    expect(fate(game.play('gainDie fate civ2'))).toEqual([4, 2, 1, 2]);
  });

  it('die.alone-with-most: the only one with most takes none of that kind from others', () => {
    const game = taking(1, [{ fateDice: 3 }, { fateDice: 2 }, { fateDice: 2 }]);
    expect(game.offers('gainDie')).toEqual(['gainDie activation display']);
    const eight: CivSpec = { dice: [1, 2, 3, 4, 5, 6, 6, 6], fateDice: 1 };
    const seven: CivSpec = { dice: [1, 2, 3, 4, 5, 6, 6] };
    expect(taking(1, [eight, seven]).offers('gainDie')).toEqual(['gainDie fate display']);
  });

  it('die.used-dice-count: used dice count as well as those on the spaces', () => {
    const many: CivSpec = { dice: [5, 6], usedDice: 6 };
    const few: CivSpec = { dice: [1, 2, 3, 4, 5, 6, 6], usedDice: 0 };
    expect(taking(1, [many, few]).offers('gainDie')).toEqual(['gainDie fate display']);
    const turned = taking(1, [{ dice: [1, 2, 3, 4, 5, 6, 6] }, { dice: [5, 6], usedDice: 6 }]);
    expect(turned.offers('gainDie')).toEqual(['gainDie activation civ2', 'gainDie fate display']);
  });

  it('die.kinds-apart: each kind has its own display and its own leader', () => {
    const game = taking(1, [{ fateDice: 4 }, nine]);
    expect(game.offers('gainDie')).toEqual(['gainDie activation civ2']);
    const both = taking(1, [{}, { ...nine, fateDice: 4 }]);
    expect(both.offers('gainDie')).toEqual(['gainDie activation civ2', 'gainDie fate civ2']);
  });
});

describe('which one', () => {
  it('die.giver-chooses: the giver says which of its dice, on a space or used, equal ones once', () => {
    const game = taking(1, [{}, nine]).play('gainDie activation civ2');
    expect([game.asked(), game.task()]).toEqual([1, 'giveDie']);
    expect(game.offers()).toEqual(['giveDie die1', 'giveDie die3', 'giveDie die6', 'giveDie used']);
    game.play('giveDie die3');
    expect(game.state.seats[1]!.dice).toEqual([1, 0, 2, 0, 0, 2]);
    expect([game.state.seats[1]!.usedDice, all(game)]).toEqual([3, [7, 8]]);
  });

  it('die.used-one-given: a used die can be given', () => {
    const game = taking(1, [{}, nine]).play('gainDie activation civ2', 'giveDie used');
    expect([game.state.seats[1]!.usedDice, all(game)]).toEqual([2, [7, 8]]);
    expect(game.state.seats[1]!.dice).toEqual([1, 0, 3, 0, 0, 2]);
  });

  it('die.giver-not-asked: who has dice of one sort only, or gives a fate die, is not asked', () => {
    const used = taking(1, [{}, { dice: [], usedDice: 9 }]).play('gainDie activation civ2');
    expect([used.asked(), used.task(), all(used)]).toEqual([0, 'endTurn', [7, 8]]);
    const pink = taking(1, [{}, { ...nine, fateDice: 4 }]).play('gainDie fate civ2');
    expect([pink.asked(), pink.task(), fate(pink)]).toEqual([0, 'endTurn', [2, 3]]);
  });

  it('die.compulsory-for-the-giver: the giver cannot refuse', () => {
    const game = taking(1, [{}, nine]).play('gainDie activation civ2');
    expect(game.can('decline')).toBe(false);
  });
});

describe('the turn goes on', () => {
  it('die.rolled-by-the-taker: whatever value it had, the taker rolls it at once onto its own space', () => {
    const game = taking(1, [{ dice: [5, 6] }, nine]).play('gainDie activation civ2');
    expect(game.state.seats[0]!.dice).toEqual([0, 0, 0, 0, 0, 0]);
    game.rolls(5).play('giveDie die1');
    expect(game.state.seats[0]!.dice).toEqual([0, 0, 0, 0, 1, 0]);
    expect(game.state.seats[0]!.usedDice).toBe(6);
    const rolled = game.events.filter(event => event.type === 'rolled');
    expect(rolled.map(event => event.seat)).toEqual([0]);
  });

  it('die.turn-goes-on: the taker ends its turn, then the next civilization in order has its own', () => {
    const civs = [{}, {}, { dice: [1, 2, 3, 4, 5, 6, 6, 6, 6, 6], usedDice: 0 }];
    const game = taking(1, civs).play('gainDie activation civ3');
    expect(game.asked()).toBe(2);
    game.play('giveDie die6');
    expect([game.asked(), game.task()]).toEqual([0, 'endTurn']);
    game.play('endTurn');
    expect([game.asked(), game.task()]).toEqual([1, 'turn']);
  });

  it('die.rest-of-the-module: after the giver the taker goes on with the other die', () => {
    const game = taking(2, [{}, nine]).play('gainDie activation civ2', 'giveDie used');
    expect([game.asked(), ...game.offers()]).toEqual([0, 'decline', 'gainDie fate display']);
    const again = taking(4, [{}, nine]).play('gainDie activation civ2', 'giveDie used');
    // 7 and 8 dice now: the other still has most; after that the taker has.
    expect(again.offers('gainDie')).toEqual(['gainDie activation civ2', 'gainDie fate display']);
    again.play('gainDie activation civ2', 'giveDie used');
    expect([all(again), again.asked(), again.task()]).toEqual([[8, 7], 0, 'endTurn']);
  });

  it('die.giver-decides-as-usual: the giver may take an attribute chip; a stage it fills pays at once (rulings 2, 8)', () => {
    const giver: CivSpec = {
      ...nine,
      markers: { endurance: 4 },
      columns: { 1: ['A5'], 2: ['B13'], 3: ['C13'], 9: ['chip-1'] },
    };
    const game = taking(1, [{}, giver], { attributeDisplay: ['attribute-2', 'attribute-4', 'attribute-6'] });
    game.play('gainDie activation civ2', 'attribute attribute-2', 'column 4');
    expect([game.asked(), game.task()]).toEqual([1, 'giveDie']);
    game.play('giveDie used');
    expect([game.asked(), game.task()]).toEqual([1, 'gainIncome']);
    game.play('decline');
    expect([game.asked(), game.task(), all(game)]).toEqual([0, 'endTurn', [7, 8]]);
  });
});
