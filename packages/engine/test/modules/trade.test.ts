// Module Trade: Sale and Purchase. Rulebook p. 30.
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../src/index.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function turn(markers: CivSpec['markers'], level = 1, spec: Omit<Spec, 'civs'> = {}): Position {
  const mine: CivSpec = { markers: markers!, levels: { trade: level } };
  return scenario({ ...spec, civs: [level === 4 ? { ...mine, levelFour: ['trade'] } : mine, {}] });
}
const activated: typeof turn = (...args) => turn(...args).play('activate trade');

/** Makes the first offer of a kind for as long as there is one. */
function goOn(game: Position, kind: string): number {
  let n = 0;
  for (; game.offers(kind).length > 0; n++) game.play(game.offers(kind)[0]!);
  return n;
}

describe('a Sale', () => {
  it('trade.sale-for-money: the row of a material says how much money it brings', () => {
    const prices = MATERIALS.map(material => {
      const game = activated({ [material]: 1 });
      return game.play(`sell ${material}`).has(0, 'money') * (game.has(0, material) === 0 ? 1 : -1);
    });
    expect(prices).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  });

  it('trade.sale-example: Wood brings 1 money, Oil brings 3', () => {
    const game = activated({ wood: 1, oil: 1 }, 2);
    expect(game.play('sell wood').has(0, 'money')).toBe(1);
    expect(game.play('sell oil').has(0, 'money')).toBe(4);
  });

  it('trade.sale-for-points: any material brings 2 points and no money', () => {
    for (const material of ['wood', 'jade']) {
      const game = activated({ [material]: 1 });
      const { supply } = game.state.seats[0]!;
      game.play(`sellPoints ${material}`);
      expect([game.points(0), game.points(0, 'module')]).toEqual([2, 2]);
      expect([game.has(0, material), game.has(0, 'money'), game.state.seats[0]!.supply]).toEqual([
        0,
        0,
        supply + 1,
      ]);
    }
  });

  it('trade.sale-one-each: at most one for money and one for points, in either order', () => {
    const money = activated({ wood: 3 }).play('sell wood');
    expect([money.offers('sell'), money.offers('sellPoints')]).toEqual([[], ['sellPoints wood']]);
    money.play('sellPoints wood');
    expect([money.has(0, 'wood'), money.has(0, 'money'), money.points(0)]).toEqual([1, 1, 2]);
    expect(money.task()).toBe('endTurn');
    const points = activated({ wood: 3 }).play('sellPoints wood');
    expect([points.offers('sell'), points.offers('sellPoints')]).toEqual([['sell wood'], []]);
    points.play('sell wood');
    expect([points.has(0, 'wood'), points.has(0, 'money'), points.points(0)]).toEqual([1, 1, 2]);
  });

  it('trade.sale-stored-only: what is stored is sold, not what lies on the continent', () => {
    const game = activated({ wood: 1, 'raw:C.grassland': 1, food: 1 });
    expect(game.offers()).toEqual(['decline', 'sell wood', 'sellPoints wood']);
  });

  it('trade.sale-empty-supply: the sold marker comes first, for the rest others are returned', () => {
    const game = activated({ oil: 1, food: 43 }).play('sell oil');
    expect([game.has(0, 'money'), game.offers()]).toEqual([1, ['returnMarker food', 'forgo']]);
    game.play('returnMarker food', 'forgo');
    expect([game.has(0, 'money'), game.has(0, 'food')]).toEqual([2, 42]);
    expect(game.offers()).toContain('buy wood');
  });
});

describe('a Purchase', () => {
  it('trade.purchase-price: 2 money for a material face up on the continent, 4 for any other', () => {
    const known = activated({ money: 4 }).play('buy wood');
    expect([known.has(0, 'money'), known.has(0, 'wood')]).toEqual([2, 1]);
    const unknown = activated({ money: 5 }).play('buy jade');
    expect([unknown.has(0, 'money'), unknown.has(0, 'jade')]).toEqual([1, 1]);
    const developed = activated({ money: 5 }, 1, { developed: ['B.mountains'] }).play('buy jade');
    expect(developed.has(0, 'money')).toBe(3);
  });

  it('trade.purchase-any-type: every one of the 18 that the money allows', () => {
    const offers = (money: number): string[] => activated({ money, wood: 1 }).offers('buy');
    expect(offers(1)).toEqual([]);
    expect(offers(2)).toEqual(['buy wood', 'buy papyrus']);
    expect(offers(3)).toEqual(['buy wood', 'buy papyrus']);
    expect(offers(4)).toEqual(MATERIALS.map(material => `buy ${material}`));
  });

  it('trade.purchase-others-find: whoever developed the territory, the tile is face up for all', () => {
    const game = scenario({
      civs: [{ markers: { money: 2 } }, { tribes: { 'B.mountains': ['plain'] } }],
    }).play('activate trade');
    expect(game.offers('buy')).toEqual(['buy wood', 'buy papyrus', 'buy jade']);
  });

  it('trade.purchase-empty-supply: the money paid makes room for the material', () => {
    const game = activated({ money: 2, food: 42 }).play('buy wood');
    expect([game.has(0, 'wood'), game.state.seats[0]!.supply, game.task()]).toEqual([1, 1, 'trade']);
  });
});

describe('the levels of Trade', () => {
  it('trade.level-1: one Sale and one Purchase, in either order', () => {
    const rich = { wood: 5, money: 20 };
    const sale = activated(rich).play('sell wood', 'sellPoints wood', 'buy jade');
    expect([sale.has(0, 'wood'), sale.has(0, 'money'), sale.task()]).toEqual([3, 17, 'endTurn']);
    const purchase = activated(rich).play('buy jade');
    expect(purchase.offers('buy')).toEqual([]);
    purchase.play('sellPoints jade', 'sell wood');
    expect([purchase.has(0, 'jade'), purchase.points(0), purchase.task()]).toEqual([0, 2, 'endTurn']);
  });

  it('trade.level-2: two Sales and two Purchases', () => {
    const game = activated({ wood: 9, money: 20 }, 2).play('sell wood', 'sellPoints wood');
    expect([goOn(game, 'sell'), goOn(game, 'sellPoints'), goOn(game, 'buy')]).toEqual([1, 1, 2]);
    expect(game.task()).toBe('endTurn');
  });

  it('trade.level-2-example: a Sale, two Purchases, the other Sale', () => {
    const game = activated({ oil: 1, wood: 3, money: 1 }, 2);
    game.play('sell oil', 'sellPoints wood', 'buy papyrus', 'buy papyrus', 'sell papyrus', 'sellPoints wood');
    expect([game.has(0, 'money'), game.has(0, 'papyrus'), game.has(0, 'wood')]).toEqual([1, 1, 1]);
    expect([game.points(0), game.task()]).toEqual([4, 'endTurn']);
  });

  it('trade.level-2-any-order: a Purchase, two Sales, the other Purchase', () => {
    const game = activated({ wood: 3, oil: 1, money: 2 }, 2);
    game.play('buy papyrus', 'sell oil', 'sellPoints wood', 'sell wood', 'buy jade');
    expect([game.has(0, 'money'), game.has(0, 'jade'), game.has(0, 'papyrus')]).toEqual([0, 1, 1]);
    expect([game.points(0), game.task()]).toEqual([2, 'endTurn']);
  });

  it('trade.level-3: 2 money first, then two Sales and two Purchases', () => {
    const game = activated({ wood: 9 }, 3);
    expect([game.has(0, 'money'), game.offers('buy')]).toEqual([2, ['buy wood', 'buy papyrus']]);
    game.play('buy papyrus', 'sell wood', 'sellPoints wood', 'sell papyrus', 'sellPoints wood', 'buy wood');
    expect([game.has(0, 'money'), game.points(0), game.task()]).toEqual([0, 4, 'endTurn']);
  });

  it('trade.level-4: 3 money first, then three Sales and three Purchases', () => {
    const game = activated({ wood: 9, money: 17 }, 4);
    expect(game.has(0, 'money')).toBe(20);
    game.play('sell wood', 'sellPoints wood', 'sell wood', 'sellPoints wood');
    expect([goOn(game, 'sell'), goOn(game, 'sellPoints'), goOn(game, 'buy')]).toEqual([1, 1, 3]);
    expect(game.task()).toBe('endTurn');
  });

  it('trade.money-empty-supply: the money comes before the trading, and so does what it takes', () => {
    const game = activated({ wood: 2, food: 41 }, 3);
    expect([game.has(0, 'money'), game.task()]).toEqual([1, 'gainMarkers']);
    game.play('returnMarker wood');
    expect([game.has(0, 'money'), game.has(0, 'wood'), game.task()]).toEqual([2, 1, 'trade']);
    expect(activated({ wood: 2, food: 41 }, 3).play('forgo').has(0, 'money')).toBe(1);
  });
});

describe('the order of Sales and Purchases', () => {
  it('trade.purchase-ends-sale: a Sale is not interrupted by a Purchase', () => {
    const game = activated({ oil: 2 }).play('sell oil', 'buy wood');
    expect([game.has(0, 'oil'), game.task()]).toEqual([1, 'endTurn']);
    const two = activated({ oil: 4 }, 2).play('sell oil', 'buy wood', 'sellPoints oil');
    expect(two.offers()).toEqual(['decline', 'sell wood', 'sell oil']);
  });

  it('trade.next-sale: two for money and then two for points are two Sales', () => {
    const game = activated({ wood: 5 }, 2).play('sell wood', 'sell wood');
    expect([game.offers('sell'), game.offers('sellPoints')]).toEqual([[], ['sellPoints wood']]);
    game.play('sellPoints wood', 'sellPoints wood');
    expect([game.offers('sell'), game.offers('sellPoints')]).toEqual([[], []]);
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.points(0)]).toEqual([1, 2, 4]);
  });

  it('trade.next-sale-points: so are two for points and then two for money', () => {
    const game = activated({ wood: 5 }, 2).play('sellPoints wood', 'sellPoints wood');
    expect([game.offers('sell'), game.offers('sellPoints')]).toEqual([['sell wood'], []]);
    game.play('sell wood', 'sell wood');
    expect([game.offers('sell'), game.offers('sellPoints')]).toEqual([[], []]);
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.points(0)]).toEqual([1, 2, 4]);
  });

  it('trade.next-sale-as-begun: a Sale that is begun goes on before another begins', () => {
    const game = activated({ wood: 9 }, 4).play('sell wood', 'sell wood', 'sellPoints wood', 'sell wood');
    expect([game.offers('sell'), game.offers('sellPoints')]).toEqual([[], ['sellPoints wood']]);
    expect([goOn(game, 'sellPoints'), game.has(0, 'money'), game.points(0)]).toEqual([2, 6, 6]);
  });

  it('trade.purchase-ends-all: a Purchase ends all Sales that are begun', () => {
    const money = activated({ oil: 5 }, 2).play('sell oil', 'sell oil', 'buy wood');
    expect([money.offers('sell'), money.offers('sellPoints')]).toEqual([[], []]);
    const points = activated({ oil: 5, money: 2 }, 2).play('sellPoints oil', 'sellPoints oil', 'buy wood');
    expect([points.offers('sell'), points.offers('sellPoints')]).toEqual([[], []]);
    const third = activated({ oil: 5 }, 4).play('sell oil', 'sell oil', 'buy wood', 'sellPoints oil');
    expect([third.offers('sell'), third.offers('sellPoints')]).toEqual([['sell wood', 'sell oil'], []]);
  });

  it('trade.sell-what-was-bought: a material just bought may be sold', () => {
    const game = activated({ money: 2 }).play('buy wood', 'sellPoints wood');
    expect([game.points(0), game.has(0, 'wood'), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('trade.buy-with-what-was-earned: money from a Sale pays for the Purchase', () => {
    const game = activated({ beeswax: 1 });
    expect(game.offers('buy')).toEqual([]);
    expect(game.play('sell beeswax').offers('buy')).toEqual(['buy wood', 'buy papyrus']);
  });

  it('trade.may-decline: before the first action and between any two', () => {
    expect(activated({ wood: 3, money: 9 }).play('decline').task()).toBe('endTurn');
    const game = activated({ wood: 3, money: 9 }, 2).play('sell wood', 'decline');
    expect([game.has(0, 'wood'), game.has(0, 'money'), game.task()]).toEqual([2, 10, 'endTurn']);
    expect(activated({}, 4).play('decline').has(0, 'money')).toBe(3);
  });

  it('trade.needs-something: offered with a material to sell, money to buy, or money to gain', () => {
    const can = (markers: CivSpec['markers'], level = 1): boolean =>
      turn(markers, level).can('activate trade');
    expect([can({}), can({ money: 1 }), can({ money: 2 }), can({ wood: 1 })]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([1, 2, 3, 4].map(level => can({}, level))).toEqual([false, false, true, true]);
  });

  it('trade.over-when-nothing-is-left: with nothing to sell or to buy the turn’s end is asked', () => {
    expect(activated({ wood: 1 }, 2).play('sellPoints wood').task()).toBe('endTurn');
    expect(activated({ money: 3 }, 2).play('buy wood', 'sell wood').task()).toBe('trade');
  });
});
