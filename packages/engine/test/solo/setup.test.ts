// Setting up a game against V.I.C.I. Rulebook p. 39, free choice of the starting cards p. 44.
import { describe, expect, it } from 'vitest';
import { argOf, CARD_TYPES, type GameEvent, kindOf, PUBLIC, type State } from '../../src/index.js';
import { finishDraft, newGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { facing, HUMAN, soloGame, soloSetup, VICI } from './facing.js';

const SEEDS = Array.from({ length: 100 }, (_, i) => `seed ${i}`);
const STARTS = [territory('B.forest'), territory('C.grassland')];
const human = (s: State) => s.seats[HUMAN]!;
const vici = (s: State) => s.seats[VICI]!;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The draft is over and the starting chip card taken; era 1 has begun. */
function begun(option: 'a' | 'b' | 'free' = 'b', seed = 'seed'): State {
  const s = finishDraft(soloGame(option, seed));
  if (civ.decisions(s)[0]!.task === 'chooseChipCard') civ.choose(s, HUMAN, civ.legal(s)[0]!);
  return s;
}

describe('the boards', () => {
  it('solo.setup-two: boards and displays are those of a game for two', () => {
    const s = soloGame();
    expect(s.seats).toHaveLength(2);
    expect([s.goalDisplay.length, s.incomeDisplay.length, s.attributeDisplay.length]).toEqual([4, 3, 3]);
    expect([s.activationDice, s.fateDice, s.huntingTokens]).toEqual([3, 3, 6]);
    expect([s.events.length, s.eraTiles.length, s.sites.length]).toEqual([4, 4, 24]);
  });

  it('solo.setup-two: the ten marked encampments are blocked', () => {
    const { spaces } = soloGame('b', 'land', { map: 'first' }).land;
    expect(spaces).toEqual(newGame('bb', 'land', { map: 'first' }).land.spaces);
    expect(sum(newGame('bbbb', 'land', { map: 'first' }).land.spaces) - sum(spaces)).toBe(10);
    expect([spaces[territory('B.forest')], spaces[territory('G.hills')]]).toEqual([2, 1]);
  });

  it('solo.setup-two: the fifth Reset reaches the end space', () => {
    const after = (resets: number): State =>
      facing({ human: { dice: [1, 2, 3] }, resets }).play('reset', 'roll').state;
    expect(after(3)).toMatchObject({ resets: 4, lastRound: 0 });
    expect(after(4)).toMatchObject({ resets: 5, lastRound: 1 });
  });
});

describe('the human', () => {
  it('solo.setup-one-console: steps 12 to 16 are done for the human as in any game', () => {
    const s = begun();
    const me = human(s);
    expect([me.automa, me.hand.length, me.tribes]).toEqual([false, 5, 18]);
    expect(new Set(me.hand.map(card => card >> 5)).size).toBe(5);
    expect([me.dice, me.usedDice, me.fateDice]).toEqual([[1, 1, 1, 1, 1, 1], 0, 1]);
    expect([me.upgrades, sum(me.levels)]).toEqual([1, 16]);
    expect([me.goals.map(pile => pile.length), me.columns.map(pile => pile.length)]).toEqual([
      [1, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 1],
    ]);
    for (const t of STARTS) expect(s.plain[t * 8 + HUMAN * 2]).toBe(1);
  });

  it('solo.setup-one-console: and not for V.I.C.I', () => {
    for (const option of ['a', 'b', 'free'] as const) {
      const me = vici(begun(option));
      expect(me.automa).toBe(true);
      expect([me.hand, me.looking, me.markerCards, me.markerCard]).toEqual([[], [], [], -1]);
      expect(sum(me.markers)).toBe(0);
      expect([me.goals.flat(), me.columns.flat(), me.upgrades, sum(me.levels)]).toEqual([[], [], 0, 15]);
      expect(me.boats.filter((_, i) => i % 3 === 0)).toEqual([-1, -1]);
    }
  });

  it('solo.setup-newcomer: with option A nothing is asked before the first era', () => {
    const s = soloGame('a');
    expect(civ.decisions(s)).toMatchObject([{ seat: HUMAN, task: 'gainGoal' }]);
    expect(s.era).toBe(1);
    const { hand } = civ.rules.markerCards[human(s).markerCard]!;
    expect(hand).toBeGreaterThan(0);
    expect(human(s).hand.map(card => civ.rules.cards[card]!.hand)).toEqual([hand, hand, hand, hand, hand]);
  });

  it('solo.setup-advanced: with option B two cards of each type and three marker cards are on offer', () => {
    const s = soloGame('b');
    expect(civ.decisions(s)).toMatchObject([{ seat: HUMAN, task: 'draft' }]);
    const offers = civ.legal(s);
    const types = offers.filter(choice => kindOf(choice) === 'keep').map(choice => argOf(choice) >> 5);
    expect(types).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect(offers.filter(choice => kindOf(choice) === 'keepMarkers')).toHaveLength(3);
  });

  it('solo.setup-chip-offer: two starting chip cards are on offer, the goal chip of the other goes back', () => {
    const s = finishDraft(soloGame('b'));
    expect(civ.decisions(s)).toMatchObject([{ seat: HUMAN, task: 'chooseChipCard' }]);
    expect(civ.legal(s)).toHaveLength(2);
    const [taken, left] = s.chipGoals;
    civ.choose(s, HUMAN, civ.legal(s)[0]!);
    expect(human(s).goals[0]).toEqual([taken]);
    expect(s.goalBag).toContain(left);
    expect([s.chipCards, s.chipGoals]).toEqual([[], []]);
  });

  it('solo.setup-human-begins: the human has the starting monolith in era 1', () => {
    for (const seed of SEEDS) {
      const told: GameEvent[] = [];
      const s = civ.create(soloSetup('a'), seed, event => told.push(event));
      expect(s.starting).toBe(HUMAN);
      expect(told.filter(event => event.type === 'monolith')).toMatchObject([{ seat: HUMAN }]);
    }
  });
});

describe('V.I.C.I', () => {
  it('solo.setup-action-stack: the fifteen action cards form a shuffled face-down stack, none lies open', () => {
    const tops = new Set<number>();
    for (const seed of SEEDS) {
      const { stack, revealed, discard } = soloGame('a', seed).solo!;
      expect([...stack].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
      expect([revealed, discard]).toEqual([[], []]);
      tops.add(stack.at(-1)!);
    }
    expect(tops.size).toBe(15);
  });

  it('solo.setup-discs: its discs lie where the human’s begin', () => {
    const { score, favor, tracks } = vici(soloGame());
    expect([score, favor, tracks]).toEqual([0, 1, [0, 0, 0, 0, 0]]);
  });

  it('solo.setup-discs-moved: with Extra Credit A they are laid onto the human’s discs after its starting benefit', () => {
    const moved: boolean[] = [];
    for (const seed of SEEDS) {
      const s = finishDraft(soloGame('b', seed, { extras: ['a'] }));
      while (s.era === 0) civ.choose(s, HUMAN, civ.legal(s).at(-1)!);
      expect([vici(s).tracks, vici(s).favor, vici(s).score]).toEqual([
        human(s).tracks,
        human(s).favor,
        human(s).score,
      ]);
      moved.push(human(s).favor > 1 || sum(human(s).tracks) > 0);
      // It gains no bonus for lines: only the human upgrades modules.
      expect(vici(s).upgrades).toBe(0);
      expect(civ.check(s)).toEqual([]);
    }
    expect(new Set(moved)).toEqual(new Set([true, false]));
  });

  it('solo.level-four-tiles: with Extra Credit C three level-4 tiles are dealt, all for the human', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const s = finishDraft(soloGame('b', seed, { extras: ['c'] }));
      while (s.era === 0) civ.choose(s, HUMAN, civ.legal(s)[0]!);
      const tiles = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
      expect([tiles(human(s).levelFour), tiles(vici(s).levelFour), tiles(s.tiles)]).toEqual([3, 0, 0]);
    }
  });

  it('solo.setup-tribes: of 15 tribes one stands upright on the last plain encampment of each starting territory', () => {
    for (const s of [soloGame(), begun('a', 'other')]) {
      expect(vici(s).tribes).toBe(13);
      for (const t of STARTS) {
        expect(s.plain.slice(t * 8, t * 8 + 4)).toEqual([1, 0, 1, 0]);
        expect([s.land.spaces[t], s.fire[t]]).toEqual([2, 0]);
      }
      expect([sum(s.plain), sum(s.wild), sum(s.fire)]).toEqual([4, 0, 0]);
    }
  });

  it('solo.setup-provisions: one provision marker lies in each starting territory and blocks no farm', () => {
    const s = soloGame();
    const { provisions, blocked } = s.solo!;
    expect(provisions.flatMap((n, t) => (n > 0 ? [[t, n]] : []))).toEqual(
      STARTS.sort((a, b) => a - b).map(t => [t, 1]),
    );
    expect(blocked).toBe(0);
  });

  it('solo.setup-grids: markers lie on spaces 1 and 2 of both grids', () => {
    expect(soloGame().solo).toMatchObject({ evolution: 2, prosperity: 2 });
  });

  it('solo.setup-markers: of 50 markers 44 are left in its supply', () => {
    for (const option of ['a', 'b', 'free'] as const) expect(vici(begun(option)).supply).toBe(44);
  });

  it('solo.setup-dice: six activation dice and one fate die lie beside it, none on a dice space', () => {
    const { dice, usedDice, fateDice } = vici(soloGame());
    expect([dice, usedDice, fateDice]).toEqual([[0, 0, 0, 0, 0, 0], 6, 1]);
  });
});

describe('a free choice of the starting cards', () => {
  const keep = (s: State, choice: number): void => civ.choose(s, HUMAN, choice);

  it('solo.free-cards: every card of a type can be chosen, then every starting marker card', () => {
    const s = soloGame('free');
    for (const [type] of CARD_TYPES.entries()) {
      const all = civ.rules.cards.flatMap((card, n) => (card?.type === type ? [n] : []));
      expect(civ.legal(s).map(kindOf)).toEqual(all.map(() => 'keep'));
      expect(civ.legal(s).map(argOf)).toEqual(all);
      keep(s, civ.legal(s).at(-1)!);
    }
    expect(civ.legal(s).map(kindOf)).toEqual(civ.rules.markerCards.map(() => 'keepMarkers'));
    expect(civ.legal(s).map(argOf)).toEqual(civ.rules.markerCards.map((_, card) => card));
  });

  it('solo.free-one-each: one card of each type is chosen, and one marker card, whose markers are placed', () => {
    const s = soloGame('free');
    const wanted: number[] = [];
    while (wanted.length < CARD_TYPES.length) {
      wanted.push(argOf(civ.legal(s)[3]!));
      keep(s, civ.legal(s)[3]!);
    }
    const card = argOf(civ.legal(s)[2]!);
    keep(s, civ.legal(s)[2]!);
    expect(civ.decisions(s)).toMatchObject([{ seat: HUMAN, task: 'chooseChipCard' }]);
    expect(human(s).hand).toEqual(wanted);
    expect([human(s).looking, human(s).markerCards, human(s).markerCard]).toEqual([[], [], card]);
    const { markers } = civ.rules.markerCards[card]!;
    for (const [place, n] of markers) expect(human(s).markers[place]).toBe(n);
    expect(human(s).supply).toBe(42 - sum(markers.map(([, n]) => n)));
  });

  it('solo.free-shuffled: the other cards are shuffled, and nobody knows where one lies', () => {
    const games = SEEDS.map(seed => finishDraft(soloGame('free', seed)));
    for (const s of games) {
      expect(s.stacks.map(stack => stack.length)).toEqual([13, 13, 13, 13, 13]);
      for (const card of s.stacks.flat()) expect(s.known[card]).toBe(0);
      expect(
        civ
          .view(s, HUMAN)
          .stacks.flat()
          .every(card => card < 0),
      ).toBe(true);
    }
    for (const [type] of CARD_TYPES.entries())
      expect(new Set(games.map(s => s.stacks[type]!.at(-1))).size).toBe(13);
  });

  it('solo.free-chip-card: the starting chip card is one of two, as with option B', () => {
    const s = finishDraft(soloGame('free'));
    expect(civ.decisions(s)).toMatchObject([{ seat: HUMAN, task: 'chooseChipCard' }]);
    expect(civ.legal(s)).toHaveLength(2);
  });

  it('solo.free-face-up: the first cards of era 1 are turned up from the shuffled stacks', () => {
    const s = begun('free');
    expect(s.faceUp.map(stack => stack.length)).toEqual([1, 1, 1, 1, 1]);
    expect(s.stacks.map(stack => stack.length)).toEqual([12, 12, 12, 12, 12]);
    for (const card of s.faceUp.flat()) {
      expect(s.known[card]).toBe(PUBLIC);
      expect(human(s).hand).not.toContain(card);
    }
  });
});
