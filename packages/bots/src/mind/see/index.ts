// What a civilization sees of a position.
import { type Board, type CompiledMeasure, measure, type Position } from '@civolution/engine';
import type { Inputs } from '../inputs.js';
import { seeConsole } from './console.js';
import { seeDice } from './dice.js';
import { seeLand } from './land.js';
import { seeMarkers } from './markers.js';
import { pointsToCome, seeScoring, seeWanted } from './scoring.js';

/** Has all parts write their inputs, and returns the points that are sure. */
export function see(g: Position, seat: number, out: Inputs): number {
  // A position has the same value as another that differs only in the agenda (see `isWorthTheSame`), so no part may
  // read it. All that shows of it are cards being installed, which measures do not count yet.
  const board: Board = g;
  const count = (wanted: CompiledMeasure): number => measure(g, seat, wanted);

  const me = board.s.seats[seat]!;
  const toCome = pointsToCome(board.s.eraTiles, board.rules);
  const points = seeScoring(out, board, seat, toCome);
  seeMarkers(out, me.markers, me.supply);
  seeDice(out, board, seat);
  seeConsole(board, seat, count, out);
  seeLand(board, seat, out);
  seeWanted(out, me.levels, toCome);
  return points;
}
