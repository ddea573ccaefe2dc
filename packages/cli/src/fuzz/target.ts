import { type GameTexts, gameTexts, seatNames } from '@civolution/content';
import { type Civolution, redact, type Setup } from '@civolution/engine';
import { canUndo, choose, openSession, undo } from '@civolution/host';

export type Texts = Pick<GameTexts, 'choice' | 'prompt' | 'event'>;

/** What is put to the test. Tests put faulty parts in. */
export interface Target {
  readonly civ: Civolution;
  readonly redact: typeof redact;
  /** The texts of a game; V.I.C.I goes by its name. */
  readonly texts: (setup: Setup) => Texts;
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
  texts: setup => gameTexts('en', civ.rules, seatNames(setup)),
  openSession,
  choose,
  canUndo,
  undo,
  longest: 20_000,
});
