import { describe, expect, it } from 'vitest';
import { both, me, steps } from './insights-support.js';
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

/** The game is over; of income chips the points were taken. */
function finished(one: CivSpec): Position {
  const game = position({ civs: [one, {}], era: 4, phase: 8 });
  while (game.task() === 'income') game.play(game.offers('incomePoint')[0]!);
  return game;
}
/** The point bonus of a card: alone, with another insight, and with an income chip too; other columns do not count. */
const columnBonus = (id: string): number[] =>
  [[], ['C9'], ['C9', 'income-1']].map(above =>
    finished({ columns: { 1: [id, ...above], 2: ['A2', 'income-2'] } }).points(0, 'pointBonus'),
  );

describe('insights: ideas and knowledge', () => {
  it('card.C23: two ideas for two steps on any one track', () => {
    const game = performing('C23', { markers: { idea: 4 } }).play('track prestige');
    expect([steps(game, 'prestige'), game.has(0, 'idea')]).toEqual([2, 2]);
    const poor = { columns: { 1: ['C23'] }, markers: { idea: 1 } };
    expect(turnFor('activity', poor).can('activate activity')).toBe(false);
  });

  it('card.C24: after gaining a card one of the hand may go for a step of knowledge or culture', () => {
    const gained = (): Position =>
      activatedWith('C24', 'research', { hand: ['A1'] }).play('option research A', 'gainCard building up');
    const known = gained().play('discard A1', 'pick 1');
    expect([me(known).hand.length, steps(known, 'knowledge'), known.task()]).toEqual([1, 1, 'endTurn']);
    const cultured = gained().play('discard A1', 'pick 2');
    expect([steps(cultured, 'knowledge'), steps(cultured, 'culture')]).toEqual([0, 1]);
    const kept = gained().play('decline');
    expect([me(kept).hand.length, steps(kept, 'knowledge'), kept.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('card.C24: at once a card is gained, to which its ability does not answer yet, and a step of knowledge and of culture', () => {
    const game = installed('C24', { markers: { expression: 1 } }).play('gainCard mutation down');
    expect([me(game).hand.length, game.has(0, 'expression'), game.task()]).toEqual([1, 0, 'endTurn']);
    expect([steps(game, 'knowledge'), steps(game, 'culture')]).toEqual([1, 1]);
  });

  it('card.C25: two ideas, and with four pale spaces reached a step on any track', () => {
    const few = performing('C25', { tracks: { culture: 11 } });
    expect([few.has(0, 'idea'), few.task()]).toEqual([2, 'endTurn']);
    const many = performing('C25', { tracks: { culture: 9, knowledge: 3 } }).play('track technology');
    expect([many.has(0, 'idea'), steps(many, 'technology')]).toEqual([2, 1]);
    const bonus = installed('C25', { markers: { dexterity: 1 } }).play('feature calm');
    expect([bonus.has(0, 'calm'), steps(bonus, 'knowledge'), bonus.task()]).toEqual([1, 2, 'upgrade']);
  });

  it('card.C26: a cost space of an insight card may be ignored, with its points', () => {
    const install = (...column: string[]): Position =>
      activated('insight', { columns: { 1: column }, hand: ['C21'], markers: { expression: 1, calm: 1 } });
    // In stage 3 it asks for a Vision too, which would be worth a point.
    expect(install('C9', 'C10').has(0, 'idea')).toBe(3);
    const game = install('C9', 'C26').play('option insight B', 'decline'); // no goal chip
    expect([me(game).hand, steps(game, 'knowledge'), game.points(0)]).toEqual([[], 1, 0]);
  });

  it('card.C26: the costs of other cards stay as they are', () => {
    const ways = (module: 'insight' | 'mutation', id: string, markers: Record<string, number>): boolean => {
      const columns = { 1: ['C26'], 2: ['B9'] };
      return activated(module, { columns, hand: [id], markers }).can(`option ${module} B`);
    };
    // Each asks for two features in stage 2.
    expect([ways('insight', 'C21', { calm: 1 }), ways('insight', 'C21', {})]).toEqual([true, false]);
    expect([ways('mutation', 'B2', { calm: 1 }), ways('mutation', 'B2', { calm: 1, endurance: 1 })]).toEqual([
      false,
      true,
    ]);
  });

  it('card.C26: at once two steps of knowledge and a feature of choice', () => {
    const game = installed('C26', { markers: { vision: 1 } }).play('decline', 'feature calm');
    expect([steps(game, 'knowledge'), game.has(0, 'calm'), game.task()]).toEqual([2, 1, 'endTurn']);
  });

  it('card.C26: attribute chips ask for one feature fewer', () => {
    const can = (n: number) =>
      both('C26', one =>
        position({
          civs: [{ ...one, markers: { endurance: n } }, {}],
          attributeDisplay: ['attribute-1', 'attribute-2'],
        }).offers('attribute'),
      );
    expect(can(1)).toEqual([[], []]);
    expect(can(2)).toEqual([['attribute attribute-1'], []]);
    expect(can(3)[0]).toEqual(['attribute attribute-1', 'attribute attribute-2']);
  });

  it('card.C27: knowledge and evolution count one more, at the end and in an era', () => {
    const end = both('C27', one => {
      const game = finished({ ...one, tracks: { knowledge: 2, culture: 2 }, markers: { calm: 1 } });
      return (['knowledge', 'evolution', 'culture'] as const).map(source => game.points(0, source));
    });
    expect(end).toEqual([
      [3, 2, 2],
      [2, 1, 2],
    ]);
    const era = (eraTile: string) =>
      both('C27', one =>
        position({ civs: [one, {}], phase: 7, event: 'F1', eraTile, era: 1 }).points(0, 'era'),
      );
    expect([era('knowledge'), era('evolution'), era('culture')]).toEqual([
      [5, 0],
      [5, 0],
      [0, 0],
    ]);
  });

  it('card.C27: at once up to two feature markers move, a step of knowledge and an idea', () => {
    const game = installed('C27', { markers: { calm: 3 } }).play(
      'mutate calm vision',
      'mutate calm dexterity',
    );
    expect([game.has(0, 'calm'), game.has(0, 'vision'), game.has(0, 'dexterity')]).toEqual([1, 1, 1]);
    expect([steps(game, 'knowledge'), game.has(0, 'idea'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('card.C28: any module costs an idea less, and that is all it brings', () => {
    const paid = (dice: number[], module: string) =>
      both('C28', one => {
        const game = position({ civs: [{ ...one, dice, markers: { idea: 1 } }, {}] });
        return game.can(`activate ${module}`) ? game.play(`activate ${module}`).has(0, 'idea') : 'too dear';
      });
    expect(paid([1, 3], 'research')).toEqual([1, 0]);
    expect(paid([1, 4], 'research')).toEqual([0, 'too dear']);
    expect(paid([1, 2], 'research')).toEqual([1, 1]);
    expect(paid([4, 4], 'planning')).toEqual([1, 0]);
    expect(installed('C28', { markers: { intelligence: 1 } }).has(0, 'idea')).toBe(0);
  });
});

describe('insights: point bonuses', () => {
  it('card.C29: a point for each card and income chip of its column at the end', () => {
    expect(columnBonus('C29')).toEqual([1, 2, 3]);
  });

  it('card.C29: at once a point for each other card of the hand, six at most, two steps and two ideas', () => {
    const points = (hand: string[]): number =>
      installed('C29', { markers: { expression: 1 }, hand }).points(0, 'instantBonus');
    expect(points(['A1', 'B1'])).toBe(2);
    expect(points(['A1', 'A2', 'B1', 'B2', 'D1', 'D2', 'E1', 'E2'])).toBe(6);
    expect(points([])).toBe(0);
    const game = installed('C29', { markers: { expression: 1 } }).play('decline'); // the steps pass a line
    expect([steps(game, 'knowledge'), game.has(0, 'idea')]).toEqual([2, 2]);
  });

  it('card.C30: a point for each card of its column; at once a module of the 3 is upgraded, with two steps and an idea', () => {
    expect(columnBonus('C30')).toEqual([1, 2, 3]);
    const game = installed('C30', { markers: { dexterity: 1 } });
    expect(game.offers('upgrade')).toEqual(
      ['migration', 'activity', 'planning', 'production', 'insight'].map(module => `upgrade ${module}`),
    );
    expect(me(game.play('upgrade production')).upgrades).toBe(1);
    game.play('decline'); // the steps pass a line
    expect([steps(game, 'knowledge'), game.has(0, 'idea')]).toEqual([2, 1]);
  });

  it('card.C31: two points for each card of its column', () => {
    expect(columnBonus('C31')).toEqual([2, 4, 6]);
    const game = installed('C31', { markers: { vision: 1 } }).play('decline', 'feature calm');
    expect([game.has(0, 'vision'), game.has(0, 'calm'), steps(game, 'knowledge')]).toEqual([0, 1, 2]);
  });

  it('card.C32: two points for each card of its column; in the fifth stage three for three Expressions', () => {
    expect(columnBonus('C32')).toEqual([2, 4, 6]);
    const columns = { 1: ['C2', 'C3', 'C4', 'C5'] };
    const game = installed('C32', { columns, markers: { calm: 1, vision: 1, expression: 3 } });
    expect([game.points(0, 'costSpaces'), game.has(0, 'expression'), me(game).favor]).toEqual([3, 3, 2]);
  });
});
