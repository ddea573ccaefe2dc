import { type Changeable, seatToChange, soloToChange } from '../../src/state/change.js';
import type { Seat, Solo, State } from '../../src/state/types.js';

/** A seat to be written to. It is a copy, because clones of the state share its seats. */
export const seatOf = (s: State, seat: number): Changeable<Seat> => seatToChange({ s, copied: 0 }, seat);

/** V.I.C.I's cards and markers, likewise. */
export const soloOf = (s: State): Changeable<Solo> => soloToChange({ s, copied: 0 });
