// A game that runs here: people at one screen, and bots.
import { CivError, type Decision, type State, type View } from '@civolution/engine';
import type { GameConnection, Happened } from './connection.js';
import { positionOf } from './seat-view.js';
import { choose, eventsSince, type Session, undo } from './session.js';

/** A bot's choice, with an optional remark about it. */
export interface BotChoice<Remark> {
  readonly choice: number;
  readonly remark?: Remark;
}

/** Chooses from the view of its seat. */
export type Bot<Remark> = (view: View) => Promise<BotChoice<Remark>>;

/** What a game at this screen is made of. */
export interface LocalGame<Remark> {
  readonly session: Session;
  /** By seat. */
  readonly bots: ReadonlyMap<number, Bot<Remark>>;
  /** Called after every choice and every undo. */
  changed(): void;
  /** Called when a bot fails or makes a choice that is refused. The game waits until somebody acts or reports. */
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

  /** Whether a choice for an earlier question still counts. In the draft it does, because seats choose independently. */
  const stillAnswers = ({ seat, task }: Decision, choice: number): boolean =>
    task === 'draft' &&
    civ.decisions(session.state).some(now => now.seat === seat && now.task === task) &&
    civ.legal(session.state, seat).includes(choice);

  /** Asks a bot. If somebody else acts meanwhile, most answers are dropped and the bot is asked again. */
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

  /** Lets bots choose as long as the screen has shown everything. */
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
    position: viewer => positionOf(session, viewer),
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
