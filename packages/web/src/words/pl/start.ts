import type { Words } from '../words.svelte.js';

export const start: Words['start'] = {
  playNow: 'Graj od razu',
};
