// Action rounds, turn order and the end of the Action phase. Rulebook p. 13 and 32.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** Dice that leave no choice of payment; or none, so that only a Reset is possible. */
const rested: CivSpec = { dice: [4, 4, 4, 4], usedDice: 2 };
const spent: CivSpec = { dice: [] };

function table(civs: readonly CivSpec[], rest: Omit<Spec, 'civs'> = {}): Position {
  return scenario({ civs, ...rest });
}

/** Plays one whole turn of whoever is asked, and says who it was. */
function turn(game: Position): number {
  const seat = game.asked();
  expect(game.task()).toBe('turn');
  if (game.can('activate dexterity')) game.play('activate dexterity', 'endTurn');
  else if (game.can('reset')) {
    game.play('reset');
    if (game.can('roll')) game.play('roll');
    game.play('markerTo idea', 'endTurn');
  } else {
    game.play('activate sleep');
    if (game.task() === 'pay') game.play(game.offers('pay')[0]!);
    game.play('option sleep A', 'endTurn');
  }
  return seat;
}

const turns = (game: Position, n: number): number[] => Array.from({ length: n }, () => turn(game));

describe('action rounds', () => {
  it('round.starting-first: each round goes clockwise from the starting civilization, one turn each', () => {
    const game = table([rested, rested, rested], { starting: 1, turn: 1 });
    expect(turns(game, 5)).toEqual([1, 2, 0, 1, 2]);
  });

  it('round.module-or-reset: a turn is a module or a Reset, and nothing else', () => {
    const game = table([{ dice: [4, 4] }, rested]);
    expect(game.offers()).toEqual(['activate dexterity', 'activate sleep', 'reset']);
  });

  it('turn.end-always-asked: the next civilization is asked only after the end of the turn was said', () => {
    const game = table([rested, rested]);
    game.play('activate dexterity');
    expect([game.asked(), game.task(), game.offers()]).toEqual([0, 'endTurn', ['endTurn']]);
    game.play('endTurn');
    expect([game.asked(), game.task()]).toEqual([1, 'turn']);
  });

  it('turn.end-after-reset: also a Reset is followed by the question for the end of the turn', () => {
    const game = table([spent, rested]);
    game.play('reset', 'markerTo food');
    expect([game.asked(), game.task(), game.offers()]).toEqual([0, 'endTurn', ['endTurn']]);
  });
});

describe('the end of the Action phase', () => {
  it('end.space-by-players: the end space is the fifth, seventh or ninth Reset with 2, 3 or 4 civilizations', () => {
    for (const [players, end] of [
      [2, 5],
      [3, 7],
      [4, 9],
    ] as const) {
      const civs = Array.from({ length: players }, (_, seat) => (seat === players - 1 ? spent : rested));
      const before = table(civs, { turn: players - 1, resets: end - 2 });
      turns(before, players + 1);
      expect([before.state.phase, before.state.resets]).toEqual([4, end - 1]);
      const reached = table(civs, { turn: players - 1, resets: end - 1 });
      turns(reached, players + 1);
      expect(reached.state.era).toBe(2);
    }
  });

  it('end.example-starting: the starting civilization reaches it, all finish the round, then one more full round', () => {
    const game = table([spent, rested, rested], { resets: 6 });
    expect(turns(game, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect([game.state.era, game.state.phase]).toEqual([2, 2]);
  });

  it('end.example-last: the civilization to the right of it reaches it, the final round follows at once', () => {
    const game = table([rested, rested, spent], { turn: 2, resets: 6 });
    expect(turns(game, 4)).toEqual([2, 0, 1, 2]);
    expect([game.state.era, game.state.phase]).toEqual([2, 2]);
  });

  it('end.round-completed: reached in the middle of a round, the rest of it is played before the final round', () => {
    const game = table([rested, spent, rested], { starting: 2, turn: 1, resets: 6 });
    // Starting with the third: the second is last of the round here.
    expect(turns(game, 4)).toEqual([1, 2, 0, 1]);
    expect(game.state.era).toBe(2);
    const middle = table([rested, spent, rested], { turn: 1, resets: 6 });
    expect(turns(middle, 5)).toEqual([1, 2, 0, 1, 2]);
    expect(middle.state.era).toBe(2);
  });

  it('end.indicator-stays: a Reset on the end space moves nothing and prolongs nothing', () => {
    const current = table([rested, spent], { turn: 1, resets: 5, lastRound: 1 });
    expect(turns(current, 3)).toEqual([1, 0, 1]);
    expect([current.state.resets, current.state.era]).toEqual([5, 2]);
    const last = table([spent, spent], { resets: 5, lastRound: 2 });
    expect(turns(last, 2)).toEqual([0, 1]);
    expect([last.state.resets, last.state.era]).toEqual([5, 2]);
    // The Reset itself is done in full.
    expect([last.has(0, 'idea'), last.state.seats[1]!.usedDice]).toEqual([1, 0]);
  });

  it('end.next-era-afresh: the next Action phase begins on the first reset space again', () => {
    const game = table([rested, spent], { turn: 1, resets: 4 });
    turns(game, 3);
    game.play('decline', 'decline');
    expect([game.state.era, game.state.phase, game.state.resets]).toEqual([2, 4, 0]);
    expect(turns(game, 3)).toHaveLength(3);
    expect(game.state.phase).toBe(4);
  });
});
