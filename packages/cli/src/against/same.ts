// Whether two builds play exactly the same games. Both play side by side; the first difference ends the comparison.
import { BOT_NAMES, type Budget } from '@civolution/bots';
import type { GameEvent, Setup, State } from '@civolution/engine';
import { spreadSetup, type Wish } from '../setups.js';
import type { Build } from './build.js';
import { COMPARISONS } from './comparisons.js';

/** What was compared. */
export interface Compared {
  readonly games: number;
  readonly decisions: number;
  readonly events: number;
  /** Questions answered by bots, and the nodes they searched. */
  readonly answers: number;
  readonly nodes: number;
}

export const NOTHING: Compared = { games: 0, decisions: 0, events: 0, answers: 0, nodes: 0 };

/** The first difference between two builds. */
export class Different extends Error {}

/** Every Nth choice is checked, and every Nth has a clone taken before it. `COMPARISONS` says why these are primes. */
const CHOOSE_EVERY = 53;
const CLONE_EVERY = 11;
/** Every Nth question is also thought through by all bots. */
const THINK_EVERY = 31;
/** Characters shown before and after the first that differs. */
const BEFORE = 100;
const AFTER = 200;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The first difference of two texts with some text around it. */
function excerpts(a: string, b: string): [string, string] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const start = Math.max(0, at - BEFORE);
  const part = (text: string): string => {
    const end = at + AFTER;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  };
  return [part(a), part(b)];
}

const BUILDS = ['this build', 'the other build'] as const;

/** One game, as it stands in both builds. */
interface Pair {
  readonly states: readonly [State, State];
  /** Whether it is the turn of something that is done at one question in so many. */
  due(every: number): boolean;
  /** Looks something up in both builds; throws `Different` unless the answers are equal. */
  same<T>(what: string, look: (build: Build, s: State, at: 0 | 1) => T): T;
  /** Who is asked (one of several if `pick` says so), and the choices; null when the game is over. */
  ask(pick: (n: number) => number): { readonly seat: number; readonly legal: readonly number[] } | null;
  /** Makes the same choice in both. */
  choose(seat: number, choice: number): void;
  /** Compares how the game ended, and says what was compared. */
  finish(): Compared;
}

/** `game` shifts the questions at which the slow comparisons are made. */
function pairOf(builds: readonly [Build, Build], name: string, game: number, setup: Setup): Pair {
  const happened: readonly [GameEvent[], GameEvent[]] = [[], []];
  let question = 0;
  let events = 0;
  const place = (): string => `${name}, question ${question}`;
  const due = (every: number): boolean => (question + game) % every === 0;
  function run<T>(at: 0 | 1, what: string, work: (build: Build) => T): T {
    try {
      return work(builds[at]);
    } catch (error) {
      throw new Different(`${place()}: ${BUILDS[at]} failed (${what}): ${error}`);
    }
  }
  const create = (at: 0 | 1): State =>
    run(at, 'set-up', ({ civ }) => civ.create(setup, name, event => void happened[at].push(event)));
  const states = [create(0), create(1)] as const;

  function same<T>(what: string, look: (build: Build, s: State, at: 0 | 1) => T): T {
    const ours = run(0, what, build => look(build, states[0], 0));
    const theirs = run(1, what, build => look(build, states[1], 1));
    const [a, b] = [textOf(ours), textOf(theirs)];
    if (a === b) return ours;
    const [here, there] = excerpts(a, b);
    throw new Different(`${place()}: ${what} differ.\nhere:  ${here}\nthere: ${there}`);
  }
  const sameEvents = (): void => {
    events += same('events', (_build, _s, at) => happened[at].splice(0)).length;
  };
  sameEvents();

  return {
    states,
    due,
    same,
    ask(pick) {
      const asked = same('questions', ({ civ }, s) => civ.decisions(s));
      const lists = same('legal lists', ({ civ }, s) => s.seats.map((_, seat) => civ.legal(s, seat)));
      for (const { what, every, look } of COMPARISONS) if (asked.length === 0 || due(every)) same(what, look);
      if (asked.length === 0) return null;
      const { seat } = asked[pick(asked.length)]!;
      return { seat, legal: lists[seat]! };
    },
    choose(seat, choice) {
      const checked = due(CHOOSE_EVERY);
      const cloned = due(CLONE_EVERY);
      const clones: State[] = [];
      for (const at of [0, 1] as const) {
        const sink = (event: GameEvent): void => void happened[at].push(event);
        run(at, 'carrying out a choice', ({ civ }) => {
          if (cloned) clones.push(civ.clone(states[at]));
          if (checked) civ.choose(states[at], seat, choice, sink);
          else civ.apply(states[at], seat, choice, sink);
        });
      }
      if (cloned) same('clones taken before the choice', (_build, _s, at) => clones[at]);
      sameEvents();
      question++;
    },
    finish() {
      same('rankings', ({ civ }, s) => civ.ranking(s));
      return { ...NOTHING, games: 1, decisions: question, events };
    },
  };
}

/** Plays one game at random in both builds. */
export function sameAtRandom(builds: readonly [Build, Build], wish: Wish, game: number): Compared {
  const { seeded, below } = builds[0].engine;
  const pair = pairOf(builds, `game ${game}`, game, spreadSetup(wish, game));
  const rng = seeded(`player ${game}`);
  for (;;) {
    const asked = pair.ask(n => below(rng, n));
    if (!asked) break;
    pair.choose(asked.seat, asked.legal[below(rng, asked.legal.length)]!);
  }
  return pair.finish();
}

type Searcher = 'easy' | 'medium';
interface Sitter {
  readonly kind: Searcher;
  /** The full budget unless it is given. */
  readonly budget?: Budget;
}
const EASY: Sitter = { kind: 'easy' };
const MEDIUM: Sitter = { kind: 'medium' };
const HASTY_EASY: Sitter = { ...EASY, budget: { nodes: 150 } };
const HASTY_MEDIUM: Sitter = { ...MEDIUM, budget: { nodes: 500 } };
/**
 * Who sits side by side; each game begins with the next. There are seven, and set-ups are taken in this step, so that in
 * 60 games all four bots sit on each seat of every kind of table, on each kind of map and with Extra Credits or without.
 */
const SITTERS = [MEDIUM, EASY, HASTY_MEDIUM, HASTY_EASY, MEDIUM, EASY, MEDIUM] as const;
const STEP = 29;

/** The set-up of a game of bots, and who sits on each seat. */
export function tableOf(wish: Wish, game: number): { readonly setup: Setup; readonly sitters: Sitter[] } {
  const setup = spreadSetup(wish, game * STEP);
  return { setup, sitters: setup.seats.map((_, seat) => SITTERS[(game + seat) % SITTERS.length]!) };
}

/** Plays one game of bots to its end in both builds. */
export function sameWithBots(builds: readonly [Build, Build], wish: Wish, game: number): Compared {
  const name = `bots' game ${game}`;
  const { setup, sitters } = tableOf(wish, game);
  const pair = pairOf(builds, name, game, setup);
  const makers = builds.map(({ civ, bots }) =>
    sitters.map(({ kind, budget }, seat) => bots.BOTS[kind].make(civ, `${name}/${seat}`, budget)),
  );
  const hinting = BOT_NAMES.filter(name => builds.every(({ bots }) => name in bots.BOTS));
  let answers = 0;
  let nodes = 0;
  for (let asked = pair.ask(() => 0); asked; asked = pair.ask(() => 0)) {
    const { seat, legal } = asked;
    if (legal.length > 1) {
      answers++;
      if (pair.due(THINK_EVERY)) {
        const hints = pair.same("bots' hints", ({ civ, bots }, s) =>
          hinting.map(bot => bots.BOTS[bot].make(civ, name).think({ view: civ.view(s, seat), legal })),
        );
        for (const hint of hints) nodes += hint.nodes;
      }
    }
    const thought = pair.same("bots' thoughts", ({ civ }, s, at) =>
      makers[at]![seat]!.play({ view: civ.view(s, seat), legal }),
    );
    nodes += thought.nodes;
    pair.choose(seat, thought.choice);
  }
  return { ...pair.finish(), answers, nodes };
}

export const plus = (a: Compared, b: Compared): Compared => ({
  games: a.games + b.games,
  decisions: a.decisions + b.decisions,
  events: a.events + b.events,
  answers: a.answers + b.answers,
  nodes: a.nodes + b.nodes,
});
