// A game that is kept here: people at this screen, and bots.
import type { State, View } from '@civolution/engine';
import type { GameConnection, Happened, Position } from './connection.js';
import { canUndo, checkViewer, choose, eventsSince, type Session, undo } from './session.js';

/** A choice of a program, and what it says about it. */
export interface BotChoice<Remark> {
  readonly choice: number;
  readonly remark?: Remark;
}

/** Makes a choice from what its seat may know. */
export type Bot<Remark> = (view: View) => Promise<BotChoice<Remark>>;

export interface LocalGame<Remark> {
  readonly session: Session;
  /** By seat. */
  readonly bots: ReadonlyMap<number, Bot<Remark>>;
  /** Hears of everything that happened, be it by people or by bots. */
  changed(): void;
  /** Hears that a bot gave no choice, or one that was refused. The game stands still until something else is done. */
  failed(error: unknown): void;
}

/** The state right after an event, until it has been shown. */
interface Moment<Remark> {
  readonly state: State;
  readonly remark?: Remark;
}

export function localGame<Remark>(game: LocalGame<Remark>): GameConnection<Remark> {
  const { session, bots } = game;
  const { civ } = session;
  const moments = new Map<number, Moment<Remark>>();
  let shown = 0;
  let thinking = false;
  let isOpen = true;

  function carryOut(seat: number, { choice, remark }: BotChoice<Remark>): void {
    const { sequence: before } = session;
    choose(session, seat, choice, (event, state) => {
      const isFirst = event.sequence === before + 1;
      moments.set(event.sequence, {
        state: civ.clone(state),
        ...(isFirst && remark !== undefined && { remark }),
      });
    });
    game.changed();
  }

  /** Lets the next bot choose, once everything before has been shown. */
  async function goOn(): Promise<void> {
    const isDue = (): boolean => isOpen && shown >= session.sequence;
    if (thinking) return;
    thinking = true;
    try {
      while (isDue()) {
        const asked = civ.decisions(session.state).find(({ seat }) => bots.has(seat));
        if (!asked) break;
        const { state } = session;
        const made = await bots.get(asked.seat)!(civ.view(state, asked.seat));
        // Somebody else may have chosen or taken back meanwhile: the bot is asked again.
        if (isOpen && session.state === state) carryOut(asked.seat, made);
      }
    } catch (error) {
      if (isOpen) game.failed(error);
    } finally {
      thinking = false;
    }
  }

  return {
    civ,
    setup: session.origin.setup,
    position(viewer): Position {
      checkViewer(session, viewer);
      return {
        view: civ.view(session.state, viewer),
        waitingFor: civ.decisions(session.state).map(({ seat }) => seat),
        canUndo: canUndo(session, viewer),
        sequence: session.sequence,
      };
    },
    since: (viewer, sequence) =>
      eventsSince(session, viewer, sequence).map((event): Happened<Remark> => {
        const { state, ...said } = moments.get(event.sequence) ?? { state: null };
        return { event, view: state && civ.view(state, viewer), ...said };
      }),
    async choose(seat, choice) {
      carryOut(seat, { choice });
    },
    async undo(seat) {
      undo(session, seat);
      moments.set(session.sequence, { state: session.state });
      game.changed();
    },
    reportShown(sequence) {
      shown = Math.max(shown, Math.min(sequence, session.sequence));
      for (const number of moments.keys()) if (number <= shown) moments.delete(number);
      void goOn();
    },
    close() {
      isOpen = false;
    },
  };
}
