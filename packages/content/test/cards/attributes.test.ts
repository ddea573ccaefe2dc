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
      game.play('activate endurance', 'endTurn');
      // Who could still take the chip is asked before it happens.
      for (const harm of ['loseFood', 'weaken C.desert plain']) if (game.task() !== 'feed') game.play(harm);
      game.play('feedAll');
      if (game.can('loseFood')) game.play('loseFood');
      // A food feeds a strong tribe.
      return [game.has(1, 'food'), game.tribesAt(1, 'C.desert', 'plain')];
    });
    expect(lost).toEqual([
      [4, 1],
      [2, 0],
    ]);
  });

  it('card.attribute-2: one migration more, and Sustenance strengthens one tribe more', () => {
    const weak = ['B.forest', 'B.hills', 'B.mountains', 'C.swamp', 'C.desert'];
    const tribes = Object.fromEntries(weak.map(key => [key, [key === 'B.forest' ? 'plain' : 'plainWeak']]));
    const start = (module: 'migration' | 'sustenance') => () =>
      turnFor(module, { tribes, markers: { endurance: 4 } }, shown('attribute-2'));
    const steps = both('attribute-2', start('migration'), game => {
      game.play('activate migration', 'tribe B.forest plain');
      let n = 1;
      for (; game.offers('cross').length > 0; n++) game.play(game.offers('cross')[0]!);
      return n;
    });
    expect(steps).toEqual([2, 1]);
    const [more, usual] = both('attribute-2', start('sustenance'), game => {
      game.play('activate sustenance', 'option sustenance B');
      let n = 0;
      for (; game.task() === 'strengthen'; n++) game.play(game.offers('strengthen')[0]!);
      return n;
    });
    expect(more).toBe(usual + 1);
  });

  it('card.attribute-3: counts one more Knowledge, and Research keeps one card more', () => {
    const research: Start = () => turnFor('research', { markers: { intelligence: 3 } }, shown('attribute-3'));
    const cards = both('attribute-3', research, game => {
      game.play('activate research', 'option research B');
      while (game.task() === 'drawCards') game.play('nameStack insight');
      const drawn = game.offers('keep').length;
      while (game.task() === 'keepCards') game.play(game.offers('keep')[0]!);
      return [drawn, game.state.seats[0]!.hand.length];
    });
    expect(cards).toEqual([
      [2, 2],
      [2, 1],
    ]);
    const me: CivSpec = { columns: { 9: ['chip-2'] }, markers: { intelligence: 3 } };
    const scored = (eraTile: string) => {
      const start: Start = () =>
        position({ civs: [me, {}], phase: 7, event: 'F6', eraTile, ...shown('attribute-3') });
      return both('attribute-3', start, game => game.play('decline').points(0, 'era')); // the warm weather
    };
    expect([scored('knowledge'), scored('culture')]).toEqual([
      [5, 0],
      [0, 0],
    ]);
  });

  it('card.attribute-4: a material of row 1 for each installed research card, for no other', () => {
    const me: CivSpec = {
      hand: ['A3'],
      columns: { 9: ['chip-2'] },
      markers: { intelligence: 4, dexterity: 1 },
    };
    const start: Start = () => turnFor('invention', me, shown('attribute-4'));
    const offered = both('attribute-4', start, game => {
      game.play('activate invention', 'option invention B', 'column 2');
      while (game.task() === 'installHow') game.play(game.offers()[0]!);
      if (!game.can('store wood')) return game.task();
      expect(game.offers('store')).toHaveLength(6);
      game.play('store wood');
      return [game.has(0, 'wood'), game.task()];
    });
    expect(offered).toEqual([[1, 'endTurn'], 'endTurn']);
    const used = both('attribute-4', start, game =>
      game.play('activate invention', 'option invention A', 'income chip-2').offers('store'),
    );
    expect(used).toEqual([[], []]);
  });
});

describe('attributes of Calm and Dexterity', () => {
  it('card.attribute-5: an idea whenever one does a Reset, not for Sleep', () => {
    const start = (dice: readonly number[]) => () =>
      position({ civs: [{ dice, markers: { calm: 3 } }, {}], ...shown('attribute-5') });
    const rested = both('attribute-5', start([]), game => game.play('reset', 'markerTo food').has(0, 'idea'));
    expect(rested).toEqual([1, 0]);
    const slept = both('attribute-5', start([4, 5]), game =>
      game.play('activate sleep', 'option sleep B').has(0, 'idea'),
    );
    expect(slept).toEqual([2, 2]);
  });

  it('card.attribute-6: after feeding a food and an idea', () => {
    const tribes = { 'B.forest': ['plain', 'wild', 'wildWeak'] };
    const start: Start = () =>
      position({ civs: [{ tribes, markers: { food: 9, calm: 4 } }, {}], phase: 6, ...shown('attribute-6') });
    const left = both('attribute-6', start, game => {
      game.play('feedAll');
      return [game.has(0, 'food'), game.has(0, 'idea')];
    });
    expect(left).toEqual([
      [9 - 1 - 2 - 2 + 1, 1],
      [9 - 1 - 2 - 2, 0],
    ]);
  });

  it('card.attribute-7: who displaces by migrating stays strong, who is born does not', () => {
    const start = (module: 'migration' | 'procreation', spot: string) => () =>
      turnFor(
        module,
        { ...inForest, markers: { dexterity: 3 } },
        {
          other: { tribes: { [spot]: [module === 'migration' ? 'plain' : 'fire'] } },
          ...shown('attribute-7'),
        },
      );
    const moved = both('attribute-7', start('migration', 'B.hills'), game => {
      game.play('activate migration', 'tribe B.forest plain');
      return game.play('settle B.hills displace2strong').tribesAt(0, 'B.hills', 'plain');
    });
    expect(moved).toEqual([1, 0]);
    const born = both('attribute-7', start('procreation', 'B.forest'), game =>
      game.play('activate procreation', 'settle B.forest fire').tribesAt(0, 'B.forest', 'fire'),
    );
    expect(born).toEqual([0, 0]);
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

  it('card.attribute-11: an idea for each territory developed', () => {
    const start = (developed: string[]) => () =>
      turnFor(
        'migration',
        { ...inForest, markers: { vision: 3 } },
        { developed: ['B.forest', ...developed], ...shown('attribute-11') },
      );
    const ideas = (...developed: string[]) =>
      both('attribute-11', start(developed), game => {
        game.play('activate migration', 'tribe B.forest plain', 'settle B.hills free');
        return game.has(0, 'idea');
      });
    expect([ideas(), ideas('B.hills')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('card.attribute-12: an idea for each site revealed', () => {
    const hiddenSites = { 8: 'cave', 9: 'gorge' } as const;
    const start: Start = () =>
      turnFor(
        'exploration',
        { ...inForest, markers: { vision: 4 } },
        { hiddenSites, ...shown('attribute-12') },
      );
    const found = both('attribute-12', start, game => {
      game.play('activate exploration', 'option exploration A');
      const sites = game.state.revealed.toString(2).replaceAll('0', '').length;
      return [sites, game.has(0, 'idea')];
    });
    expect(found[0]).toEqual([found[1][0], found[1][0]]);
    expect(found[1]).toEqual([2, 0]);
  });
});
