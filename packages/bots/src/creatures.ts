// What a seeker looks out for when creatures can be tamed (Extra Credit B).
import {
  type Civolution,
  creaturesOf,
  MATERIALS,
  type Seat,
  STORED,
  type State,
  tribesIn,
  typeOfMaterial,
} from '@civolution/engine';

/** Where what its creatures eat is stored. */
export function foodOf({ rules }: Civolution, me: Seat): number[] {
  const types = creaturesOf(me).map(creature => rules.creatures[creature]!.type);
  return MATERIALS.flatMap((_, m) => (types.includes(typeOfMaterial(m)) ? [STORED + m] : []));
}

/** A mask of the territories in which the visible creature lives. */
export function habitat({ rules }: Civolution, s: State): number {
  const type = rules.creatures[s.creature]?.type;
  return rules.territories.reduce((mask, land, t) => (land.type === type ? mask | (1 << t) : mask), 0);
}

/** Whether a seat could hunt for the visible creature: it has a tribe where it lives and nobody has hunted yet. */
export function canTrack(s: State, seat: number, territories: number): boolean {
  for (let t = 0; territories >> t !== 0; t++) {
    const open = (territories >> t) & ~(s.hunted >> t) & 1;
    if (open === 1 && tribesIn(s, seat, t) > 0) return true;
  }
  return false;
}
