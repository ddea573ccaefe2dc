// A session as one viewer may know it.
import type { Civolution, DescribedQuestion, Reason, Subject } from '@civolution/engine';
import type { Position } from './connection.js';
import { canUndo, checkViewer, type Session } from './session.js';

/** The position of a viewer, with what it is asked. */
export interface SeatView extends Position {
  /** What the viewer is asked, with everything it could answer; null for spectators and those who wait. */
  readonly decision: DescribedQuestion | null;
  /** Per seat the final score as it would be now. */
  readonly projected: readonly ReturnType<Civolution['project']>[];
  /** The seats, best first, once the game is over. */
  readonly ranking: readonly number[] | null;
}

/** The position of a seat, or of a spectator (-1). */
export function positionOf(session: Session, viewer: number): Position {
  checkViewer(session, viewer);
  const { civ, state, sequence } = session;
  return {
    view: civ.view(state, viewer),
    waitingFor: civ.decisions(state).map(({ seat }) => seat),
    canUndo: canUndo(session, viewer),
    sequence,
  };
}

/** The view of a seat, or of a spectator (-1), with its question. */
export function seatView(session: Session, viewer: number): SeatView {
  const position = positionOf(session, viewer);
  const { civ, state } = session;
  const { view, waitingFor } = position;
  return {
    ...position,
    decision: civ.question(state, viewer),
    // From the view and not from the state, so that it reveals nothing.
    projected: view.seats.map((_, seat) => civ.project(view, seat)),
    ranking: waitingFor.length === 0 ? civ.ranking(view) : null,
  };
}

/** Why a seat cannot choose something now; empty when it can. */
export function explain(session: Session, seat: number, subject: Subject): Reason[] {
  checkViewer(session, seat);
  return session.civ.explain(session.state, seat, subject);
}
