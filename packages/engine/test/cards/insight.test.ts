import { describe, expect, it } from 'vitest';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const insight = (level: number, me: CivSpec = {}): Position =>
  scenario({
    civs: [{ ...me, levels: { insight: level }, levelFour: level === 4 ? ['insight'] : [] }, {}],
    attributeDisplay: ['attribute-5'],
  }).play('activate insight');
const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const score = (game: Position): number => game.state.seats[0]!.score;

describe('Insight', () => {
  it('insight.ideas-by-level: 3, 6, 6 and 9 idea markers', () => {
    const ideas = [1, 2, 3, 4].map(level => insight(level).has(0, 'idea'));
    expect(ideas).toEqual([3, 6, 6, 9]);
  });

  it('insight.ideas-or-card: one of the two; without a card that can be installed it is not asked', () => {
    const game = insight(1, { hand: ['C6'] });
    expect(game.offers()).toEqual(['option insight A', 'option insight B']);
    game.play('option insight B', 'column 1');
    expect(game.has(0, 'idea')).toBe(0);
    expect(game.task()).toBe('endTurn');
    expect(insight(1, { hand: ['C4', 'A3'] }).task()).toBe('endTurn');
  });

  it('insight.levels-1-and-2: exactly one insight card, and no space ignored', () => {
    for (const level of [1, 2]) {
      const game = insight(level, { hand: ['C6', 'C3', 'C8'], markers: { intelligence: 1 } });
      game.play('option insight B');
      expect(game.offers()).toEqual(['install C3', 'install C6']);
      game.play('install C6', 'column 1');
      expect(game.task()).toBe('endTurn');
    }
  });

  it('insight.level-4: up to two cards, each with a cost space ignored if one likes', () => {
    const game = insight(4, { hand: ['C8', 'C7', 'C6'], markers: { intelligence: 1, vision: 1 } });
    // Law wants Calm too, the second Star chart space a second Vision.
    game.play('option insight B', 'install C8', 'column 5');
    expect(column(game, 5)).toEqual([cardOf('C8')]);
    expect(game.offers()).toEqual(['decline', 'install C6', 'install C7']);
    // Stage 3 of the same column: of its two spaces only one can be paid, the other is ignored.
    game.play('install C7');
    expect(game.offers('ignore')).toEqual(['ignore 1', 'ignore 2']);
    // Its bonus: no site turned up, no module upgraded.
    game.play('ignore 2', 'decline', 'decline');
    expect(column(game, 5)).toEqual([cardOf('C8'), cardOf('C7')]);
    expect(game.state.seats[0]!.hand).toEqual([cardOf('C6')]);
    expect(game.task()).toBe('endTurn');
  });

  it('insight.level-4-may-stop: the second card may be left out', () => {
    const game = insight(4, { hand: ['C6', 'C3'] }).play('option insight B', 'install C6', 'column 1');
    expect(game.has(0, 'money')).toBe(1);
    expect(game.task()).toBe('endTurn');
    const other = insight(4, { hand: ['C6', 'C3'], markers: { intelligence: 1 } });
    other.play('option insight B', 'install C6', 'column 1', 'assume 1', 'decline');
    expect(other.state.seats[0]!.hand).toEqual([cardOf('C3')]);
  });

  it('upgrade.module-in-use: its new level counts from the next turn', () => {
    const game = insight(2, {
      hand: ['C1', 'C6'],
      markers: { intelligence: 1, expression: 1 },
      tracks: { knowledge: 1 },
    });
    game.play('option insight B', 'install C1', 'column 1', 'upgrade insight');
    expect(game.state.seats[0]!.levels[11]).toBe(3);
    // At level III a second card could follow.
    expect(game.task()).toBe('endTurn');
  });
});

describe('the special bonus of level III', () => {
  const law = { hand: ['C8'], columns: { 1: ['C6', 'income-1'] } };

  it('bonus.ignore-one-space: any one active space counts as empty, and its points are not gained', () => {
    const game = insight(3, { ...law, markers: { calm: 1, intelligence: 1, expression: 1 } });
    game.play('option insight B');
    expect(game.offers()).toEqual(['ignore 1', 'ignore 2', 'ignore 3', 'ignore none']);
    game.play('ignore 3');
    expect(score(game)).toBe(0);
    const other = insight(3, { ...law, markers: { calm: 1, expression: 1 } }).play('option insight B');
    expect(column(other, 1)).toHaveLength(3);
    expect(score(other)).toBe(2);
  });

  it('bonus.only-one-space: two spaces that cannot be fulfilled are too many', () => {
    expect(insight(3, { ...law, markers: { calm: 1 } }).task()).toBe('endTurn');
    expect(insight(3, { ...law, markers: { calm: 1, intelligence: 1 } }).task()).toBe('insight');
  });

  it('bonus.not-the-only-one: the only active space cannot be ignored', () => {
    // Stage 2 of Barter: one active space, Expression; the next is Intelligence.
    const me = { hand: ['C6'], columns: { 1: ['C3'] } };
    expect(insight(3, me).task()).toBe('endTurn');
    expect(insight(3, { ...me, markers: { expression: 1 } }).task()).toBe('insight');
  });

  it('bonus.counted-at-assumed-stage: with a higher stage assumed, its spaces count', () => {
    const game = insight(3, { hand: ['C8'], markers: { intelligence: 1 } });
    // In stage 1 Calm is the only space; at the cost of stage 2 it can be ignored.
    game.play('option insight B', 'column 1');
    expect(column(game, 1)).toEqual([cardOf('C8')]);
  });

  it('bonus.ignored-cost-kept: what the ignored space asks for is not returned', () => {
    const game = insight(3, { hand: ['C12'], markers: { calm: 2 }, columns: { 1: ['C6', 'income-1'] } });
    game.play('option insight B', 'ignore 3');
    expect(game.has(0, 'calm')).toBe(2);
    expect(score(game)).toBe(0);
  });

  it('bonus.or-another-card: who ignored none may install another of the type, by the usual rules', () => {
    const me = { hand: ['C8', 'C4', 'A3'], markers: { calm: 1, intelligence: 1 } };
    const game = insight(3, { ...me, columns: { 1: ['C6'] } }).play('option insight B', 'install C8');
    game.play('ignore none');
    // Now stage 3, where nothing may be ignored any more.
    expect(game.offers()).toEqual(['decline', 'install C4']);
    game.play('install C4');
    expect(column(game, 1)).toEqual(['C6', 'C8', 'C4'].map(cardOf));
    game.play('upgrade migration');
    expect(game.task()).toBe('endTurn');
  });

  it('bonus.not-both: who ignored a space installs no other card', () => {
    const me = { hand: ['C8', 'C4'], markers: { calm: 1, intelligence: 1 } };
    const game = insight(3, { ...me, columns: { 1: ['C6'] } }).play('option insight B', 'install C8');
    game.play('ignore 2');
    expect(game.task()).toBe('endTurn');
    expect(game.state.seats[0]!.hand).toEqual([cardOf('C4')]);
  });

  it('bonus.other-card-without-bonus: the other card cannot have a space ignored', () => {
    const me = { hand: ['C3', 'C8'], markers: { intelligence: 1, calm: 1 } };
    const game = insight(3, { ...me, columns: { 1: ['income-1'] } });
    game.play('option insight B', 'install C3', 'column 1');
    // At stage 3 Law would want Expression as well.
    expect(game.can('install C8')).toBe(false);
  });

  it('bonus.after-installing: the other card follows when the first is installed with all it brings', () => {
    const game = insight(3, {
      hand: ['C13', 'C6'],
      markers: { expression: 1 },
      columns: { 9: ['chip-1'] },
    });
    game.play('option insight B', 'install C13', 'column 1', 'assume 1');
    // Two steps of Knowledge cross the first line.
    expect(game.task()).toBe('upgrade');
    game.play('upgrade migration');
    expect(game.offers()).toEqual(['decline', 'install C6']);
  });
});
