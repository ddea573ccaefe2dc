// What a position is worth: the same whatever was looked at before, and read off nothing but what is declared.
import {
  type Civolution,
  differsOnlyInAgenda,
  forgetAll,
  load,
  type Setup,
  type State,
  type Task,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { mediumBot, WEIGHTS } from '../src/index.js';
import { evaluation, isWorthTheSame } from '../src/mind/evaluate.js';
import { civ, pack, positions, questionAt, SOLO, seatAsked, THREE, TWO } from './support/games.js';

const SETUPS: readonly Setup[] = [TWO, THREE, SOLO];
const found = SETUPS.flatMap((setup, n) => positions(setup, `worth ${n}`, 6));

/** What a position is worth to someone who has seen nothing before. */
function freshValue(game: Civolution, s: State, seat: number): number {
  forgetAll();
  return evaluation(WEIGHTS).value({ rules: game.rules, s }, seat);
}

/** A stand-in that fails when anything but some fields is read. */
const onlyReads = <T extends object>(what: string, value: T, fields: readonly string[]): T =>
  new Proxy(value, {
    get(target, field, receiver) {
      if (typeof field === 'symbol' || fields.includes(field)) return Reflect.get(target, field, receiver);
      throw new Error(`${what}.${field} is read`);
    },
  });

describe('the value of a position', () => {
  test('does not depend on what was looked at before: other seats, games, packs and weights', () => {
    const other = load({ ...(pack as object), name: 'other' });
    const mine = evaluation(WEIGHTS);
    const theirs = evaluation({ ...WEIGHTS, money: [9, 9] });
    let compared = 0;
    found.forEach((s, n) => {
      const neighbour = found[(n * 7 + 3) % found.length]!;
      const seats = s.seats.flatMap(({ automa }, seat) => (automa ? [] : [seat]));
      for (const seat of seats) {
        theirs.value({ rules: civ.rules, s: neighbour }, 0);
        mine.value({ rules: other.rules, s }, seat);
        const value = mine.value({ rules: civ.rules, s }, seat);
        expect(mine.value({ rules: civ.rules, s: civ.clone(s) }, seat)).toBe(value);
        expect(freshValue(civ, s, seat)).toBe(value);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(60);
  });

  test('is the same where nothing but the agenda differs, after every choice of every position', () => {
    let shortened = 0;
    let looked = 0;
    for (const s of found) {
      const seat = seatAsked(s);
      const before = freshValue(civ, s, seat);
      for (const choice of civ.legal(s, seat)) {
        const after = civ.clone(s);
        civ.apply(after, seat, choice);
        const same = isWorthTheSame(after, s);
        if (same) expect(freshValue(civ, after, seat)).toBe(before);
        if (same) shortened++;
        else looked++;
      }
    }
    // The shortcut is taken, and it is not taken everywhere.
    expect(shortened).toBeGreaterThan(100);
    expect(looked).toBeGreaterThan(100);
  });

  test('sees nothing of the generator, and of the agenda only which cards are being installed', () => {
    const waiting = found.filter(({ agenda }) => agenda.length > 0);
    for (const s of waiting) {
      const seat = seatAsked(s);
      const enable: Task = { do: 'enable', seat, slot: 3, cause: 0 };
      for (const extra of [[], [enable]]) {
        const tasks = [...extra, ...s.agenda];
        const guarded = tasks.map(task => (task.do === 'enable' ? task : onlyReads('task', task, ['do'])));
        const view: State = { ...s, agenda: guarded, rng: onlyReads('rng', s.rng, []) };
        expect(freshValue(civ, view, seat)).toBe(freshValue(civ, { ...s, agenda: tasks }, seat));
        const another = { ...s, agenda: [...tasks, enable] };
        expect(differsOnlyInAgenda(another, s)).toBe(true);
        expect(isWorthTheSame(another, s)).toBe(false);
      }
    }
    expect(waiting.length).toBeGreaterThan(30);
  });
});

test('a thought can be interrupted after few nodes', () => {
  let nodes = 0;
  const counting: Civolution = {
    ...civ,
    clone(s) {
      nodes++;
      return civ.clone(s);
    },
  };
  let all = 0;
  for (const s of found.filter((_, n) => n % 3 === 0)) {
    const seat = seatAsked(s);
    const thinking = mediumBot(counting, 'patience').thinking(questionAt(s, seat), 'hint');
    nodes = 0;
    for (let step = thinking.next(false); !step.done; step = thinking.next(false)) {
      // At 100,000 nodes a second that is 2 ms.
      expect(nodes).toBeLessThan(200);
      all += nodes;
      nodes = 0;
    }
  }
  expect(all).toBeGreaterThan(10_000);
});
