// What must hold wherever a game stands. Each check says what is wrong, or null.
import {
  below,
  CivError,
  type Civolution,
  type Decision,
  FINAL_SCORING,
  isChoice,
  NUM_DISTINCT_CHOICES,
  type Rng,
  type State,
} from '@civolution/engine';
import { difference, equal } from './equal.js';
import { knowledgeProblem, leak, type Told } from './secrets.js';
import type { Target, Texts } from './target.js';

export type Check =
  | 'crash'
  | 'endless'
  | 'invariants'
  | 'save'
  | 'clone'
  | 'apply'
  | 'view'
  | 'redeal'
  | 'events'
  | 'legal'
  | 'refusal'
  | 'undo'
  | 'text';

export interface Problem {
  readonly check: Check;
  readonly message: string;
}

/** Runs a check; one that breaks down has failed. */
export function attempt(check: Check, run: () => string | Problem | null): Problem | null {
  try {
    const found = run();
    return typeof found === 'string' ? { check, message: found } : found;
  } catch (error) {
    return { check, message: `it breaks down: ${error instanceof Error ? error.message : String(error)}` };
  }
}

export const changed = (what: string, now: State, before: State): string | null =>
  equal(now, before) ? null : `${what}: ${difference(now, before)}`;

export interface Position {
  readonly s: State;
  readonly texts: Texts;
  readonly asked: readonly Decision[];
  readonly told: Told;
  readonly rng: Rng;
  /** How many choices were made before. */
  readonly at: number;
}

/** Everything that looks at a position; `kept` is a copy by way of the save format. */
export function checkPosition(target: Target, position: Position, kept: State): Problem | null {
  const { s } = position;
  return (
    attempt('clone', () => changed('a clone differs', target.civ.clone(s), s)) ??
    attempt('view', () => checkViews(target, position)) ??
    attempt('view', () => changed('looking has changed the game', s, kept)) ??
    attempt('legal', () => legalProblem(target, position)) ??
    attempt('text', () => textProblem(target.civ, position)) ??
    attempt('refusal', () => refusalProblem(target, position, kept))
  );
}

/** At one choice in so many, what is dealt for a viewer is checked as a game of its own. */
const REDEALT = 8;

function checkViews({ civ }: Target, { s, told, rng, at }: Position): string | Problem | null {
  const unheard = knowledgeProblem(s, told);
  if (unheard !== null) return unheard;
  for (let viewer = -1; viewer < s.seats.length; viewer++) {
    const v = civ.view(s, viewer);
    const secret = leak(s, v, viewer);
    if (secret !== null) return `the view of ${viewer} shows ${secret}`;
    const found = attempt('redeal', () => {
      const dealt = civ.redeal(v, rng);
      const again = civ.view(dealt, viewer);
      if (!equal(again, v)) return `the view of ${viewer} dealt anew: ${difference(again, v)}`;
      // Dear, and so done for one viewer at a time.
      if (at % REDEALT !== viewer + 1) return null;
      const broken = civ.check(dealt)[0];
      return broken === undefined ? null : `what is dealt for ${viewer} is no game: ${broken}`;
    });
    if (found) return found;
  }
  return null;
}

function legalProblem({ civ }: Target, { s, asked }: Position): string | null {
  if (asked.length === 0 && s.phase !== FINAL_SCORING) return 'nobody is asked before the end';
  if (asked.some(({ seat }) => s.seats[seat]!.automa)) return 'V.I.C.I is asked, who never decides';
  for (let seat = 0; seat < s.seats.length; seat++) {
    const list = civ.legal(s, seat);
    if (!asked.some(decision => decision.seat === seat)) {
      if (list.length > 0) return `seat ${seat} has choices and is not asked`;
      continue;
    }
    if (list.length === 0) return `seat ${seat} is asked and has no choice`;
    const at = list.findIndex((choice, i) => !isChoice(choice) || (i > 0 && choice <= list[i - 1]!));
    if (at >= 0) return `choice ${list[at]} of seat ${seat} is out of order, double or none`;
  }
  return null;
}

/** Signs of a text that was not made for what it should say. */
const ODD = /undefined|NaN|\[object|\$\{|^\s|\s$| {2}/;

/** What the second civilization is called among people: in solo V.I.C.I sits there, and has a name. */
const SECOND = /civilization 2/i;

export const badText = (text: string, { setup }: State): boolean =>
  text === '' || ODD.test(text) || (setup.solo !== undefined && SECOND.test(text));

function textProblem(civ: Civolution, { s, texts, asked }: Position): string | null {
  for (const decision of asked) {
    const question = texts.prompt(s, decision);
    if (badText(question, s)) return `the question "${decision.task}" reads "${question}"`;
    for (const description of civ.question(s, decision.seat)!.choices) {
      const text = texts.choice(s, description);
      if (badText(text, s)) return `the choice "${description.key}" reads "${text}"`;
    }
  }
  return null;
}

function refusalProblem({ civ }: Target, position: Position, kept: State): string | null {
  // So many refusals at every choice, and nobody asks where they came from.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    for (const [seat, choice] of wrongChoices(civ.legal(position.s), position)) {
      if (accepts(civ, position.s, seat, choice)) {
        return `choice ${choice} of seat ${seat} is not legal and was accepted`;
      }
    }
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  return changed('a refused choice has changed the game', position.s, kept);
}

function accepts(civ: Civolution, s: State, seat: number, choice: number): boolean {
  try {
    civ.choose(s, seat, choice);
    return true;
  } catch (error) {
    if (error instanceof CivError) return false;
    throw error;
  }
}

/** Choices that must be refused: no choices at all, those of others, one close by, any one. */
function wrongChoices(legal: readonly number[], { s, asked, rng }: Position): [number, number][] {
  const seat = asked[0]?.seat ?? 0;
  const wrong: [number, number][] = [
    [seat, -1],
    [seat, NUM_DISTINCT_CHOICES],
    [s.seats.length, legal[0] ?? 0],
  ];
  const other = s.seats.findIndex((_, i) => !asked.some(decision => decision.seat === i));
  if (other >= 0) wrong.push([other, legal[0] ?? 0]);
  const near = (legal[below(rng, Math.max(1, legal.length))] ?? 0) + 1;
  const any = below(rng, NUM_DISTINCT_CHOICES);
  for (const choice of [near, any]) if (!legal.includes(choice)) wrong.push([seat, choice]);
  return wrong;
}
