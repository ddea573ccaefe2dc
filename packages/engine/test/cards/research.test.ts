import { describe, expect, it } from 'vitest';
import { CARD_TYPES } from '../../src/index.js';
import { cardOf } from '../support/phrases.js';
import { type Position, type Spec, scenario } from '../support/scenario.js';

const INSIGHT = CARD_TYPES.indexOf('insight');
/** Fourteen cards of each type make up the pack. */
const deck = (letter: string, ...without: number[]): string[] =>
  Array.from({ length: 14 }, (_, i) => i + 1)
    .filter(n => !without.includes(n))
    .map(n => `${letter}${n}`);
const hand = (game: Position, seat = 0): readonly number[] => game.state.seats[seat]!.hand;

const research = (level: number, spec: Omit<Spec, 'civs'> = {}, ...others: Spec['civs']): Position =>
  scenario({ civs: [{ levels: { research: level } }, ...(others.length > 0 ? others : [{}])], ...spec });

describe('gain a research card', () => {
  it('gain-card.any-top-card: from any of the five face-up and five face-down stacks', () => {
    const game = research(1).play('activate research', 'option research A');
    expect(game.offers('gainCard')).toEqual(
      CARD_TYPES.flatMap(type => [`gainCard ${type} up`, `gainCard ${type} down`]),
    );
    game.play('gainCard building down');
    expect(hand(game)).toHaveLength(1);
    expect(game.task()).toBe('endTurn');
  });

  it('gain-card.face-up-left: a face-up stack that still holds a card is not renewed', () => {
    const game = research(1, { faceUp: ['C1', 'C2'], onStack: ['C5'] });
    game.play('activate research', 'option research A', 'gainCard insight up');
    expect(hand(game)).toEqual([cardOf('C2')]);
    expect(game.state.faceUp[INSIGHT]).toEqual([cardOf('C1')]);
    expect(game.state.stacks[INSIGHT]!.at(-1)).toBe(cardOf('C5'));
  });

  it('gain-card.face-up-renewed: whoever takes its last card turns up the top of the face-down stack at once', () => {
    const game = research(3, { faceUp: ['C1'], onStack: ['C5'] });
    game.play('activate research', 'option research A', 'gainCard insight up');
    expect(game.state.faceUp[INSIGHT]).toEqual([cardOf('C5')]);
    game.play('gainCard insight up');
    expect(hand(game)).toEqual([cardOf('C1'), cardOf('C5')]);
  });

  it('gain-card.face-up-stays-empty: with no face-down card left the face-up stack stays empty', () => {
    const game = research(3, { faceUp: ['C1'] }, { hand: deck('C', 1) });
    game.play('activate research', 'option research A', 'gainCard insight up');
    expect(game.state.faceUp[INSIGHT]).toEqual([]);
    expect(game.can('gainCard insight up')).toBe(false);
    expect(game.can('gainCard insight down')).toBe(false);
    expect(game.can('gainCard mutation up')).toBe(true);
  });

  it('gain-card.face-down-taken-leaves-face-up: taking from a face-down stack turns nothing up', () => {
    const game = research(1, { faceUp: ['C1'], onStack: ['C5'] });
    game.play('activate research', 'option research A', 'gainCard insight down');
    expect(hand(game)).toEqual([cardOf('C5')]);
    expect(game.state.faceUp[INSIGHT]).toEqual([cardOf('C1')]);
  });

  it('gain-card.no-hand-limit: a hand of any size takes another card', () => {
    const game = scenario({ civs: [{ hand: [...deck('A', 1), ...deck('B', 1)] }, {}] });
    game.play('activate research', 'option research A', 'gainCard insight up');
    expect(hand(game)).toHaveLength(27);
  });

  it('gain-card.may-be-declined: a card one may gain can be forgone', () => {
    const game = research(3).play('activate research', 'option research A', 'gainCard insight up', 'decline');
    expect(hand(game)).toHaveLength(1);
    expect(game.task()).toBe('endTurn');
  });
});

describe('Research', () => {
  it('research.level-1: gain one card, or draw two and keep one', () => {
    const game = research(1, { onStack: ['A1', 'C1'] }).play('activate research');
    expect(game.offers()).toEqual(['option research A', 'option research B']);
    game.play('option research B', 'nameStack invention', 'nameStack insight');
    expect(game.offers()).toEqual(['keep A1', 'keep C1']);
    game.play('keep C1');
    expect(hand(game)).toEqual([cardOf('C1')]);
    expect(game.task()).toBe('endTurn');
  });

  it('research.level-2: still one card gained, but four drawn and one of them kept', () => {
    const game = research(2, { onStack: ['A1', 'B1', 'C2', 'C1'] });
    game.play('activate research', 'option research B', 'nameStack invention', 'nameStack mutation');
    game.play('nameStack insight', 'nameStack insight');
    expect(game.offers()).toEqual(['keep A1', 'keep B1', 'keep C1', 'keep C2']);
    game.play('keep B1');
    expect(game.task()).toBe('endTurn');
    const other = research(2).play('activate research', 'option research A', 'gainCard insight up');
    expect(other.task()).toBe('endTurn');
  });

  it('research.level-3: two cards gained one after the other, or four drawn and two kept', () => {
    const game = research(3, { onStack: ['D1', 'C3', 'C2', 'C1'] });
    game.play('activate research', 'option research B', 'nameStack building', 'nameStack insight');
    game.play('nameStack insight', 'nameStack insight', 'keep C2');
    expect(game.offers()).toEqual(['keep C1', 'keep C3', 'keep D1']);
    game.play('keep D1');
    expect(hand(game)).toEqual([cardOf('C2'), cardOf('D1')]);
    expect(game.task()).toBe('endTurn');
    const other = research(3).play('activate research', 'option research A');
    other.play('gainCard building up', 'gainCard mutation down');
    expect(hand(other)).toHaveLength(2);
    expect(other.task()).toBe('endTurn');
  });

  it('research.level-4: three cards gained, or six drawn and three kept', () => {
    const four = { levels: { research: 4 }, levelFour: ['research'] };
    const game = scenario({ civs: [four, {}], onStack: ['E6', 'E5', 'E4', 'E3', 'E2', 'E1'] });
    game.play('activate research', 'option research B');
    for (let i = 0; i < 6; i++) game.play('nameStack achievement');
    game.play('keep E1', 'keep E6');
    expect(game.offers()).toEqual(['keep E2', 'keep E3', 'keep E4', 'keep E5']);
    game.play('keep E3');
    expect(hand(game)).toHaveLength(3);
    expect(game.task()).toBe('endTurn');
    const other = scenario({ civs: [four, {}] }).play('activate research', 'option research A');
    for (const type of ['invention', 'insight', 'building']) other.play(`gainCard ${type} up`);
    expect(hand(other)).toHaveLength(3);
    expect(other.task()).toBe('endTurn');
  });

  it('research.needs-a-card: without any card in the display it cannot be activated', () => {
    const all = [...deck('A'), ...deck('B'), ...deck('D'), ...deck('E')];
    const none = scenario({ civs: [{ hand: ['C1'] }, { hand: [...all, ...deck('C', 1)] }] });
    expect(none.can('activate research')).toBe(false);
    const one = scenario({ civs: [{}, { hand: [...all, ...deck('C', 1)] }] });
    expect(one.can('activate research')).toBe(true);
  });

  it('research.no-draw-without-face-down: with face-up cards only, gaining is all there is', () => {
    const all = [...deck('A'), ...deck('B'), ...deck('D'), ...deck('E'), ...deck('C', 1, 2)];
    const game = scenario({ civs: [{}, { hand: all }], faceUp: ['C2', 'C1'] });
    game.play('activate research');
    expect(game.offers()).toEqual(['decline', 'gainCard insight up']);
  });
});
