import type { Task } from '../flow/tasks.js';
import type { TilePlacement } from '../pack/types.js';

/** The version of rules and save format. A record made under another version needs its snapshot. */
export const RULES_VERSION = 4;
/** Games saved under these versions can go on. */
export const READABLE_RULES: readonly number[] = [3, RULES_VERSION];

/** How one civilization is set up. */
export interface SeatSetup {
  /** Newcomers take a ready-made hand (a), advanced players draft (b); in solo one may pick any cards (free). */
  readonly option: 'a' | 'b' | 'free';
}

/** How hard V.I.C.I is (rulebook p. 44). */
export const SOLO_LEVELS = ['beginner', 'moderate', 'medium', 'advanced', 'expert'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** How V.I.C.I plays. */
export interface SoloSetup {
  readonly level: SoloLevel;
  /** Its Resets do not replace the actions of their card. */
  readonly challenge: boolean;
}

/** The Extra Credits of the Acceptance Letter: starting attribute chips, creature chips, level-4 modules. */
export const EXTRA_CREDITS = ['a', 'b', 'c'] as const;
export type ExtraCredit = (typeof EXTRA_CREDITS)[number];

/** What a game is set up from, besides the pack and the seed. */
export interface Setup {
  readonly seats: readonly SeatSetup[];
  readonly map: 'first' | 'random';
  readonly materials: 'first' | 'random';
  /** Against V.I.C.I, which takes the second seat: `seats` names the one human. */
  readonly solo?: SoloSetup;
  readonly extras?: readonly ExtraCredit[];
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
  readonly automa: boolean;
  readonly score: number;
  /** Points gained by source, see `scoring/sources.ts`. */
  readonly earned: readonly number[];
  readonly supply: number;
  /** Markers by place, see `pack/names.ts`. */
  readonly markers: readonly number[];
  /** Dice on the dice spaces by value, dice below the console, fate dice. */
  readonly dice: readonly number[];
  readonly usedDice: number;
  readonly fateDice: number;
  readonly tracks: readonly number[];
  /** Space of the Favor of Agera track, from 1. */
  readonly favor: number;
  /** Main modules' levels, 1-4; the level-4 tiles beside the console as a mask. */
  readonly levels: readonly number[];
  readonly levelFour: number;
  readonly upgrades: number;
  readonly hand: readonly number[];
  /** Cards looked at and not yet kept or put back: the draft, or a draw. */
  readonly looking: readonly number[];
  /** Starting marker cards dealt in the draft, and the one chosen. */
  readonly markerCards: readonly number[];
  readonly markerCard: number;
  /** Three goal spaces, each a pile with the visible chip last. */
  readonly goals: readonly (readonly number[])[];
  /** The stage partition: nine columns of slots from the bottom up, see `state/partition.ts`. */
  readonly columns: readonly (readonly number[])[];
  /** Slots whose ability is in force, in order of installation; masks of where they speak, see `effects/hooks.ts`. */
  readonly abilities: readonly number[];
  readonly hooks: number;
  readonly triggers: number;
  /** Bit 0: stage 4 is active, bit 1: stage 5. */
  readonly activeStages: number;
  readonly completed: number;
  /** The attribute chips that it could take at its last question, or when the phase began. */
  readonly offered: readonly number[];
  /** Tribes in the supply. */
  readonly tribes: number;
  /** Per boat: Water territory or -1, strong tribes, weak tribes. */
  readonly boats: readonly number[];
  /** Per settlement the Building ground it stands on, or -1. */
  readonly settlements: readonly number[];
}

/** V.I.C.I's cards and markers; its discs, dice and tribes are those of its seat. */
export interface Solo {
  /** Action cards, face down with the top one last; face up in the order revealed; face down again. */
  readonly stack: readonly number[];
  readonly revealed: readonly number[];
  readonly discard: readonly number[];
  /** Markers on the grids, which fill from space 1 on. */
  readonly evolution: number;
  readonly prosperity: number;
  /** Provision markers by territory, and a mask of the farm spaces they lie on. */
  readonly provisions: readonly number[];
  readonly blocked: number;
  /** What it has removed from the game, for the count of pieces. */
  readonly cardsOut: readonly number[];
  readonly goalsOut: readonly number[];
  readonly incomesOut: readonly number[];
  readonly attributesOut: readonly number[];
}

/** A game at one moment, as plain data. */
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
  events: readonly number[];
  /** The face-up event, and those it covers. */
  event: number;
  pastEvents: readonly number[];
  eraTiles: readonly number[];
  finalTiles: number;
  /** Per card type the face-down and the face-up stack, top card last. */
  stacks: readonly (readonly number[])[];
  faceUp: readonly (readonly number[])[];
  /** Per research card a mask of the seats that know where it is, or PUBLIC. */
  known: readonly number[];
  goalDisplay: readonly number[];
  goalBag: readonly number[];
  incomeDisplay: readonly number[];
  incomeBag: readonly number[];
  attributeDisplay: readonly number[];
  attributeBag: readonly number[];
  /** Starting chip cards on offer, each with its goal chip. */
  chipCards: readonly number[];
  chipGoals: readonly number[];
  /** Extra Credit A: the starting attribute chip above each. */
  chipAttributes: readonly number[];
  /** Extra Credit B: the visible creature, or -1, and the stack of the others, top one last. */
  creature: number;
  creatureStack: readonly number[];
  /** Extra Credit C: the level-4 tiles on display, a bit per module. */
  tiles: number;
  activationDice: number;
  fateDice: number;
  /** Per territory: 0 or 1 + 2 * seat + weak. */
  fire: readonly number[];
  /** Per territory and 2 * seat + weak: tribes on encampments without fire, and in the wilderness. */
  plain: readonly number[];
  wild: readonly number[];
  /** Per territory the material of its tile (-1 on Water); a bit per developed territory. */
  material: readonly number[];
  developed: number;
  /** Per territory 0 or 1 + the seat whose farm it is. */
  farms: readonly number[];
  hunted: number;
  huntingTokens: number;
  /** Per lattice point the site tile; a bit per revealed one. */
  sites: readonly number[];
  revealed: number;
  /** Per Building ground and seat. */
  statues: readonly number[];
  seats: Seat[];
  /** Only against V.I.C.I. */
  solo: Solo | null;
  agenda: Task[];
}

/** Everyone at the table and beside it knows. */
export const PUBLIC = 31;

/** What one seat (or a spectator) may know: a state in which everything else is negative. */
export type View = State & { readonly viewer: number };
export const SPECTATOR = -1;
