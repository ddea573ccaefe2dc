// Positions and looks that the tests of the inventions share.
import { MODULES, type Module } from '@civolution/engine';
import type { CivSpec, Position } from './support.js';
import { installed } from './support.js';

export { cardOf } from '../../../engine/test/support/phrases.js';

/** A civilization with a card or chip installed. */
export const having = (id: string, me: CivSpec = {}): CivSpec => ({
  ...me,
  columns: { 1: [id], ...me.columns },
});

/** One strong tribe in a forest. */
export const inForest: CivSpec = { tribes: { 'B.forest': ['plain'] } };

/** A card has been installed at stage 5, where all its cost spaces count. */
export const installedHigh = (id: string, me: CivSpec): Position =>
  installed(id, { ...me, columns: { 1: ['income-1', 'income-2', 'income-3', 'income-4'] } });

export const technology = (game: Position): number => game.state.seats[0]!.tracks[0]!;

export const levelOf = (game: Position, module: Module): number =>
  game.state.seats[0]!.levels[MODULES.indexOf(module)]!;
