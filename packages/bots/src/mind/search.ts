// Thinking about a question: a glance at every choice, then each followed to the end of one's own turn on a dealt
// state, then a closer look at the best few: on further deals, and some turns ahead.
import { type Civolution, next32, type Rng, type State, turnAgain } from '@civolution/engine';
import type { Question, Thinking } from '../player.js';
import { follow, type Lookout, lineTo, type Node, tryChoice } from './beam.js';
import { inOwnTurn, type Meter } from './budget.js';
import type { Evaluation } from './evaluate.js';
import { isPlain, quits, worthThought } from './sense.js';

/** How a player errs. */
export interface Errors {
  /** Whether a choice is overlooked, and by how many points its value is misjudged. */
  overlooks(rng: Rng): boolean;
  misjudges(rng: Rng): number;
}

export interface SearchOptions {
  readonly evaluation: Evaluation;
  /** Nodes kept at each step. */
  readonly width: number;
  /** How many of the best choices get a closer look, and on how many extra deals. */
  readonly best: number;
  readonly deals: number;
  /** How many of them are followed into later turns, how many turns, and how many courses besides the best of each. */
  readonly ahead: number;
  readonly turns: number;
  readonly courses: number;
  readonly errors?: Errors;
}

/** What is found of a choice. */
interface Candidate {
  readonly choice: number;
  /** What choosing it brings at once, on the first deal. */
  readonly first: Node;
  /** Where it leads, on each deal. */
  readonly ends: Node[];
  readonly error: number;
  value: number;
}

/** All that thinking about a question needs. */
interface Search {
  readonly options: SearchOptions;
  readonly lookout: Lookout;
  readonly legal: readonly number[];
  deal(): State;
}

/** The share of the meter that following every choice once may use, and the share at which further deals end. */
const FOLLOW = 0.7;
const DEALS = 0.85;

export function* search(
  civ: Civolution,
  options: SearchOptions,
  { view, legal }: Question,
  meter: Meter,
  rng: Rng,
): Thinking {
  const seat = view.viewer;
  const asking = view.agenda[view.agenda.length - 1];
  const lookout: Lookout = { civ, evaluation: options.evaluation, seat, meter, asking };
  const deal = (): State => civ.redeal(view, [next32(rng), next32(rng), next32(rng), next32(rng)]);
  const it: Search = { options, lookout, legal, deal };

  const chipsLater = inOwnTurn(view, seat) && asking?.do !== 'endTurn';
  const errors = isPlain(asking?.do) ? undefined : options.errors;
  const open = seen(worthThought(legal, chipsLater), errors, rng);
  const found = yield* glance(it, deal(), open, errors, rng);
  if (found.length > 1) {
    yield* followAll(it, found);
    if (errors) dropQuits(found);
    yield* moreDeals(it, found);
    yield* lookAhead(it, found);
  }
  const [best] = found;
  return {
    choice: best!.choice,
    alternatives: descending(found),
    line: lineTo(best!.ends[0] ?? best!.first, view.learned),
    nodes: meter.nodes,
  };
}

/** The choices it sees: at least one, and not only to leave it. */
function seen(open: readonly number[], errors: Errors | undefined, rng: Rng): readonly number[] {
  if (!errors) return open;
  const some = open.filter(choice => quits(choice) || !errors.overlooks(rng));
  return some.every(quits) ? open : some;
}

/** Every choice tried once, best first. It is quick, so that it is not cut short. */
function* glance(
  { lookout, legal }: Search,
  s: State,
  open: readonly number[],
  errors: Errors | undefined,
  rng: Rng,
): Generator<void, Candidate[], boolean> {
  const found: Candidate[] = [];
  for (const choice of open) {
    const first = tryChoice(lookout, s, null, legal, choice);
    const error = errors?.misjudges(rng) ?? 0;
    found.push({ choice, first, ends: [], error, value: first.value + error });
    if (yield) lookout.meter.stop();
  }
  return sort(found);
}

/** Best first; what was followed before what was only glanced at. */
const sort = (found: Candidate[]): Candidate[] =>
  found.sort((a, b) => Math.sign(b.ends.length) - Math.sign(a.ends.length) || b.value - a.value);

function judge(candidate: Candidate, end: Node): void {
  candidate.ends.push(end);
  const sum = candidate.ends.reduce((all, { value }) => all + value, 0);
  candidate.value = sum / candidate.ends.length + candidate.error;
}

/** Each choice followed to the end of the turn, as far as the meter goes; what one does not use is for the others. */
function* followAll({ lookout, options }: Search, found: Candidate[]): Generator<void, void, boolean> {
  const { meter } = lookout;
  for (let i = 0; i < found.length && meter.used() < 1; i++) {
    const used = meter.used();
    const until = used + (FOLLOW - used) / (found.length - i);
    judge(found[i]!, yield* follow(lookout, found[i]!.first, options.width, until));
  }
  sort(found);
}

/** Even a careless bot never stops while a harmless action is left. */
function dropQuits(found: Candidate[]): void {
  const truth = ({ value, error }: Candidate): number => value - error;
  const most = Math.max(...found.filter(({ choice }) => !quits(choice)).map(truth));
  for (let i = found.length - 1; i >= 0; i--) {
    if (quits(found[i]!.choice) && truth(found[i]!) <= most) found.splice(i, 1);
  }
}

/** Where nothing is learnt on the way all deals are alike. */
const isCertain = ({ ends }: Candidate): boolean => ends.at(-1)!.value === ends[0]!.value;

/** What is learnt on the way is different on each deal: the best few are followed on others, too. */
function* moreDeals(
  { lookout, options, legal, deal }: Search,
  found: Candidate[],
): Generator<void, void, boolean> {
  const { meter } = lookout;
  const few = found.slice(0, options.best).filter(({ ends }) => ends.length > 0);
  if (few.length < 2) return;
  for (let n = 0; n < options.deals && meter.used() < DEALS; n++) {
    const s = deal();
    for (const candidate of few) {
      const first = tryChoice(lookout, s, null, legal, candidate.choice);
      judge(candidate, yield* follow(lookout, first, options.width, DEALS));
    }
    if (few.every(isCertain)) break;
  }
  sort(found);
}

/** A way on from a choice, turn after turn, as if nobody else came between. */
interface Course {
  readonly candidate: Candidate;
  readonly end: Node;
}

/** What all deals showed of the choice, and what the course gains beyond the end of its turn on the one where it was seen. */
const worthOf = ({ candidate, end }: Course): number =>
  candidate.value + end.value - candidate.ends[0]!.value;

/** The best few in the order of what they are worth some turns later, as far ahead as there is time to see for all. */
function* lookAhead({ lookout, options }: Search, found: Candidate[]): Generator<void, void, boolean> {
  const few = found.slice(0, options.ahead).filter(({ ends }) => ends.length > 0);
  if (few.length < 2) return;
  let courses: readonly Course[] = few.map(candidate => ({ candidate, end: candidate.ends[0]! }));
  for (let turn = 0; turn < options.turns; turn++) {
    const next: Course[] = [];
    for (const { candidate, end } of courses) {
      const ends = yield* nextTurn(lookout, end);
      if (ends === null) return;
      for (const then of ends) next.push({ candidate, end: then });
    }
    next.sort((a, b) => worthOf(b) - worthOf(a));
    const best = bestOfEach(next);
    const order = [...best.keys()];
    found.splice(0, few.length, ...order, ...few.filter(candidate => !best.has(candidate)));
    courses = [...new Set([...next.slice(0, options.courses), ...best.values()])];
  }
}

/** For each candidate its best course, in their order. */
function bestOfEach(courses: readonly Course[]): Map<Candidate, Course> {
  const best = new Map<Candidate, Course>();
  for (const course of courses) if (!best.has(course.candidate)) best.set(course.candidate, course);
  return best;
}

/** The best that each way to use the next turn could bring; null if there is no time to see them all. */
function* nextTurn(lookout: Lookout, end: Node): Generator<void, readonly Node[] | null, boolean> {
  const { civ, seat, meter } = lookout;
  const s = civ.clone(end.s);
  if (!turnAgain(s, seat)) return [end];
  const legal = civ.legal(s, seat);
  const ends: Node[] = [];
  for (const choice of worthThought(legal, true)) {
    const first = tryChoice(lookout, s, null, legal, choice, end);
    ends.push(yield* follow(lookout, first, 1, 1));
    if (meter.used() >= 1) return null;
  }
  return ends;
}

/** What was looked at less closely is not called better than what was preferred to it. */
function descending(found: readonly Candidate[]): { choice: number; value: number }[] {
  let most = Number.POSITIVE_INFINITY;
  return found.map(({ choice, value }) => {
    most = Math.min(most, value);
    return { choice, value: most };
  });
}
