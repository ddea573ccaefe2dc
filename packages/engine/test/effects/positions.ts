// Positions in which the effects of cards and chips are about to happen.
import type { Effect } from '../../src/index.js';
import { installed, type Opening } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

type Rest = Omit<Spec, 'civs'> & { readonly other?: CivSpec };

/** It begins to rain: each civilization that can may perform an activity. */
export function rain(me: CivSpec, { other = {}, ...rest }: Rest = {}): Position {
  return scenario({ civs: [me, other], phase: 7, event: 'F13', ...rest });
}

/** The Income phase with one income chip. */
export function income(chip: string, me: CivSpec = {}, { other = {}, ...rest }: Rest = {}): Position {
  return scenario({ civs: [{ ...me, columns: { ...me.columns, 9: [chip] } }, other], phase: 8, ...rest });
}

/** A card with this bonus and no cost has just been installed. */
export const bonus = (effects: readonly Effect[], me: CivSpec = {}, rest: Opening = {}): Position =>
  installed('C11', me, { ...rest, pack: packWith({ C11: { bonus: effects } }) });

/** It begins to rain, and a card has this activity. */
export const activity = (effects: readonly Effect[], me: CivSpec = {}, rest: Rest = {}): Position =>
  rain(
    { ...me, columns: { 1: ['C2'], ...me.columns } },
    { ...rest, pack: packWith({ C2: { ability: { kind: 'activity', effects } } }) },
  );
