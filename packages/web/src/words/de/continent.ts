import type { Words } from '../words.svelte.js';

export const continent: Words['continent'] = {
  continent: 'Kontinent',
};
