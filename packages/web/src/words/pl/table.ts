import type { Words } from '../words.svelte.js';

export const table: Words['table'] = {
  leave: 'Odejdź od stołu',
};
