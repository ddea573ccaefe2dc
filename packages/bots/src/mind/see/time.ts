// How much of a game is still to come.
import { ACTION_PHASE, type Board, ERAS } from '@civolution/engine';

const resetsOfEra = ({ s, rules }: Board): number => rules.byPlayers(s.seats.length).resets;

/** How much of the era's Action phase is over, from 0 to 1. */
export function eraOver(g: Board): number {
  const { phase, resets } = g.s;
  return phase < ACTION_PHASE ? 0 : phase > ACTION_PHASE ? 1 : resets / resetsOfEra(g);
}

/** From 1 at the beginning to 0; even when an era's Resets are done its last turns and scorings are to come. */
export function timeLeft(g: Board): number {
  const { phase, era } = g.s;
  const over = phase === ACTION_PHASE ? 0.9 * eraOver(g) : eraOver(g);
  return Math.max(0, (ERAS - Math.max(1, era) + 1 - over) / ERAS);
}

/** A civilization's share of the Resets to come. */
export const resetsLeft = (g: Board): number =>
  ((ERAS - g.s.era + 1 - eraOver(g)) * resetsOfEra(g)) / g.s.seats.length;

/** Phases of a kind still to come. */
export const phasesLeft = ({ s }: Board, phase: number): number => ERAS - s.era + (s.phase <= phase ? 1 : 0);
