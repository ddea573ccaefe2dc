// Positions in which the effects of cards and chips are about to happen.
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
