/** Every refusal is one of these: a code for programs, the facts needed to act on it, one clear sentence. */
export type ErrorCode =
  | 'badPack'
  | 'badSetup'
  | 'badSeed'
  | 'badSave'
  | 'wrongRules'
  | 'wrongPack'
  | 'badRecord'
  | 'gameOver'
  | 'notYourTurn'
  | 'badSeat'
  | 'notAChoice'
  | 'notLegal'
  | 'noUndo';

/** A refusal: nothing has changed. */
export class CivError extends Error {
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'CivError';
    this.code = code;
    this.facts = facts;
  }
}
