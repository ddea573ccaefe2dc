import type { Words } from '../words.svelte.js';

export const table: Words['table'] = {
  leave: 'Tisch verlassen',
};
