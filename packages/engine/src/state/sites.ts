import type { Game } from '../flow/game.js';

/** A mask of the territories beside the revealed sites of a kind. */
export function sitesOfKind(g: Game, kind: number): number {
  const { s, rules } = g;
  let mask = 0;
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && rules.sites[s.sites[i]!]!.kind === kind) mask |= s.land.sites[i]!;
  }
  return mask;
}

/** A mask of the kinds of revealed sites beside any of these territories. */
export function kindsBeside(g: Game, territories: number): number {
  const { s, rules } = g;
  let kinds = 0;
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && s.land.sites[i]! & territories) kinds |= 1 << rules.sites[s.sites[i]!]!.kind;
  }
  return kinds;
}

/** The revealed sites of a kind, by lattice point. */
export function revealedOfKind(g: Game, kind: number): number[] {
  const { s, rules } = g;
  const list: number[] = [];
  for (let i = 0; s.revealed >> i !== 0; i++) {
    if ((s.revealed >> i) & 1 && rules.sites[s.sites[i]!]!.kind === kind) list.push(i);
  }
  return list;
}
