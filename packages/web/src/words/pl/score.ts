import type { Words } from '../words.svelte.js';

export const score: Words['score'] = {
  score: 'Punkty',
};
