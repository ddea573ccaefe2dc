// What holds in every game, on random ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CivError, NUM_DISTINCT_CHOICES, type State } from '../../src/index.js';
import { gameAfter, MIXES, newGame, playOn, type Step } from '../support/games.js';
import { civ } from '../support/pack.js';

const mix = fc.constantFrom(...MIXES);
const seed = fc.string({ minLength: 1, maxLength: 12 });
/** A game somewhere on its way. */
const moment = fc.record({ options: mix, seed, choices: fc.nat(500) });
const at = ({ options, seed, choices }: { options: string; seed: string; choices: number }): State =>
  gameAfter(options, seed, choices);

/** Walks through whole games. */
function forGames(runs: number, visit: (s: State, step: Step) => void): void {
  fc.assert(
    fc.property(mix, seed, (options, text) => {
      const s = newGame(options, text);
      playOn(s, text, step => {
        visit(s, step);
        return undefined;
      });
      expect(civ.check(s)).toEqual([]);
      expect(s.phase).toBe(9);
    }),
    { numRuns: runs, seed: 7 },
  );
}

const forMoments = (runs: number, holds: (s: State) => void): void =>
  fc.assert(
    fc.property(moment, where => {
      holds(at(where));
    }),
    { numRuns: runs, seed: 11 },
  );

describe('every game', () => {
  it('games.legal: choices are ascending, unique, within range and never none', () => {
    forGames(25, (_s, { legal }) => {
      expect(legal.length).toBeGreaterThan(0);
      expect(legal.every((choice, i) => i === 0 || choice > legal[i - 1]!)).toBe(true);
      expect(legal[0]! >= 0 && legal.at(-1)! < NUM_DISTINCT_CHOICES).toBe(true);
    });
  });

  it('games.sound: every state is sound, from set-up to the end', () => {
    forGames(8, s => {
      expect(civ.check(s)).toEqual([]);
    });
  });

  it('games.described: every choice can be described, as what it is', () => {
    forGames(6, (s, { seat, task, legal }) => {
      const question = civ.question(s, seat)!;
      expect(question).toEqual({
        ...civ.decisions(s).find(decision => decision.seat === seat),
        choices: legal.map(choice => civ.describe(s, seat, choice)),
      });
      for (const choice of legal) {
        expect(civ.describe(s, seat, choice)).toMatchObject({
          choice,
          seat,
          task,
          key: expect.stringMatching(/\w/),
        });
      }
    });
  });

  it('games.deterministic: the same seed and choices give the same game', () => {
    forMoments(20, s => {
      const copies = [civ.clone(s), civ.clone(s)];
      for (const copy of copies) playOn(copy, 'again');
      expect(civ.hash(copies[0]!)).toBe(civ.hash(copies[1]!));
    });
  });
});

describe('every moment of a game', () => {
  it('games.refusals: every choice not on offer is refused and changes nothing', () => {
    fc.assert(
      fc.property(moment, fc.array(fc.nat(NUM_DISTINCT_CHOICES - 1), { maxLength: 20 }), (where, choices) => {
        const s = at(where);
        const before = civ.hash(s);
        s.seats.forEach((_, seat) => {
          const legal = civ.legal(s, seat);
          // Near misses: the neighbours of what is on offer.
          for (const choice of [...choices, ...legal.flatMap(n => [n - 1, n + 1])]) {
            if (!legal.includes(choice)) expect(() => civ.choose(s, seat, choice)).toThrow(CivError);
          }
        });
        expect(civ.hash(s)).toBe(before);
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  it('games.clone: a clone is equal, offers the same and goes its own way', () => {
    forMoments(25, s => {
      const before = civ.hash(s);
      const copy = civ.clone(s);
      expect(copy).toEqual(s);
      for (const { seat } of civ.decisions(s)) expect(civ.legal(copy, seat)).toEqual(civ.legal(s, seat));
      playOn(copy, 'away');
      expect(civ.hash(s)).toBe(before);
    });
  });

  it('games.clone-both-ways: the clone does not change with the game either', () => {
    forMoments(10, s => {
      const copy = civ.clone(s);
      const before = civ.hash(copy);
      playOn(s, 'away');
      expect(civ.hash(copy)).toBe(before);
    });
  });

  it('games.saved: a saved game is equal and offers the same', () => {
    forMoments(40, s => {
      const again = civ.restore(civ.save(s));
      expect(again).toEqual(s);
      expect(civ.decisions(again)).toEqual(civ.decisions(s));
      for (const { seat } of civ.decisions(s)) expect(civ.legal(again, seat)).toEqual(civ.legal(s, seat));
    });
  });

  it('games.redealt: what is dealt to any viewer fits its view and can be played on', () => {
    forMoments(25, s => {
      for (let viewer = -1; viewer < s.seats.length; viewer++) {
        const v = civ.view(s, viewer);
        expect(civ.decisions(v)).toEqual(civ.decisions(s));
        const dealt = civ.redeal(v, `deal ${viewer}`);
        expect(civ.check(dealt)).toEqual([]);
        expect(civ.view(dealt, viewer)).toEqual(v);
        if (viewer >= 0) expect(civ.legal(dealt, viewer)).toEqual(civ.legal(s, viewer));
        playOn(dealt, 'on');
        expect(civ.check(dealt)).toEqual([]);
      }
    });
  });

  it('games.hash: equal states have equal hashes, one step on the hash differs', () => {
    forMoments(25, s => {
      expect(civ.hash(civ.clone(s))).toBe(civ.hash(s));
      const [asked] = civ.decisions(s);
      if (!asked) return;
      const before = civ.hash(s);
      civ.choose(s, asked.seat, civ.legal(s, asked.seat)[0]!);
      expect(civ.hash(s)).not.toBe(before);
    });
  });
});
