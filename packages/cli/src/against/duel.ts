// How much faster one build is than another. Both do the same work in turns: the speed of a machine can drift by half
// within minutes, but the ratio of two slices of work next to each other stays stable.
import type { Contest, Slice, WorkName } from './contests.js';

/** One line of the result. */
export interface Ratio {
  /** What was done, and in which games. */
  readonly what: WorkName;
  readonly games: string;
  readonly unit: string;
  /** How many times as fast this build is: the median of all pairs of slices, and the quartiles. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Units per second, the median of all slices. */
  readonly here: number;
  readonly there: number;
}

/** The value below which a part of a list lies, from 0 to 1. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}

/** Which build begins a round: they take turns, and over eight rounds each begins with every part of a game. */
const beginsHere = (round: number): boolean => (round + (round >> 2)) % 2 === 0;

/** Does the slice of a round. */
type Turn = (round: number) => Promise<Slice>;

const rateOf = ({ units, ms }: Slice): number => (units / ms) * 1000;

export interface Terms {
  readonly warmUp: number;
  readonly rounds: number;
  /** Whether both builds must do the same number of units in every round, as builds with the same rules do. */
  readonly equalWork: boolean;
}

/** One contest: both builds do each round, one after the other. */
export async function compare(
  { what, games, unit }: Omit<Contest, 'prepare'>,
  here: Turn,
  there: Turn,
  { warmUp, rounds, equalWork }: Terms,
): Promise<Ratio> {
  const rates: { readonly here: number; readonly there: number }[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const weBegin = beginsHere(round);
    const first = await (weBegin ? here : there)(round);
    const second = await (weBegin ? there : here)(round);
    const [ours, theirs] = weBegin ? [first, second] : [second, first];
    if (equalWork && ours.units !== theirs.units) {
      throw new Error(
        `${what}, ${games}: the builds did not do the same work in round ${round + 1}: ${ours.units} ${unit} here, ` +
          `${theirs.units} there; "civ same" shows where they differ`,
      );
    }
    // A game may be over before its bots begin to think.
    if (round < warmUp || ours.units === 0 || theirs.units === 0) continue;
    rates.push({ here: rateOf(ours), there: rateOf(theirs) });
  }
  if (rates.length === 0) throw new Error(`${what}, ${games}: no game lasted long enough to be measured`);
  const ratios = rates.map(pair => pair.here / pair.there);
  return {
    what,
    games,
    unit,
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    here: quantile(
      rates.map(pair => pair.here),
      0.5,
    ),
    there: quantile(
      rates.map(pair => pair.there),
      0.5,
    ),
  };
}
