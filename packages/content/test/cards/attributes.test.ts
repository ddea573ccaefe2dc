// Attribute chips: each is taken from the display with its features, and from then on its ability counts.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, position, turnFor } from './support.js';

type Start = () => Position;

/** What comes of a position when the chip is taken first, and when it is not. */
const both = <T>(chip: string, start: Start, look: (game: Position) => T): [T, T] => [
  look(start().play(`attribute ${chip}`, 'column 1')),
  look(start()),
];
const shown = (chip: string) => ({ attributeDisplay: [chip] });
const inForest: CivSpec = { tribes: { 'B.forest': ['plain'] } };

const PRICES = [
  ['card.attribute-1', 'endurance', 3],
  ['card.attribute-2', 'endurance', 4],
  ['card.attribute-3', 'intelligence', 3],
  ['card.attribute-4', 'intelligence', 4],
  ['card.attribute-5', 'calm', 3],
  ['card.attribute-6', 'calm', 4],
  ['card.attribute-7', 'dexterity', 3],
  ['card.attribute-8', 'dexterity', 4],
  ['card.attribute-9', 'expression', 3],
  ['card.attribute-10', 'expression', 4],
  ['card.attribute-11', 'vision', 3],
  ['card.attribute-12', 'vision', 4],
] as const;

describe('taking them', () => {
  it.each(PRICES)('%s: asks for %s, %i of it, and one is returned', (name, feature, n) => {
    const chip = name.replace('card.', '');
    const turn = (markers: number): Position =>
      position({ civs: [{ markers: { [feature]: markers } }, {}], ...shown(chip) });
    expect(turn(n - 1).can(`attribute ${chip}`)).toBe(false);
    expect(turn(n).play(`attribute ${chip}`, 'column 1').has(0, feature)).toBe(n - 1);
  });
});

describe('attributes of Endurance and Intelligence', () => {
  it('card.attribute-1: neither Gorges nor Glaciers nor the heat do harm', () => {
    // Points 14 and 15 lie beside the Desert of tile C. It is the last turn of the era.
    const me = { tribes: { 'C.desert': ['plain'] }, markers: { food: 5, endurance: 3 }, dice: [1, 1] };
    const start: Start = () =>
      position({
        civs: [{}, me],
        turn: 1,
        lastRound: 2,
        resets: 5,
        sites: { 14: 'gorge', 15: 'glacier' },
        event: 'F3',
        ...shown('attribute-1'),
      });
    const lost = both('attribute-1', start, game => {
      game.play('activate endurance', 'endTurn', 'feedAll');
      if (game.can('loseFood')) game.play('loseFood');
      // A food feeds a strong tribe.
      return [game.has(1, 'food'), game.tribesAt(1, 'C.desert', 'plain')];
    });
    expect(lost).toEqual([
      [4, 1],
      [2, 0],
    ]);
  });

  it('card.attribute-2: one migration more, and who displaces stays strong', () => {
    const start: Start = () =>
      turnFor(
        'migration',
        { ...inForest, markers: { endurance: 4 } },
        { other: { tribes: { 'B.hills': ['plain'] } }, ...shown('attribute-2') },
      );
    const moved = both('attribute-2', start, game => {
      game.play('activate migration', 'tribe B.forest plain');
      return game.play('settle B.hills displace2strong').tribesAt(0, 'B.hills', 'plain');
    });
    expect(moved).toEqual([1, 0]);
    const steps = both('attribute-2', start, game => {
      game.play('activate migration', 'tribe B.forest plain');
      let n = 1;
      for (; game.offers('cross').length > 0; n++) game.play(game.offers('cross')[0]!);
      return n;
    });
    expect(steps).toEqual([2, 1]);
  });

  it('card.attribute-3: Research draws two cards more and keeps two more', () => {
    const start: Start = () => turnFor('research', { markers: { intelligence: 3 } }, shown('attribute-3'));
    const cards = both('attribute-3', start, game => {
      game.play('activate research', 'option research B');
      while (game.task() === 'drawCards') game.play('nameStack insight');
      const drawn = game.offers('keep').length;
      while (game.task() === 'keepCards') game.play(game.offers('keep')[0]!);
      return [drawn, game.state.seats[0]!.hand.length];
    });
    expect(cards).toEqual([
      [4, 3],
      [2, 1],
    ]);
  });

  it('card.attribute-4: Trade allows one more Sale and Purchase, and what is bought costs one money less', () => {
    const markers = { intelligence: 4, wood: 3, money: 4 };
    const start: Start = () => turnFor('trade', { markers }, shown('attribute-4'));
    const traded = both('attribute-4', start, game => {
      game.play('activate trade', 'sell wood');
      const money = game.has(0, 'money');
      while (game.can('sell wood')) game.play('sell wood');
      const [wood, before] = [game.has(0, 'wood'), game.has(0, 'money')];
      game.play('buy papyrus');
      const price = before - game.has(0, 'money');
      while (game.can('buy papyrus')) game.play('buy papyrus');
      return [money, wood, price, game.has(0, 'papyrus')];
    });
    expect(traded).toEqual([
      [4 + 1, 1, 1, 2],
      [4 + 1, 2, 2, 1],
    ]);
  });
});

describe('attributes of Calm and Dexterity', () => {
  it('card.attribute-5: Sleep gives two ideas more, Insight one more', () => {
    const start = (dice: readonly number[]) => () =>
      position({ civs: [{ dice, markers: { calm: 3 } }, {}], ...shown('attribute-5') });
    const slept = both('attribute-5', start([4, 5]), game =>
      game.play('activate sleep', 'option sleep B').has(0, 'idea'),
    );
    expect(slept).toEqual([4, 2]);
    const focus = both('attribute-5', start([4, 5]), game =>
      game.play('activate sleep', 'option sleep A').has(0, 'focus'),
    );
    expect(focus).toEqual([1, 1]);
    const thought = both('attribute-5', start([3, 6]), game => game.play('activate insight').has(0, 'idea'));
    expect(thought).toEqual([4, 3]);
  });

  it('card.attribute-6: tribes in the wilderness need a food less, others not', () => {
    const tribes = { 'B.forest': ['plain', 'wild', 'wildWeak'] };
    const start: Start = () =>
      position({ civs: [{ tribes, markers: { food: 9, calm: 4 } }, {}], phase: 6, ...shown('attribute-6') });
    const left = both('attribute-6', start, game => game.play('feedAll').has(0, 'food'));
    expect(left).toEqual([9 - 1 - 1 - 1, 9 - 1 - 2 - 2]);
  });

  it('card.attribute-7: Production produces and transports two more', () => {
    const start: Start = () =>
      turnFor(
        'production',
        { ...inForest, markers: { dexterity: 3 } },
        { level: 2, ...shown('attribute-7') },
      );
    const goods = both('attribute-7', start, game => {
      game.play('activate production');
      while (game.can('produce B.forest')) game.play('produce B.forest');
      game.play('option production B');
      while (game.can('transport B.forest')) game.play('transport B.forest');
      return [game.has(0, 'raw:B.forest'), game.has(0, 'wood')];
    });
    expect(goods).toEqual([
      [2, 3],
      [2, 1],
    ]);
  });

  it('card.attribute-7, on the way: Transport takes two more', () => {
    const markers = { dexterity: 3, 'raw:B.forest': 6 };
    const start: Start = () => turnFor('transport', { markers }, shown('attribute-7'));
    const stored = both('attribute-7', start, game => {
      game.play('activate transport');
      while (game.can('transport B.forest')) game.play('transport B.forest');
      return game.has(0, 'wood');
    });
    expect(stored).toEqual([5, 3]);
  });

  it('card.attribute-8: a money for each building project', () => {
    const start: Start = () =>
      turnFor('building', { ...inForest, markers: { dexterity: 4 } }, { level: 3, ...shown('attribute-8') });
    const built = both('attribute-8', start, game => {
      game.play('activate building', 'farm B.forest', 'boat A.water', 'board B.forest plain');
      return game.has(0, 'money');
    });
    expect(built).toEqual([2, 0]);
  });
});

describe('attributes of Expression and Vision', () => {
  it('card.attribute-9: two ideas for each installed research card, for no other', () => {
    const me: CivSpec = {
      hand: ['A3'],
      columns: { 9: ['chip-2'] },
      markers: { expression: 3, dexterity: 1 },
    };
    const start: Start = () => turnFor('invention', me, shown('attribute-9'));
    const ideas = both('attribute-9', start, game => {
      game.play('activate invention', 'option invention B', 'column 2');
      while (game.task() === 'installHow') game.play(game.offers()[0]!);
      return game.has(0, 'idea');
    });
    expect(ideas).toEqual([2, 0]);
    const used = both('attribute-9', start, game =>
      game.play('activate invention', 'option invention A', 'income chip-2').has(0, 'idea'),
    );
    expect(used).toEqual([0, 0]);
  });

  it('card.attribute-10: leads when tied in an event, and counts one more Culture', () => {
    const food = { food: 3 };
    const me: CivSpec = { columns: { 9: ['chip-2'] }, markers: { ...food, expression: 4 } };
    const start = (event: string, other: CivSpec) => () =>
      position({ civs: [me, other], phase: 7, event, eraTile: 'culture', ...shown('attribute-10') });
    const rewards = (game: Position): number[][] => {
      game.play('decline'); // the warm weather
      return [0, 1].map(seat => [game.points(seat, 'event'), game.points(seat, 'era')]);
    };
    expect(both('attribute-10', start('F6', { markers: food }), rewards)).toEqual([
      [
        [4, 5],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ]);
    const [second] = both('attribute-10', start('F6', { markers: { food: 4 } }), rewards);
    expect(second.map(([event]) => event)).toEqual([0, 4]);
  });

  it('card.attribute-11: one extra find more', () => {
    const start: Start = () =>
      position({ civs: [{ ...inForest, markers: { vision: 3 } }, {}], phase: 2, ...shown('attribute-11') });
    const found = both('attribute-11', start, game => {
      game.play('decline', 'decline');
      while (game.task() === 'extraFind') game.play('store oil');
      return game.has(0, 'oil');
    });
    expect(found).toEqual([2, 1]);
  });

  it('card.attribute-12: goals ask for one fewer, never for none', () => {
    const start =
      (goal: string, more: CivSpec['markers'] = {}) =>
      () =>
        turnFor('planning', { goals: [[goal]], markers: { vision: 4, ...more } }, shown('attribute-12'));
    const can = (game: Position): boolean => game.play('activate planning').can('option planning A');
    expect(both('attribute-12', start('goal-62', { money: 4 }), can)).toEqual([true, false]);
    expect(both('attribute-12', start('goal-62', { money: 3 }), can)).toEqual([false, false]);
    expect(both('attribute-12', start('goal-57'), can)).toEqual([false, false]); // one boat
    expect(both('attribute-12', start('goal-37'), can)).toEqual([false, false]); // return one Wood
  });

  it('card.attribute-12, at the Reset: with two dice more on the dice spaces', () => {
    const start =
      (...dice: number[]) =>
      () =>
        position({ civs: [{ dice, markers: { vision: 4 } }, {}], ...shown('attribute-12') });
    const can = (...dice: number[]) => both('attribute-12', start(...dice), game => game.can('reset'));
    expect(can(1, 2, 3, 4)).toEqual([true, false]);
    expect(can(1, 2, 3, 4, 5)).toEqual([true, false]);
    expect(can(1, 2, 3, 4, 5, 6)).toEqual([false, false]);
  });
});
