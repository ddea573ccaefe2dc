// Positions against V.I.C.I in which it carries out an action that needs a territory.
import type { Pack } from '../../src/index.js';
import { type CivSpec, type Position, type SoloSpec, type Spec, scenario } from '../support/scenario.js';

export type Against = Omit<Spec, 'civs' | 'solo' | 'rolls'> & {
  readonly human?: CivSpec;
  readonly vici?: CivSpec;
  readonly solo?: SoloSpec;
  readonly pack?: Pack;
};

/** A card, and a value that finds these actions on its blue half. */
const ROWS = {
  procreation: [10, 1],
  migration: [7, 3],
  /** After a step on a track. */
  provision: [8, 2],
  revealSites: [2, 5],
  'revealSites, favor': [2, 3],
  /** After a step on the favor track. */
  huntingToken: [4, 1],
  'procreation, provision': [9, 1],
  'migration, provision': [9, 3],
  'procreation, migration': [9, 5],
} as const;

/** The human has slept and ended its turn; V.I.C.I has acted, with these rolls after the one for the row. */
export function acts(what: keyof typeof ROWS, against: Against = {}, ...rolls: readonly number[]): Position {
  const [card, row] = ROWS[what];
  return slept({ ...against, solo: { ...against.solo, next: [card] } })
    .rolls(row, ...rolls)
    .play('endTurn');
}

/** The human has slept, with two dice besides those named; the end of its turn is all that is left of it. */
function slept({ human = {}, vici = {}, solo = {}, ...rest }: Against): Position {
  const { dice = [] } = human;
  const game = scenario({ ...rest, civs: [{ ...human, dice: [...dice, 6, 6] }, vici], solo });
  game.play('activate sleep');
  if (dice.length > 0) game.play('pay die6 die6');
  return game.play('option sleep B');
}

/** Phase 6 has begun and goes on to the first question; what V.I.C.I rolls until then. */
export function feeds(against: Against, ...rolls: readonly number[]): Position {
  const { human = {}, vici = {}, solo = {}, ...rest } = against;
  return scenario({ ...rest, civs: [human, vici], solo, phase: 6, rolls });
}

/** So many of the same. */
export const times = (n: number, spot: string): string[] => Array.from({ length: n }, () => spot);
