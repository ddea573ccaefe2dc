// Where everybody stands, in words: "Ada 3, Bruno 1".
import { game } from '../../page/game.svelte.js';

export const sayEach = (numbers: readonly number[]): string =>
  numbers.map((n, seat) => `${game.nameOf(seat)} ${n}`).join(', ');
