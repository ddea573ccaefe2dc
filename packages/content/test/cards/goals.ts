// Positions in which a goal chip lies in the goal area and Planning is about to install it.
import type { Spec } from '../../../engine/test/support/scenario.js';
import { activated, type CivSpec, type Position } from './support.js';

/** A civilization with what lies around it. */
export type Place = CivSpec &
  Pick<Spec, 'sites' | 'hiddenSites' | 'materials'> & { readonly other?: CivSpec };

/** A chip, what it asks for, a position that has it and one that just has not. */
export type Row = readonly [chip: string, asks: string, met: Place, miss: Place];

export const goalOf = (chip: string): string => chip.replace('card.', '');

/** Planning has been activated with the chip alone in the goal area. */
export function planning(chip: string, { sites, hiddenSites, materials, other, ...me }: Place): Position {
  return activated(
    'planning',
    { ...me, goals: [[goalOf(chip)]] },
    {
      ...(sites && { sites }),
      ...(hiddenSites && { hiddenSites }),
      ...(materials && { materials }),
      ...(other && { other }),
    },
  );
}

/** Whether the chip could be installed, which is done where it can be. */
export function fulfilled(game: Position): boolean {
  if (!game.can('option planning A')) return false;
  game.play('option planning A', 'installGoal 1');
  if (game.offers('column').length > 0) game.play(game.offers('column')[0]!);
  return game.state.seats[0]!.goals[0]!.length === 0 && game.task() === 'upgrade';
}

/** Whether a chip can be installed in the one position and in the other. */
export const both = (chip: string, met: Place, miss: Place): boolean[] =>
  [met, miss].map(place => fulfilled(planning(chip, place)));
