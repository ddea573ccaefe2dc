// What the games of a probe say of each component. As all is given by chance, differences are due to what was given.
import type { Pack } from '@civolution/engine';
import { mean, variance } from '../statistics.js';
import { type Component, components } from './components.js';
import type { Probed } from './game.js';
import { GIFT_KINDS, type GiftKind } from './gifts.js';

/** 95 % of a normal distribution lie so many standard errors around its mean. */
export const SURE = 1.96;

/** How much higher the scores of one group are than those of another, with the 95 % interval. */
export interface Difference {
  readonly effect: number;
  readonly se: number;
  readonly low: number;
  readonly high: number;
}

export interface ComponentEffect extends Difference {
  readonly kind: GiftKind;
  readonly id: string;
  /** How many seats were given it. */
  readonly n: number;
  readonly worth: number;
}

/** The groups may vary each in its own way; either has two scores at least. */
export function difference(given: readonly number[], others: readonly number[]): Difference {
  const effect = mean(given) - mean(others);
  const se = Math.sqrt(variance(given) / given.length + variance(others) / others.length);
  return { effect, se, low: effect - SURE * se, high: effect + SURE * se };
}

/** Of those who were given something of the kind, the seats with a component against all others. */
function effectOf(probed: readonly Probed[], { kind, piece, id, worth }: Component): ComponentEffect[] {
  const given: number[] = [];
  const others: number[] = [];
  for (const { gifts, score } of probed) {
    const pieces = gifts.filter(gift => gift.kind === kind).map(gift => gift.piece);
    if (pieces.length > 0) (pieces.includes(piece) ? given : others).push(score);
  }
  if (given.length < 2 || others.length < 2) return [];
  return [{ kind, id, n: given.length, ...difference(given, others), worth }];
}

/** By kind, the best first; of what was given once or never nothing can be said. */
export function effectsOf(pack: Pack, probed: readonly Probed[]): ComponentEffect[] {
  const effects = components(pack).flatMap(component => effectOf(probed, component));
  return GIFT_KINDS.flatMap(kind =>
    effects.filter(one => one.kind === kind).sort((a, b) => b.effect - a.effect),
  );
}

/** How closely two lists go together, from -1 to 1; NaN when one of them is all the same. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  const together = a.reduce((sum, n, i) => sum + (n - middleA) * (b[i]! - middleB), 0) / (a.length - 1);
  return together / Math.sqrt(variance(a) * variance(b));
}

/** What the effects of a kind come to. */
export interface KindSummary {
  readonly meanWorth: number;
  readonly correlation: number;
  /** The share of effects of which zero lies outside the interval; one in twenty would be chance. */
  readonly beyond: number;
}

export const summaryOf = (effects: readonly ComponentEffect[]): KindSummary => ({
  meanWorth: mean(effects.map(({ worth }) => worth)),
  correlation: correlation(
    effects.map(({ effect }) => effect),
    effects.map(({ worth }) => worth),
  ),
  beyond: effects.filter(({ low, high }) => low > 0 || high < 0).length / effects.length,
});

/** An effect is measured against others of its kind, and so its worth has to be. */
export const differsFromWorth = (
  { low, high, worth }: ComponentEffect,
  { meanWorth }: KindSummary,
): boolean => worth - meanWorth < low || worth - meanWorth > high;
