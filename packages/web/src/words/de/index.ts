import type { Words } from '../words.svelte.js';
import { boards } from './boards.js';
import { cards } from './cards.js';
import { console } from './console.js';
import { continent } from './continent.js';
import { parted } from './parting.js';
import { prompt } from './prompt.js';
import { score } from './score.js';
import { start } from './start.js';
import { table } from './table.js';

export const words: Words = { boards, cards, console, continent, parted, prompt, score, start, table };
