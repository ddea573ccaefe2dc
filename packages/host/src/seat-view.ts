// What a screen needs to know, and nothing that its viewer may not.
import type { Civolution, DescribedQuestion, Reason, Subject, View } from '@civolution/engine';
import { canUndo, checkViewer, type Session } from './session.js';

/** What the screen of one seat shows. */
export interface SeatView {
  readonly view: View;
  /** What the viewer is asked, with everything it could answer; null for spectators and those who wait. */
  readonly decision: DescribedQuestion | null;
  /** The seats that are asked something. */
  readonly waitingFor: readonly number[];
  readonly canUndo: boolean;
  /** Per seat the final score as it would be now. */
  readonly projected: readonly ReturnType<Civolution['project']>[];
  /** The seats, best first, once the game is over. */
  readonly ranking: readonly number[] | null;
  /** Of the last thing that happened: what comes later has a higher number. */
  readonly sequence: number;
}

/** The screen of a seat, or of a spectator (-1). */
export function seatView(session: Session, viewer: number): SeatView {
  checkViewer(session, viewer);
  const { civ, state } = session;
  const decisions = civ.decisions(state);
  const view = civ.view(state, viewer);
  return {
    view,
    decision: civ.question(state, viewer),
    waitingFor: decisions.map(({ seat }) => seat),
    canUndo: canUndo(session, viewer),
    // From the view and not from the state: so it can tell nothing that the view does not.
    projected: view.seats.map((_, seat) => civ.project(view, seat)),
    ranking: decisions.length === 0 ? civ.ranking(view) : null,
    sequence: session.sequence,
  };
}

/** Why a seat cannot choose something now; empty when it can. */
export function explain(session: Session, seat: number, subject: Subject): Reason[] {
  checkViewer(session, seat);
  return session.civ.explain(session.state, seat, subject);
}
