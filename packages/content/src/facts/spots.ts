// What the number of a spot stands for, without words.
import { countAt, type Ground, groundOf, isWeak, type State, territoryOf } from '@civolution/engine';

export interface Spot {
  readonly territory: number;
  readonly ground: Ground;
  /** Unknown for a fire encampment when no state is at hand. */
  readonly weak: boolean | null;
  /** How many tribes of its civilization are alike there; 0 when no state is at hand. */
  readonly n: number;
}

const NO_FIRE = { fire: [] };

export function readSpot(spot: number, state?: State, seat = -1): Spot {
  const territory = territoryOf(spot);
  const ground = groundOf(spot);
  const told = ground !== 'fire' || (state !== undefined && state.fire[territory]! > 0);
  return {
    territory,
    ground,
    weak: told ? isWeak(state ?? NO_FIRE, spot) : null,
    n: state && seat >= 0 ? countAt(state, seat, spot) : 0,
  };
}

/** The numbers of the bits that are set in a mask. */
export function bitsOf(mask: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < 31; i++) if ((mask >> i) & 1) list.push(i);
  return list;
}
