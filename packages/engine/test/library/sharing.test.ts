import { describe, expect, it } from 'vitest';
import { below, type State, seeded } from '../../src/index.js';
import { civ } from '../support/pack.js';

/** Freezes every list of a state (and lists of lists), so that a change in place throws. */
function freezeLists(s: State): void {
  for (const holder of [s, ...s.seats]) {
    for (const [key, value] of Object.entries(holder)) {
      if (!Array.isArray(value) || key === 'rng' || key === 'agenda' || key === 'seats') continue;
      for (const item of value) if (Array.isArray(item)) Object.freeze(item);
      Object.freeze(value);
    }
  }
  s.agenda.forEach(Object.freeze);
}

describe('clones share what never changes in place', () => {
  it('library.lists-replaced: no list of a state and no task is ever changed in place', () => {
    for (let n = 0; n < 6; n++) {
      const s = civ.create(
        {
          seats: [0, 1, 2].map(i => ({ option: (n + i) % 2 ? 'a' : 'b' })),
          map: 'random',
          materials: 'random',
        },
        `frozen ${n}`,
      );
      const rng = seeded(`frozen ${n}`);
      let choices = 0;
      for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
        freezeLists(s);
        const { seat } = asked[below(rng, asked.length)]!;
        const legal = civ.legal(s, seat);
        civ.apply(s, seat, legal[below(rng, legal.length)]!);
        choices++;
      }
      expect(choices).toBeGreaterThan(200);
    }
  });
});
