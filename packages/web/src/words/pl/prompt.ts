import type { Words } from '../words.svelte.js';

export const prompt: Words['prompt'] = {
  undo: 'Cofnij',
};
