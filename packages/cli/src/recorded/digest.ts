// The digest of a recorded game: short enough to be kept, and enough to tell where play first differs.
import { type Civolution, hashText, SPECTATOR, type State } from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import { type Follower, walk } from './walk.js';

/** Digests are kept by the names of their records, all of a folder in this file. */
export const DIGESTS = 'digests.json';

export interface Digest {
  /** A sign for each choice: of everything that was asked up to it, with all legal choices of all seats. */
  readonly legal: string;
  /** A sign for the set-up and one for each choice: of all events up to then, and the tasks that wait. */
  readonly events: string;
  /** Hashes after every `EVERY` choices and at the end: of all legal lists, all events, the state and the view of one seat. */
  readonly marks: readonly string[];
}
export type Digests = Readonly<Record<string, Digest>>;

const EVERY = 50;
const PARTS = ['legal lists', 'events and tasks', 'state', 'view'] as const;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A rolling hash of plain data. Writing every choice down as text would take most of the time. */
interface Roll {
  add(value: unknown): void;
  /** One of 64 signs: it overlooks one difference in 64, but the next sign is of the same hash. */
  sign(): string;
  text(): string;
}

const SHORT = 8;
const words = new Map<string, number>();
function wordOf(text: string): number {
  const known = words.get(text);
  if (known !== undefined) return known;
  const made = Number.parseInt(hashText(text).slice(0, SHORT), 16) | 0;
  words.set(text, made);
  return made;
}

function roll(): Roll {
  let a = 1;
  let b = 2;
  const mix = (n: number): void => {
    a = Math.imul(a ^ n, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b + a, 0x85ebca6b);
    b ^= b >>> 13;
  };
  const add = (value: unknown): void => {
    if (typeof value === 'number') mix(value);
    else if (typeof value === 'string') mix(wordOf(value));
    else if (Array.isArray(value)) {
      mix(value.length);
      for (const item of value) add(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        mix(wordOf(key));
        add(item);
      }
    } else mix(wordOf(String(value)));
  };
  return {
    add,
    sign: () => SIGNS[b & 63]!,
    text: () => (b >>> 0).toString(16).padStart(SHORT, '0'),
  };
}

/** Views take long to make, so that seats and spectators take turns. */
function markOf(civ: Civolution, s: State, number: number, legal: Roll, events: Roll): string {
  const view = roll();
  view.add(civ.view(s, (number % (s.seats.length + 1)) + SPECTATOR));
  return [legal.text(), events.text(), civ.hash(s).slice(0, SHORT), view.text()].join(' ');
}

/** Writes down the digest of the game it follows, and who was asked what. */
function reader(civ: Civolution, choices: number): Follower & { digest(): Digest; asked: string[] } {
  const [allLegal, allEvents] = [roll(), roll()];
  let [legal, events] = ['', ''];
  const marks: string[] = [];
  const asked: string[] = [];
  return {
    asked,
    begun(state, happened) {
      allEvents.add(happened);
      events += allEvents.sign();
      marks.push(markOf(civ, state, 0, allLegal, allEvents));
    },
    step({ asked: decision, legal: list, before, events: happened, after }) {
      allLegal.add(decision);
      // What the others may choose counts too: most often nothing.
      for (let seat = 0; seat < before.seats.length; seat++)
        allLegal.add(seat === decision.seat ? list : civ.legal(before, seat));
      legal += allLegal.sign();
      allEvents.add(happened);
      // Tasks that wait say what was decided and does not show yet.
      allEvents.add(after.agenda);
      events += allEvents.sign();
      asked.push(`seat ${decision.seat} is asked "${decision.task}"`);
      const n = asked.length;
      if (n % EVERY === 0 || n === choices) marks.push(markOf(civ, after, marks.length, allLegal, allEvents));
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
  else if (events <= all) found.push([events - 0.3, `${place(events - 1)}: other events or tasks`]);
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
