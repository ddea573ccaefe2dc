// V.I.C.I's turn: the action stack, the cards that lie open, rounds and the end of the Action phase. Rulebook p. 39.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';
import { facing, HUMAN, idleUntil, open, passTurn, rowRolls, told, VICI } from './facing.js';

const turns = (game: Position): number[] => told(game, 'turn').map(({ seat }) => seat);
const stack = (game: Position): number[] => game.state.solo!.stack.map(card => card + 1);
const discard = (game: Position): number[] => game.state.solo!.discard.map(card => card + 1);
/** Dice for a number of turns of Dexterity. */
const diceFor = (n: number): CivSpec => ({ dice: new Array<number>(2 * n).fill(4), usedDice: 0 });
/** A human that can only do a Reset. */
const spent: CivSpec = { dice: [] };

function resetTurn(game: Position, ...rolls: readonly number[]): Position {
  game.play('reset', 'markerTo idea');
  if (rolls.length > 0) game.rolls(...rolls);
  return game.play('endTurn');
}

describe('turns', () => {
  it('solo.turn-card: the top card of the stack is turned up beside it and carried out', () => {
    const game = passTurn(facing({ solo: { next: [11, 12] }, eraTile: 'culture' }));
    expect([open(game), stack(game).at(-1), stack(game).length]).toEqual([[11], 12, 14]);
    expect(told(game, 'actionCard')).toMatchObject([{ seat: VICI, card: 10 }]);
    expect(game.state.seats[VICI]!.tracks).toEqual([0, 0, 0, 0, 1]);
  });

  it('solo.turn-alternating: human and V.I.C.I take turns, and only the human is asked', () => {
    const game = facing({ solo: { next: [11, 12, 13] }, human: diceFor(3) });
    for (let i = 0; i < 3; i++) {
      expect([game.asked(), game.task()]).toEqual([HUMAN, 'turn']);
      passTurn(game);
    }
    expect(turns(game)).toEqual([HUMAN, VICI, HUMAN, VICI, HUMAN, VICI]);
    expect([game.asked(), game.task()]).toEqual([HUMAN, 'turn']);
  });

  it('solo.turn-monolith-first: with the starting monolith V.I.C.I begins each round', () => {
    const game = facing({ solo: { next: [11, 12] }, starting: VICI, turn: VICI });
    expect([turns(game), open(game), game.asked()]).toEqual([[VICI], [11], HUMAN]);
    passTurn(game);
    expect([turns(game), open(game)]).toEqual([
      [VICI, HUMAN, VICI],
      [11, 12],
    ]);
  });

  it('solo.turn-monolith-first: and so does the human with it', () => {
    const game = facing({ solo: { next: [11] }, phase: 4 });
    expect([turns(game), open(game), game.asked()]).toEqual([[], [], HUMAN]);
  });

  it('solo.turn-laid-on: a new card is laid onto those that lie open, which stay', () => {
    const game = facing({ solo: { next: [11, 12, 15] }, human: diceFor(3) });
    passTurn(passTurn(passTurn(game)));
    expect(open(game)).toEqual([11, 12, 15]);
    expect(told(game, 'actionCard').map(({ blue, red }) => [blue, red])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(discard(game)).toEqual([]);
  });

  it('solo.turn-learned: a turn of V.I.C.I is not taken back, since a card was seen, even without a roll', () => {
    const game = facing({ solo: { next: [11] } }).play('activate dexterity');
    const { learned } = game.state;
    game.play('endTurn');
    expect(game.state.learned).toBeGreaterThan(learned);
    expect(rowRolls(game)).toEqual([]);
  });
});

describe('the action stack', () => {
  /** Only two cards are not laid aside, and they lie open. */
  const aside = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15];

  it('solo.stack-empty: with no card left on V.I.C.I’s turn the discarded ones are shuffled into a new stack', () => {
    const game = passTurn(facing({ solo: { open: [11, 12], aside } }));
    expect(told(game, 'reshuffled')).toMatchObject([{ n: 13 }]);
    const drawn = open(game).at(-1)!;
    expect(open(game).slice(0, 2)).toEqual([11, 12]);
    expect(aside).toContain(drawn);
    expect([...stack(game), drawn].sort((a, b) => a - b)).toEqual(aside);
    expect(discard(game)).toEqual([]);
  });

  it('solo.stack-empty: the new stack is in random order', () => {
    const orders = Array.from({ length: 20 }, (_, i) =>
      stack(passTurn(facing({ solo: { open: [11, 12], aside }, seed: `shuffle ${i}` }))).join(),
    );
    expect(new Set(orders).size).toBe(20);
  });

  it('solo.stack-last-card: taking the last card does not shuffle yet', () => {
    const game = facing({ solo: { open: [11], aside, next: [12] }, human: diceFor(2) });
    passTurn(game);
    expect([open(game), stack(game), discard(game)]).toEqual([[11, 12], [], aside]);
    expect(told(game, 'reshuffled')).toEqual([]);
    passTurn(game);
    expect(told(game, 'reshuffled')).toMatchObject([{ n: 13 }]);
  });

  it('solo.stack-last-reset: cards of a Reset on the last card are shuffled in as well', () => {
    const rest = [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15];
    const game = facing({ solo: { open: [8, 9], aside: rest, next: [10] }, human: diceFor(2) });
    passTurn(game);
    expect([open(game), stack(game).length, discard(game).length]).toEqual([[], 0, 15]);
    passTurn(game);
    expect(told(game, 'reshuffled')).toMatchObject([{ n: 15 }]);
    expect([open(game).length, stack(game).length, discard(game).length]).toEqual([1, 14, 0]);
  });

  it('solo.open-stay: open cards stay over the end of an era, and their icons count on', () => {
    // The best of the era keeps the monolith, and so the first turn.
    const human: CivSpec = { ...diceFor(1), tracks: { technology: 1 } };
    const game = facing({ solo: { open: [8, 9], next: [10] }, phase: 5, resets: 5, human });
    idleUntil(game, 2, 4);
    expect([open(game), discard(game), game.state.resets]).toEqual([[8, 9], [], 0]);
    passTurn(game);
    expect([open(game), discard(game), game.state.resets]).toEqual([[], [8, 9, 10], 1]);
  });
});

describe('the end of the Action phase', () => {
  /** Three blue and three red icons lie open; card 10 makes it a Reset. */
  const aboutTo = { open: [8, 9], next: [10, 11, 12] };

  it('solo.end-automa-last: V.I.C.I’s Reset onto the end space ends the phase after one more round', () => {
    const game = facing({ solo: aboutTo, resets: 4, human: diceFor(2) });
    passTurn(game);
    expect(game.state).toMatchObject({ resets: 5, phase: 4, lastRound: 2 });
    passTurn(game);
    expect(turns(game)).toEqual([HUMAN, VICI, HUMAN, VICI]);
    expect(game.task()).toBe('feed');
    expect(open(game)).toEqual([11]);
  });

  it('solo.end-automa-first: when V.I.C.I began the round, the human ends it before the last one', () => {
    const game = facing({ solo: aboutTo, resets: 4, starting: VICI, turn: VICI, human: diceFor(2) });
    expect(game.state).toMatchObject({ resets: 5, lastRound: 1 });
    passTurn(game);
    expect([turns(game), game.state.lastRound, game.asked()]).toEqual([[VICI, HUMAN, VICI], 2, HUMAN]);
    passTurn(game);
    expect(turns(game)).toEqual([VICI, HUMAN, VICI, HUMAN]);
    expect(game.task()).toBe('feed');
  });

  it('solo.end-by-human: after the human’s Reset onto the end space V.I.C.I has two more turns', () => {
    const game = facing({ solo: { next: [11, 12] }, human: spent, resets: 4 });
    resetTurn(game);
    expect([game.state.resets, game.state.lastRound, game.asked()]).toEqual([5, 2, HUMAN]);
    game.play('activate sleep');
    while (game.task() !== 'endTurn') game.play(game.offers()[0]!);
    game.play('endTurn');
    expect(turns(game)).toEqual([HUMAN, VICI, HUMAN, VICI]);
    expect([open(game), game.task()]).toEqual([[11, 12], 'feed']);
  });

  it('solo.end-space-before: one space before the end space nothing ends', () => {
    const game = passTurn(facing({ solo: aboutTo, resets: 3 }));
    expect(game.state).toMatchObject({ resets: 4, lastRound: 0, phase: 4 });
  });

  it('solo.end-space-stays: on the end space V.I.C.I’s Reset moves nothing but its cards', () => {
    const game = facing({ solo: aboutTo, resets: 5, lastRound: 1, starting: VICI, turn: VICI });
    expect(game.state).toMatchObject({ resets: 5, lastRound: 1 });
    expect([open(game), discard(game)]).toEqual([[], [8, 9, 10]]);
    expect(rowRolls(game)).toEqual([]);
  });

  it('solo.end-last-turn: V.I.C.I turns up a card in the last round too', () => {
    const game = passTurn(facing({ solo: { next: [11] }, resets: 5, lastRound: 2, eraTile: 'culture' }));
    expect([open(game), game.state.seats[VICI]!.tracks[4]]).toEqual([[11], 1]);
    expect(game.task()).toBe('feed');
  });
});

describe('games of people alone', () => {
  it('solo.only-there: without V.I.C.I there are no action cards', () => {
    const { state } = scenario({ civs: [{}, {}] });
    expect([state.solo, state.seats.map(me => me.automa)]).toEqual([null, [false, false]]);
  });
});
