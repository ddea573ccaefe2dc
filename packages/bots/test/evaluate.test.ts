// What a position is worth: read off nothing but what is declared. `caches.test.ts` attacks what is remembered of it.
import { type Civolution, differsOnlyInAgenda, type Setup, type State, type Task } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { forgetAll } from '../../engine/src/state/remember.js';
import { mediumBot } from '../src/index.js';
import { evaluation, isWorthTheSame } from '../src/mind/evaluate.js';
import { INPUTS, part } from '../src/mind/inputs.js';
import { see } from '../src/mind/see/index.js';
import { civ, DISTINCT, positions, questionAt, SOLO, seatAsked, THREE, TWO } from './support/games.js';

const SETUPS: readonly Setup[] = [TWO, THREE, SOLO];
const found = SETUPS.flatMap((setup, n) => positions(setup, `worth ${n}`, 6));

/** What a position is worth to someone who has seen nothing before. */
function freshValue(game: Civolution, s: State, seat: number): number {
  forgetAll();
  return evaluation(DISTINCT).value({ rules: game.rules, s }, seat);
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
  test('does not depend on what the inputs held before: every input belongs to a part, which clears it', () => {
    for (const s of found.filter(({ agenda }) => agenda.length > 0)) {
      const seat = seatAsked(s);
      const [fresh, used] = [
        new Float64Array(INPUTS.length),
        new Float64Array(INPUTS.length).fill(Number.NaN),
      ];
      for (const inputs of [fresh, used]) {
        forgetAll();
        see({ rules: civ.rules, s }, seat, inputs);
      }
      expect(used).toEqual(fresh);
    }
  });

  test('has inputs of which each belongs to one part, and parts that are skipped only if they read no others', () => {
    expect(() => part(['money'])).toThrow('Two parts write the inputs "money".');
    const reading = part([], ['money']);
    expect(() => reading.whenChanged((_out: Float64Array, _n: number) => {})).toThrow('cannot be skipped');
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
