// What a civilization sees of a position.
import type { Position } from '@civolution/engine';
import { seeConsole } from './console.js';
import { seeDice } from './dice.js';
import { seeLand } from './land.js';
import { seeMarkers } from './markers.js';
import { pointsToCome, seeScoring, seeWanted } from './scoring.js';

/** Writes the inputs; gives the points that are sure. */
export function see(g: Position, seat: number, out: Float64Array): number {
  out.fill(0);
  const toCome = pointsToCome(g);
  const points = seeScoring(g, seat, toCome, out);
  seeMarkers(g.s.seats[seat]!, g.rules.territories.length, out);
  seeDice(g, seat, out);
  seeConsole(g, seat, out);
  seeLand(g, seat, out);
  seeWanted(g, seat, toCome, out);
  return points;
}
