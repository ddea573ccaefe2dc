// What a seeker strives for in a whole game: to have much of one thing, which takes many turns.
import {
  ATTRIBUTE_SLOT,
  below,
  CHIP_SLOT,
  type Civolution,
  CREATURE_SLOT,
  creaturesOf,
  type ExtraCredit,
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
const cards = (me: Seat): number => slots(me, 0, CHIP_SLOT);

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
  me => cards(me),
  me => slots(me, CHIP_SLOT, ATTRIBUTE_SLOT), // income chips
  me => slots(me, ATTRIBUTE_SLOT, CREATURE_SLOT), // attribute chips
  me => slots(me, ONE_GOAL, TWO_GOALS) + 2 * slots(me, TWO_GOALS, TWO_GOALS + 1), // goal chips
];

/** What there is only with an Extra Credit. */
const OF_EXTRAS: Readonly<Partial<Record<ExtraCredit, Ambition>>> = {
  b: me => 3 * creaturesOf(me).length,
  c: me => sum(me.levels.filter((_, module) => (me.levelFour >> module) & 1)), // towards level 4
};

/** One ambition in so many, where there are Extra Credits, is for what they bring. */
const EXTRA = 2;

/** One for each seat, or one for all: what is there for all runs out only when all want it. */
export function ambitionsOf(rng: Rng, extras: readonly ExtraCredit[] = []): Ambition[] {
  const special = extras.flatMap(extra => OF_EXTRAS[extra] ?? []);
  const any = (): Ambition => {
    const list = special.length > 0 && below(rng, EXTRA) === 0 ? special : AMBITIONS;
    return list[below(rng, list.length)]!;
  };
  const one = any();
  return below(rng, 2) === 0 ? [one, one, one, one] : [one, any(), any(), any()];
}

/** So many tries are shared by all choices of a question; each gets at least one, and no more than the most. */
const TRIES = 12;
const MOST = 2;
const FAR = 30;

/** How far each choice leads by the end of the turn if one goes on at random: the best of some tries. */
export function prospects(
  civ: Civolution,
  s: State,
  seat: number,
  legal: readonly number[],
  ambition: Ambition,
  rng: Rng,
): number[] {
  if (s.era === 0) return legal.map(() => 0);
  const tries = Math.max(1, Math.min(MOST, Math.floor(TRIES / legal.length)));
  return legal.map(choice => {
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < tries; n++) {
      const t = civ.clone(s);
      civ.apply(t, seat, choice);
      for (let step = 0; step < FAR && goesOn(civ, t, seat); step++) {
        const open = civ.legal(t, seat);
        civ.apply(t, seat, open[below(rng, open.length)]!);
      }
      most = Math.max(most, value(civ, t, seat, ambition));
    }
    return most;
  });
}

function goesOn(civ: Civolution, s: State, seat: number): boolean {
  const asked = civ.decisions(s)[0];
  return asked?.seat === seat && asked.task !== 'turn' && asked.task !== 'endTurn';
}

/** The ambition above all; then what serves every ambition: upgrades, cards, favor, markers in use, and points. */
function value(civ: Civolution, s: State, seat: number, ambition: Ambition): number {
  const me = s.seats[seat]!;
  const useful = 4 * me.upgrades + 3 * cards(me) + 2 * me.favor - me.supply / 2;
  return 4 * ambition(me, s, seat) + useful + 0.3 * civ.project(s, seat).total;
}
