// A game that is kept here: people at this screen, and bots.
import { CivError, type Decision, type State, type View } from '@civolution/engine';
import type { GameConnection, Happened, Position } from './connection.js';
import { canUndo, checkViewer, choose, eventsSince, type Session, undo } from './session.js';

/** A choice of a program, and what it says about it. */
export interface BotChoice<Remark> {
  readonly choice: number;
  readonly remark?: Remark;
}

/** Makes a choice from what its seat may know. */
export type Bot<Remark> = (view: View) => Promise<BotChoice<Remark>>;

/** What a game at this screen is made of. */
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
  readonly made?: NonNullable<Happened<Remark>['made']>;
}

/** The connection to a game at this screen. */
export function localGame<Remark>(game: LocalGame<Remark>): GameConnection<Remark> {
  const { session, bots } = game;
  const { civ } = session;
  const moments = new Map<number, Moment<Remark>>();
  let shown = 0;
  let thinking = false;
  let isOpen = true;

  function carryOut(seat: number, { choice, remark }: BotChoice<Remark>): void {
    const { sequence: before } = session;
    const made = { seat, ...(remark !== undefined && { remark }) };
    choose(session, seat, choice, (event, state) => {
      const isFirst = event.sequence === before + 1;
      moments.set(event.sequence, { state: civ.clone(state), ...(isFirst && { made }) });
    });
    game.changed();
  }

  const nextBot = (): Decision | undefined => civ.decisions(session.state).find(({ seat }) => bots.has(seat));

  /** Whether an answer to an earlier question is still one: in the draft all choose apart from each other. */
  const stillAnswers = ({ seat, task }: Decision, choice: number): boolean =>
    task === 'draft' &&
    civ.decisions(session.state).some(now => now.seat === seat && now.task === task) &&
    civ.legal(session.state, seat).includes(choice);

  /** Asks a bot. What somebody else did meanwhile makes most answers void; the bot is then asked again. */
  async function ask(asked: Decision): Promise<void> {
    const { state } = session;
    let made: BotChoice<Remark>;
    try {
      made = await bots.get(asked.seat)!(civ.view(state, asked.seat));
    } catch (error) {
      if (session.state === state) throw error;
      return;
    }
    if (isOpen && (session.state === state || stillAnswers(asked, made.choice))) carryOut(asked.seat, made);
  }

  /** Lets bots choose, as long as everything before has been shown. */
  async function goOn(): Promise<void> {
    if (thinking) return;
    thinking = true;
    try {
      for (let asked = nextBot(); asked && isOpen && shown >= session.sequence; asked = nextBot()) {
        await ask(asked);
      }
    } catch (error) {
      if (isOpen) game.failed(error);
    } finally {
      thinking = false;
    }
  }

  function mustBeOpen(): void {
    if (!isOpen) throw new CivError('gameOver', 'The game is closed.');
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
        const { state, ...more } = moments.get(event.sequence) ?? { state: null };
        return { event, view: state && civ.view(state, viewer), ...more };
      }),
    async choose(seat, choice) {
      mustBeOpen();
      carryOut(seat, { choice });
    },
    async undo(seat) {
      mustBeOpen();
      undo(session, seat);
      moments.set(session.sequence, { state: session.state, made: { seat } });
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
