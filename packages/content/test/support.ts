import { readFileSync } from 'node:fs';
import { type GameTexts, gameTexts } from '@civolution/content';
import {
  below,
  type Civolution,
  type Decision,
  type Description,
  type GameEvent,
  load,
  type Rng,
  type SeatSetup,
  type Setup,
  type State,
  seeded,
  type Task,
} from '@civolution/engine';
import { seatOf } from '../../engine/test/support/seats.js';

/** The engine's frozen pack, the game bound to it, and its English texts. */
export const game: Civolution = load(
  JSON.parse(readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8')),
);
export const { rules } = game;
export const say: GameTexts = gameTexts('en', rules);

/** Lists of a state are shared by its clones: a changed one is a new one. */
export function put<T>(list: readonly T[], at: number, item: T): T[] {
  const copy = list.slice();
  copy[at] = item;
  return copy;
}

/** Gives a civilization markers from its supply. */
export function give(state: State, seat: number, place: number, n: number): void {
  const me = seatOf(state, seat);
  me.markers = put(me.markers, place, me.markers[place]! + n);
  me.supply -= n;
}

/** What no text may contain or be. */
export function flaw(text: string): string | null {
  if (text.trim() === '') return 'is empty';
  if (text !== text.trim()) return 'has blanks around it';
  if (/undefined|null|NaN|\[object|Infinity/.test(text)) return 'shows a broken value';
  if (/^[-\d\s.,]+$/.test(text)) return 'is only numbers';
  if (/[{}<>$]|\bdecline\.|\boption\./.test(text)) return 'has a leftover placeholder';
  if (text.includes('!')) return 'shouts';
  if (/ {2}| [.,;:]|\(\)|\.\.|: *$/.test(text)) return 'is badly put together';
  return /^[a-z]/.test(text) ? 'begins in lower case' : null;
}

export interface Play {
  /** Of another pack than the frozen one. */
  readonly of?: Civolution;
  readonly seed: string;
  readonly options: readonly SeatSetup['option'][];
  /** Against V.I.C.I, or with Extra Credits. */
  readonly more?: Pick<Setup, 'solo' | 'extras'>;
  /** Changes the state at the first turn, to reach rare positions sooner. */
  readonly prepare?: (state: State) => void;
  readonly ask?: (state: State, decisions: readonly Decision[], rng: Rng) => void;
  readonly hear?: (event: GameEvent, state: State | null) => void;
}

/** Plays a whole game at random. */
export function play({ of = game, seed, options, more, prepare, ask, hear }: Play): State {
  const rng = seeded(`choices of ${seed}`);
  let state: State | null = null;
  const sink = (event: GameEvent): void => hear?.(event, state);
  state = of.create(
    { seats: options.map(option => ({ option })), map: 'random', materials: 'random', ...more },
    seed,
    sink,
  );
  let begun = false;
  for (let decisions = of.decisions(state); decisions.length > 0; decisions = of.decisions(state)) {
    if (!begun && decisions[0]!.task === 'turn') {
      begun = true;
      prepare?.(state);
    }
    ask?.(state, decisions, rng);
    const { seat } = decisions[below(rng, decisions.length)]!;
    const legal = of.legal(state, seat);
    of.apply(state, seat, legal[below(rng, legal.length)]!, sink);
  }
  return state;
}

/** A position of a game in its first Action phase, the same every time. */
export function position(players = 3, of = game): State {
  const state = of.create(
    { seats: Array.from({ length: players }, () => ({ option: 'a' })), map: 'first', materials: 'first' },
    'position',
  );
  for (let guard = 0; state.phase !== 4 && guard < 1000; guard++) {
    const { seat } = of.decisions(state)[0]!;
    of.apply(state, seat, of.legal(state, seat)[0]!);
  }
  return state;
}

export const territory = (key: string): number => rules.territories.findIndex(t => t.key === key);

/** A description with only what matters to its text. */
export const described = (key: string, more: Partial<Description>): Description => ({
  choice: 0,
  kind: 'endTurn',
  seat: 0,
  task: 'turn',
  cause: 0,
  arg: 0,
  key,
  targets: [],
  atAsker: false,
  cost: [],
  gain: [],
  ...more,
});

/** The position, at a question. */
export const before = (task: Task, of = game): State => {
  const state = of.clone(position(3, of));
  state.agenda.push(task);
  return state;
};
