import type { Words } from '../words.svelte.js';

export const console: Words['console'] = {
  console: 'Konsola',
};
