// A running game at this screen: what it shows to whoever looks, and what its players do.
import type { Speaker } from '@civolution/content/speaker';
import {
  allUnits,
  CivError,
  type Civolution,
  ERAS,
  type GameEvent,
  redact,
  SPECTATOR,
  type State,
  type Subject,
} from '@civolution/engine';
import * as host from '@civolution/host';
import { targetsOf } from './event-targets.js';
import { type Foreseen, foresee, pointsOf, priceOf } from './foresee.js';
import { pricesFor } from './prices.js';
import type { Asked, Choice, Frame, Player, Reason, Shown } from './protocol.js';
import { warningsFor } from './warnings.js';

/** `speak` says texts with marks for icons. */
export interface Table {
  readonly id: string;
  readonly civ: Civolution;
  readonly session: host.Session;
  readonly players: readonly Player[];
  speak: Speaker;
  viewer: number;
  /** What happened since the page was last told. */
  fresh: boolean;
  /** Something was done at this screen since then. */
  done: boolean;
  frames: Frame[];
}

export const isBot = ({ players }: Table, seat: number): boolean => players[seat]?.bot !== undefined;

/** People at this screen, by seat. */
export const people = ({ players }: Table): number[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Who looks first: the only person, or nobody until one of them says so. */
export function firstViewer(players: readonly Player[]): number {
  const seats = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return seats.length === 1 ? seats[0]! : SPECTATOR;
}

/** The questions that a bot is to answer. */
export const botAsked = (table: Table): number[] =>
  table.civ.decisions(table.session.state).flatMap(({ seat }) => (isBot(table, seat) ? [seat] : []));

/** What only leads up to something. */
const PRELUDE: ReadonlySet<Frame['type']> = new Set<Frame['type']>(['turn', 'usedDice', 'paid']);

/** Carries out a choice. What comes of it first is told with the reason, if there is one. */
export function choose(
  table: Table,
  seat: number,
  choice: number,
  steps: boolean,
  reason: Reason | null = null,
): void {
  const { session, civ } = table;
  let look = seat !== table.viewer;
  const frames: Frame[] = [];
  let era = session.state.era;
  host.choose(session, seat, choice, (event, state) => {
    if (event.type === 'phase') era = event.era;
    // What one does oneself is on the screen at once; what happens then is worth a look step by step.
    look ||= isOther(event, seat);
    frames.push(frameOf(table, event, state, era, steps && look ? civ.view(state, table.viewer) : null));
  });
  const first = frames.findIndex(
    frame => frame.seat === seat && frame.text !== '' && !PRELUDE.has(frame.type),
  );
  if (reason && first >= 0) frames[first] = { ...frames[first]!, reason };
  table.frames.push(...frames);
}

const isOther = (event: host.SessionEvent, seat: number): boolean =>
  event.type === 'phase' || ('seat' in event && event.seat >= 0 && event.seat !== seat);

export function undo(table: Table, seat: number): void {
  host.undo(table.session, seat);
  table.fresh = true;
}

function frameOf(
  table: Table,
  event: host.SessionEvent,
  state: State,
  era: number,
  view: Frame['view'],
): Frame {
  if (event.type === 'undone') {
    return {
      sequence: event.sequence,
      type: 'undone',
      seat: event.seat,
      era,
      text: '',
      targets: [],
      view: null,
    };
  }
  const told = redact(event, table.viewer) as GameEvent;
  return {
    sequence: event.sequence,
    type: event.type,
    seat: 'seat' in event ? event.seat : -1,
    era,
    text: table.speak.event(told, state),
    targets: targetsOf(told),
    view,
  };
}

/** All that has happened, anew. */
function wholeLog(table: Table): Frame[] {
  let era = 0;
  return host.eventsSince(table.session, table.viewer, 0).flatMap(event => {
    if (event.type === 'phase') era = event.era;
    return event.type === 'undone' ? [] : [frameOf(table, event, table.session.state, era, null)];
  });
}

/** The screen as it is now; what happened since the last one goes with it, or everything. */
export function shown(table: Table): Shown {
  const { session, viewer, civ } = table;
  const screen = host.screen(session, viewer);
  const frames = table.fresh ? wholeLog(table) : table.frames;
  const { fresh, done } = table;
  table.fresh = false;
  table.done = false;
  table.frames = [];
  const foreseen = screen.decision ? foresee(civ, session.state, viewer) : new Map<number, Foreseen>();
  return {
    game: table.id,
    setup: session.origin.setup,
    seed: session.origin.seed,
    pack: session.origin.pack,
    players: table.players,
    viewer,
    view: screen.view,
    asked: screen.decision && asked(table, screen.decision, foreseen, screen.projected[viewer]!.total),
    waitingFor: screen.waitingFor,
    botNext: screen.waitingFor.some(seat => isBot(table, seat)),
    canUndo: screen.canUndo,
    projected: screen.projected,
    units: screen.view.seats.map((_, seat) => allUnits({ rules: civ.rules, s: screen.view }, seat)),
    prices: pricesFor(civ.rules, screen.view),
    eras: scoresByEra(session),
    ranking: screen.ranking,
    frames,
    fresh,
    answers: done,
    warnings: screen.decision ? warningsFor(civ, session.state, viewer, table.speak, foreseen) : [],
  };
}

function asked(
  table: Table,
  decision: NonNullable<host.Screen['decision']>,
  foreseen: ReadonlyMap<number, Foreseen>,
  projected: number,
): Asked {
  const { session, speak } = table;
  const { choices, ...question } = decision;
  return {
    seat: question.seat,
    task: question.task,
    text: speak.prompt(session.state, question),
    choices: choices.map((choice): Choice => {
      const ahead = foreseen.get(choice.choice);
      return {
        ...choice,
        ...(ahead && priceOf(ahead, choice)),
        // What a payment costs besides stands beside it.
        text: speak.choice(session.state, choice.kind === 'pay' ? { ...choice, cost: [] } : choice),
        activation: speak.activation(session.state, choice),
        points: ahead ? pointsOf(ahead) : 0,
        projected: ahead?.isSure ? projectedAfter(table, ahead) - projected : null,
      };
    }),
  };
}

/** The scores of all seats at the end of each era so far, and as they are now. */
function scoresByEra({ log, state }: host.Session): number[][] {
  const scores = state.seats.map(() => 0);
  const eras: number[][] = [];
  let era = 1;
  for (const event of log) {
    if (event.type === 'scored') scores[event.seat]! += event.n;
    if (event.type === 'phase' && event.era > era && event.era <= ERAS) {
      era = event.era;
      eras.push(scores.slice());
    }
  }
  return [...eras, state.seats.map(({ score }) => score)];
}

export const explain = (table: Table, subject: Subject): string[] =>
  host.explain(table.session, table.viewer, subject).map(reason => table.speak.reason(reason));

/** The points of the viewer if the game ended then. From the view, for it may tell nothing more. */
const projectedAfter = ({ civ, viewer }: Table, { after }: Foreseen): number =>
  civ.project(civ.view(after, viewer), viewer).total;

/** A seat of this screen may look; anyone may when nobody plays here. */
export function look(table: Table, viewer: number): void {
  if (viewer !== SPECTATOR && !people(table).includes(viewer)) {
    throw new CivError('badSeat', `Seat ${viewer} is not played at this screen.`, { seat: viewer });
  }
  table.viewer = viewer;
  table.fresh = true;
}
