export { type Speaker, speaker } from './speaker.js';
export type { Language, Names, SeatNames } from './texts.js';
