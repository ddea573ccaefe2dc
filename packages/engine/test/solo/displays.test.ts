// What V.I.C.I takes out of the game: face-up cards, attribute and income chips; its grids. Rulebook p. 40.
import { describe, expect, it } from 'vitest';
import { attributeOf, cardOf, chipOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { soloOf } from '../support/seats.js';
import { facing, forfeited, passTurn, told, turned, VICI } from './facing.js';

const solo = (game: Position) => game.state.solo!;
const supply = (game: Position): number => game.state.seats[VICI]!.supply;
const expert = { level: 'expert' } as const;

describe('face-up research cards', () => {
  it('solo.remove-card: the top face-up card of the type goes back to the box', () => {
    for (const [card, letter, type] of [
      [1, 'A', 0],
      [8, 'B', 1],
      [5, 'C', 2],
      [3, 'D', 3],
      [6, 'E', 4],
    ] as const) {
      const ids = [1, 2, 3].map(n => cardOf(`${letter}${n}`));
      const game = turned(card, [1], { faceUp: [1, 2, 3].map(n => `${letter}${n}`) });
      expect(game.state.faceUp[type]).toEqual(ids.slice(0, 2));
      expect(solo(game).cardsOut).toEqual([ids[2]]);
      expect(told(game, 'removed')).toMatchObject([{ what: 'card', id: ids[2] }]);
      expect(game.state.stacks[type]).not.toContain(ids[2]);
    }
  });

  it('solo.remove-card-renewed: an emptied stack is renewed at once from the face-down one', () => {
    const game = turned(1, [1], { faceUp: ['A1'], onStack: ['A9'] });
    expect([game.state.faceUp[0], solo(game).cardsOut]).toEqual([[cardOf('A9')], [cardOf('A1')]]);
    expect(told(game, 'turnedUp')).toMatchObject([{ cards: [cardOf('A9')] }]);
    const more = turned(1, [1], { faceUp: ['A1', 'A2'], onStack: ['A9'] });
    expect([more.state.faceUp[0], told(more, 'turnedUp')]).toEqual([[cardOf('A1')], []]);
  });

  it('solo.remove-card-last: with no face-down card left the stack stays empty', () => {
    const hand = Array.from({ length: 13 }, (_, i) => `A${i + 2}`);
    const game = turned(1, [1], { faceUp: ['A1'], human: { dice: [4, 4], hand } });
    expect([game.state.faceUp[0], game.state.stacks[0], solo(game).cardsOut]).toEqual([
      [],
      [],
      [cardOf('A1')],
    ]);
  });

  it('solo.remove-card-none: without any face-up card none is removed', () => {
    const hand = Array.from({ length: 14 }, (_, i) => `A${i + 1}`);
    const game = turned(1, [1], { human: { dice: [4, 4], hand } });
    expect([solo(game).cardsOut, told(game, 'removed')]).toMatchObject([[], [{ what: 'card', id: -1 }]]);
    expect([game.state.seats[VICI]!.tracks[0], game.task()]).toEqual([1, 'turn']);
  });
});

/** V.I.C.I puts a marker onto a grid, and rolls for a chip where that costs one. */
const evolve = (before: number, roll = 1, rest = {}): Position =>
  turned(10, [5, roll], { ...rest, solo: { evolution: before } });
const prosper = (before: number, roll = 1, rest = {}): Position =>
  turned(10, [3, roll], { ...rest, solo: { prosperity: before } });
const costsChip = (game: Position): boolean => told(game, 'removed').length > 0;

describe('the grids', () => {
  it('solo.grid-marker: a marker of its supply goes onto the lowest free space', () => {
    const evolution = evolve(4);
    expect(told(evolution, 'gridMarker')).toMatchObject([{ grid: 'evolution', space: 5 }]);
    expect([solo(evolution).evolution, solo(evolution).prosperity]).toEqual([5, 2]);
    expect(supply(evolution)).toBe(50 - 5 - 2 - 2);
    const prosperity = prosper(2);
    expect(told(prosperity, 'gridMarker')).toMatchObject([{ grid: 'prosperity', space: 3 }]);
    expect([solo(prosperity).evolution, solo(prosperity).prosperity]).toEqual([2, 3]);
  });

  it('solo.grid-several: a card may show several markers', () => {
    expect(solo(turned(7, [5], { solo: { ...expert, evolution: 2 } })).evolution).toBe(4);
    expect(solo(turned(4, [5], { solo: { ...expert, prosperity: 2 } })).prosperity).toBe(4);
  });

  it('solo.evolution-icons: spaces 6 and 10 of the Evolution grid cost an attribute chip, no others', () => {
    const spaces = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(space => costsChip(evolve(space - 1)));
    expect(spaces).toEqual([6, 10]);
    expect(solo(evolve(5)).attributesOut).toHaveLength(1);
    expect(solo(evolve(9)).incomesOut).toEqual([]);
  });

  it('solo.prosperity-icons: spaces 6, 9 and 12 of the Prosperity grid cost an income chip, no others', () => {
    const spaces = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].filter(space =>
      costsChip(prosper(space - 1)),
    );
    expect(spaces).toEqual([6, 9, 12]);
    expect(solo(prosper(8)).incomesOut).toHaveLength(1);
    expect(solo(prosper(11)).attributesOut).toEqual([]);
  });

  it('solo.grid-several: each marker that covers an icon costs its chip, by a roll of its own', () => {
    const game = turned(7, [5, 3], { solo: { ...expert, evolution: 4 } });
    expect([solo(game).evolution, solo(game).attributesOut.length]).toEqual([6, 1]);
    expect(told(game, 'consulted')).toMatchObject([{ about: 'attribute', value: 3 }]);
    const past = turned(7, [5, 3], { solo: { ...expert, evolution: 5 } });
    expect([solo(past).evolution, solo(past).attributesOut.length]).toEqual([7, 1]);
  });

  it('solo.grid-full: with all spaces taken the action is ignored', () => {
    const evolution = evolve(12);
    expect([solo(evolution).evolution, forfeited(evolution)]).toEqual([12, ['evolution gridFull']]);
    expect(supply(evolution)).toBe(50 - 12 - 2 - 2);
    const prosperity = prosper(16);
    expect([solo(prosperity).prosperity, forfeited(prosperity)]).toEqual([16, ['prosperity gridFull']]);
    const half = turned(7, [5], { solo: { ...expert, evolution: 11 } });
    expect([solo(half).evolution, forfeited(half)]).toEqual([12, ['evolution gridFull']]);
  });

  it('solo.supply-empty: without a marker in its supply no space is covered and no chip lost', () => {
    const game = turned(10, [5, 1], { solo: { evolution: 5, supply: 0 } });
    expect([solo(game).evolution, solo(game).attributesOut]).toEqual([5, []]);
    expect(forfeited(game)).toEqual(['evolution noMarker']);
    const last = turned(4, [5], { solo: { ...expert, supply: 1 } });
    expect([solo(last).prosperity, forfeited(last)]).toEqual([3, ['prosperity noMarker']]);
  });
});

describe('attribute and income chips', () => {
  const attributes = ['attribute-1', 'attribute-2', 'attribute-3'];
  const incomes = ['income-1', 'income-2', 'income-3'];
  const attributeIds = attributes.map(attributeOf);
  const incomeIds = incomes.map(chipOf);

  it('solo.remove-attribute: 1-2 removes the top attribute chip, 3-4 the middle one, 5-6 the bottom one', () => {
    for (const [roll, space] of [
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
    ] as const) {
      const game = evolve(5, roll, { attributeDisplay: attributes });
      expect(solo(game).attributesOut).toEqual([attributeIds[space]]);
      const { attributeDisplay, attributeBag } = game.state;
      attributeIds.forEach((chip, i) => {
        if (i !== space) expect(attributeDisplay[i]).toBe(chip);
      });
      // Its space has been refilled with another.
      expect(attributeDisplay[space]).toBeGreaterThanOrEqual(0);
      expect(attributeIds).not.toContain(attributeDisplay[space]);
      expect(attributeBag).toHaveLength(12 - 4);
    }
  });

  it('solo.remove-income: the same for the income chips', () => {
    const removed = [1, 2, 3, 4, 5, 6].map(roll => {
      const game = prosper(5, roll, { incomeDisplay: incomes });
      const { incomeDisplay, incomeBag } = game.state;
      const space = incomeIds.indexOf(solo(game).incomesOut[0]!);
      expect(incomeDisplay.filter((chip, i) => chip === incomeIds[i])).toHaveLength(2);
      expect(incomeDisplay[space]).toBeGreaterThanOrEqual(0);
      expect([solo(game).incomesOut.length, incomeBag.length]).toEqual([1, 14 - 4]);
      return space;
    });
    expect(removed).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('solo.removed-for-good: a removed chip is in neither bag nor display', () => {
    const game = evolve(9, 4, { attributeDisplay: attributes });
    const [chip] = solo(game).attributesOut;
    expect(chip).toBe(attributeIds[1]);
    expect([...game.state.attributeDisplay, ...game.state.attributeBag]).not.toContain(chip);
    expect(told(game, 'removed')).toMatchObject([{ what: 'attribute', id: chip }]);
  });

  it('solo.removed-not-offered: the human can no longer take it', () => {
    // Attribute chip 5 asks for three markers of Calm.
    const human: CivSpec = { dice: [4, 4], markers: { calm: 3 } };
    const game = facing({
      human,
      attributeDisplay: ['attribute-5'],
      solo: { evolution: 5, next: [10] },
    });
    expect(game.can('attribute attribute-5')).toBe(true);
    passTurn(game, 5, 1);
    expect(game.can('attribute attribute-5')).toBe(false);
  });

  /** The bag is empty, because its chips have left the game. */
  function withoutBag(game: Position): Position {
    const { state } = game;
    const out = soloOf(state);
    out.attributesOut = [...out.attributesOut, ...state.attributeBag];
    state.attributeBag = [];
    return game;
  }

  it('solo.remove-bag-empty: with an empty bag its space stays empty', () => {
    const game = withoutBag(facing({ solo: { evolution: 5, next: [10] }, attributeDisplay: attributes }));
    passTurn(game, 5, 6);
    expect(game.state.attributeDisplay).toEqual([attributeIds[0], attributeIds[1], -1]);
  });

  it('solo.remove-empty-space: a roll for an empty space removes nothing', () => {
    const game = withoutBag(facing({ solo: { evolution: 5, next: [10] }, attributeDisplay: attributes }));
    const own = soloOf(game.state);
    own.attributesOut = [...own.attributesOut, attributeIds[0]!];
    game.state.attributeDisplay = [-1, attributeIds[1]!, attributeIds[2]!];
    const out = solo(game).attributesOut;
    passTurn(game, 5, 2);
    expect([game.state.attributeDisplay, solo(game).attributesOut]).toEqual([
      [-1, attributeIds[1], attributeIds[2]],
      out,
    ]);
    expect([solo(game).evolution, told(game, 'removed')]).toMatchObject([6, [{ id: -1 }]]);
  });
});
