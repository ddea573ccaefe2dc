// The public interface of the engine: a pack goes in, a game comes out.

import { CivError } from './errors.js';
import { isChoice, NUM_DISTINCT_CHOICES } from './flow/choices.js';
import type { Description } from './flow/describe.js';
import { describe } from './flow/describe.js';
import type { Sink } from './flow/events.js';
import { explain, type Reason, type Subject } from './flow/explain.js';
import type { Game } from './flow/game.js';
import { acting, carryOut, legal, runOn, taskOf } from './flow/play.js';
import type { TaskName } from './flow/tasks.js';
import { checkPack } from './pack/check.js';
import { compile } from './pack/compile.js';
import type { Rules } from './pack/rules.js';
import type { Pack } from './pack/types.js';
import { project, ranking } from './scoring/final.js';
import type { PointSource } from './scoring/sources.js';
import { type Rng, seeded } from './state/chance.js';
import { clone, detached } from './state/clone.js';
import { brokenInvariants } from './state/invariants.js';
import { hashState, restore, save } from './state/save.js';
import { createState } from './state/setup.js';
import { setupProblem } from './state/setup-check.js';
import { type Setup, SPECTATOR, type State, type View } from './state/types.js';
import { redeal, view } from './state/view.js';

/** A question to a seat. */
export interface Decision {
  readonly seat: number;
  /** The question asked, and what set it off. */
  readonly task: TaskName;
  readonly cause: number;
}

/** What a seat is asked, with everything it may answer. */
export interface DescribedQuestion extends Decision {
  /** The legal choices in ascending order. */
  readonly choices: readonly Description[];
}

/**
 * A pack, and what can be done with its games.
 *
 * Only `choose` and `apply` change a state. Its lists, seats and tasks are never written to in place: clones share them,
 * and answers about them are remembered. To edit a state by hand, take a deep copy (`structuredClone`) and edit it before
 * it is first used here.
 */
export interface Civolution {
  readonly rules: Rules;
  readonly numDistinctChoices: number;
  /** A new game, run on to its first question. */
  create(setup: Setup, seed: string, sink?: Sink): State;
  /** Who is asked what; empty when the game is over. Only the draft asks several at once. */
  decisions(s: State): Decision[];
  /** The choices of a seat that is asked (the first by default), ascending. */
  legal(s: State, seat?: number): number[];
  /** What a seat (the first asked by default) is asked, with all its choices described; null if it is not asked. */
  question(s: State, seat?: number): DescribedQuestion | null;
  /** The rich form of one legal choice. `question` is quicker for all of them. */
  describe(s: State, seat: number, choice: number): Description;
  /** Carries out a choice after checking it; a refusal is a CivError and changes nothing. */
  choose(s: State, seat: number, choice: number, sink?: Sink): void;
  /** The same without the check, for search. */
  apply(s: State, seat: number, choice: number, sink?: Sink): void;
  /** Why a seat cannot choose something now; empty when it can. */
  explain(s: State, seat: number, subject: Subject): Reason[];
  /** What a seat (or a spectator, -1) may know. */
  view(s: State, viewer: number): View;
  /** A full state that fits a view; what its viewer does not know is dealt by `rng` (or a seed). */
  redeal(v: View, rng: Rng | string): State;
  /** The final score as it would be now, by source. */
  project(s: State, seat: number): { total: number; sources: Record<PointSource, number> };
  /** The seats, best first. */
  ranking(s: State): number[];
  /** A copy of a state, which shares what no choice has changed. */
  clone(s: State): State;
  /** A state as text. */
  save(s: State): string;
  /** The state that a text of `save` holds; a broken or foreign text is refused with a CivError. */
  restore(text: string): State;
  /** A short text that is the same for equal states and differs for others. */
  hash(s: State): string;
  /** What is wrong with a state; empty for every state of every game. */
  check(s: State): string[];
}

/** Checks and compiles a pack and returns the game bound to it. */
export function load(pack: unknown): Civolution {
  const problems = checkPack(pack);
  if (problems.length > 0) {
    const { where, message } = problems[0]!;
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    throw new CivError('badPack', `The pack is broken: ${where}: ${message}${more}`, { problems });
  }
  return bind(compile(JSON.parse(JSON.stringify(pack)) as Pack));
}

/**
 * The states of which events are being sent: their choice is not carried out yet. A listener may play another game, or
 * use another load of the pack, so there can be several, and all packs share the list.
 */
const inTheMidst: State[] = [];

function bind(rules: Rules): Civolution {
  /** Each call has a record of its own: whoever listens to events may ask about the game meanwhile. */
  const on = (s: State, sink: Sink | null = null): Game => ({ rules, s, sink, cause: 0, copied: 0 });
  const carry = (s: State, sink: Sink | undefined, run: (g: Game) => void): void => {
    if (!sink) return run(on(s));
    inTheMidst.push(s);
    try {
      run(on(s, sink));
    } finally {
      inTheMidst.pop();
    }
  };
  const mustExist = (s: State, seat: number): void => {
    if (Number.isInteger(seat) && seat >= 0 && seat < s.seats.length) return;
    throw new CivError('badSeat', `There is no seat ${seat}.`, { seat });
  };
  const mustBeLegal = (s: State, seat: number, choice: number): void => {
    const g = on(s);
    const seats = acting(g);
    if (seats.length === 0) throw new CivError('gameOver', 'The game is over.');
    mustExist(s, seat);
    if (!seats.includes(seat)) {
      throw new CivError('notYourTurn', `Seat ${seat} is not asked now.`, { seat, asked: seats });
    }
    if (!isChoice(choice)) throw new CivError('notAChoice', `${choice} is no choice.`, { choice });
    if (!legal(g, seat).includes(choice)) {
      throw new CivError('notLegal', `Choice ${choice} is not legal now.`, { seat, choice });
    }
  };

  const decisions = (s: State): Decision[] => {
    const g = on(s);
    // This is asked before every choice. Outside the draft there is one seat, and no list of seats is needed.
    const top = s.agenda[s.agenda.length - 1];
    if (top !== undefined && top.do !== 'draft')
      return [{ seat: top.seat, task: top.do, cause: top.cause ?? 0 }];
    const seats = acting(g);
    const list: Decision[] = [];
    for (let i = 0; i < seats.length; i++) {
      const task = taskOf(g, seats[i]!);
      list.push({ seat: seats[i]!, task: task.do, cause: task.cause ?? 0 });
    }
    return list;
  };

  return {
    rules,
    numDistinctChoices: NUM_DISTINCT_CHOICES,
    create(setup, seed, sink) {
      const problem = setupProblem(setup);
      if (problem !== null) throw new CivError('badSetup', `The set-up is wrong: ${problem}.`, { setup });
      if (typeof seed !== 'string' || seed === '') throw new CivError('badSeed', 'The seed must be a text.');
      const s = createState(rules, setup, seed);
      carry(s, sink, runOn);
      return s;
    },
    decisions,
    legal(s, seat) {
      const g = on(s);
      const task = s.agenda[s.agenda.length - 1];
      if (task !== undefined && task.do !== 'draft') {
        const asked = task.seat;
        return seat === undefined || seat === asked ? legal(g, asked) : [];
      }
      const seats = acting(g);
      const who = seat ?? seats[0];
      return who === undefined || !seats.includes(who) ? [] : legal(g, who);
    },
    question(s, seat) {
      const asked = decisions(s).find(decision => seat === undefined || decision.seat === seat);
      if (asked === undefined) return null;
      const g = on(s);
      return { ...asked, choices: legal(g, asked.seat).map(choice => describe(g, asked.seat, choice)) };
    },
    describe(s, seat, choice) {
      mustBeLegal(s, seat, choice);
      return describe(on(s), seat, choice);
    },
    choose(s, seat, choice, sink) {
      mustBeLegal(s, seat, choice);
      carry(s, sink, g => carryOut(g, seat, choice));
    },
    apply(s, seat, choice, sink) {
      if (sink) carry(s, sink, g => carryOut(g, seat, choice));
      else carryOut(on(s), seat, choice);
    },
    explain: (s, seat, subject) => explain(on(s), seat, subject),
    view(s, viewer) {
      if (viewer !== SPECTATOR) mustExist(s, viewer);
      return view(s, viewer);
    },
    redeal: (v, rng) => redeal(rules, v, typeof rng === 'string' ? seeded(rng) : rng),
    project(s, seat) {
      mustExist(s, seat);
      return project(on(s), seat);
    },
    ranking: s => ranking(on(s)),
    // In the midst of a choice seats are written to in place: a clone that is made then gets its own.
    clone: s => (inTheMidst.length > 0 && inTheMidst.includes(s) ? detached(s) : clone(s)),
    save: s => save(rules, s),
    restore: text => restore(rules, text),
    hash: hashState,
    check: s => brokenInvariants(rules, s),
  };
}

export { CivError, type ErrorCode } from './errors.js';
export * from './facts.js';
export {
  CAUSES,
  type CauseKind,
  cause,
  causeId,
  causeKind,
  lineOnTrack,
  trackOfLine,
} from './flow/causes.js';
export {
  argOf,
  C,
  CHOICE_KINDS,
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  isChoice,
  kindOf,
  NUM_DISTINCT_CHOICES,
  RANGE,
} from './flow/choices.js';
export type { Description, Markers } from './flow/describe.js';
export { eventTargets } from './flow/event-targets.js';
export {
  type Consulted,
  type Determined,
  EVERYONE,
  type EventType,
  type GameEvent,
  type Removed,
  redact,
  type Sink,
  type WhyForfeited,
} from './flow/events.js';
export { giveTasks, haltAfter, turnAgain } from './flow/experiment.js';
export type { Reason, Subject } from './flow/explain.js';
export type { Target, TargetKind } from './flow/targets.js';
export type { Task, TaskName } from './flow/tasks.js';
export { checkPack, type PackProblem } from './pack/check.js';
export { cardNumber } from './pack/compile.js';
export * from './pack/names.js';
export * from './pack/narrowing.js';
export * from './pack/rules.js';
export type * from './pack/types.js';
export { HOOKS, MEASURES, TRIGGERS, VERBS } from './pack/vocabulary.js';
export { type PointSource, SOURCES as POINT_SOURCES } from './scoring/sources.js';
export { below, hashText, next32, type Rng, seeded, shuffle } from './state/chance.js';
export { setupProblem } from './state/setup-check.js';
export * from './state/types.js';
