import { readFileSync } from 'node:fs';
import {
  below,
  CivError,
  EXTRA_CREDITS,
  load,
  type Rng,
  type Setup,
  SOLO_LEVELS,
  type State,
} from '@civolution/engine';
import { choose, openSession, type Session } from '@civolution/host';
import { expect } from 'vitest';

export const civ = load(
  JSON.parse(readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8')),
);

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)]!;

/** Any set-up for so many people: one plays against V.I.C.I, and half of all games may have Extra Credits. */
const randomSetup = (rng: Rng, seats: number): Setup => ({
  seats: Array.from({ length: seats }, () => ({
    option: pick(rng, seats === 1 ? (['a', 'b', 'free'] as const) : (['a', 'b'] as const)),
  })),
  map: pick(rng, ['first', 'random'] as const),
  materials: pick(rng, ['first', 'random'] as const),
  ...(seats === 1 && { solo: { level: pick(rng, SOLO_LEVELS), challenge: below(rng, 2) === 0 } }),
  ...(below(rng, 2) === 0 && { extras: EXTRA_CREDITS.filter(() => below(rng, 3) > 0) }),
});

/** A set-up in which all take part in the draft. */
export const drafting = (seats: number): Setup => ({
  seats: Array.from({ length: seats }, () => ({ option: 'b' as const })),
  map: 'random',
  materials: 'random',
});

export const randomSession = (rng: Rng, seed: string, seats = 1 + below(rng, 4)): Session =>
  openSession(civ, randomSetup(rng, seats), seed);

/** Some choice that is legal now, of some seat that is asked; null when the game is over. */
export function randomChoice(s: State, rng: Rng): { seat: number; choice: number } | null {
  const decisions = civ.decisions(s);
  if (decisions.length === 0) return null;
  const { seat } = pick(rng, decisions);
  return { seat, choice: pick(rng, civ.legal(s, seat)) };
}

/** Plays at random, at most `most` choices; `between` comes before each of them and may take some back. */
export function playOn(
  session: Session,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
  between: () => void = () => {},
): void {
  for (let i = 0; i < most; i++) {
    between();
    const next = randomChoice(session.state, rng);
    if (!next) return;
    choose(session, next.seat, next.choice);
  }
}

export const seatsOf = (session: Session): number[] => session.state.seats.map((_, seat) => seat);

/** The CivError that something gives; anything else fails the test. */
export function refused(action: () => unknown): CivError {
  try {
    action();
  } catch (error) {
    if (!(error instanceof CivError)) throw error;
    expect(error.message).not.toBe('');
    return error;
  }
  throw new Error('It was not refused.');
}

export const hash = (session: Session): string => civ.hash(session.state);
