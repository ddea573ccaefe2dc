import type { Words } from '../words.svelte.js';

export const boards: Words['boards'] = {
  boards: 'Plansze',
};
