// The colour of a track, and of the cards that belong to it; the other categories have none.
import { TRACKS } from '@civolution/engine';

export const toneOf = (category: number): string =>
  category >= 0 && category < TRACKS.length ? `var(--value-${category + 1})` : 'var(--ink-2)';
