// What the seekers of many games remember.
import type { Seen } from '@civolution/bots';

/** After this many games nothing would be new to a seeker. */
const GAMES = 12;

/** Gives the shared memory for game `n`. It is emptied every 12 games. */
export function seekerMemory(): (n: number) => Seen {
  let seen: Seen = new Map();
  return n => {
    if (n % GAMES === 0) seen = new Map();
    return seen;
  };
}
