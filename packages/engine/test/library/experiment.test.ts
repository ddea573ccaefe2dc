// Changes of the agenda for those who try something out on a copy.
import { describe, expect, it } from 'vitest';
import { below, giveTasks, haltAfter, type State, seeded, turnAgain } from '../../src/index.js';
import { civ } from '../support/pack.js';

const SETUP = {
  seats: [{ option: 'a' }, { option: 'a' }, { option: 'a' }],
  map: 'first',
  materials: 'first',
} as const;

/** Plays at random, and shows each question of a whole game. */
function play(seed: string, look: (s: State, seat: number, task: string) => void): void {
  const rng = seeded(seed);
  const s = civ.create(SETUP, seed);
  for (;;) {
    const [asked] = civ.decisions(s);
    if (!asked) return;
    look(s, asked.seat, asked.task);
    const legal = civ.legal(s, asked.seat);
    civ.apply(s, asked.seat, legal[below(rng, legal.length)]!);
  }
}

describe('an experiment', () => {
  it('halts when all is done that is open for a seat, before others go on', () => {
    let halted = 0;
    play('halt', (s, seat) => {
      const copy = civ.clone(s);
      haltAfter(copy, seat);
      const rng = seeded('on');
      for (let asked = civ.decisions(copy)[0]!; asked.task !== 'endTurn'; asked = civ.decisions(copy)[0]!) {
        expect(asked.seat).toBe(seat);
        const legal = civ.legal(copy, seat);
        civ.apply(copy, seat, legal[below(rng, legal.length)]!);
      }
      expect(civ.decisions(copy)[0]).toMatchObject({ seat, task: 'endTurn' });
      halted++;
    });
    expect(halted).toBeGreaterThan(100);
  });

  it('gives another turn instead of the end of one, and nothing else', () => {
    const seen = { again: 0, not: 0 };
    play('again', (s, seat, task) => {
      const copy = civ.clone(s);
      const isEnd = task === 'endTurn';
      expect(turnAgain(copy, seat)).toBe(isEnd);
      if (isEnd) expect(civ.decisions(copy)[0]).toMatchObject({ seat, task: 'turn' });
      else expect(civ.hash(copy)).toBe(civ.hash(s));
      expect(turnAgain(civ.clone(s), (seat + 1) % 3)).toBe(false);
      seen[isEnd ? 'again' : 'not']++;
    });
    expect(seen.again).toBeGreaterThan(10);
    expect(seen.not).toBeGreaterThan(10);
  });

  it('has tasks done before the next phase, the first one first', () => {
    play('tasks', (s, seat, task) => {
      if (task !== 'turn') return;
      const copy = civ.clone(s);
      const below = copy.agenda.map(({ do: what }) => what).lastIndexOf('phase') + 1;
      giveTasks(copy, [
        { do: 'endTurn', seat, cause: 1 },
        { do: 'endTurn', seat, cause: 2 },
      ]);
      const added = copy.agenda.filter((_, i) => i === below || i === below + 1);
      expect(added.map(({ cause }) => cause)).toEqual([2, 1]);
      expect(copy.agenda.filter(one => !added.includes(one))).toEqual(s.agenda);
    });
  });
});
