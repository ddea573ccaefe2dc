import type { Position } from '../flow/game.js';
import type { State } from './types.js';

/** A mask of the territories beside the revealed sites of a kind. */
export function sitesOfKind(g: Position, kind: number): number {
  const { s, rules } = g;
  let mask = 0;
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && rules.sites[s.sites[i]!]!.kind === kind) mask |= s.land.sites[i]!;
  }
  return mask;
}

/** A mask of the kinds of revealed sites beside any of these territories. */
export function kindsBeside(g: Position, territories: number): number {
  const { s, rules } = g;
  let kinds = 0;
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && s.land.sites[i]! & territories) kinds |= 1 << rules.sites[s.sites[i]!]!.kind;
  }
  return kinds;
}

/** The revealed sites of a kind, by lattice point. */
export function revealedOfKind(g: Position, kind: number): number[] {
  const { s, rules } = g;
  const list: number[] = [];
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && rules.sites[s.sites[i]!]!.kind === kind) list.push(i);
  }
  return list;
}

/** A mask of the sites around a territory that are still face down. */
export const faceDownAround = (s: State, territory: number): number =>
  s.land.sitesOf[territory]! & ~s.revealed;
