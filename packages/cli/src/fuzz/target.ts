import { type Speaker, speaker } from '@civolution/content';
import { type Civolution, redact } from '@civolution/engine';
import { canUndo, choose, openSession, undo } from '@civolution/host';

/** What is put to the test. Tests put faulty parts in. */
export interface Target {
  readonly civ: Civolution;
  readonly redact: typeof redact;
  readonly speaker: Pick<Speaker, 'choice' | 'prompt' | 'event'>;
  readonly openSession: typeof openSession;
  readonly choose: typeof choose;
  readonly canUndo: typeof canUndo;
  readonly undo: typeof undo;
  /** More choices than any game has. */
  readonly longest: number;
}

export const targetOf = (civ: Civolution): Target => ({
  civ,
  redact,
  speaker: speaker('en', civ.rules),
  openSession,
  choose,
  canUndo,
  undo,
  longest: 20_000,
});
