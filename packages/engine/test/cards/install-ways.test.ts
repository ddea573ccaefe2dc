import { describe, expect, it } from 'vitest';
import { canInstall, installing } from '../support/openings.js';
import { cardOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const score = (game: Position): number => game.state.seats[0]!.score;

describe('assume the costs of a higher stage', () => {
  const assembly = (markers: Record<string, number>): Position =>
    installing('C11', { markers }).play('column 5');

  it('assume.example: in stage 2 one may pay for stage 4 and gain the points of all four spaces', () => {
    const game = assembly({ expression: 2, calm: 1 });
    expect(game.offers()).toEqual(['assume 2', 'assume 3', 'assume 4']);
    game.play('assume 4');
    expect(score(game)).toBe(3);
    expect(column(game, 5)).toEqual([cardOf('C11')]);
    expect(assembly({ expression: 2, calm: 1 }).play('assume 3').state.seats[0]!.score).toBe(1);
  });

  it('assume.no-gaps: all spaces up to the assumed stage must be fulfilled, none in between left out', () => {
    const game = assembly({ expression: 2 });
    // Without Calm the third space blocks the fourth, so there is nothing to ask.
    expect(column(game, 5)).toEqual([cardOf('C11')]);
    expect(score(game)).toBe(0);
  });

  it('assume.never-lower: a lower stage than the one it is installed in cannot be assumed', () => {
    expect(canInstall('C8', { markers: { calm: 1 }, columns: { 1: ['C6'] } })).toBe(false);
  });

  it('assume.pays-more: what the assumed stage asks for is returned', () => {
    const me = { markers: { wood: 1, stone: 1 } };
    const cheap = installing('A9', me).play('column 1', 'assume 1');
    expect(cheap.has(0, 'stone')).toBe(1);
    const dear = installing('A9', me).play('column 1', 'assume 2');
    expect(dear.has(0, 'stone')).toBe(0);
    expect(score(dear)).toBe(1);
  });
});

describe('settlements instead of materials', () => {
  const sites = { 0: 'buildingGround', 1: 'buildingGround', 2: 'buildingGround' } as const;
  /** The next building card goes to a stage, with so many settlements built. */
  const next = (stage: number, built: number, markers: Record<string, number> = {}): CivSpec => ({
    markers,
    columns: { 1: ['D14', 'income-1', 'income-2', 'income-3'].slice(0, stage - 1) },
    settlements: Object.fromEntries([1, 2, 3, 4].slice(0, built).map(n => [n, n - 1])),
  });
  const building = (id: string, ...what: Parameters<typeof next>): Position =>
    installing(id, next(...what), { sites });
  const can = (id: string, ...what: Parameters<typeof next>): boolean =>
    canInstall(id, next(...what), { sites });

  it('settlements.alternative: enough settlements built fulfil a space, and nothing is returned', () => {
    expect(can('D10', 3, 0, { sand: 1, stone: 1 })).toBe(true);
    expect(can('D10', 3, 0, { sand: 1 })).toBe(false);
    expect(can('D10', 3, 1, { sand: 1 })).toBe(false);
    const game = building('D10', 3, 2, { sand: 1 });
    expect(game.has(0, 'sand')).toBe(0);
    expect(score(game)).toBe(2);
    expect(game.state.seats[0]!.settlements.filter(ground => ground >= 0)).toHaveLength(2);
  });

  it('settlements.cheaper-way-is-taken: whoever has both keeps the material', () => {
    const game = building('D4', 1, 1, { papyrus: 1 }).play('column 2');
    expect(game.has(0, 'papyrus')).toBe(1);
  });

  it('settlements.add-up-without-mark: without the mark the numbers of two spaces add up', () => {
    expect(can('D8', 2, 3)).toBe(true);
    expect(can('D8', 2, 2)).toBe(false);
    const game = building('D8', 2, 2, { stone: 1 });
    expect(game.has(0, 'stone')).toBe(0);
    expect(score(game)).toBe(1);
  });

  it('settlements.which-space: with too few for all, one chooses what they stand for', () => {
    const game = building('D4', 3, 2, { papyrus: 1, wood: 2 });
    // Papyrus or 1; 2 Wood or 2: two settlements serve one of them.
    expect(game.offers()).toEqual(['cover 1', 'cover 4']);
    game.play('cover 4');
    expect(game.has(0, 'wood')).toBe(2);
    expect(game.has(0, 'papyrus')).toBe(0);
  });

  it('settlements.inclusion-example: three built fulfil "or 3" and, across the mark, "or 2" beside it', () => {
    // Coal or 1; -; Stone or 3, the mark, Jade or 2.
    expect(can('D12', 4, 3, { coal: 1 })).toBe(true);
    expect(can('D12', 4, 3)).toBe(false);
    expect(can('D12', 4, 4)).toBe(true);
    expect(can('D12', 4, 2, { coal: 1, stone: 1 })).toBe(true);
    expect(can('D12', 4, 2, { coal: 1, jade: 1 })).toBe(false);
    // The smaller number may also stand first: Stone or 2, the mark, Gold or 3.
    expect(can('D5', 4, 3, { sand: 1 })).toBe(true);
    expect(can('D5', 4, 2, { sand: 1 })).toBe(false);
  });

  it('settlements.inclusion-chain: marks in a row join all their spaces', () => {
    expect(can('D7', 3, 3)).toBe(true);
    expect(can('D7', 3, 2)).toBe(false);
    const game = building('D7', 3, 2, { clay: 1, papyrus: 2 });
    expect(game.has(0, 'papyrus')).toBe(2);
    expect(game.has(0, 'clay')).toBe(0);
  });

  it('settlements.only: a space that asks for settlements alone takes nothing else', () => {
    expect(can('D6', 3, 0, { cotton: 3 })).toBe(false);
    expect(can('D6', 3, 1, { cotton: 1 })).toBe(true);
    expect(can('D6', 3, 1)).toBe(false);
    expect(can('D6', 3, 2)).toBe(true);
  });
});

describe('an attribute chip taken while a card is being installed', () => {
  const begin = (intelligence: number): Position =>
    installing('C1', { markers: { intelligence, calm: 1 } }, { attributeDisplay: ['attribute-3'] }).play(
      'column 1',
    );

  it('install.column-closed-meanwhile: a chip in the chosen column sends the card to another one', () => {
    const game = begin(4);
    expect(game.offers('assume')).toEqual(['assume 1', 'assume 3', 'assume 5']);
    game.play('attribute attribute-3', 'column 1');
    expect(game.can('column 1')).toBe(false);
    game.play('column 2', 'assume 5');
    expect(column(game, 2)).toEqual([cardOf('C1')]);
    expect(column(game, 1)).toHaveLength(1);
  });

  it('install.marker-returned-meanwhile: the marker the chip costs no longer counts', () => {
    const game = begin(3).play('attribute attribute-3', 'column 5');
    expect(game.offers('assume')).toEqual(['assume 1', 'assume 3']);
  });
});
