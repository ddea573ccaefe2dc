// What the tests of the insights look at.
import { MODULES, type Module, TRACKS, type Track } from '@civolution/engine';
import type { CivSpec, Position } from './support.js';

export { both } from './support.js';

export const me = (game: Position) => game.state.seats[0]!;
export const steps = (game: Position, track: Track): number => me(game).tracks[TRACKS.indexOf(track)]!;
export const level = (game: Position, module: Module): number => me(game).levels[MODULES.indexOf(module)]!;

/** Tribes in the first forest. */
export const forest = (...spots: string[]): CivSpec => ({ tribes: { 'B.forest': spots } });
