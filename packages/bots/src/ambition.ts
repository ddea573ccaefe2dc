// What a seeker strives for in a whole game: to have much of one thing, which takes many turns.
import {
  ATTRIBUTE_SLOT,
  below,
  CHIP_SLOT,
  type Civolution,
  CREATURE_SLOT,
  FEATURE,
  FEATURES,
  MATERIALS,
  MOST_SEATS,
  ONE_GOAL,
  type Rng,
  type Seat,
  STORED,
  type State,
  TWO_GOALS,
} from '@civolution/engine';

/** What a civilization has of it. */
export type Ambition = (me: Seat, s: State, seat: number) => number;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const features = (me: Seat): readonly number[] => me.markers.slice(FEATURE, FEATURE + FEATURES.length);
const slots = (me: Seat, from: number, to: number): number =>
  me.columns.flat().filter(slot => slot >= from && slot < to).length;

const AMBITIONS: readonly Ambition[] = [
  () => 0, // nothing but points
  me => me.upgrades,
  me => me.favor,
  me => sum(me.tracks),
  me => Math.max(...me.tracks),
  me => -me.tribes,
  (_me, s, seat) => sum(s.wild.filter((_, i) => (i >> 1) % MOST_SEATS === seat)),
  me => -me.supply,
  me => sum(me.dice) + me.usedDice + me.fateDice,
  me => me.hand.length,
  me => sum(features(me)),
  me => Math.max(...features(me)),
  me => sum(me.markers.slice(STORED, STORED + MATERIALS.length)),
  me => me.settlements.filter(ground => ground >= 0).length,
  me => (me.activeStages & 1) + (me.activeStages >> 1),
  me => slots(me, 0, CHIP_SLOT), // cards
  me => slots(me, CHIP_SLOT, ATTRIBUTE_SLOT), // income chips
  me => slots(me, ATTRIBUTE_SLOT, CREATURE_SLOT), // attribute chips
  me => slots(me, ONE_GOAL, TWO_GOALS) + 2 * slots(me, TWO_GOALS, TWO_GOALS + 1), // goal chips
];

/** One for each seat, or one for all: what is there for all runs out only when all want it. */
export function ambitionsOf(rng: Rng): Ambition[] {
  const any = (): Ambition => AMBITIONS[below(rng, AMBITIONS.length)]!;
  const one = any();
  return below(rng, 2) === 0 ? [one, one, one, one] : [one, any(), any(), any()];
}

const TRIES = 4;
const FAR = 30;

/** How far a choice leads by the end of the turn if one goes on at random: the best of some tries. */
export function prospect(
  civ: Civolution,
  s: State,
  seat: number,
  choice: number,
  ambition: Ambition,
  rng: Rng,
): number {
  if (s.era === 0) return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const t = civ.clone(s);
    civ.apply(t, seat, choice);
    for (let step = 0; step < FAR && goesOn(civ, t, seat); step++) {
      const legal = civ.legal(t, seat);
      civ.apply(t, seat, legal[below(rng, legal.length)]!);
    }
    most = Math.max(most, value(civ, t, seat, ambition));
  }
  return most - value(civ, s, seat, ambition);
}

function goesOn(civ: Civolution, s: State, seat: number): boolean {
  const asked = civ.decisions(s)[0];
  return asked?.seat === seat && asked.task !== 'turn' && asked.task !== 'endTurn';
}

/** The ambition above all; then what serves every ambition: upgrades, favor, markers in use, and points. */
function value(civ: Civolution, s: State, seat: number, ambition: Ambition): number {
  const me = s.seats[seat]!;
  const useful = 4 * me.upgrades + 2 * me.favor - me.supply / 2;
  return 4 * ambition(me, s, seat) + useful + 0.3 * civ.project(s, seat).total;
}
