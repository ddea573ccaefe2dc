/** What set something off: kind times 1024 plus the thing's number. */
export const CAUSES = [
  'setup',
  'phase', // phase
  'module', // module
  'reset',
  'card', // card: cost spaces and instant bonus
  'ability', // slot
  'income', // chip
  'attribute', // chip
  'line', // track and line, see lineId
  'weather',
  'event', // event
  'site', // site
  'completion', // stage
  'activity', // slot
  'category', // category
  'goal', // goal chip
  'startingAttribute', // chip
  'creature', // creature
  'actionCard', // card of the automa
] as const;
export type CauseKind = (typeof CAUSES)[number];

/** The number of a cause: its kind and the thing of that kind. */
export const cause = (kind: CauseKind, id = 0): number => CAUSES.indexOf(kind) * 1024 + id;
/** The kind of a cause. */
export const causeKind = (code: number): CauseKind => CAUSES[code >> 10]!;
/** The number of the thing that a cause is, among those of its kind. */
export const causeId = (code: number): number => code & 1023;

/** A line of a track is one number as a cause. */
const LINES = 8;
export const lineId = (track: number, line: number): number => track * LINES + line;
/** The track of a line that is a cause. */
export const trackOfLine = (id: number): number => Math.floor(id / LINES);
/** Which line of its track a line is, from 0. */
export const lineOnTrack = (id: number): number => id % LINES;
