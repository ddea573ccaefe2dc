// What many games come to.
import { POINT_SOURCES, type PointSource, type SoloLevel } from '@civolution/engine';
import type { Outcome } from './play.js';

/** Mean points by what they were scored for. */
export type BySource = Readonly<Record<PointSource, number>>;

/** Games against V.I.C.I: the human sits first, V.I.C.I second. */
export interface SoloSummary {
  readonly level: SoloLevel;
  readonly challenge: boolean;
  /** Games that the human has won. */
  readonly wins: number;
  readonly meanHuman: number;
  readonly meanVici: number;
  readonly sources: { readonly human: BySource; readonly vici: BySource };
}

const HUMAN = 0;
const VICI = 1;

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** Of the whole that a list is drawn from. */
export function variance(list: readonly number[]): number {
  const middle = mean(list);
  return list.reduce((sum, n) => sum + (n - middle) ** 2, 0) / (list.length - 1);
}

const bySource = (earned: readonly (readonly number[])[]): BySource =>
  Object.fromEntries(
    POINT_SOURCES.map((source, i) => [source, mean(earned.map(points => points[i]!))]),
  ) as BySource;

const winsOf = (outcomes: readonly Outcome[], seat: number): number =>
  outcomes.filter(game => game.finished && game.winner === seat).length;

function soloSummary(outcomes: readonly Outcome[]): SoloSummary {
  const { level, challenge } = outcomes[0]!.setup.solo!;
  const of = (seat: number) => ({
    mean: mean(outcomes.map(game => game.scores[seat]!)),
    sources: bySource(outcomes.map(game => game.earned[seat]!)),
  });
  const [human, vici] = [of(HUMAN), of(VICI)];
  return {
    level,
    challenge,
    wins: winsOf(outcomes, HUMAN),
    meanHuman: human.mean,
    meanVici: vici.mean,
    sources: { human: human.sources, vici: vici.sources },
  };
}

/** The figures of games with the same set-up. */
export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Of all players, not of V.I.C.I. */
  readonly meanScore: number;
  readonly minScore: number;
  readonly maxScore: number;
  /** V.I.C.I's as well. */
  readonly winsBySeat: readonly number[];
  /** The mean of all seats; against V.I.C.I each side has its own. */
  readonly sources?: BySource;
  readonly solo?: SoloSummary;
}

export function summary(outcomes: readonly Outcome[], seconds: number): Summary {
  const { setup, scores: seats } = outcomes[0]!;
  const decisions = outcomes.reduce((sum, game) => sum + game.decisions, 0);
  const scores = outcomes.flatMap(game => setup.seats.map((_, seat) => game.scores[seat]!));
  return {
    games: outcomes.length,
    finished: outcomes.filter(game => game.finished).length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: outcomes.length / seconds,
    meanScore: mean(scores),
    minScore: scores.reduce((a, b) => Math.min(a, b)),
    maxScore: scores.reduce((a, b) => Math.max(a, b)),
    winsBySeat: seats.map((_, seat) => winsOf(outcomes, seat)),
    ...(setup.solo
      ? { solo: soloSummary(outcomes) }
      : { sources: bySource(outcomes.flatMap(game => game.earned)) }),
  };
}
