// What a civilization sees of a position.
import type { Position } from '@civolution/engine';
import { seeConsole } from './console.js';
import { seeDice } from './dice.js';
import { seeLand } from './land.js';
import { seeMarkers } from './markers.js';
import { pointsToCome, seeScoring, seeWanted } from './scoring.js';

/**
 * Writes the inputs and returns the points that are sure. Nothing else may write to `out`: a part that would compute the
 * same again is skipped, and its old values stay (see `remember`). So each part must write all of its inputs.
 */
export function see(g: Position, seat: number, out: Float64Array): number {
  const me = g.s.seats[seat]!;
  const toCome = pointsToCome(g.s.eraTiles, g.rules);
  const points = seeScoring(g, seat, toCome, out);
  seeMarkers(me.markers, me.supply, g.rules.territories.length, out);
  seeDice(g, seat, out);
  seeConsole(g, seat, out);
  seeLand(g, seat, out);
  seeWanted(me.levels, toCome, out);
  return points;
}
