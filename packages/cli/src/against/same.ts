// Whether two builds play exactly the same games. Both play side by side; the first difference ends the comparison.
import type { GameEvent, Setup, State } from '@civolution/engine';
import { spreadSetup, type Wish } from '../setups.js';
import type { Build } from './build.js';

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

/** The slower comparisons are made at every Nth question. */
const HASH_EVERY = 4;
const REDEAL_EVERY = 16;
const DESCRIBE_EVERY = 32;
const CHOOSE_EVERY = 50;
/** Every Nth game of bots is played with the full budget, the others with less. */
const FULL_EVERY = 5;
const SMALL = { easy: { nodes: 150 }, medium: { nodes: 500 } } as const;
type Searcher = keyof typeof SMALL;
/** Set-ups repeat after some games. This step shares no factor with them, so a few games meet many set-ups. */
const STEP = 7;
/** Characters shown before and after the first that differs. */
const BEFORE = 100;
const AFTER = 200;

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
  /** Looks something up in both builds; throws `Different` unless the answers are equal. */
  same<T>(what: string, look: (build: Build, s: State, at: 0 | 1) => T): T;
  /** Who is asked (one of several if `pick` says so), and the choices; null when the game is over. */
  ask(pick: (n: number) => number): { readonly seat: number; readonly legal: readonly number[] } | null;
  /** Makes the same choice in both. */
  choose(seat: number, choice: number): void;
  /** Compares how the game ended, and says what was compared. */
  finish(): Compared;
}

function pairOf(builds: readonly [Build, Build], name: string, setup: Setup): Pair {
  const happened: readonly [GameEvent[], GameEvent[]] = [[], []];
  let question = 0;
  let events = 0;
  const place = (): string => `${name}, question ${question}`;
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
    const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
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
    same,
    ask(pick) {
      const asked = same('questions', ({ civ }, s) => civ.decisions(s));
      if (asked.length === 0) return null;
      const { seat } = asked[pick(asked.length)]!;
      const legal = same('legal lists', ({ civ }, s) => civ.legal(s, seat));
      if (question % HASH_EVERY === 0) {
        same('hashes', ({ civ }, s) => civ.hash(s));
        same('projections', ({ civ }, s) => s.seats.map((_, each) => civ.project(s, each)));
      }
      if (question % REDEAL_EVERY === 0) {
        same('views', ({ civ }, s) => civ.view(s, seat));
        same('redeals', ({ civ }, s) => civ.hash(civ.redeal(civ.view(s, seat), `redeal ${question}`)));
      }
      if (question % DESCRIBE_EVERY === 0) {
        same('descriptions', ({ civ }, s) => legal.map(choice => civ.describe(s, seat, choice)));
        same('reasons', ({ civ }, s) => s.seats[seat]!.hand.map(card => civ.explain(s, seat, { card })));
      }
      return { seat, legal };
    },
    choose(seat, choice) {
      const checked = question % CHOOSE_EVERY === 0;
      for (const at of [0, 1] as const) {
        const sink = (event: GameEvent): void => void happened[at].push(event);
        run(at, 'carrying out a choice', ({ civ }) => {
          if (checked) civ.choose(states[at], seat, choice, sink);
          else civ.apply(states[at], seat, choice, sink);
        });
      }
      sameEvents();
      question++;
    },
    finish() {
      same('final hashes', ({ civ }, s) => civ.hash(s));
      same('rankings', ({ civ }, s) => civ.ranking(s));
      same('broken invariants', ({ civ }, s) => civ.check(s));
      return { ...NOTHING, games: 1, decisions: question, events };
    },
  };
}

/** Plays one game at random in both builds. */
export function sameAtRandom(builds: readonly [Build, Build], wish: Wish, game: number): Compared {
  const { seeded, below } = builds[0].engine;
  const pair = pairOf(builds, `game ${game}`, spreadSetup(wish, game));
  const rng = seeded(`player ${game}`);
  for (;;) {
    const asked = pair.ask(n => below(rng, n));
    if (!asked) break;
    pair.choose(asked.seat, asked.legal[below(rng, asked.legal.length)]!);
  }
  return pair.finish();
}

/** Plays one game of bots to its end in both builds; `easy` and `medium` sit at each table by turns. */
export function sameWithBots(builds: readonly [Build, Build], wish: Wish, game: number): Compared {
  const name = `bots' game ${game}`;
  const pair = pairOf(builds, name, spreadSetup(wish, game * STEP));
  const kindOf = (seat: number): Searcher => ((game + seat) % 2 === 0 ? 'medium' : 'easy');
  const makers = builds.map(({ civ, bots }) =>
    pair.states[0].seats.map((_, seat) => {
      const kind = kindOf(seat);
      const budget = game % FULL_EVERY === 0 ? undefined : SMALL[kind];
      return bots.BOTS[kind].make(civ, `${name}/${seat}`, budget);
    }),
  );
  let answers = 0;
  let nodes = 0;
  for (let asked = pair.ask(() => 0); asked; asked = pair.ask(() => 0)) {
    const { seat, legal } = asked;
    const thought = pair.same("bots' thoughts", ({ civ }, s, at) =>
      makers[at]![seat]!.play({ view: civ.view(s, seat), legal }),
    );
    if (legal.length > 1) answers++;
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
