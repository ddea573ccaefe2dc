import type { Task } from '../flow/tasks.js';
import type { TilePlacement } from '../pack/types.js';

/** The version of rules and save format. A record made under another version needs its snapshot. */
export const RULES_VERSION = 1;

export interface SeatSetup {
  /** Newcomers take a ready-made hand (a), advanced players draft (b). */
  readonly option: 'a' | 'b';
  readonly automa?: boolean;
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  readonly map: 'first' | 'random';
  readonly materials: 'first' | 'random';
}

/** What the laying of the tiles decides once; clones share it. */
export interface Land {
  readonly layout: readonly TilePlacement[];
  /** Per territory the territories whose borders touch it. */
  readonly adjacent: readonly number[];
  /** Per site the territories around it, and per territory the sites around it. */
  readonly sites: readonly number[];
  readonly sitesOf: readonly number[];
  /** Per territory the encampments without fire that this player count leaves open. */
  readonly spaces: readonly number[];
}

/**
 * One civilization. In a view, what its viewer does not know is a negative number: -1 - type for a research
 * card, -2 for anything else.
 */
export interface Seat {
  automa: boolean;
  score: number;
  /** Points gained by source, see `scoring/sources.ts`. */
  earned: number[];
  supply: number;
  /** Markers by place, see `pack/names.ts`. */
  markers: number[];
  /** Dice on the dice spaces by value, dice below the console, fate dice. */
  dice: number[];
  usedDice: number;
  fateDice: number;
  tracks: number[];
  /** Space of the Favor of Agera track, from 1. */
  favor: number;
  /** Main modules' levels, 1-4; the level-4 tiles beside the console as a mask. */
  levels: number[];
  levelFour: number;
  upgrades: number;
  hand: number[];
  /** Cards looked at and not yet kept or put back: the draft, or a draw. */
  looking: number[];
  /** Starting marker cards dealt in the draft, and the one chosen. */
  markerCards: number[];
  markerCard: number;
  /** Three goal spaces, each a pile with the visible chip last. */
  goals: number[][];
  /** The stage partition: nine columns of slots from the bottom up, see `state/partition.ts`. */
  columns: number[][];
  /** Slots whose ability is in force, in order of installation; the hooks and triggers they speak at. */
  abilities: number[];
  hooks: number;
  triggers: number;
  /** Bit 0: stage 4 is active, bit 1: stage 5. */
  activeStages: number;
  completed: number;
  /** Tribes in the supply. */
  tribes: number;
  /** Per boat: Water territory or -1, strong tribes, weak tribes. */
  boats: number[];
  /** Per settlement the Building ground it stands on, or -1. */
  settlements: number[];
}

export interface State {
  readonly rules: number;
  readonly setup: Setup;
  readonly land: Land;
  rng: number[];
  /** Counts what anyone learnt from rolls, draws and reveals: undo never crosses a change of it. */
  learned: number;
  era: number;
  phase: number;
  /** The seat with the starting monolith. */
  starting: number;
  weather: number;
  resets: number;
  /** 0 no end in sight, 1 the current round is to be completed, 2 the final round is on. */
  lastRound: number;
  events: number[];
  /** The face-up event, and those it covers. */
  event: number;
  pastEvents: number[];
  eraTiles: number[];
  finalTiles: number;
  /** Per card type the face-down and the face-up stack, top card last. */
  stacks: number[][];
  faceUp: number[][];
  /** Per research card a mask of the seats that know where it is, or PUBLIC. */
  known: number[];
  goalDisplay: number[];
  goalBag: number[];
  incomeDisplay: number[];
  incomeBag: number[];
  attributeDisplay: number[];
  attributeBag: number[];
  /** Starting chip cards on offer, each with its goal chip. */
  chipCards: number[];
  chipGoals: number[];
  activationDice: number;
  fateDice: number;
  /** Per territory: 0 or 1 + 2 * seat + weak. */
  fire: number[];
  /** Per territory and 2 * seat + weak: tribes on encampments without fire, and in the wilderness. */
  plain: number[];
  wild: number[];
  /** Per territory the material of its tile (-1 on Water); a bit per developed territory. */
  material: number[];
  developed: number;
  /** Per territory 0 or 1 + the seat whose farm it is. */
  farms: number[];
  hunted: number;
  huntingTokens: number;
  /** Per lattice point the site tile; a bit per revealed one. */
  sites: number[];
  revealed: number;
  /** Per Building ground and seat. */
  statues: number[];
  seats: Seat[];
  agenda: Task[];
}

/** Everyone at the table and beside it knows. */
export const PUBLIC = 31;

/** What one seat (or a spectator) may know: a state in which everything else is negative. */
export type View = State & { readonly viewer: number };
export const SPECTATOR = -1;
