import { describe, expect, it } from 'vitest';
import {
  CivError,
  type ErrorCode,
  type GameEvent,
  NUM_DISTINCT_CHOICES,
  type State,
} from '../../src/index.js';
import { gameAfter, newGame, playOn } from '../support/games.js';
import { civ } from '../support/pack.js';
import { choiceOf } from '../support/phrases.js';
import { scenario } from '../support/scenario.js';

const turn = () =>
  scenario({ civs: [{ tribes: { 'B.forest': ['plain'] } }, { tribes: { 'B.forest': ['plain'] } }] });

/** A refused choice: its code, after making sure that nothing changed. */
function refusal(s: State, seat: number, choice: number): ErrorCode {
  const before = civ.hash(s);
  try {
    civ.choose(s, seat, choice, () => {
      throw new Error('a refused choice must not tell of anything');
    });
  } catch (error) {
    expect(error).toBeInstanceOf(CivError);
    expect(civ.hash(s)).toBe(before);
    return (error as CivError).code;
  }
  throw new Error('the choice was not refused');
}

describe('decisions and legal', () => {
  it('library.decisions-turn: one seat is asked, with the task and what set it off', () => {
    const game = turn();
    expect(civ.decisions(game.state)).toEqual([{ seat: 0, task: 'turn', cause: 0 }]);
    game.play('activate sleep', 'pay die1 die2');
    expect(civ.decisions(game.state)).toMatchObject([{ seat: 0, task: 'sleep', cause: 2 * 1024 + 21 }]);
  });

  it('library.decisions-over: nobody is asked when the game is over', () => {
    const s = newGame('aa');
    playOn(s, 'over');
    expect(civ.decisions(s)).toEqual([]);
    expect([civ.legal(s), civ.legal(s, 0), civ.legal(s, 1)]).toEqual([[], [], []]);
  });

  it('library.legal-who: the seat asked by default; nothing for another', () => {
    const { state } = turn();
    expect(civ.legal(state)).toEqual(civ.legal(state, 0));
    expect(civ.legal(state, 1)).toEqual([]);
    const draft = newGame('bb');
    expect(civ.legal(draft, 1)).not.toEqual(civ.legal(draft, 0));
    expect(civ.legal(draft)).toEqual(civ.legal(draft, 0));
  });

  it('library.question: the seat asked by default, with its decision and all its choices described; null for others', () => {
    const { state } = turn();
    const question = civ.question(state)!;
    expect(question).toMatchObject({ seat: 0, task: 'turn', cause: 0 });
    expect(question.choices.map(({ choice }) => choice)).toEqual(civ.legal(state));
    for (const described of question.choices)
      expect(described).toEqual(civ.describe(state, 0, described.choice));
    expect(civ.question(state, 0)).toEqual(question);
    expect(civ.question(state, 1)).toBeNull();
    expect(civ.question(state, -1)).toBeNull();
    const draft = newGame('bb');
    expect(civ.question(draft)).toEqual(civ.question(draft, 0));
    expect(civ.question(draft, 1)!.seat).toBe(1);
    playOn(draft, 'over');
    expect(civ.question(draft)).toBeNull();
  });

  it('library.legal-pure: asking changes nothing', () => {
    const s = gameAfter('bbb', 'pure', 120);
    const before = civ.hash(s);
    for (const { seat } of civ.decisions(s)) {
      civ.question(s, seat);
      for (const choice of civ.legal(s, seat)) civ.describe(s, seat, choice);
    }
    expect(civ.hash(s)).toBe(before);
  });
});

describe('choose', () => {
  it('library.choose-not-legal: a choice that is not on offer is refused', () => {
    const { state } = turn();
    expect(refusal(state, 0, choiceOf('endTurn'))).toBe('notLegal');
    expect(refusal(state, 0, choiceOf('activate exploration') + 500)).toBe('notLegal');
  });

  it('library.choose-out-of-turn: another seat is refused, also with a choice legal for the one asked', () => {
    const { state } = turn();
    expect(refusal(state, 1, choiceOf('activate sleep'))).toBe('notYourTurn');
    const draft = newGame('ab');
    expect(refusal(draft, 0, civ.legal(draft, 1)[0]!)).toBe('notYourTurn');
  });

  it('library.choose-out-of-turn: in the draft nobody takes another’s cards', () => {
    const draft = newGame('bb');
    expect(refusal(draft, 0, civ.legal(draft, 1)[0]!)).toBe('notLegal');
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, -1, NUM_DISTINCT_CHOICES, '2069' as unknown as number])(
    'library.choose-not-a-choice: %s is refused',
    choice => {
      expect(refusal(turn().state, 0, choice)).toBe('notAChoice');
    },
  );

  it.each([-1, 2, 0.5, Number.NaN, '0' as unknown as number])(
    'library.choose-bad-seat: %s is refused',
    seat => {
      expect(refusal(turn().state, seat, choiceOf('activate sleep'))).toBe('badSeat');
    },
  );

  it('library.choose-after-the-end: everything is refused', () => {
    const s = newGame('aa');
    playOn(s, 'end');
    expect(refusal(s, 0, choiceOf('endTurn'))).toBe('gameOver');
    expect(refusal(s, 9, -5)).toBe('gameOver');
  });

  it('library.describe-refuses: only a legal choice can be described', () => {
    const { state } = turn();
    const code = (seat: number, choice: number): string => {
      try {
        civ.describe(state, seat, choice);
      } catch (error) {
        return (error as CivError).code;
      }
      return 'described';
    };
    expect(code(0, choiceOf('activate sleep'))).toBe('described');
    expect(code(0, choiceOf('attribute attribute-1') + 900)).toBe('notLegal');
    expect(code(0, 0.5)).toBe('notAChoice');
    expect(code(1, choiceOf('activate sleep'))).toBe('notYourTurn');
    expect(code(4, choiceOf('activate sleep'))).toBe('badSeat');
  });

  it('library.apply-equals-choose: the same without the check', () => {
    const chosen = newGame('abb', 'apply');
    const applied = civ.clone(chosen);
    const told: GameEvent[][] = [[], []];
    for (let asked = civ.decisions(chosen); asked.length > 0; asked = civ.decisions(chosen)) {
      const { seat } = asked.at(-1)!;
      const legal = civ.legal(chosen, seat);
      const choice = legal[(told[0]!.length * 7) % legal.length]!;
      civ.choose(chosen, seat, choice, event => told[0]!.push(event));
      civ.apply(applied, seat, choice, event => told[1]!.push(event));
    }
    expect(civ.hash(applied)).toBe(civ.hash(chosen));
    expect(told[0]!.length).toBeGreaterThan(0);
    expect(told[1]).toEqual(told[0]);
  });
});
