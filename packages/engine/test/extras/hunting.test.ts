// Extra Credit B: the creature stack, and hunting with a creature in sight. Acceptance Letter p. 4-6.
import { describe, expect, it } from 'vitest';
import { TERRITORY_TYPES } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { choiceOf, place, territory } from '../support/phrases.js';
import type { Position } from '../support/scenario.js';
import {
  ALONE,
  creatureSlot,
  creaturesOf,
  hunted,
  hunter,
  isTaming,
  table,
  takeInto,
  tribeIn,
  visible,
} from './helpers.js';

const token = (game: Position, key: string): boolean => ((game.state.hunted >> territory(key)) & 1) === 1;
const fateRolls = (game: Position): (readonly number[])[] =>
  game.events.flatMap(event => (event.type === 'rolled' && event.dice === 'fate' ? [event.values] : []));

describe('set-up', () => {
  it('extra-b.stack: the six creatures are shuffled; one lies open, five below it face down', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { s } = table(['aa', 'aaa', 'bbbb'][n % 3]!, ['b'], `stack ${n}`);
      expect(s.creatureStack).toHaveLength(5);
      expect([s.creature, ...s.creatureStack].sort()).toEqual([0, 1, 2, 3, 4, 5]);
      seen.add(`${s.creature} ${s.creatureStack.at(-1)}`);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('extra-b.one-per-land-type: each creature belongs to one of the six land types', () => {
    const types = civ.rules.pack.creatures.map(({ type }) => type);
    expect([...types].sort()).toEqual([...TERRITORY_TYPES.slice(1)].sort());
  });

  it('extra-b.stack-hidden: nobody sees the stack, everybody the visible creature', () => {
    const { s } = table('bb', ['b'], 'hidden');
    for (const viewer of [-1, 0, 1]) {
      const { creature, creatureStack } = civ.view(s, viewer);
      expect([creature, creatureStack]).toEqual([s.creature, [-2, -2, -2, -2, -2]]);
    }
  });

  it('extra-b.only-with-it: without this Extra Credit there is no creature, and hunts are the usual ones', () => {
    for (const extras of [[], ['a'], ['c'], ['a', 'c']] as const) {
      const { s } = table('aa', extras, 'without');
      expect([s.creature, s.creatureStack]).toEqual([-1, []]);
    }
    const game = hunter([], { ...tribeIn('B.hills'), favor: 6 }, { extras: [] }).rolls(1);
    game.play('activate sustenance');
    expect([game.has(0, 'food'), game.task()]).toEqual([1, 'endTurn']);
  });

  it('extra-b.solo: against V.I.C.I there are all six as well', () => {
    const { s } = table('b', ['b'], 'alone', ALONE);
    expect(new Set([s.creature, ...s.creatureStack]).size).toBe(6);
  });
});

describe('where one can be tamed', () => {
  it('extra-b.other-type: in a territory of another type the hunt is the usual one, whatever the die shows', () => {
    for (const key of ['B.forest', 'F.grassland', 'C.swamp', 'B.mountains', 'C.desert']) {
      const game = hunted(['hills', 'desert'], key, { favor: 6 }, 3);
      expect([game.task(), visible(game), creaturesOf(game)]).toEqual(['endTurn', 'hills', []]);
    }
  });

  it('extra-b.every-type: each creature can be tamed in each territory of its type', () => {
    civ.rules.territories.forEach(({ key, type }) => {
      const land = TERRITORY_TYPES[type]!;
      if (land === 'water') return;
      expect(isTaming(hunted([land], key, { favor: 1 }, 1)), key).toBe(true);
    });
  });

  it('extra-b.water: nothing is tamed in Water', () => {
    for (const { type } of civ.rules.pack.creatures) {
      const game = hunted([type], 'A.water', { favor: 6 }, 1);
      expect([game.has(0, 'food'), game.task()]).toEqual([2, 'endTurn']);
    }
  });
});

describe('the die', () => {
  it('extra-b.range: tamed by the values printed below the disc: at space n by 1 to n', () => {
    const tamedBy = (favor: number): number[] =>
      [1, 2, 3, 4, 5, 6].filter(value => isTaming(hunted(['hills'], 'B.hills', { favor }, value)));
    expect([1, 2, 3, 4, 5].map(tamedBy)).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
  });

  it('extra-b.last-space: on the last space any value tames, but the dice are rolled for the food', () => {
    for (const [value, food] of [
      [1, 1],
      [4, 3],
      [6, 1],
    ] as const) {
      const game = hunted(['hills'], 'B.hills', { favor: 6 }, value);
      expect([isTaming(game), game.has(0, 'food'), fateRolls(game)]).toEqual([true, food, [[value]]]);
    }
  });

  it('extra-b.one-die-for-both: the die chosen decides about food and creature alike', () => {
    const me = { favor: 2, fateDice: 2 };
    const game = hunted(['hills'], 'B.hills', me, 1, 4);
    expect(game.offers()).toEqual(['dieValue 1', 'dieValue 4']);
    game.play('dieValue 4');
    expect([game.has(0, 'food'), game.task()]).toEqual([3, 'endTurn']);
    const tamed = hunted(['hills'], 'B.hills', me, 1, 4).play('dieValue 1');
    expect([tamed.has(0, 'food'), isTaming(tamed)]).toEqual([1, true]);
  });

  it('extra-b.ideas: ideas change the die before, for both; over the 6 to the 1 as well', () => {
    const me = { favor: 1, markers: { idea: 1 } };
    const game = hunted(['hills'], 'B.hills', me, 6);
    expect(game.offers()).toEqual(['dieValue 1', 'dieValue 5', 'dieValue 6']);
    game.play('dieValue 1');
    expect([game.has(0, 'food'), game.has(0, 'idea'), isTaming(game)]).toEqual([1, 0, true]);
    const kept = hunted(['hills'], 'B.hills', me, 6).play('dieValue 6');
    expect([kept.has(0, 'food'), kept.has(0, 'idea'), kept.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('extra-b.ideas-not-afterwards: once the value is chosen no idea helps any more', () => {
    const game = hunted(['hills'], 'B.hills', { favor: 1, markers: { idea: 5 } }, 2).play('dieValue 2');
    expect([game.has(0, 'idea'), game.task()]).toEqual([5, 'endTurn']);
  });

  it('extra-b.described: of each value it is said whether it tames', () => {
    const game = hunted(['hills'], 'B.hills', { favor: 2, markers: { idea: 6 } }, 3);
    const keys = [1, 2, 3, 4, 5, 6].map(n => civ.describe(game.state, 0, choiceOf(`dieValue ${n}`)));
    expect(keys.map(({ key }) => key.endsWith('tame'))).toEqual([true, true, false, false, false, false]);
    expect(keys[1]).toMatchObject({
      cost: [{ place: place('idea'), n: 1 }],
      gain: [{ place: place('food'), n: 2 }],
    });
  });
});

describe('no favor test', () => {
  it('extra-b.printed-range: abilities for favor tests do not widen the range', () => {
    // A favor space further for favor tests.
    const me = { columns: { 1: ['C7'] } };
    expect(hunted(['hills'], 'B.hills', { ...me, favor: 1 }, 2).task()).toBe('endTurn');
    expect(isTaming(hunted(['hills'], 'B.hills', { ...me, favor: 2 }, 2))).toBe(true);
  });

  it('extra-b.no-favor-test: nothing that answers to passed or failed tests answers to it', () => {
    const me = { columns: { 1: ['E3'], 2: ['B3'] }, favor: 1 };
    const tamed = takeInto(hunted(['hills'], 'B.hills', me, 1, 1), 3);
    expect([tamed.points(0), tamed.has(0, 'idea')]).toEqual([0, 0]);
    const failed = hunted(['hills'], 'B.hills', me, 2);
    expect([failed.points(0), failed.has(0, 'idea')]).toEqual([0, 0]);
    for (const { events } of [tamed, failed]) {
      expect(events.some(event => event.type === 'tested')).toBe(false);
    }
  });
});

describe('what comes first', () => {
  it('extra-b.food-and-token-first: food and token, then the creature', () => {
    const game = hunted(['hills'], 'B.hills', { favor: 3, markers: { money: 42 } }, 3);
    // Three food, but two markers in the supply.
    expect([game.has(0, 'food'), game.task(), token(game, 'B.hills')]).toEqual([2, 'gainMarkers', true]);
    expect([visible(game), creaturesOf(game)]).toEqual(['hills', []]);
    game.play('returnMarker money');
    expect([game.has(0, 'food'), isTaming(game)]).toEqual([3, true]);
  });

  it('extra-b.not-tamed: then the creature stays, for whoever hunts next', () => {
    const other = { ...tribeIn('G.hills'), dice: [2, 4] };
    const game = hunter(['hills'], { ...tribeIn('B.hills'), dice: [2, 4] }, { other }).rolls(2);
    game.play('activate sustenance');
    expect([visible(game), token(game, 'B.hills'), game.task()]).toEqual(['hills', true, 'endTurn']);
    takeInto(game.rolls(1, 1).play('endTurn', 'activate sustenance'), 2);
    expect([creaturesOf(game, 1), creaturesOf(game, 0)]).toEqual([['hills'], []]);
  });
});

describe('the example', () => {
  it('extra-b.example: a 3 made a 2 for one idea: two food, the Hills creature, and Sulfur by two equal dice', () => {
    const me = { ...tribeIn('B.hills'), favor: 2, fateDice: 2, markers: { idea: 1 } };
    const game = hunter(['hills', 'swamp'], me).rolls(3, 5, 6, 6).play('activate sustenance');
    expect(civ.describe(game.state, 0, choiceOf('dieValue 3'))).toMatchObject({
      gain: [{ place: place('food'), n: 3 }],
    });
    game.play('dieValue 2');
    expect([game.has(0, 'food'), game.has(0, 'idea'), token(game, 'B.hills')]).toEqual([2, 0, true]);
    takeInto(game, 6);
    expect(visible(game)).toBe('swamp');
    expect(game.state.seats[0]!.columns[5]).toEqual([creatureSlot('hills')]);
    expect(fateRolls(game)).toEqual([
      [3, 5],
      [6, 6],
    ]);
    expect([game.has(0, 'sulfur'), game.task()]).toEqual([1, 'endTurn']);
  });
});
