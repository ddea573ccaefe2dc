// What the engine promises to programs, in games against V.I.C.I: views, redealing, saves, whole games.
import { describe, expect, it } from 'vitest';
import {
  CivError,
  type ErrorCode,
  hashText,
  type SeatSetup,
  SOLO_LEVELS,
  SPECTATOR,
  type State,
} from '../../src/index.js';
import { playOn } from '../support/games.js';
import { civ } from '../support/pack.js';
import { type Mutable, mutable } from '../support/scenario.js';
import { facing, HUMAN, passTurn, soloGame, turned, VICI } from './facing.js';

const VIEWERS = [SPECTATOR, HUMAN, VICI];

/** A random game a number of choices after its beginning. */
function gameAfter(option: SeatSetup['option'], seed: string, choices: number): State {
  const s = soloGame(option, seed, { solo: { level: 'medium', challenge: true } });
  let left = choices;
  playOn(s, seed, () => (left-- === 0 ? 'stop' : undefined));
  return s;
}

const GAMES = [
  ['free', 2],
  ['free', 5],
  ['b', 3],
  ['b', 40],
  ['a', 150],
  ['b', 400],
  ['free', 700],
] as const;

describe('views', () => {
  const piles = (): State => facing({ solo: { open: [8, 9], aside: [1, 2, 3], next: [5] } }).state;

  it('solo.view-stack: nobody sees the cards of the action stack', () => {
    const s = piles();
    for (const viewer of VIEWERS) {
      const { stack } = civ.view(s, viewer).solo!;
      expect(stack).toHaveLength(10);
      expect(stack.every(card => card < 0)).toBe(true);
    }
  });

  it('solo.view-discard: nor those of the discard pile, though all have lain open', () => {
    const s = piles();
    for (const viewer of VIEWERS) expect(civ.view(s, viewer).solo!.discard).toEqual([-2, -2, -2]);
    const after = passTurn(facing({ solo: { open: [8, 9], next: [10] } })).state;
    expect(civ.view(after, HUMAN).solo!.discard).toEqual([-2, -2, -2]);
  });

  it('solo.view-open: open cards, grids, provisions and what was removed are seen by all', () => {
    const { state } = turned(1, [1], { solo: { open: [9], aside: [5] } });
    for (const viewer of VIEWERS) {
      const { stack, discard, ...seen } = civ.view(state, viewer).solo!;
      const { stack: _stack, discard: _discard, ...there } = state.solo!;
      expect(seen).toEqual(there);
      expect([seen.revealed, seen.cardsOut.length, stack.length, discard.length]).toEqual([[8, 0], 1, 12, 1]);
    }
  });
});

describe('redeal', () => {
  it('solo.redeal-fits: what is dealt fits the view, is sound and can be played to the end', () => {
    for (const [option, choices] of GAMES) {
      const s = gameAfter(option, `fits ${option}`, choices);
      for (const viewer of VIEWERS) {
        const v = civ.view(s, viewer);
        const dealt = civ.redeal(v, `deal ${choices}`);
        expect(civ.check(dealt)).toEqual([]);
        expect(civ.view(dealt, viewer)).toEqual(v);
        playOn(dealt, 'on');
        expect(civ.check(dealt)).toEqual([]);
      }
    }
  });

  it('solo.redeal-piles: both piles are dealt from the cards that do not lie open', () => {
    const { state } = facing({ solo: { open: [8, 9], aside: [1, 2, 3] } });
    const deals = Array.from({ length: 40 }, (_, i) => civ.redeal(civ.view(state, HUMAN), `deal ${i}`).solo!);
    const hidden = new Set(deals.flatMap(({ discard }) => discard));
    expect(hidden.size).toBe(13);
    expect(new Set(deals.map(({ stack }) => stack.at(-1))).size).toBeGreaterThan(8);
    for (const { revealed, stack, discard } of deals) {
      expect([revealed, stack.length, discard.length]).toEqual([[7, 8], 10, 3]);
      expect(new Set([...revealed, ...stack, ...discard]).size).toBe(15);
    }
  });
});

describe('saves', () => {
  it('solo.save: a game is restored as it was, wherever it stands', () => {
    for (const [option, choices] of GAMES) {
      const s = gameAfter(option, `save ${option}`, choices);
      const again = civ.restore(civ.save(s));
      expect(again).toEqual(s);
      expect(civ.decisions(again)).toEqual(civ.decisions(s));
      playOn(s, 'on');
      playOn(again, 'on');
      expect(civ.hash(again)).toBe(civ.hash(s));
    }
  });

  it('solo.save: also when V.I.C.I’s turn has stopped for a question', () => {
    const dice = { dice: [1, 2, 4, 4, 5, 6, 6, 6], usedDice: 1 };
    const game = turned(3, [2], { human: dice });
    expect(game.task()).toBe('giveDie');
    const again = civ.restore(civ.save(game.state));
    expect(again).toEqual(game.state);
    expect(civ.legal(again)).toEqual(civ.legal(game.state));
  });

  /** What is said about a save in which something was changed and sealed again. */
  function refused(change: (s: Mutable<State>) => void): ErrorCode | 'restored' {
    const { state } = facing({ solo: { open: [8, 9], evolution: 5 } });
    const data = JSON.parse(civ.save(state)) as { hash: string; state: Mutable<State> };
    change(data.state);
    data.hash = hashText(JSON.stringify(data.state));
    try {
      civ.restore(JSON.stringify(data));
      return 'restored';
    } catch (error) {
      return (error as CivError).code;
    }
  }

  it('solo.save-broken: a save whose V.I.C.I cannot be is refused', () => {
    expect(refused(() => {})).toBe('restored');
    const changes: ((s: Mutable<State>) => void)[] = [
      s => s.solo!.stack.push(s.solo!.stack[0]!),
      s => s.solo!.stack.pop(),
      s => (s.solo!.revealed[0] = 99),
      s => (s.solo!.evolution = 13),
      s => (s.solo!.evolution = 6),
      s => (s.solo!.provisions[0] = 1),
      s => (s.solo!.blocked = 1 << 5),
      s => s.solo!.goalsOut.push(s.goalBag[0]!),
      s => Object.assign(s, { solo: null }),
      s => Object.assign(s.solo!, { colour: 'red' }),
      s => Object.assign(s.setup.solo!, { level: 'none' }),
      s => (s.seats[VICI]!.automa = false),
    ];
    for (const change of changes) expect(refused(change)).toBe('badSave');
  });
});

describe('whole games', () => {
  it('solo.whole-games: at every level they come to an end, soundly, and only the human is asked', () => {
    for (const level of SOLO_LEVELS) {
      for (const challenge of [false, true]) {
        const s = soloGame('b', `whole ${level}`, { solo: { level, challenge } });
        let asked = 0;
        playOn(s, `play ${level}`, ({ seat, legal }) => {
          expect([seat, legal.length > 0]).toEqual([HUMAN, true]);
          if (asked++ % 25 === 0) expect(civ.check(s)).toEqual([]);
          return undefined;
        });
        expect([civ.check(s), s.era, civ.decisions(s)]).toEqual([[], 4, []]);
        expect(s.seats[VICI]!.score).toBeGreaterThan(0);
      }
    }
  });

  it('solo.same-again: the same seed and choices give the same game', () => {
    const play = (): string => {
      const s = soloGame('free', 'same');
      playOn(s, 'same');
      return civ.hash(s);
    };
    expect(play()).toBe(play());
  });

  it('solo.clone: a clone plays on without touching the original', () => {
    const s = gameAfter('b', 'clone', 120);
    const before = mutable(s);
    const copy = civ.clone(s);
    expect(copy).toEqual(s);
    playOn(copy, 'on');
    expect(s).toEqual(before);
    expect(copy.solo).not.toEqual(s.solo);
  });

  it('solo.not-a-player: V.I.C.I can make no choice', () => {
    const { state } = facing();
    expect(civ.legal(state, VICI)).toEqual([]);
    expect(() => civ.choose(state, VICI, civ.legal(state)[0]!)).toThrow(CivError);
  });
});
