// The digest of a recorded game: short enough to be kept, and enough to tell where play first differs.
import { type Civolution, hashText, SPECTATOR, type State } from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import { type Follower, walk } from './walk.js';

/** Digests are kept by the names of their records, all of a folder in this file. */
export const DIGESTS = 'digests.json';

export interface Digest {
  /** A sign for each choice: of everything that was asked up to it, with all legal choices. */
  readonly legal: string;
  /** A sign for the set-up and one for each choice: of all events up to then. */
  readonly events: string;
  /** Hashes after every `EVERY` choices and at the end: of all legal lists, all events, the state and its views. */
  readonly marks: readonly string[];
}
export type Digests = Readonly<Record<string, Digest>>;

const EVERY = 50;
const PARTS = ['legal lists', 'events', 'state', 'views'] as const;

const SHORT = 8;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** One of 64 signs: it overlooks one difference in 64, but the next sign is of the same rolling hash. */
const sign = (hash: string): string => SIGNS[Number.parseInt(hash.slice(-2), 16) & 63]!;
const roll = (hash: string, value: unknown): string => hashText(hash + JSON.stringify(value));

function markOf(civ: Civolution, s: State, legal: string, events: string): string {
  const views = s.seats.map((_, seat) => civ.view(s, seat)).concat(civ.view(s, SPECTATOR));
  return [legal, events, civ.hash(s), roll('', views)].map(hash => hash.slice(0, SHORT)).join(' ');
}

/** Writes down the digest of the game it follows, and who was asked what. */
function reader(civ: Civolution, choices: number): Follower & { digest(): Digest; asked: string[] } {
  let [allLegal, allEvents] = ['', ''];
  let [legal, events] = ['', ''];
  const marks: string[] = [];
  const asked: string[] = [];
  return {
    asked,
    begun(state, happened) {
      allEvents = roll(allEvents, happened);
      events += sign(allEvents);
      marks.push(markOf(civ, state, allLegal, allEvents));
    },
    step({ asked: decision, legal: list, events: happened, after }) {
      allLegal = roll(allLegal, [decision, list]);
      legal += sign(allLegal);
      allEvents = roll(allEvents, happened);
      events += sign(allEvents);
      asked.push(`seat ${decision.seat} is asked "${decision.task}"`);
      const n = asked.length;
      if (n % EVERY === 0 || n === choices) marks.push(markOf(civ, after, allLegal, allEvents));
    },
    digest: () => ({ legal, events, marks }),
  };
}

/** The digest of a game that can be followed to its end. */
export function digestOf(civ: Civolution, record: GameRecord): Digest {
  const { digest, ...follower } = reader(civ, record.choices.length);
  const stop = walk(civ, record, follower);
  if (stop) throw new Error(`choice ${stop.at + 1}: ${stop.why}`);
  return digest();
}

/** The first place where two texts differ; their length where they are equal. */
function firstDifferent(a: ArrayLike<string>, b: ArrayLike<string>): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Where a game first goes another way than its digest says, and in what; null when it does not. */
export function firstDifference(
  civ: Civolution,
  record: GameRecord,
  kept: Digest,
  ...followers: readonly Follower[]
): string | null {
  const all = record.choices.length;
  const { digest, asked, ...follower } = reader(civ, all);
  const stop = walk(civ, record, follower, ...followers);
  const now = digest();
  const place = (n: number): string => `choice ${n + 1} of ${all} (${asked[n] ?? 'nobody is asked'})`;
  // What differs, each with when that is known: a question comes after all that the choice before it did.
  const found: [when: number, what: string][] = [];
  const legal = firstDifferent(kept.legal, now.legal);
  if (legal < all) found.push([legal, `${place(legal)}: another question or other legal choices`]);
  if (stop) found.push([stop.at + 0.1, `${place(stop.at)}: ${stop.why}`]);
  const events = firstDifferent(kept.events, now.events);
  if (events === 0) found.push([-0.3, 'set-up: other events']);
  else if (events <= all) found.push([events - 0.3, `${place(events - 1)}: other events`]);
  const mark = firstDifferent(kept.marks, now.marks);
  if (mark < kept.marks.length) {
    const after = Math.min(mark * EVERY, all);
    found.push([after - 0.2, atMark(kept.marks[mark]!, now.marks[mark], after)]);
  }
  return found.sort(([a], [b]) => a - b)[0]?.[1] ?? null;
}

function atMark(kept: string, now: string | undefined, after: number): string {
  const [was, is] = [kept.split(' '), now?.split(' ') ?? []];
  const parts = PARTS.filter((_, i) => was[i] !== is[i]).join(', ');
  return after === 0
    ? `set-up: other ${parts}`
    : `after choice ${after}, not ${EVERY} before: other ${parts}`;
}
