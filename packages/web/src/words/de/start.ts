import type { Words } from '../words.svelte.js';

export const start: Words['start'] = {
  playNow: 'Gleich spielen',
};
