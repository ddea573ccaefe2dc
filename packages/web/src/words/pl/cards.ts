import type { Words } from '../words.svelte.js';

export const cards: Words['cards'] = {
  hand: 'Ręka',
};
