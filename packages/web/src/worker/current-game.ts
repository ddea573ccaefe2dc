// The open game: its session, how it is stored, and the lock that keeps other tabs out.
import type { Session } from '@civolution/host';
import { recordText, toRecord } from '@civolution/host';
import type { Games, StoredGame } from './games.js';
import type { Unlock } from './lock.js';
import type { OpenGame } from './open-game.js';

/** What goes wrong with storing a game: the browser would not write it down, it is open elsewhere, or it is gone. */
export class StoringError extends Error {
  readonly code: 'notKept' | 'elsewhere' | 'noGame';
  constructor(code: StoringError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** What changes of a stored game as it is played. */
export const progressOf = (session: Session, played: number) => ({
  played,
  era: session.state.era,
  phase: session.state.phase,
  over: session.civ.decisions(session.state).length === 0,
  scores: session.state.seats.map(({ score }) => score),
  record: recordText(toRecord(session, { snapshot: true })),
});

/** Where games are stored. */
export interface Storage {
  readonly games: Promise<Games>;
  now(): number;
  report(error: unknown): void;
}

export class CurrentGame {
  readonly game: OpenGame;
  readonly session: Session;
  readonly #storage: Storage;
  readonly #unlock: Unlock;
  #stored: StoredGame;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(game: OpenGame, session: Session, stored: StoredGame, storage: Storage, unlock: Unlock) {
    this.game = game;
    this.session = session;
    this.#stored = stored;
    this.#storage = storage;
    this.#unlock = unlock;
  }

  /** Stores the game once the page has been told what happened. */
  storeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#store());
  }

  async #store(): Promise<void> {
    this.#timer = null;
    const { games, now, report } = this.#storage;
    this.#stored = { ...this.#stored, ...progressOf(this.session, now()) };
    const game = this.#stored;
    try {
      await (await games).put(game);
    } catch (error) {
      report(new StoringError('notKept', String(error)));
    }
  }

  /** Ends it here. A game that was taken over is another tab's to store. */
  async leave(isTakenOver: boolean): Promise<void> {
    this.game.connection.close();
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      if (!isTakenOver) await this.#store();
    }
    this.#unlock();
  }
}
