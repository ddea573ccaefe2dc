// Things given by chance, free of charge, to learn what they are worth: who has them differs in nothing else from who has not.
import {
  below,
  CHIP_SLOT,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  freeSpaces,
  groundOf,
  IDEA,
  MAIN_MODULES,
  MODULES,
  MONEY,
  PLANNING,
  PRINTED_LEVELS,
  RAW,
  type Rng,
  type Seat,
  STORED,
  type State,
  spots,
  TRACKS,
  territoryOf,
} from '@civolution/engine';
import { INPUTS } from './inputs.js';

export interface Gift {
  readonly name: string;
  /** The inputs that hold it, and by how much one of them grows with it. */
  readonly inputs: readonly string[];
  readonly amount: number;
  /** Gives it to a seat; false if that cannot be. */
  give(s: State, seat: number, rng: Rng): boolean;
}

const replaced = (list: readonly number[], at: number, n: number): number[] =>
  list.map((old, i) => (i === at ? n : old));
const raised = (list: readonly number[], at: number, by = 1): number[] => replaced(list, at, list[at]! + by);

const oneOf = <T>(rng: Rng, list: readonly T[]): T | undefined => list[below(rng, Math.max(1, list.length))];
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const membersOf = (group: string): string[] => INPUTS.filter(name => name.startsWith(`${group}.`));

function markers(me: Seat, place: number | undefined, n: number): boolean {
  if (place === undefined || me.supply < n) return false;
  me.supply -= n;
  me.markers = raised(me.markers, place, n);
  return true;
}

/** A gift of markers of one kind, each as large in its input as said. */
const markersOf = (input: string, place: number, n: number, each: number): Gift => ({
  name: input,
  inputs: [input],
  amount: n * each,
  give: (s, seat) => markers(s.seats[seat]!, place, n),
});

/** A material of a row of which the seat has none. */
const materialOf = (row: number): Gift => ({
  name: `rows.${row}`,
  inputs: [`rows.${row}`],
  amount: 1 / 3,
  give(s, seat, rng) {
    const me = s.seats[seat]!;
    const none = upTo(6)
      .map(type => STORED + 3 * type + row - 1)
      .filter(place => me.markers[place] === 0);
    return markers(me, oneOf(rng, none), 1);
  },
});

const upgradeOf = (module: number): Gift => {
  const name = MODULES[module]!;
  return {
    name: `upgrade.${name}`,
    inputs: [`second.${name}`, `third.${name}`],
    amount: 1,
    give(s, seat) {
      const me = s.seats[seat]!;
      if (me.levels[module]! >= PRINTED_LEVELS) return false;
      me.levels = raised(me.levels, module);
      return true;
    },
  };
};

/** Land where a seat has tribes. */
const homes = (s: State, seat: number): number[] => {
  const all = spots(s, seat, true, true).filter(spot => groundOf(spot) !== 'boat');
  return [...new Set(all.map(territoryOf))];
};

const GOALS = 3;
const FARMS = 3;
const MOST_FAVOR = 6;
const LAST_STEP = 11;

export const GIFTS: readonly Gift[] = [
  markersOf('food', FOOD, 2, 1 / 4),
  markersOf('money', MONEY, 2, 1 / 4),
  markersOf('ideas', IDEA, 2, 1 / 4),
  markersOf('focus', FOCUS, 1, 1 / 2),
  {
    name: 'planned',
    inputs: ['planned'],
    amount: 1 / 3,
    give: (s, seat, rng) => markers(s.seats[seat]!, PLANNING + below(rng, 6), 1),
  },
  {
    name: 'features',
    inputs: membersOf('features'),
    amount: 1 / 2,
    give: (s, seat, rng) => markers(s.seats[seat]!, FEATURE + below(rng, FEATURES.length), 1),
  },
  materialOf(1),
  materialOf(2),
  materialOf(3),
  {
    name: 'raw',
    inputs: ['raw'],
    amount: 1 / 3,
    give(s, seat, rng) {
      const home = oneOf(
        rng,
        homes(s, seat).filter(t => s.material[t]! >= 0 && (s.developed >> t) & 1),
      );
      return home !== undefined && markers(s.seats[seat]!, RAW + home, 1);
    },
  },
  {
    name: 'die',
    inputs: ['allDice'],
    amount: 1 / 6,
    give(s, seat) {
      if (s.activationDice === 0) return false;
      s.activationDice--;
      s.seats[seat]!.usedDice++;
      return true;
    },
  },
  {
    name: 'fate',
    inputs: ['fate'],
    amount: 1 / 2,
    give(s, seat) {
      if (s.fateDice === 0) return false;
      s.fateDice--;
      s.seats[seat]!.fateDice++;
      return true;
    },
  },
  {
    name: 'favor',
    inputs: membersOf('favor'),
    amount: 1,
    give(s, seat) {
      const me = s.seats[seat]!;
      if (me.favor === MOST_FAVOR) return false;
      me.favor++;
      return true;
    },
  },
  {
    // A step that crosses no line.
    name: 'step',
    inputs: TRACKS.map(track => `units.${track}`),
    amount: 1 / 5,
    give(s, seat, rng) {
      const me = s.seats[seat]!;
      const track = below(rng, TRACKS.length);
      if (me.tracks[track]! >= LAST_STEP || me.tracks[track]! % 2 === 1) return false;
      me.tracks = raised(me.tracks, track);
      return true;
    },
  },
  ...upTo(MAIN_MODULES).map(upgradeOf),
  {
    name: 'hand',
    inputs: ['hand'],
    amount: 1 / 4,
    give(s, seat, rng) {
      const type = oneOf(
        rng,
        s.stacks.flatMap((stack, i) => (stack.length > 0 ? [i] : [])),
      );
      if (type === undefined) return false;
      const card = s.stacks[type]!.at(-1)!;
      const me = s.seats[seat]!;
      s.stacks = s.stacks.map((stack, i) => (i === type ? stack.slice(0, -1) : stack));
      s.known = replaced(s.known, card, 1 << seat);
      me.hand = [...me.hand, card];
      return true;
    },
  },
  {
    name: 'strong',
    inputs: ['tribes.strong'],
    amount: 1 / 4,
    give(s, seat, rng) {
      const at = 2 * seat;
      const home = oneOf(
        rng,
        homes(s, seat).filter(t => s.plain[t * 8 + at + 1]! > 0),
      );
      if (home === undefined) return false;
      s.plain = raised(raised(s.plain, home * 8 + at), home * 8 + at + 1, -1);
      return true;
    },
  },
  {
    name: 'tribe',
    inputs: ['tribes.weak'],
    amount: 1 / 4,
    give(s, seat, rng) {
      const me = s.seats[seat]!;
      const home = oneOf(
        rng,
        homes(s, seat).filter(t => freeSpaces(s, t) > 0),
      );
      if (home === undefined || me.tribes === 0) return false;
      me.tribes--;
      s.plain = raised(s.plain, home * 8 + 2 * seat + 1);
      return true;
    },
  },
  {
    name: 'farm',
    inputs: ['farms'],
    amount: 1,
    give(s, seat, rng) {
      const free = homes(s, seat).filter(
        t => s.farms[t] === 0 && s.material[t]! >= 0 && (s.developed >> t) & 1,
      );
      const home = oneOf(rng, free);
      if (home === undefined || s.farms.filter(owner => owner === seat + 1).length === FARMS) return false;
      s.farms = replaced(s.farms, home, seat + 1);
      return true;
    },
  },
  {
    name: 'goal',
    inputs: ['goals'],
    amount: 1 / 2,
    give(s, seat, rng) {
      const me = s.seats[seat]!;
      const space = upTo(GOALS).find(i => me.goals[i]!.length === 0);
      const goal = oneOf(rng, s.goalBag);
      if (space === undefined || goal === undefined) return false;
      s.goalBag = s.goalBag.filter(other => other !== goal);
      me.goals = me.goals.map((pile, i) => (i === space ? [goal] : pile));
      return true;
    },
  },
  {
    name: 'income',
    inputs: ['chips'],
    amount: 1 / 2,
    give(s, seat, rng) {
      const me = s.seats[seat]!;
      const column = oneOf(
        rng,
        me.columns.flatMap((slots, i) => (slots.length === 0 ? [i] : [])),
      );
      const chip = oneOf(rng, s.incomeBag);
      if (column === undefined || chip === undefined) return false;
      s.incomeBag = s.incomeBag.filter(other => other !== chip);
      me.columns = me.columns.map((slots, i) => (i === column ? [CHIP_SLOT + chip] : slots));
      return true;
    },
  },
  {
    name: 'stage',
    inputs: ['active.4'],
    amount: 1,
    give(s, seat) {
      const me = s.seats[seat]!;
      if (me.activeStages & 1) return false;
      me.activeStages |= 1;
      return true;
    },
  },
];
