// An income chip of the base pack is about to be used.
import type { Opening } from '../../../engine/test/support/openings.js';
import { activated, type CivSpec, type Position, position } from './support.js';

type Rest = Omit<Opening, 'pack' | 'level' | 'other'>;

/** The Income phase with a single income chip. */
export const income = (chip: string, me: CivSpec = {}, rest: Rest = {}): Position =>
  position({ civs: [{ ...me, columns: { ...me.columns, 1: [chip] } }, {}], phase: 8, ...rest });

/** Invention has been activated for the actions of a single income chip. */
export const inventing = (
  chip: string,
  me: CivSpec = {},
  opening: Rest & { readonly level?: number } = {},
): Position => activated('invention', { ...me, columns: { ...me.columns, 1: [chip] } }, opening);

/** The points for a chip instead of its action, though it could be used. */
export const instead = (chip: string, me: CivSpec = {}): number => {
  const game = income(chip, me);
  if (!game.can(`income ${chip}`)) throw new Error(`${chip} cannot be used`);
  return game.play(`incomePoint ${chip}`).points(0, 'income');
};

/** A chip with a favor test used at favor 3: with a die of 3 it is passed, with a 4 failed. */
export const tested = (chip: string, die: 3 | 4, me: CivSpec = {}, rest: Rest = {}): Position =>
  income(chip, { favor: 3, ...me }, rest)
    .rolls(die)
    .play(`income ${chip}`);
