// Standing rules about selling and buying.
import { describe, expect, it } from 'vitest';
import { MODULES, MONEY, type Pack, type StandingRule } from '../../src/index.js';
import { activated, turnFor } from '../support/openings.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { bonusUnder, both, described, goOn, HELD, packFor, whyNot } from './standing.js';

type Rest = { pack: Pack };
const trading = (markers: CivSpec['markers'], mine: CivSpec, rest: Rest): Position =>
  activated('trade', { ...mine, markers: markers! }, rest);

describe('selling', () => {
  const money = (rule: StandingRule, material: string): [number, number] =>
    both(rule, (mine, rest) =>
      trading({ [material]: 1 }, mine, rest)
        .play(`sell ${material}`)
        .has(0, 'money'),
    );

  it('hook.sell-money: a material sold brings more money, any or one of a type', () => {
    expect(money({ hook: 'sell.money', n: 2 }, 'gold')).toEqual([5, 3]);
    const forest: StandingRule = { hook: 'sell.money', n: 1, of: 'forest' };
    expect([money(forest, 'wood'), money(forest, 'oil')]).toEqual([
      [2, 1],
      [4, 3],
    ]);
    expect(money(forest, 'papyrus')).toEqual([1, 1]);
  });

  it('hook.sell-money-shown: the choice says so', () => {
    const shown = both(
      { hook: 'sell.money', n: 1 },
      (mine, rest) => described(rest.pack, trading({ wood: 1 }, mine, rest), 'sell wood').gain,
    );
    expect(shown).toEqual([[{ place: MONEY, n: 2 }], [{ place: MONEY, n: 1 }]]);
  });

  it('hook.sell-points: a material sold for points brings more of them', () => {
    const points = both({ hook: 'sell.points', n: 1 }, (mine, rest) =>
      trading({ wood: 1 }, mine, rest).play('sellPoints wood').points(0, 'module'),
    );
    expect(points).toEqual([3, 2]);
  });

  it('hook.sell-effects: also in a trade that an effect allows', () => {
    const rule: StandingRule = { hook: 'sell.money', n: 1 };
    const sale = bonusUnder(rule, [{ do: 'trade', n: 1 }], { markers: { wood: 1 } });
    expect(sale.play('sell wood').has(0, 'money')).toBe(2);
    const points = bonusUnder({ hook: 'sell.points', n: 1 }, [{ do: 'trade', n: 1 }], {
      markers: { wood: 1 },
    });
    expect(points.play('sellPoints wood').points(0)).toBe(3);
  });
});

describe('buying', () => {
  const left = (rule: StandingRule, material: string): [number, number] =>
    both(rule, (mine, rest) => trading({ money: 6 }, mine, rest).play(`buy ${material}`).has(0, 'money'));

  it('hook.buy-price: a material costs less, any or one of a type', () => {
    // Wood lies open in the Forest of tile B, Oil does not.
    expect(left({ hook: 'buy.price', n: -1 }, 'gold')).toEqual([3, 2]);
    const forest: StandingRule = { hook: 'buy.price', n: -1, of: 'forest' };
    expect([left(forest, 'wood'), left(forest, 'oil')]).toEqual([
      [5, 4],
      [3, 2],
    ]);
    expect(left(forest, 'gold')).toEqual([2, 2]);
  });

  it('hook.buy-price-at-least-one: never less than one', () => {
    const much: StandingRule = { hook: 'buy.price', n: -9 };
    expect([left(much, 'wood'), left(much, 'oil')]).toEqual([
      [5, 4],
      [5, 2],
    ]);
    const poor = turnFor('trade', HELD, { pack: packFor(much) });
    expect(poor.can('activate trade')).toBe(false);
  });

  it('hook.buy-price-affordable: it decides what can be bought and is said so', () => {
    const rule: StandingRule = { hook: 'buy.price', n: -1 };
    const seen = both(rule, (mine, rest) => {
      const game = turnFor('trade', { ...mine, markers: { money: 1 } }, rest);
      const why = whyNot(rest.pack, game, { module: MODULES.indexOf('trade') });
      return [game.can('activate trade'), why.map(({ facts }) => facts)];
    });
    expect(seen).toEqual([
      [true, []],
      [false, [{}, { need: 2, have: 1 }]],
    ]);
    const cost = both(rule, (mine, rest) => {
      const game = trading({ money: 4 }, mine, rest);
      return described(rest.pack, game, 'buy gold').cost;
    });
    expect(cost).toEqual([[{ place: MONEY, n: 3 }], [{ place: MONEY, n: 4 }]]);
  });

  it('hook.buy-price-effects: also in a trade that an effect allows', () => {
    const rule: StandingRule = { hook: 'buy.price', n: -1 };
    const game = bonusUnder(rule, [{ do: 'trade', n: 1 }], { markers: { money: 3 } });
    expect(game.play('buy gold').has(0, 'money')).toBe(0);
  });
});

describe('the Trade module', () => {
  const more: StandingRule = { hook: 'trade.limit', n: 1 };

  it('hook.trade-limit: one Sale and one Purchase more', () => {
    const markers = { wood: 9, money: 20 };
    const seen = both(more, (mine, rest) => [
      goOn(trading(markers, mine, rest), 'sell'),
      goOn(trading(markers, mine, rest), 'sellPoints'),
      goOn(trading(markers, mine, rest), 'buy'),
    ]);
    expect(seen).toEqual([
      [2, 2, 2],
      [1, 1, 1],
    ]);
  });

  it('hook.trade-limit-module: not in a trade that an effect allows', () => {
    const game = bonusUnder(more, [{ do: 'trade', n: 1 }], { markers: { wood: 9 } });
    expect(goOn(game, 'sell')).toBe(1);
  });
});
