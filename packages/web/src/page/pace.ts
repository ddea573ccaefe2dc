// How long each thing that happens is looked at before the next is told.
import { plain } from '@civolution/content/marks';
import type { LogLine } from '../worker/protocol.js';
import { PAUSE, settings } from './settings.svelte.js';

/** Told in passing: reasons, payments and the like, of which a glance is enough. */
const IN_PASSING: ReadonlySet<LogLine['type']> = new Set<LogLine['type']>([
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

/** So many letters are read at a look; longer texts stand longer, up to a point. */
const AT_A_LOOK = 60;
const LONGEST = 3;

/** In milliseconds, at the speed one has set. */
export function pauseFor({ type, text }: LogLine): number {
  const length = Math.min(LONGEST, Math.max(1, plain(text).length / AT_A_LOOK));
  return PAUSE[settings.speed] * length * (IN_PASSING.has(type) ? GLANCE : 1);
}

/** Anything is looked at at all. */
export const isStepwise = (): boolean => PAUSE[settings.speed] > 0;
