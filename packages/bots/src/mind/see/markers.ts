// Markers on the console and on the continent.
import {
  FEATURE,
  FEATURES,
  FOCUS,
  IDEA,
  MATERIALS,
  MONEY,
  PLANNING,
  RAW,
  RESET,
  remember,
  type Seat,
  STORED,
} from '@civolution/engine';
import { AT } from '../inputs.js';

/** A supply in which nothing will be missing soon. */
const COMFORT = 10;

export const seeMarkers = remember(
  (markers: Seat['markers'], supply: number, territories: number, out: Float64Array): void => {
    out[AT.money] = markers[MONEY]! / 4;
    out[AT.ideas] = markers[IDEA]! / 4;
    out[AT.focus] = markers[FOCUS]! / 2;
    out[AT.planned] = 0;
    for (let v = 0; v < 6; v++) {
      out[AT.planning + v] = markers[PLANNING + v]! / 2;
      out[AT.planned]! += markers[PLANNING + v]! / 3;
    }
    out[AT.resetMarkers] = markers[RESET]! / 4;
    out[AT.featureKinds] = 0;
    for (let f = 0; f < FEATURES.length; f++) {
      const n = markers[FEATURE + f]!;
      out[AT.features + f] = n / 2;
      if (n > 0) out[AT.featureKinds]! += 1 / 3;
    }
    for (let row = 0; row < 3; row++) out[AT.rows + row] = 0;
    out[AT.materialKinds] = 0;
    for (let m = 0; m < MATERIALS.length; m++) {
      const n = markers[STORED + m]!;
      out[AT.stored + m] = n / 2;
      if (n === 0) continue;
      out[AT.rows + (m % 3)]! += n / 3;
      out[AT.materialKinds]! += 1 / 4;
    }
    out[AT.raw] = 0;
    for (let t = 0; t < territories; t++) out[AT.raw]! += markers[RAW + t]! / 3;
    out[AT.scarce] = Math.max(0, COMFORT - supply) / 5;
  },
);
