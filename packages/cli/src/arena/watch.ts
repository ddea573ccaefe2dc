// Who is thinking, in memory that two threads see: whoever never answers cannot be asked.
import type { Player } from '@civolution/bots';

export type Watch = Int32Array<SharedArrayBuffer>;

/** Questions begun in all, the seat that thinks, and the choices made before in its game. */
const QUESTIONS = 0;
const SEAT = 1;
const CHOICES = 2;
const NOBODY = -1;

export interface Thinker {
  readonly seat: number;
  /** Choices made by all before. */
  readonly at: number;
}

export const newWatch = (): Watch =>
  new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)).fill(NOBODY);

/** The players of one game, each seen when it thinks. */
export function watched(watch: Watch, players: readonly Player[]): Player[] {
  let choices = 0;
  return players.map((player, seat) => ({
    name: player.name,
    choose(...question) {
      Atomics.store(watch, CHOICES, choices++);
      Atomics.store(watch, SEAT, seat);
      Atomics.add(watch, QUESTIONS, 1);
      try {
        return player.choose(...question);
      } finally {
        Atomics.store(watch, SEAT, NOBODY);
      }
    },
  }));
}

/**
 * Looks every second, and tells of a player that was seen so many times more to think about the same question. Looks are
 * counted and no clock is read, so that a machine that sleeps blames nobody. Returns how to end it.
 */
export function keepWatch(watch: Watch, patience: number, late: (who: Thinker) => void): () => void {
  let question = 0;
  let waited = 0;
  const looking = setInterval(() => {
    const seat = Atomics.load(watch, SEAT);
    const at = Atomics.load(watch, CHOICES);
    const now = Atomics.load(watch, QUESTIONS);
    waited = seat === NOBODY || now !== question ? 0 : waited + 1;
    question = now;
    if (waited < patience) return;
    clearInterval(looking);
    late({ seat, at });
  }, 1000);
  return () => clearInterval(looking);
}
