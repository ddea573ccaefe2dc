import { type Track, WEATHER } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { both, me as civ, forest, steps } from './insights-support.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

/** A chip with a favor test (3 points if passed, 1 if not) is used, and a fate die shows this. */
const testing = (die: number, me: CivSpec): Position =>
  position({ civs: [{ ...me, columns: { ...me.columns, 9: ['income-25'] } }, {}], phase: 8 })
    .rolls(die)
    .play('income income-25');

describe('insights: starting hands', () => {
  it('card.C1: two migrations and a planning marker; at once two raw materials and two steps', () => {
    const game = performing('C1', forest('plain', 'plain', 'wild')).play('tribe B.forest plain');
    game.play('settle B.hills free', 'tribe B.forest plain');
    expect(game.offers('cross')).toEqual([]);
    expect(game.play('settle B.hills fire').offers('tribe')).toEqual([]);
    game.play('planOn 4');
    expect([game.tribesAt(0, 'B.hills', 'plain'), game.tribesAt(0, 'B.hills', 'fire')]).toEqual([1, 1]);
    expect([game.has(0, 'plan4'), game.task()]).toEqual([1, 'endTurn']);
    const bonus = installed('C1', { markers: { vision: 1, 'raw:B.forest': 3 } });
    bonus.play('transport B.forest', 'transport B.forest');
    expect([bonus.has(0, 'wood'), bonus.has(0, 'raw:B.forest'), bonus.task()]).toEqual([2, 1, 'upgrade']);
    expect([steps(bonus, 'knowledge'), bonus.play('decline').task()]).toEqual([2, 'endTurn']);
    // Without a tribe that could migrate the marker may still be placed.
    expect(performing('C1').play('planOn 1').has(0, 'plan1')).toBe(1);
  });

  it('card.C2: a Reset brings a food, the activation of a module none', () => {
    const food = both('C2', me =>
      position({ civs: [{ ...me, dice: [] }, {}] })
        .play('reset', 'markerTo idea')
        .has(0, 'food'),
    );
    expect(food).toEqual([1, 0]);
    expect(activatedWith('C2', 'insight').has(0, 'food')).toBe(0);
  });

  it('card.C3: a passed favor test brings a food or strengthens a tribe, a failed one nothing', () => {
    const me: CivSpec = { columns: { 1: ['C3'] }, ...forest('plainWeak', 'wildWeak'), favor: 3 };
    expect(testing(3, me).play('pick 1').has(0, 'food')).toBe(1);
    const strong = testing(3, me).play('pick 2', 'strengthen B.forest plainWeak');
    expect([strong.has(0, 'food'), strong.tribesAt(0, 'B.forest', 'plain')]).toEqual([0, 1]);
    expect(strong.offers('strengthen')).toEqual([]);
    expect(strong.points(0, 'income')).toBe(4);
    const failed = testing(5, me);
    expect([failed.offers('pick'), failed.has(0, 'food'), failed.points(0, 'income')]).toEqual([[], 0, 0]);
  });

  it('card.C4: Research keeps a card more, Insight gives two ideas more', () => {
    // A25 draws two cards more.
    const hand = both('C4', me => {
      const game = activated('research', { columns: { ...me.columns, 2: ['A25'] } });
      game.play('option research B', 'nameStack mutation', 'nameStack building');
      game.play('nameStack mutation', 'nameStack building');
      while (game.task() === 'keepCards') game.play(game.offers('keep')[0]!);
      return game.state.seats[0]!.hand.length;
    });
    expect(hand).toEqual([2, 1]);
    expect(both('C4', me => activated('insight', me).has(0, 'idea'))).toEqual([5, 3]);
  });

  it('card.C4: at once two steps of knowledge, a feature of choice and two ideas', () => {
    const game = installed('C4', { markers: { intelligence: 1 } }).play('upgrade migration', 'feature calm');
    expect([steps(game, 'knowledge'), game.has(0, 'calm'), game.has(0, 'idea')]).toEqual([2, 1, 2]);
    expect(game.task()).toBe('endTurn');
  });

  it('card.C5: purchases cost a money less, sales for points bring a point more', () => {
    // Jade lies nowhere face up and costs 4, wood lies there and costs 2.
    const trade = (material: string, money: number) =>
      both('C5', me => {
        const game = activated('trade', { ...me, markers: { sand: 1, money } }, { developed: ['B.forest'] });
        game.play('sellPoints sand', `buy ${material}`);
        return [game.points(0), game.has(0, 'money')];
      });
    expect(trade('jade', 5)).toEqual([
      [3, 2],
      [2, 1],
    ]);
    expect(trade('wood', 2)).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });

  it('card.C5: at once a Sale and a Purchase, still without its ability, then two steps of knowledge and a money', () => {
    const game = installed('C5', { markers: { expression: 1, wood: 2, oil: 1, money: 1 } });
    game.play('sell oil', 'sellPoints wood');
    expect(game.offers('sell')).toEqual([]);
    game.play('buy jade');
    expect([game.points(0), game.has(0, 'money'), game.has(0, 'jade'), game.task()]).toEqual([
      2,
      1, // of the bonus: it asks nothing and comes first
      1,
      'upgrade',
    ]);
    game.play('decline');
    expect([steps(game, 'knowledge'), game.has(0, 'money'), game.task()]).toEqual([2, 1, 'endTurn']);
  });

  it('card.C6: crossing a line of any track brings favor, a step between lines does not', () => {
    const after = (start: number, track: Track): number => {
      const me = { markers: { money: 1 }, tracks: { [track]: start } };
      const game = activatedWith('C6', 'activity', me).play('activity console', `track ${track}`);
      return civ(game.task() === 'upgrade' ? game.play('decline') : game).favor;
    };
    expect([after(1, 'culture'), after(1, 'technology'), after(5, 'knowledge')]).toEqual([2, 2, 2]);
    expect([after(0, 'culture'), after(2, 'technology')]).toEqual([1, 1]);
  });
});

describe('insights: rest, weather and fate', () => {
  it('card.C7: a Reset with up to five dice left, and an idea more from Sleep', () => {
    const resets = both('C7', me => {
      const left = (n: number): boolean =>
        position({ civs: [{ ...me, dice: [1, 2, 3, 4, 5, 6].slice(0, n) }, {}] }).can('reset');
      return [left(4), left(5), left(6)];
    });
    expect(resets).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
    const sleeping = (option: string) => (me: CivSpec) => {
      const game = position({ civs: [{ ...me, dice: [1, 1] }, {}] });
      game.play('activate sleep', `option sleep ${option}`);
      return [game.has(0, 'idea'), game.has(0, 'focus')];
    };
    expect(both('C7', sleeping('B'))).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(both('C7', sleeping('A'))[0]).toEqual([0, 1]);
  });

  it('card.C7: at once two steps of knowledge, two weak tribes stand up, and two food', () => {
    const game = installed('C7', { markers: { calm: 1 }, ...forest('plainWeak', 'plainWeak', 'wildWeak') });
    game.play('decline', 'strengthen B.forest plainWeak', 'strengthen B.forest plainWeak');
    expect([steps(game, 'knowledge'), game.tribesAt(0, 'B.forest', 'plain'), game.has(0, 'food')]).toEqual([
      2, 2, 2,
    ]);
    expect(game.task()).toBe('endTurn');
  });

  it('card.C8: Sleep brings a step on any track, other modules none; at once an activity, a step of knowledge and an idea', () => {
    const asleep = position({ civs: [{ columns: { 1: ['C8'] }, dice: [1, 1] }, {}] });
    asleep.play('activate sleep', 'track prestige');
    expect([asleep.task(), steps(asleep, 'prestige')]).toEqual(['sleep', 1]);
    expect(activatedWith('C8', 'insight').offers('track')).toEqual([]);
    const bonus = installed('C8', { markers: { calm: 1, money: 1 } });
    bonus.play('activity console', 'track culture');
    expect([bonus.has(0, 'money'), steps(bonus, 'culture'), bonus.has(0, 'idea')]).toEqual([0, 1, 1]);
    expect(steps(bonus, 'knowledge')).toBe(1);
  });

  it('card.C9: the weather goes a step either way, then an income chip is used and two food come', () => {
    const game = performing('C9', { columns: { 9: ['income-1'] } });
    expect(game.offers('moveWeather')).toEqual(['moveWeather warm', 'moveWeather rain']);
    game.play('moveWeather rain', 'income income-1');
    expect([WEATHER[game.state.weather], game.has(0, 'food'), game.task()]).toEqual([
      'rain',
      2 + 2,
      'endTurn',
    ]);
    const edge = performing('C9', {}, { weather: 'hot' });
    expect(edge.offers('moveWeather')).toEqual(['moveWeather warm']);
  });

  it('card.C10: tests pass a space further, and the weather takes nothing', () => {
    const points = (die: number) => both('C10', me => testing(die, { ...me, favor: 3 }).points(0, 'income'));
    expect([points(4), points(5)]).toEqual([
      [4, 0],
      [0, 0],
    ]);
    // Two steps hotter from mild: everyone loses a food or a tribe.
    const food = both('C10', me =>
      position({ civs: [{ ...me, markers: { food: 1 } }, {}], phase: 7, event: 'F3' }).has(0, 'food'),
    );
    expect(food).toEqual([1, 0]);
    const bonus = installed('C10', { markers: { expression: 1 } });
    expect([civ(bonus).favor, bonus.has(0, 'food')]).toEqual([2, 1]);
    expect([steps(bonus, 'knowledge'), bonus.has(0, 'idea')]).toEqual([1, 1]);
    // In the second stage a Calm brings a point.
    const second = installed('C10', { columns: { 1: ['C2'] }, markers: { expression: 1, calm: 1 } });
    expect(second.points(0, 'costSpaces')).toBe(1);
  });

  it('card.C11: for a food three planning markers on one dice space, and favor', () => {
    const game = performing('C11', { markers: { food: 2 } }).play('planOn 2');
    expect([game.has(0, 'plan2'), game.has(0, 'food'), game.task()]).toEqual([3, 1, 'endTurn']);
    expect(civ(game).favor).toBe(2);
    const bonus = installed('C11', { markers: { vision: 1 } }).play('upgrade migration', 'feature calm');
    expect([steps(bonus, 'knowledge'), bonus.has(0, 'calm'), bonus.task()]).toEqual([2, 1, 'endTurn']);
    expect(turnFor('activity', { columns: { 1: ['C11'] } }).can('activate activity')).toBe(false);
  });

  it('card.C12: a failed favor test is a step of knowledge, a passed one is not', () => {
    const known = (die: number): number =>
      steps(testing(die, { columns: { 1: ['C12'] }, favor: 2 }), 'knowledge');
    expect([known(5), known(2)]).toEqual([1, 0]);
    // In the lowest stage it asks for nothing.
    expect(installed('C12').has(0, 'idea')).toBe(4);
  });

  it('card.C13: a test, passed for three features and a point, failed for two ideas', () => {
    const trial = (die: number): Position =>
      activatedWith('C13', 'activity', { favor: 2 }).rolls(die).play('activity C13');
    const passed = trial(2).play('feature vision', 'feature calm', 'feature vision');
    expect([passed.has(0, 'vision'), passed.has(0, 'calm')]).toEqual([2, 1]);
    expect([passed.points(0), passed.has(0, 'idea'), passed.task()]).toEqual([1, 0, 'endTurn']);
    const failed = trial(5);
    expect([failed.points(0), failed.has(0, 'idea'), failed.task()]).toEqual([0, 2, 'endTurn']);
  });
});
