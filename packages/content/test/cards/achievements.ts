// Positions and looks that the tests of the achievements share.
import type { CivSpec, Position } from './support.js';

/** One strong tribe in a forest, with room around it. */
export const settler: CivSpec = { tribes: { 'B.forest': ['plain'] } };

/** The next achievement goes to this stage of the first column, above a card without ability and income chips. */
export const toStage = (stage: number, first = 'E28'): CivSpec => ({
  columns: { 1: [first, 'income-1', 'income-2', 'income-3'].slice(0, stage - 1) },
});

/** The same position with the card, and with another achievement that has no ability. */
export const both = <T>(card: string, look: (civ: CivSpec) => T): [T, T] => [
  look({ columns: { 1: [card] } }),
  look({ columns: { 1: ['E28'] } }),
];

/** Points from instant bonuses. */
export const bonus = (game: Position): number => game.points(0, 'instantBonus');
