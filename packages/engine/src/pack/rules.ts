// A pack in numbers, as the engine plays it.
import type { Geometry, TerritoryInfo } from '../continent/geometry.js';
import type { AutomaActionName } from './names.js';
import type { Ability, CategoryActions, EventCard, MeasureName, Pack, Verb } from './types.js';

export type { Geometry, TerritoryInfo };

/** Instead of a place: any feature space, any storage space. */
export const ANY_FEATURE = -1;
export const ANY_MATERIAL = -2;
/** Instead of a place in a price: a card of the hand, a step back on the favor track, the strength of a tribe. */
export const HAND_CARD = -3;
export const FAVOR_STEP = -4;
export const STRENGTH = -5;

/** A measure in numbers, and what it is narrowed to, or -1. */
export interface CompiledMeasure {
  readonly name: MeasureName;
  readonly of: number;
}

/** An effect in numbers. Lists of effects are interned: a task names a list by its number. */
export interface CompiledEffect {
  readonly verb: Verb;
  readonly n: number;
  /** gain: place or ANY_…; track: track or -1; upgrade: mask of modules or -1 for the line's; gainCard: type or -1; build: project or -1; gainDie: kind or -1. */
  readonly what: number;
  /** gain any material: territory type, or -row, or 0. */
  readonly of: number;
  readonly lists: readonly number[];
  readonly cost: number;
  readonly measure: CompiledMeasure | null;
  readonly max: number;
}

/** What a standing ability adds at one hook point. */
export interface CompiledRule {
  readonly hook: number;
  readonly n: number;
  /** What it is narrowed to, or -1. */
  readonly of: number;
}

/** The ability of a card or chip in numbers. */
export interface CompiledAbility {
  readonly kind: Ability['kind'];
  /** Standing rules; none for the other kinds. */
  readonly rules: readonly CompiledRule[];
  /** Number of the trigger, or -1, and what it is narrowed to, or -1. */
  readonly on: number;
  readonly of: number;
  /** Of a point bonus. */
  readonly n: number;
  readonly list: number;
}

/** A cost space of a research card in numbers. */
export interface CompiledCost {
  readonly kind: 'material' | 'have' | 'return' | 'settlements';
  /** Material or feature. */
  readonly what: number;
  readonly n: number;
  readonly settlements: number;
  readonly included: boolean;
}

/** A research card in numbers. */
export interface CompiledCard {
  readonly id: string;
  readonly type: number;
  readonly cost: readonly (CompiledCost | null)[];
  readonly points: readonly number[];
  /** The list of all its instant bonuses, and a list for each of them. */
  readonly bonus: number;
  readonly bonuses: readonly number[];
  readonly hand: number;
}

/** An event card in numbers. */
export interface CompiledEvent {
  readonly id: string;
  readonly weather: number;
  readonly who: EventCard['who'];
  readonly counts: CompiledMeasure;
  readonly min: number;
  readonly returns: 'farm' | 'boat' | null;
  readonly reward: number;
}

/** A goal chip in numbers. */
export interface CompiledGoal {
  readonly id: string;
  readonly measure: CompiledMeasure | null;
  readonly min: number;
  /** The stored material to return, or -1. */
  readonly material: number;
}

/** A compiled pack: all that the engine plays by. */
export interface Rules {
  readonly pack: Pack;
  readonly hash: string;
  readonly lists: readonly (readonly CompiledEffect[])[];
  /** By list: whether it asks for ideas or focus markers, changes dice, or counts anything that modules are paid with. */
  readonly needsPaymentGoods: readonly boolean[];
  readonly costs: readonly (readonly { readonly what: number; readonly n: number }[])[];
  /** By card number, type * 32 + number - 1. */
  readonly cards: readonly (CompiledCard | undefined)[];
  /** By slot. */
  readonly abilities: readonly (CompiledAbility | undefined)[];
  /** By chip number: income chips from 0, starting chip cards from 32. */
  readonly chips: readonly (number | undefined)[];
  readonly chipModules: readonly number[];
  readonly chipHands: readonly number[];
  readonly events: readonly CompiledEvent[];
  readonly goals: readonly CompiledGoal[];
  readonly attributes: readonly { readonly feature: number; readonly have: number }[];
  readonly markerCards: readonly {
    readonly markers: readonly (readonly [number, number])[];
    readonly hand: number;
  }[];
  readonly sites: readonly {
    readonly kind: number;
    readonly points: number;
    /** Number of the Building ground (the island is 0), or -1. */
    readonly ground: number;
    readonly materials: number;
  }[];
  readonly territories: readonly TerritoryInfo[];
  /** Masks of territories: all land, and by type. */
  readonly land: number;
  readonly ofType: readonly number[];
  readonly grounds: number;
  /** What a statue on the island may be made of, as a mask. */
  readonly islandMaterials: number;
  /** The two values of each module; 0 for any. */
  readonly values: readonly (readonly [number, number])[];
  readonly modulesOfValue: readonly number[];
  readonly lines: readonly { readonly before: number; readonly bonus: number }[];
  readonly weather: { readonly start: number; readonly effects: readonly number[]; readonly beyond: number };
  readonly completion: readonly number[];
  readonly activity: number;
  readonly finalPoints: readonly (readonly [number, number])[];
  readonly oak: readonly number[];
  readonly settlements: readonly { readonly cost: readonly number[]; readonly diamonds: number }[];
  /** By starting attribute chip. */
  readonly benefits: readonly number[];
  /** By creature: its land type, and the lists of effects of its feeding spaces. */
  readonly creatures: readonly { readonly type: number; readonly rewards: readonly number[] }[];
  readonly solo: CompiledSolo;
  /** What depends on the number of civilizations: Resets until an era ends, goal chips and dice on display. */
  readonly byPlayers: (players: number) => {
    readonly resets: number;
    readonly goals: number;
    readonly dice: number;
  };
}

/** What an action of the automa is about: a track or a card type, and how often. */
export interface CompiledAction {
  readonly act: AutomaActionName;
  readonly what: number;
  readonly n: number;
}

/** Half of an action card in numbers. */
export interface CompiledHalf {
  /** By die value - 1; empty for a card that speaks of scoring tiles. */
  readonly rows: readonly (readonly CompiledAction[])[];
  readonly category: CategoryActions | null;
}

/** The cards of the solo game in numbers. */
export interface CompiledSolo {
  readonly cards: readonly {
    readonly id: string;
    /** Reset icons, blue and red. */
    readonly icons: readonly number[];
    readonly halves: readonly CompiledHalf[];
  }[];
  /** By die value - 1: a territory type. */
  readonly wheel: readonly number[];
  /** By event the spaces of the Prosperity grid that are compared, as a mask, or 0. */
  readonly checks: readonly number[];
}

/** Slots of a stage partition: research cards, income chips, attribute chips, creatures, one or two goal chips. */
export const CHIP_SLOT = 160;
export const STARTING_CHIP = 32;
export const ATTRIBUTE_SLOT = 208;
/** Among the attribute chips the starting ones begin here. */
export const STARTING_ATTRIBUTE = 16;
export const CREATURE_SLOT = 232;
export const ONE_GOAL = 240;
export const TWO_GOALS = 241;
