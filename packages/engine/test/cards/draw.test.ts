import { describe, expect, it } from 'vitest';
import { CARD_TYPES, redact } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import { type Position, scenario } from '../support/scenario.js';

const INSIGHT = CARD_TYPES.indexOf('insight');
const HIDDEN_INSIGHT = -1 - INSIGHT;
const HIDDEN_MUTATION = -1 - CARD_TYPES.indexOf('mutation');
const deck = (letter: string, ...without: number[]): string[] =>
  Array.from({ length: 14 }, (_, i) => i + 1)
    .filter(n => !without.includes(n))
    .map(n => `${letter}${n}`);
const cards = (...ids: string[]): number[] => ids.map(cardOf);
const fourOthers = [...deck('A'), ...deck('B'), ...deck('D'), ...deck('E')];

/** Draws with Research B from the named stacks. */
const draw = (game: Position, ...stacks: string[]): Position =>
  game.play('activate research', 'option research B', ...stacks.map(type => `nameStack ${type}`));

describe('draw cards and keep some', () => {
  it('draw.named-before-seen: all stacks are named before any card is seen', () => {
    const game = scenario({ civs: [{}, {}], onStack: ['C2', 'C1'] });
    draw(game, 'insight');
    expect(game.state.seats[0]!.looking).toEqual([]);
    expect(game.offers('nameStack')).toHaveLength(5);
    game.play('nameStack insight');
    expect(game.state.seats[0]!.looking).toEqual(cards('C1', 'C2'));
  });

  it('draw.only-what-a-stack-holds: a stack is named no more often than it has cards', () => {
    const game = scenario({ civs: [{}, { hand: deck('C', 1, 2) }], faceUp: ['C2'] });
    draw(game, 'insight');
    expect(game.can('nameStack insight')).toBe(false);
    game.play('nameStack mutation');
    expect(game.offers('keep')).toHaveLength(2);
  });

  it('draw.short: with fewer face-down cards than one may draw, one draws those there are', () => {
    const two = scenario({
      civs: [{ levels: { research: 3 } }, { hand: [...fourOthers, ...deck('C', 1, 2, 3, 4)] }],
      faceUp: ['C4'],
      onStack: ['C3', 'C2', 'C1'],
    });
    two.play('activate research', 'option research B', 'nameStack insight');
    // All the rest is forced: the only stack with cards is named until it is exhausted.
    expect(two.offers()).toEqual(['keep C1', 'keep C2', 'keep C3']);
    two.play('keep C1', 'keep C3');
    expect(two.state.stacks[INSIGHT]).toEqual(cards('C2'));
    const one = scenario({
      civs: [{ levels: { research: 3 } }, { hand: [...fourOthers, ...deck('C', 1, 2)] }],
      faceUp: ['C2'],
    });
    one.play('activate research', 'option research B', 'nameStack insight');
    expect(one.state.seats[0]!.hand).toEqual(cards('C1'));
    expect(one.task()).toBe('endTurn');
  });

  it('draw.rest-goes-under: what is not kept goes under its own stack, in the order drawn', () => {
    const game = scenario({
      civs: [{ levels: { research: 2 } }, {}],
      onStack: ['A1', 'C3', 'C2', 'C1'],
    });
    draw(game, 'insight', 'invention', 'insight', 'insight').play('keep C2');
    const { stacks } = game.state;
    expect(stacks[0]![0]).toBe(cardOf('A1'));
    expect(stacks[INSIGHT]!.slice(0, 2)).toEqual(cards('C3', 'C1'));
    expect(stacks[INSIGHT]!.at(-1)).not.toBe(cardOf('C1'));
  });

  it('draw.may-be-declined: only before the first stack is named', () => {
    const game = scenario({ civs: [{}, {}] }).play('activate research', 'option research B');
    expect(game.can('decline')).toBe(true);
    game.play('nameStack insight');
    expect(game.can('decline')).toBe(false);
  });

  it('draw.keep-is-compulsory: having drawn, one keeps a card', () => {
    const game = scenario({ civs: [{}, {}], onStack: ['C2', 'C1'] });
    expect(draw(game, 'insight', 'insight').offers()).toEqual(['keep C1', 'keep C2']);
  });
});

describe('who knows which card', () => {
  it('knowledge.face-up-card: a face-up card in a hand is known to everyone, a face-down one to its owner', () => {
    const game = scenario({ civs: [{ levels: { research: 3 } }, {}], faceUp: ['C1'], onStack: ['C3', 'C2'] });
    game.play('activate research', 'option research A', 'gainCard insight up', 'gainCard insight down');
    expect(civ.view(game.state, 0).seats[0]!.hand).toEqual(cards('C1', 'C3'));
    expect(civ.view(game.state, 1).seats[0]!.hand).toEqual([cardOf('C1'), HIDDEN_INSIGHT]);
  });

  it('knowledge.drawn-in-secret: only who draws sees the cards, and knows what it put back', () => {
    const game = scenario({ civs: [{}, {}], onStack: ['C2', 'C1'] });
    draw(game, 'insight', 'insight');
    expect(civ.view(game.state, 1).seats[0]!.looking).toEqual([HIDDEN_INSIGHT, HIDDEN_INSIGHT]);
    game.play('keep C1');
    expect(civ.view(game.state, 0).stacks[INSIGHT]![0]).toBe(cardOf('C2'));
    expect(civ.view(game.state, 1).stacks[INSIGHT]![0]).toBe(HIDDEN_INSIGHT);
    expect(civ.view(game.state, 1).seats[0]!.hand).toEqual([HIDDEN_INSIGHT]);
    const drew = game.events.filter(event => 'cards' in event).map(event => redact(event, 1));
    expect(drew.map(event => ('cards' in event ? event.cards : []))).toEqual([
      [HIDDEN_INSIGHT, HIDDEN_INSIGHT],
      [HIDDEN_INSIGHT],
      [HIDDEN_INSIGHT],
    ]);
  });

  /** Seat 0 has put C2 under C3, the only other card of its stack; now it is the turn of seat 1. */
  const placed = (): Position => {
    const game = scenario({
      civs: [{ hand: deck('C', 1, 2, 3, 4) }, { levels: { research: 3 } }],
      faceUp: ['C4'],
      onStack: ['C3', 'C2', 'C1'],
    });
    return draw(game, 'insight', 'insight').play('keep C1', 'endTurn');
  };

  it('knowledge.follows-a-card-taken: who put a card under a stack knows when another gains it', () => {
    const game = placed().play('activate research', 'option research A');
    game.play('gainCard insight down', 'gainCard insight down');
    expect(game.state.seats[1]!.hand).toEqual(cards('C3', 'C2'));
    expect(civ.view(game.state, 0).seats[1]!.hand).toEqual([cardOf('C2'), HIDDEN_INSIGHT]);
  });

  it('knowledge.ends-with-a-secret-choice: not which of two cards of a type another kept', () => {
    const game = placed();
    draw(game, 'insight', 'insight', 'mutation', 'mutation').play('keep C2');
    game.play(game.offers('keep').find(offer => offer.startsWith('keep B'))!);
    const seen = civ.view(game.state, 0);
    expect(seen.seats[1]!.hand).toEqual([HIDDEN_MUTATION, HIDDEN_INSIGHT]);
    expect(seen.stacks[INSIGHT]).toEqual([HIDDEN_INSIGHT]);
    expect(civ.view(civ.redeal(seen, 'again'), 0)).toEqual(seen);
    expect(civ.view(game.state, 1).stacks[INSIGHT]).toEqual(cards('C3'));
  });

  it('knowledge.ends-at-the-first-kept: not even between the first card kept and the last', () => {
    const game = placed();
    draw(game, 'insight', 'insight', 'mutation', 'mutation').play('keep C2');
    const { hand, looking } = civ.view(game.state, 0).seats[1]!;
    expect([...hand, ...looking]).not.toContain(cardOf('C2'));
  });

  it('knowledge.stays-when-all-go-back: cards of a type that all return lie where they are known to lie', () => {
    const game = placed();
    draw(game, 'insight', 'insight', 'mutation', 'mutation');
    for (let i = 0; i < 2; i++) game.play(game.offers('keep').find(offer => offer.startsWith('keep B'))!);
    expect(civ.view(game.state, 0).stacks[INSIGHT]).toEqual([cardOf('C2'), HIDDEN_INSIGHT]);
  });
});
