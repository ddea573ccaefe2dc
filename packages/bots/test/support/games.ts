// Positions of real games in which bots are asked.
import { basePack } from '@civolution/content';
import { type Civolution, load, type Setup, type State, seeded, type TaskName } from '@civolution/engine';
import {
  type Player,
  type Question,
  randomPlayer,
  type Seen,
  seekerPlayer,
  type Weights,
} from '../../src/index.js';
import { INPUTS } from '../../src/mind/inputs.js';

export const civ: Civolution = load(basePack);
export const pack: unknown = basePack;

const open = { map: 'random', materials: 'random' } as const;
export const TWO: Setup = { ...open, seats: [{ option: 'b' }, { option: 'b' }] };
export const THREE: Setup = {
  ...open,
  seats: [{ option: 'a' }, { option: 'b' }, { option: 'b' }],
  extras: ['a', 'b', 'c'],
};
export const FOUR: Setup = {
  ...open,
  seats: [{ option: 'a' }, { option: 'b' }, { option: 'a' }, { option: 'b' }],
  extras: ['a', 'b', 'c'],
};
export const SOLO: Setup = {
  ...open,
  seats: [{ option: 'b' }],
  solo: { level: 'medium', challenge: false },
  extras: ['b', 'c'],
};

/** Every input weighs something, and none as much as another: no change of an input goes unseen. */
export const DISTINCT: Weights = Object.fromEntries(
  INPUTS.map((name, i) => [name, [Math.sqrt(i + 2), Math.cbrt(i + 2)]]),
);

export const questionAt = (s: State, seat: number): Question => ({
  view: civ.view(s, seat),
  legal: civ.legal(s, seat),
});

/** Plays on while `goesOn`, and stops at the question where it no longer does, or at the end of the game. */
export function playOn(
  s: State,
  players: readonly Player[],
  goesOn: (seat: number, task: TaskName, legal: readonly number[]) => boolean,
): void {
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    const { seat, task } = asked;
    const legal = civ.legal(s, seat);
    if (!goesOn(seat, task, legal)) return;
    const choice = players[seat % players.length]!.choose(civ, () => civ.view(s, seat), seat, legal);
    civ.choose(s, seat, choice);
  }
}

/** The positions before every Nth real question of a game that a seeker plays; `every` is N. */
export function positions(setup: Setup, seed: string, every: number): State[] {
  const s = civ.create(setup, seed);
  const seen: Seen = new Map();
  const found: State[] = [];
  let n = 0;
  playOn(s, [seekerPlayer(seeded(seed), seen)], (_seat, _task, legal) => {
    if (legal.length > 1 && n++ % every === 0) found.push(civ.clone(s));
    return true;
  });
  return found;
}

/** A game at the first question of a kind, or null if it never comes. */
export function firstAsked(
  setup: Setup,
  seed: string,
  wanted: TaskName,
  fits = (_s: State) => true,
): State | null {
  const s = civ.create(setup, seed);
  playOn(
    s,
    [randomPlayer(seeded(seed))],
    (_seat, task, legal) => task !== wanted || legal.length < 2 || !fits(s),
  );
  return civ.decisions(s).length > 0 ? s : null;
}

export const seatAsked = (s: State): number => civ.decisions(s)[0]!.seat;
