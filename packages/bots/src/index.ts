// Players that are programs.
export type { Player } from './player.js';
export { randomPlayer } from './random.js';
export { type Seen, seekerPlayer } from './seeker.js';
