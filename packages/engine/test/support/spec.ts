// What a position for tests may say, and what can be done with it.
import type {
  ExtraCredit,
  GameEvent,
  Pack,
  PointSource,
  SiteKind,
  SoloLevel,
  State,
} from '../../src/index.js';

export interface CivSpec {
  /** Per territory the spots of tribes: 'fire', 'fireWeak', 'plain', 'plainWeak', 'wild', 'wildWeak', 'boat', 'boatWeak'. */
  readonly tribes?: Readonly<Record<string, readonly string[]>>;
  /** Water territories with an own boat. */
  readonly boats?: readonly string[];
  readonly emptyNotches?: boolean;
  readonly farms?: readonly string[];
  /** Markers by place: food, idea, wood, calm, plan3, 'raw:B.forest', … */
  readonly markers?: Readonly<Record<string, number>>;
  readonly resetMarkers?: number;
  /** Values of the dice on the dice spaces; the others of six are used, unless said otherwise. */
  readonly dice?: readonly number[];
  readonly usedDice?: number;
  readonly fateDice?: number;
  readonly favor?: number;
  readonly tracks?: Readonly<Record<string, number>>;
  readonly levels?: Readonly<Record<string, number>>;
  readonly levelFour?: readonly string[];
  readonly upgrades?: number;
  readonly hand?: readonly string[];
  /** By column 1-9 from the bottom: card, chip and attribute ids, 'goal' (one chip) or 'goals' (two). */
  readonly columns?: Readonly<Record<number, readonly string[]>>;
  readonly goals?: readonly (readonly string[])[];
  readonly activeStages?: readonly number[];
  readonly completed?: readonly number[];
  readonly score?: number;
  /** Built settlements by number 1-4: on which ground (0 is the island). */
  readonly settlements?: Readonly<Record<number, number>>;
  /** Statues by ground. */
  readonly statues?: Readonly<Record<number, number>>;
}

export type SiteName = SiteKind | `buildingGround-${number}`;

export interface Spec {
  readonly civs: readonly CivSpec[];
  readonly era?: number;
  /** Where the game stands: the turn of a seat (default 0), or the beginning of a phase. */
  readonly turn?: number;
  readonly phase?: number;
  readonly starting?: number;
  readonly lastRound?: number;
  readonly resets?: number;
  readonly weather?: string;
  readonly event?: string;
  readonly eraTile?: string;
  readonly finalTiles?: readonly string[];
  /** Sites turned up, by lattice point 0-23; Building grounds also by number. */
  readonly sites?: Readonly<Record<number, SiteName>>;
  /** Sites still face down, by lattice point. */
  readonly hiddenSites?: Readonly<Record<number, SiteName>>;
  readonly developed?: readonly string[];
  /** Materials under territories. */
  readonly materials?: Readonly<Record<string, string>>;
  readonly faceUp?: readonly string[];
  /** Cards on top of their face-down stacks, the last named on top. */
  readonly onStack?: readonly string[];
  readonly goalDisplay?: readonly string[];
  readonly incomeDisplay?: readonly string[];
  readonly attributeDisplay?: readonly string[];
  readonly hunted?: readonly string[];
  readonly seed?: string;
  /** Against V.I.C.I: the first civilization is the human, the second V.I.C.I. */
  readonly solo?: SoloSpec;
  /** Extra Credits in the game. */
  readonly extras?: readonly ExtraCredit[];
  /** The land types of the visible creature and of those in the stack, the next one first. */
  readonly creatures?: readonly string[];
  /** What the next dice show, from the moment the position runs on to its first question. */
  readonly rolls?: readonly number[];
  /** The test says in which order the instant bonuses of a card are taken; else they come as printed. */
  readonly asksOrder?: boolean;
  /** Another pack than the frozen one, with the same ids. */
  readonly pack?: Pack;
}

export interface SoloSpec {
  readonly level?: SoloLevel;
  readonly challenge?: boolean;
  /** Action cards by number: those to come (the next one first), those lying open, those laid aside; the rest follow below the stack. */
  readonly next?: readonly number[];
  readonly open?: readonly number[];
  readonly aside?: readonly number[];
  /** Markers on the grids, 2 each unless said otherwise. */
  readonly evolution?: number;
  readonly prosperity?: number;
  readonly provisions?: Readonly<Record<string, number>>;
  /** Farm spaces on which provision markers lie. */
  readonly blocked?: readonly string[];
  /** What is left of its supply of markers; the others stand as statues on the island. */
  readonly supply?: number;
}

export interface Position {
  readonly state: State;
  readonly events: GameEvent[];
  /** Makes choices by what they mean, for whoever is asked. */
  play(...phrases: string[]): Position;
  /** What is offered now to the seat asked (or given), as phrases. */
  offers(kind?: string, seat?: number): string[];
  can(phrase: string): boolean;
  /** The seat asked, or -1. */
  asked(): number;
  task(): string;
  /** Markers of a civilization on a place. */
  has(seat: number, what: string): number;
  tribesAt(seat: number, key: string, where: string): number;
  /** Points of a civilization, all or those from one source. */
  points(seat: number, source?: PointSource): number;
  /** Lets the next dice show these values. */
  rolls(...values: number[]): Position;
}
