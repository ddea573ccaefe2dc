// Attacks on everything that is remembered: whatever was asked before, answers are those of an empty memory. Each attack
// proves itself: it must notice every cache that overlooks one of its inputs.
import { describe, expect, it, vi } from 'vitest';
import { type Game, withoutSink } from '../../src/flow/game.js';
import { below, type Civolution, load, type Rng, type Setup, type State, seeded } from '../../src/index.js';
import { affordable, payments } from '../../src/modules/payment.js';
import { countTribes, ownTerritories } from '../../src/state/tribes.js';
import { crowded } from '../support/crowd.js';
import { MEMOS } from '../support/memos.js';
import { civ, otherPack } from '../support/pack.js';
import { type At, answer, firstStale, isFresh, type Questions, unnoticed } from '../support/stale.js';

vi.mock('../../src/state/remember.js', async original => {
  const { watched } = await import('../support/memos.js');
  return watched(await original());
});

const open = { map: 'random', materials: 'random' } as const;
const FOUR: Setup = {
  ...open,
  seats: [{ option: 'a' }, { option: 'b' }, { option: 'a' }, { option: 'b' }],
  extras: ['a', 'b', 'c'],
};
const TWO: Setup = { ...open, seats: [{ option: 'b' }, { option: 'a' }] };
const SOLO: Setup = {
  map: 'first',
  materials: 'first',
  seats: [{ option: 'a' }],
  solo: { level: 'medium', challenge: true },
};

const other: Civolution = load(otherPack(civ.rules.pack));

const gameAt = ({ game, s }: At): Game => withoutSink(game.rules, s);

const ABOUT_POSITIONS: Questions = {
  project: () => at => at.game.project(at.s, at.seat),
  legal: () => at => at.game.legal(at.s),
  affordable: () => at => affordable(gameAt(at), at.seat),
  payments: () => at => at.game.rules.values.map((_, module) => payments(gameAt(at), at.seat, module)),
  ownTerritories: () => at => ownTerritories(at.s, at.seat),
  countTribes: () => at => [true, false].map(strong => countTribes(at.s, at.seat, strong, !strong)),
};

/** A new game, which takes of a position only its set-up and, as its seed, its era. */
const newGame = ({ game, s }: At): State => game.create(s.setup, `era ${s.era}`);
const ABOUT_GAMES: Questions = {
  create: () => at => newGame(at),
  restore: () => at => at.game.restore(at.game.save(newGame(at))),
};

function playOn(s: State, rng: Rng, choices: number): void {
  for (let n = 0; n < choices; n++) {
    const [asked] = civ.decisions(s);
    if (!asked) return;
    const legal = civ.legal(s, asked.seat);
    civ.apply(s, asked.seat, legal[below(rng, legal.length)]!);
  }
}

/** A game in its first era. */
function begun(setup: Setup): State {
  const s = civ.create(setup, 'begun');
  playOn(s, seeded('begun'), 100);
  return s;
}

const [four, two, solo] = [begun(FOUR), begun(TWO), begun(SOLO)];

/** Several, because a field that another crowd has may happen to make no difference. */
const crowds = [four, four, four, four, solo].map((s, n) => crowded(civ, s, `${n}`));

const attack = (): string | null =>
  firstStale(ABOUT_POSITIONS, civ, other, crowds) ??
  firstStale(ABOUT_GAMES, civ, other, [four, { ...two, era: 2 }]);

describe('what is remembered is never stale', () => {
  it('library.caches-fresh: an answer is new when the pack, the seat or any field of the position is another', () => {
    expect(attack()).toBe(null);
  });

  it('library.caches-fresh: this attack notices each cache that overlooks one of its inputs', () => {
    expect(MEMOS.length).toBeGreaterThan(0);
    expect(unnoticed(MEMOS, attack)).toEqual([]);
  });

  it('library.caches-fresh: playing on, cloning, going back, restoring, two packs and several games in turns', () => {
    const rng = seeded('in turns');
    const questions = Object.values(ABOUT_POSITIONS);
    const tables = [FOUR, TWO, SOLO].map(setup => ({
      s: civ.create(setup, 'in turns'),
      before: [] as State[],
    }));
    for (let n = 0; n < 400; n++) {
      const table = tables[below(rng, tables.length)]!;
      const question = questions[below(rng, questions.length)]!;
      const seat = below(rng, table.s.seats.length);
      const ask = question();
      answer(ask, { game: civ, s: table.s, seat });
      switch (below(rng, 5)) {
        case 0:
          table.before.push(civ.clone(table.s));
          break;
        case 1:
          table.s = table.before.pop() ?? table.s;
          break;
        case 2:
          table.s = civ.restore(civ.save(table.s));
          break;
        default:
          playOn(table.s, rng, 1 + below(rng, 15));
      }
      if (n % 3 === 0) answer(ask, { game: other, s: table.s, seat });
      expect(isFresh(question, ask, { game: civ, s: table.s, seat })).toBe(true);
    }
    expect(tables.some(({ s }) => s.era > 1)).toBe(true);
  });
});
