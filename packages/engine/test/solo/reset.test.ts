// V.I.C.I's Reset, and the challenge that adds the actions of its card. Rulebook p. 39 and 44.
import { describe, expect, it } from 'vitest';
import type { CivSpec, Position, SoloSpec } from '../support/scenario.js';
import { facing, HUMAN, open, passTurn, rowRolls, told, tracks, VICI } from './facing.js';

const discard = (game: Position): number[] => game.state.solo!.discard.map(card => card + 1);
const didReset = (game: Position): boolean => told(game, 'reset').some(({ seat }) => seat === VICI);

/** With these cards open another is turned up. */
const onto = (cards: readonly number[], next: number, solo: SoloSpec = {}): Position =>
  passTurn(facing({ solo: { ...solo, open: cards, next: [next] }, eraTile: 'culture' }));

describe('when', () => {
  it('solo.reset-icons: at least four blue and four red icons, those of the new card among them', () => {
    const four = onto([8, 9], 10);
    expect(told(four, 'actionCard')).toMatchObject([{ blue: 4, red: 4 }]);
    expect(didReset(four)).toBe(true);
  });

  it('solo.reset-icons: more than four of both will do', () => {
    const more = onto([1, 3, 12], 5);
    expect(told(more, 'actionCard')).toMatchObject([{ blue: 6, red: 4 }]);
    expect(didReset(more)).toBe(true);
    const red = onto([5, 6, 11], 8);
    expect(told(red, 'actionCard')).toMatchObject([{ blue: 4, red: 7 }]);
    expect(didReset(red)).toBe(true);
  });

  it('solo.reset-both-colours: three of one colour are too few, however many the other has', () => {
    for (const [cards, next, icons] of [
      [[1, 3], 2, { blue: 5, red: 3 }],
      [[1, 3, 12], 15, { blue: 6, red: 2 }],
      [[5, 6], 11, { blue: 2, red: 5 }],
      [[5, 6], 14, { blue: 3, red: 5 }],
    ] as const) {
      const game = onto(cards, next);
      expect(told(game, 'actionCard')).toMatchObject([icons]);
      expect(didReset(game)).toBe(false);
      expect(open(game)).toEqual([...cards, next]);
    }
  });

  it('solo.reset-any-level: the icons count the same, whichever half is in use', () => {
    for (const level of ['beginner', 'expert'] as const) {
      expect(didReset(onto([8, 9], 10, { level }))).toBe(true);
      expect(didReset(onto([5, 6], 14, { level }))).toBe(false);
    }
  });

  it('solo.reset-anew: after a Reset the icons are counted from the next card on', () => {
    const dice: CivSpec = { dice: [4, 4, 4, 4, 4, 4], usedDice: 0 };
    const game = facing({ solo: { open: [8, 9], next: [10, 5] }, human: dice });
    passTurn(game);
    passTurn(game, 4);
    expect(told(game, 'actionCard').map(({ blue, red }) => [blue, red])).toEqual([
      [4, 4],
      [1, 2],
    ]);
    expect([open(game), told(game, 'reset').length]).toEqual([[5], 1]);
  });
});

describe('what', () => {
  it('solo.reset-instead: the actions of the new card are not carried out, and nothing is rolled for them', () => {
    const game = onto([8, 9, 11], 12);
    expect(didReset(game)).toBe(true);
    expect(tracks(game)).toEqual([0, 0, 0, 0, 0]);
    const rows = onto([8, 9], 10);
    expect([rowRolls(rows), rows.state.seats[VICI]!.tribes]).toEqual([[], 13]);
    expect(rows.state.solo).toMatchObject({ evolution: 2, prosperity: 2 });
  });

  it('solo.reset-indicator: the phase indicator goes on by one space, whoever moved it before', () => {
    for (const resets of [0, 2]) {
      const game = passTurn(facing({ solo: { open: [8, 9], next: [10] }, resets }));
      expect(game.state.resets).toBe(resets + 1);
      expect(told(game, 'reset')).toMatchObject([{ seat: VICI, space: resets + 1 }]);
    }
  });

  it('solo.reset-discard: all open cards, the new one too, go face down onto the discard pile', () => {
    const game = onto([8, 9], 10, { aside: [1, 2] });
    expect([open(game), discard(game)]).toEqual([[], [1, 2, 8, 9, 10]]);
    expect(told(game, 'cardsDiscarded')).toMatchObject([{ n: 3 }]);
  });

  it('solo.reset-dice-stay: V.I.C.I rolls no dice in its Reset and gains no marker', () => {
    const game = onto([8, 9], 10);
    expect(game.state.seats[VICI]).toMatchObject({ dice: [0, 0, 0, 0, 0, 0], usedDice: 6, fateDice: 1 });
    expect([told(game, 'rolled'), game.state.seats[VICI]!.supply]).toEqual([[], 44]);
  });

  it('solo.reset-of-human: a Reset of the human leaves V.I.C.I’s cards lying', () => {
    const game = facing({ solo: { open: [8, 9], next: [11] }, human: { dice: [] } });
    game.play('reset', 'markerTo food', 'endTurn');
    expect([open(game), discard(game), game.state.resets]).toEqual([[8, 9, 11], [], 1]);
  });
});

describe('the challenge', () => {
  it('solo.challenge: the actions of the card are carried out besides the Reset', () => {
    const game = onto([8, 9, 11], 12, { challenge: true });
    expect([tracks(game), game.state.resets]).toEqual([[0, 0, 0, 0, 2], 1]);
    expect([open(game), discard(game)]).toEqual([[], [8, 9, 11, 12]]);
  });

  it('solo.challenge: only the card that brought about the Reset, and only once', () => {
    const game = facing({ solo: { challenge: true, open: [11, 8, 9], next: [12] }, eraTile: 'culture' });
    passTurn(game);
    // Card 11 alone would be one step more.
    expect(tracks(game)).toEqual([0, 0, 0, 0, 2]);
    expect(told(game, 'actionCard')).toHaveLength(1);
  });

  it('solo.challenge-without-reset: without a Reset a card is carried out as usual', () => {
    const game = onto([8], 12, { challenge: true });
    expect([tracks(game), game.state.resets, open(game)]).toEqual([[0, 0, 0, 0, 2], 0, [8, 12]]);
  });

  it('solo.challenge-level: it goes with any level, by the half in use', () => {
    for (const [level, points] of [
      ['beginner', 0],
      ['expert', 3],
    ] as const) {
      const game = onto([8, 9, 11], 12, { challenge: true, level });
      expect([tracks(game)[4], game.points(VICI)]).toEqual([2, points]);
    }
  });

  it('solo.challenge-order: the indicator moves, the actions follow, the cards are discarded last', () => {
    // Six dice and all three of the display: the human has most, and says which die it gives.
    const dice: CivSpec = { dice: [1, 2, 4, 4, 5, 6, 6, 6], usedDice: 1 };
    const game = facing({ solo: { challenge: true, open: [8, 5, 12], next: [3] }, human: dice });
    passTurn(game, 2);
    expect([game.asked(), game.task()]).toEqual([HUMAN, 'giveDie']);
    expect([game.state.resets, open(game), discard(game)]).toEqual([1, [8, 5, 12, 3], []]);
    game.play('giveDie used');
    expect([open(game), discard(game), game.task()]).toEqual([[], [8, 5, 12, 3], 'turn']);
    expect(game.state.seats[VICI]!.usedDice).toBe(7);
  });

  it('solo.challenge-last-space: the Reset onto the end space has its actions too', () => {
    const solo = { challenge: true, open: [8, 9, 11], next: [12] };
    const game = passTurn(facing({ solo, eraTile: 'culture', resets: 4 }));
    expect([tracks(game)[4], game.state.resets, game.state.lastRound]).toEqual([2, 5, 2]);
  });
});
