// A bot that searches. What it has thought through it plays without thinking again, until something is learnt.
import type { Civolution } from '@civolution/engine';
import { rngFor } from '../chance.js';
import {
  type Bot,
  type Budget,
  botOf,
  type Question,
  type Step,
  type Thinking,
  type Thought,
} from '../player.js';
import { meterFor, purseOf } from './budget.js';
import { type SearchOptions, search } from './search.js';

/** What is left of a line, and what was known when it was thought through. */
interface Plan {
  readonly line: readonly Step[];
  readonly learned: number;
  readonly value: number;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

const planFrom = ({ line, alternatives }: Thought, learned: number): Plan => ({
  line: line.slice(1),
  learned,
  value: alternatives[0]!.value,
});

/** The answer that is planned, if the question is the one foreseen and nothing new was learnt. */
function planned(plan: Plan | null, { view, legal }: Question): Thought | null {
  const step = plan?.line[0];
  if (!step || plan.learned !== view.learned || !same(step.legal, legal)) return null;
  const { choice } = step;
  return { choice, alternatives: [{ choice, value: plan.value }], line: plan.line, nodes: 0 };
}

/** A bot for one seat of one game: its seed should be of both. */
export function thinker(
  name: string,
  options: SearchOptions,
  budget: Budget,
  civ: Civolution,
  seed: string,
): Bot {
  const purse = purseOf(budget);
  let plan: Plan | null = null;

  function* hint(question: Question): Thinking {
    return yield* search(civ, options, question, meterFor(budget), rngFor(civ, seed, question.view));
  }

  /** Where there is nothing to choose it does not think, but a turn may begin. */
  const forced = ({ view, legal }: Question): Thought | null => {
    if (legal.length > 1) return null;
    const choice = legal[0]!;
    const value = options.evaluation.value({ rules: civ.rules, s: view }, view.viewer);
    return { choice, alternatives: [{ choice, value }], line: [{ legal, choice }], nodes: 0 };
  };

  function* play(question: Question): Thinking {
    const { view } = question;
    const meter = meterFor(purse.give(view, view.viewer));
    let thought = forced(question) ?? planned(plan, question);
    if (!thought) {
      thought = yield* search(civ, options, question, meter, rngFor(civ, seed, view));
      purse.take(view, view.viewer, meter.used());
    }
    plan = planFrom(thought, view.learned);
    return thought;
  }

  return botOf(name, (question, purpose) => (purpose === 'hint' ? hint(question) : play(question)));
}
