// A running game: its record, its state, and as much of the past as may be taken back.
import {
  CivError,
  type Civolution,
  type GameEvent,
  kindOf,
  RULES_VERSION,
  redact,
  type Setup,
  SPECTATOR,
  type State,
} from '@civolution/engine';
import {
  type Chosen,
  type GameRecord,
  MAX_SEED,
  orderly,
  type RecordedPlayer,
  setupFault,
} from './record.js';
import { begin, follow } from './replay.js';

/** A choice was taken back: what happened with a sequence number from `from` to before `until` did not happen. */
export interface Undone {
  readonly type: 'undone';
  readonly seat: number;
  readonly from: number;
  readonly until: number;
}

/** What happened, numbered upwards. A number is given once, also when what it stood for is taken back. */
export type SessionEvent = (GameEvent | Undone) & { readonly sequence: number };

interface Step {
  readonly seat: number;
  readonly choice: number;
  /** Made in the draft, apart from those of the others. */
  readonly drafted: boolean;
  /** The sequence numbers of what it set off. */
  readonly from: number;
  readonly until: number;
}

/**
 * States are never changed once they are here: a choice is carried out on a copy, so that whatever goes wrong
 * leaves the game as it was. Sequence numbers belong to this object; a game opened anew numbers anew.
 */
export interface Session {
  readonly civ: Civolution;
  readonly origin: Omit<GameRecord, 'choices' | 'components'>;
  readonly choices: Chosen[];
  state: State;
  /** The state at the last boundary, and the choices since: only these can be taken back. */
  boundary: State;
  readonly steps: Step[];
  log: SessionEvent[];
  sequence: number;
}

/** Begins a new game and returns its session. */
export function openSession(
  civ: Civolution,
  setup: Setup,
  seed: string,
  players?: readonly RecordedPlayer[],
): Session {
  const problem = setupFault(setup);
  if (problem !== null) throw new CivError('badSetup', `The set-up is wrong: ${problem}.`, { setup });
  if (typeof seed !== 'string' || seed === '' || seed.length > MAX_SEED) {
    throw new CivError('badSeed', `The seed must be a text of at most ${MAX_SEED} characters.`);
  }
  return openRecord(civ, {
    format: 'civolution-record',
    rules: RULES_VERSION,
    pack: civ.rules.pack.name,
    packHash: civ.rules.hash,
    setup: orderly(setup),
    seed,
    ...(players && { players }),
    choices: [],
  });
}

/** The session that goes on where a record ends, with the same choices to take back as the one that wrote it. */
export function openRecord(civ: Civolution, record: GameRecord): Session {
  const happened: GameEvent[] = [];
  const start = begin(civ, record, event => happened.push(event));
  const { choices, snapshot, components: _, ...origin } = record;
  const session: Session = {
    civ,
    // Only a snapshot that play starts from is needed to replay the game.
    origin: start.fromSnapshot ? { ...origin, snapshot: snapshot! } : origin,
    choices: choices.slice(0, start.at),
    state: start.state,
    boundary: start.state,
    steps: [],
    log: [],
    sequence: 0,
  };
  happened.forEach((event, i) => {
    session.log.push({ ...event, sequence: i + 1 });
  });
  session.sequence = happened.length;
  follow(civ, record, start, choices.length, (seat, choice) => {
    choose(session, seat, choice);
    return session.state;
  });
  return session;
}

interface RecordOptions {
  /** So that it can be gone on with after the rules have changed. */
  readonly snapshot?: boolean;
  /** So that it can be opened where its pack is not at hand. */
  readonly components?: boolean;
}

/** The record of the game so far. */
export function toRecord(session: Session, options: RecordOptions = {}): GameRecord {
  const { civ, origin, choices, state } = session;
  return {
    ...origin,
    choices: choices.slice(),
    ...(options.snapshot && {
      snapshot: { at: choices.length, rules: RULES_VERSION, state: civ.save(state) },
    }),
    ...(options.components && { components: civ.rules.pack }),
  };
}

/** Hears what happens, and the state at that moment, which is not to be changed or kept. */
export type Witness = (event: SessionEvent, state: State) => void;

/** Carries out a choice of a seat; a refusal is a CivError and changes nothing. */
export function choose(session: Session, seat: number, choice: number, witness?: Witness): void {
  const { civ } = session;
  const drafted = civ.decisions(session.state)[0]?.task === 'draft';
  const next = civ.clone(session.state);
  const from = session.sequence + 1;
  const happened: SessionEvent[] = [];
  civ.choose(next, seat, choice, event => {
    const numbered = { ...event, sequence: from + happened.length };
    happened.push(numbered);
    witness?.(numbered, next);
  });
  const final = next.learned !== session.state.learned || kindOf(choice) === 'endTurn';
  session.state = next;
  session.choices.push([seat, choice]);
  session.log.push(...happened);
  session.sequence += happened.length;
  if (final) {
    session.boundary = next;
    session.steps.length = 0;
  } else {
    session.steps.push({ seat, choice, drafted, from, until: session.sequence + 1 });
  }
}

/**
 * The step a seat may take back, or -1: its last one, when nobody else has acted since. In the draft all act at
 * once and apart, so that what others did meanwhile is no hindrance.
 */
function lastOwnStep({ steps }: Session, seat: number): number {
  let at = steps.length - 1;
  while (at >= 0 && steps[at]!.seat !== seat && steps[at]!.drafted) at--;
  const step = steps[at];
  const isOpen = step?.drafted || at === steps.length - 1;
  return step?.seat === seat && isOpen ? at : -1;
}

/** Whether a seat can take back its last choice. */
export const canUndo = (session: Session, seat: number): boolean => lastOwnStep(session, seat) >= 0;

/** Takes back the last choice of a seat: the game is then as if it had not been made. */
export function undo(session: Session, seat: number): void {
  checkViewer(session, seat);
  const { civ, steps, choices } = session;
  const at = lastOwnStep(session, seat);
  if (at < 0) throw noUndo(session, seat);
  const left = steps.filter((_, i) => i !== at);
  const state = civ.clone(session.boundary);
  for (const step of left) civ.choose(state, step.seat, step.choice);

  const { from, until } = steps[at]!;
  session.state = state;
  choices.splice(choices.length - steps.length + at, 1);
  steps.splice(at, 1);
  session.log = session.log.filter(({ sequence }) => sequence < from || sequence >= until);
  session.log.push({ type: 'undone', seat, from, until, sequence: ++session.sequence });
}

function noUndo({ steps }: Session, seat: number): CivError {
  const other = steps.at(-1)?.seat;
  return other !== undefined && other !== seat
    ? new CivError('noUndo', `Seat ${other} has acted since.`, { seat, other })
    : new CivError('noUndo', 'Nothing can be taken back: the turn was ended, or something new was learnt.', {
        seat,
      });
}

/** What a seat (or a spectator) may know of what happened after a sequence number. */
export function eventsSince(session: Session, viewer: number, sequence: number): SessionEvent[] {
  checkViewer(session, viewer);
  return session.log
    .filter(event => event.sequence > sequence)
    .map(event => (event.type === 'undone' ? event : { ...redact(event, viewer), sequence: event.sequence }));
}

export function checkViewer({ state }: Session, viewer: number): void {
  if (!Number.isInteger(viewer) || viewer < SPECTATOR || viewer >= state.seats.length) {
    throw new CivError('badSeat', `There is no seat ${viewer}.`, { seat: viewer });
  }
}
