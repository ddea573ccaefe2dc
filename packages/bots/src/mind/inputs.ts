// The numbers by which a bot knows a position, each about as large as 1, their names, and the parts of the evaluation
// that write them.
import {
  CARD_TYPES,
  CATEGORIES,
  type EveryInputCounts,
  FEATURES,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  remember,
  TRACKS,
} from '@civolution/engine';

const SINGLE = [''];
const VALUES = ['1', '2', '3', '4', '5', '6'];
const MAIN = MODULES.slice(0, MAIN_MODULES);

/** Groups of numbers, each with the names of its members. What they hold stands where they are counted, in `see/`. */
const GROUPS = {
  // see/scoring.ts
  units: CATEGORIES,
  lines: TRACKS,
  // see/markers.ts
  money: SINGLE,
  ideas: SINGLE,
  focus: SINGLE,
  planning: VALUES,
  planned: SINGLE,
  resetMarkers: SINGLE,
  features: FEATURES,
  featureKinds: SINGLE,
  stored: MATERIALS,
  rows: ['1', '2', '3'],
  materialKinds: SINGLE,
  raw: SINGLE,
  scarce: SINGLE,
  // see/dice.ts
  resets: SINGLE,
  dice: VALUES,
  ready: SINGLE,
  readyKinds: SINGLE,
  allDice: SINGLE,
  activations: ['toCome', 'now'],
  fate: SINGLE,
  favor: VALUES,
  // see/console.ts
  second: MAIN,
  third: MAIN,
  fourth: SINGLE,
  installed: CARD_TYPES,
  stages: ['1', '2', '3'],
  asleep: SINGLE,
  active: ['4', '5'],
  chips: SINGLE,
  incomes: SINGLE,
  attributes: SINGLE,
  abilities: ['rule', 'trigger', 'activity'],
  goals: SINGLE,
  goalsMet: ['best', 'next', 'last'],
  goalsInstalled: SINGLE,
  hand: SINGLE,
  handTypes: CARD_TYPES,
  promise: CARD_TYPES,
  promises: SINGLE,
  installable: CARD_TYPES,
  // see/land.ts
  tribes: ['strong', 'weak', 'wild', 'aboard'],
  strongFed: SINGLE,
  fewTribes: SINGLE,
  food: SINGLE,
  hunger: ['', 'soon'],
  surplus: SINGLE,
  territories: SINGLE,
  landTypes: SINGLE,
  boats: SINGLE,
  farms: SINGLE,
  settlements: ['1', '2', '3', '4'],
  statues: ['', 'income'],
  prospects: ['fires', 'spaces', 'sites', 'land'],
  // see/scoring.ts
  wanted: ['cards', 'births', 'migrations', 'materials', 'features'],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

/** The name of an input: that of its group, or 'group.member'. */
const nameOf = (group: Group, member: string): string => (member ? `${group}.${member}` : group);

export const INPUTS: readonly string[] = GROUP_NAMES.flatMap(group =>
  GROUPS[group].map(member => nameOf(group, member)),
);

const beginOf = (group: Group): number => INPUTS.indexOf(nameOf(group, GROUPS[group][0]));
const endOf = (group: Group): number => beginOf(group) + GROUPS[group].length;

/** The inputs of a position. Only parts can write to them. */
export type Inputs = ArrayLike<number>;

/** Where groups begin. Built in one step: V8 turns an object that grows key by key into a slow dictionary. */
type Places<G extends Group> = Readonly<Record<G, number>>;
const placesOf = <G extends Group>(groups: readonly G[]): Places<G> =>
  Object.fromEntries(groups.map(group => [group, beginOf(group)])) as Places<G>;

/** Sets the inputs of some groups to 0. */
function clearing(groups: readonly Group[]): (out: Float64Array) => void {
  /** Where the runs of neighbouring groups begin and end. */
  const runs: number[] = [];
  for (const group of GROUP_NAMES) {
    if (!groups.includes(group)) continue;
    if (runs.at(-1) === beginOf(group)) runs.pop();
    else runs.push(beginOf(group));
    runs.push(endOf(group));
  }
  return out => {
    for (let run = 0; run < runs.length; run += 2) {
      for (let i = runs[run]!, end = runs[run + 1]!; i < end; i++) out[i] = 0;
    }
  };
}

type See<A extends readonly unknown[], T> = (out: Float64Array, ...inputs: A) => T;
type Seen<A extends readonly unknown[], T> = (out: Inputs, ...inputs: A) => T;

interface Part<W extends Group, R extends Group> {
  /** Where the groups begin that it writes. */
  readonly at: Places<W>;
  /** The same for the groups of other parts that it reads. */
  readonly from: Places<R>;
  /** Clears what the part writes, then runs it. */
  always<A extends readonly unknown[], T>(see: See<A, T>): Seen<A, T>;
  /** The same, but it is skipped while its inputs are those of last time: what it wrote then still stands there. */
  whenChanged<A extends readonly unknown[], T>(
    see: See<A, T> & EveryInputCounts<[Float64Array, ...A]>,
  ): Seen<A, T>;
}

const written = new Set<Group>();

/**
 * A part of the evaluation, with one function. It names the groups it writes: no other part may write them, and they are
 * cleared before it runs. So nothing of another position can be left in them.
 */
export function part<W extends Group, R extends Group = never>(
  writes: readonly W[],
  reads: readonly R[] = [],
): Part<W, R> {
  for (const group of writes) {
    if (written.has(group)) throw new Error(`Two parts write the inputs "${group}".`);
    written.add(group);
  }
  const clear = clearing(writes);
  return {
    at: placesOf(writes),
    from: placesOf(reads),
    always<A extends readonly unknown[], T>(see: See<A, T>): Seen<A, T> {
      return (out, ...inputs) => {
        clear(out as Float64Array);
        return see(out as Float64Array, ...inputs);
      };
    },
    whenChanged<A extends readonly unknown[], T>(see: See<A, T>): Seen<A, T> {
      if (reads.length > 0) throw new Error('A part cannot be skipped if it reads what others write.');
      return remember(see as unknown as See<[], T>, clear) as unknown as Seen<A, T>;
    },
  };
}
