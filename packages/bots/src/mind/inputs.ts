// The numbers by which a bot knows a position, each about as large as 1, and their names.
import {
  CARD_TYPES,
  CATEGORIES,
  FEATURES,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  TRACKS,
} from '@civolution/engine';

const SINGLE = [''];
const VALUES = ['1', '2', '3', '4', '5', '6'];
const MAIN = MODULES.slice(0, MAIN_MODULES);

/**
 * Groups of numbers, each with the names of its members. What they hold stands where they are counted, in `see/`. The
 * order matters: `clear` takes all groups from one to another.
 */
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

const names: string[] = [];
const begins: [Group, number][] = [];
for (const [group, members] of Object.entries(GROUPS) as [Group, readonly string[]][]) {
  begins.push([group, names.length]);
  for (const member of members) names.push(member ? `${group}.${member}` : group);
}
export const INPUTS: readonly string[] = names;

/** Where each group begins. Built in one step: V8 turns an object that grows key by key into a slow dictionary. */
export const AT = Object.fromEntries(begins) as Record<Group, number>;

const LENGTH = Object.fromEntries(
  Object.entries(GROUPS).map(([group, members]) => [group, members.length]),
) as Record<Group, number>;

/** Sets the inputs of a group to 0, or of all groups from one to another. */
export function clear(out: Float64Array, first: Group, last: Group = first): void {
  const end = AT[last] + LENGTH[last];
  for (let i = AT[first]; i < end; i++) out[i] = 0;
}
