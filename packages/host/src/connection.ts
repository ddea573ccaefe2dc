// The interface to a running game, wherever it runs: in this browser, on a server, or as a replay of a record.
import type { Civolution, Setup, View } from '@civolution/engine';
import type { SessionEvent } from './session.js';

/** The present state of a game, as one viewer may know it. */
export interface Position {
  readonly view: View;
  /** The seats that are asked something; none when the game is over. */
  readonly waitingFor: readonly number[];
  /** Whether the viewer can take back its last choice. */
  readonly canUndo: boolean;
  /** The number of the last event. */
  readonly sequence: number;
}

/** An event as a viewer may know it. */
export interface Happened<Remark> {
  readonly event: SessionEvent;
  /** The view right after it; null where it is no longer kept. */
  readonly view: View | null;
  /** With the first event of a choice that is still at hand: who made it, and what a program said about it. */
  readonly made?: { readonly seat: number; readonly remark?: Remark };
}

/**
 * The one way to a running game. A viewer is a seat, or -1 for a spectator. What is refused rejects with a CivError and
 * changes nothing.
 */
export interface GameConnection<Remark = never> {
  readonly civ: Civolution;
  readonly setup: Setup;
  /** The present state, as a viewer may know it. */
  position(viewer: number): Position;
  /** What happened after the event of a number. */
  since(viewer: number, sequence: number): readonly Happened<Remark>[];
  /** Carries out a choice of a seat. */
  choose(seat: number, choice: number): Promise<void>;
  /** Takes back the last choice of a seat. */
  undo(seat: number): Promise<void>;
  /** Reports that the screen has shown all events up to a number. Bots wait for this before they move on. */
  reportShown(sequence: number): void;
  /** Ends the connection: bots stop, and choices are refused. */
  close(): void;
}
