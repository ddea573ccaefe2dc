// An attack on caches: asks something, changes one thing, asks again, and compares the answer with that of an empty
// memory.
import type { Civolution, State } from '../../src/index.js';
import { forgetAll } from '../../src/state/remember.js';
import type { Memo } from './memos.js';

/** A seat of a position, and the pack it is played with. */
export interface At {
  readonly game: Civolution;
  readonly s: State;
  readonly seat: number;
}

/** Makes something that answers; what it keeps from one answer to the next is its own. */
export type Question = () => (at: At) => unknown;
export type Questions = Readonly<Record<string, Question>>;

/** A broken position may have no answer, or an error. */
export function answer(ask: (at: At) => unknown, at: At): string {
  try {
    return JSON.stringify(ask(at));
  } catch (error) {
    return String(error);
  }
}

/** Whether the answer to be had now is the one to be had with an empty memory, about a state of its own. */
export function isFresh(question: Question, ask: (at: At) => unknown, at: At): boolean {
  const remembered = answer(ask, at);
  forgetAll();
  return remembered === answer(question(), { ...at, s: at.game.clone(at.s) });
}

interface Change {
  readonly what: string;
  /** What is asked about before the change: the position, unless it says another. */
  readonly from?: State;
  /** Changes the position, or gives what is asked about instead of it. */
  readonly carryOut: (at: At) => At | undefined;
}

/** Everything in which two questions can differ, one thing at a time. What is new comes from another position. */
function* changes(s: State, seat: number, pack: Civolution, other: State): Generator<Change> {
  yield { what: 'asker', carryOut: at => at };
  yield { what: 'pack', carryOut: at => ({ ...at, game: pack }) };
  yield { what: 'state', carryOut: at => ({ ...at, s: at.game.clone(other) }) };
  const me = s.seats[seat]!;
  const next = (seat + 1) % s.seats.length;
  // The seats are the same, so that only the number differs.
  const alike = { ...s, seats: s.seats.map(() => me) };
  yield { what: 'seat', from: alike, carryOut: at => ({ ...at, seat: next }) };

  for (const [field, value] of differences(s, other)) {
    yield { what: field, carryOut: at => void Object.assign(at.s, { [field]: value }) };
  }
  for (const [field, value] of differences(me, other.seats[next % other.seats.length]!)) {
    const changed = { ...me, [field]: value };
    yield { what: `seat.${field}`, carryOut: at => void at.s.seats.splice(seat, 1, changed) };
  }
  if (s.solo === null || other.solo === null) return;
  for (const [field, value] of differences(s.solo, other.solo)) {
    const changed = { ...s.solo, [field]: value };
    yield { what: `solo.${field}`, carryOut: at => void Object.assign(at.s, { solo: changed }) };
  }
}

/** The fields of the second object that are not the same in the first. */
const differences = <T extends object>(first: T, second: T): [string, unknown][] =>
  Object.entries(second).filter(([field, value]) => first[field as keyof T] !== value);

/** Where an answer is not fresh after a change, or null. `pack` gives other answers than `game`. */
export function firstStale(
  questions: Questions,
  game: Civolution,
  pack: Civolution,
  positions: readonly State[],
): string | null {
  for (const [n, s] of positions.entries()) {
    const other = positions[(n + 1) % positions.length]!;
    for (const seat of s.seats.keys()) {
      for (const { what, from = s, carryOut } of changes(s, seat, pack, other)) {
        for (const [name, question] of Object.entries(questions)) {
          const before = { game, s: game.clone(from), seat };
          const ask = question();
          answer(what === 'asker' ? question() : ask, before);
          if (!isFresh(question, ask, carryOut(before) ?? before)) return `${name} after another ${what}`;
          forgetAll();
        }
      }
    }
  }
  return null;
}

/** The inputs that caches can overlook without the attack noticing. */
export function unnoticed(memos: readonly Memo[], attack: () => string | null): string[] {
  const found: string[] = [];
  for (const memo of memos) {
    for (const [i, input] of memo.inputs.entries()) {
      memo.overlooks = i;
      forgetAll();
      if (attack() === null) found.push(`${memo.where} ${input}`);
    }
    memo.overlooks = -1;
  }
  forgetAll();
  return found;
}
