// How long each thing that happens is looked at before the next is told.
import type { Frame } from '../home/protocol.js';
import { PAUSE, settings } from './settings.svelte.js';

/** Told in passing: reasons, payments and the like, of which a glance is enough. */
const IN_PASSING: ReadonlySet<Frame['type']> = new Set<Frame['type']>([
  'turn',
  'usedDice',
  'paid',
  'gained',
  'returned',
  'fed',
  'rolled',
  'tested',
  'priority',
  'determined',
  'consulted',
  'wheel',
  'beacons',
  'categories',
  'gridMarker',
  'crossed',
  'kept',
  'putBack',
  'turnedUp',
  'strengthened',
  'lapsed',
]);
const GLANCE = 0.3;

/** In milliseconds, at the speed one has set. */
export const pauseFor = ({ type }: Frame): number =>
  PAUSE[settings.speed] * (IN_PASSING.has(type) ? GLANCE : 1);

/** Anything is looked at at all. */
export const isStepwise = (): boolean => PAUSE[settings.speed] > 0;
