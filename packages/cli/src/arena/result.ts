// What the games of an arena come to.
import type { SoloSetup } from '@civolution/engine';
import { mean } from '../statistics.js';
import type { Played } from './match.js';
import type { Side } from './seating.js';

/** How long turns took, in milliseconds; null without any turn. */
export interface TurnMs {
  readonly mean: number | null;
  readonly median: number | null;
  readonly p99: number | null;
}

export interface Failure {
  readonly game: number;
  readonly seed: string;
  readonly side: Side;
  readonly player: string;
  readonly seat: number;
  readonly at: number;
  readonly reason: string;
}

export interface ArenaResult {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly solo?: SoloSetup;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  /** Games that only the order of seats would decide; they count half for each. */
  readonly ties: number;
  readonly winRateA: number;
  /** Where A's true rate lies, with 95 percent confidence. */
  readonly ci95: readonly [number, number];
  /** Mean scores and places of all seats of a side, in the games that were played to their end. */
  readonly meanA: number | null;
  readonly meanB: number | null;
  readonly meanPlaceA: number | null;
  readonly meanPlaceB: number | null;
  readonly msPerTurnA: number | null;
  readonly msPerTurnB: number | null;
  readonly turnMsA: TurnMs;
  readonly turnMsB: TurnMs;
  /** The most memory that all threads together have held, in MB. */
  readonly peakMb: number;
  readonly failures: readonly Failure[];
}

const Z95 = 1.959964;

/** The interval of Wilson for a rate seen in so many games. */
export function wilson(rate: number, games: number): [number, number] {
  const square = Z95 ** 2 / games;
  const middle = rate + square / 2;
  const half = Math.sqrt(square * (rate * (1 - rate) + square / 4));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}

const meanOrNull = (list: readonly number[]): number | null => (list.length === 0 ? null : mean(list));

/** The smallest number that so large a part of a sorted list does not exceed. */
const quantile = (sorted: readonly number[], part: number): number | null =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? null;

export function turnMs(times: readonly number[]): TurnMs {
  const sorted = [...times].sort((a, b) => a - b);
  return { mean: meanOrNull(sorted), median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

export interface Sides {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly solo?: SoloSetup;
}

export function arenaResult(who: Sides, played: readonly Played[], peakMb: number): ArenaResult {
  const games = played.length;
  const wins = (side: Side | null): number => played.filter(({ winner }) => winner === side).length;
  const [winsA, winsB, ties] = [wins('a'), wins('b'), wins(null)];
  const winRateA = (winsA + ties / 2) / games;
  const [a, b] = [figuresOf(played, 'a'), figuresOf(played, 'b')];
  return {
    ...who,
    games,
    winsA,
    winsB,
    ties,
    winRateA,
    ci95: wilson(winRateA, games),
    meanA: a.score,
    meanB: b.score,
    meanPlaceA: a.place,
    meanPlaceB: b.place,
    msPerTurnA: a.turnMs.mean,
    msPerTurnB: b.turnMs.mean,
    turnMsA: a.turnMs,
    turnMsB: b.turnMs,
    peakMb,
    failures: played.flatMap(game => failureOf(game, who)),
  };
}

interface Figures {
  readonly score: number | null;
  readonly place: number | null;
  readonly turnMs: TurnMs;
}

/** The figures of all seats that a side had. */
function figuresOf(played: readonly Played[], side: Side): Figures {
  const ofSeats = <T>(list: (game: Played) => readonly T[]): T[] =>
    played.flatMap(game => list(game).filter((_, seat) => game.sides[seat] === side));
  return {
    score: meanOrNull(ofSeats(game => game.scores)),
    place: meanOrNull(ofSeats(game => game.places)),
    turnMs: turnMs(ofSeats(game => game.turnMs).flat()),
  };
}

function failureOf({ game, seed, sides, fault }: Played, who: Sides): Failure[] {
  if (!fault) return [];
  const side = sides[fault.seat]!;
  return [{ game, seed, side, player: who[side], ...fault }];
}
