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
  type Seat,
  STORED,
} from '@civolution/engine';
import { part } from '../inputs.js';

/** A supply in which nothing will be missing soon. */
const COMFORT = 10;

const { at, whenChanged } = part([
  'money',
  'ideas',
  'focus',
  'planning',
  'planned',
  'resetMarkers',
  'features',
  'featureKinds',
  'stored',
  'rows',
  'materialKinds',
  'raw',
  'scarce',
]);

export const seeMarkers = whenChanged((out: Float64Array, markers: Seat['markers'], supply: number): void => {
  out[at.money] = markers[MONEY]! / 4;
  out[at.ideas] = markers[IDEA]! / 4;
  out[at.focus] = markers[FOCUS]! / 2;
  for (let v = 0; v < 6; v++) {
    out[at.planning + v] = markers[PLANNING + v]! / 2;
    out[at.planned]! += markers[PLANNING + v]! / 3;
  }
  out[at.resetMarkers] = markers[RESET]! / 4;
  for (let f = 0; f < FEATURES.length; f++) {
    const n = markers[FEATURE + f]!;
    out[at.features + f] = n / 2;
    if (n > 0) out[at.featureKinds]! += 1 / 3;
  }
  for (let m = 0; m < MATERIALS.length; m++) {
    const n = markers[STORED + m]!;
    out[at.stored + m] = n / 2;
    if (n === 0) continue;
    out[at.rows + (m % 3)]! += n / 3;
    out[at.materialKinds]! += 1 / 4;
  }
  for (let place = RAW; place < RESET; place++) out[at.raw]! += markers[place]! / 3;
  out[at.scarce] = Math.max(0, COMFORT - supply) / 5;
});
