import type {
  AutomaActionName,
  CardType,
  Category,
  DieKind,
  Feature,
  Half,
  Material,
  Module,
  Project,
  SiteKind,
  TerritoryType,
  TilesMeant,
  Track,
  Weather,
} from './names.js';
import type { HookName, MeasureName, TriggerName } from './vocabulary.js';

export type { HookName, MeasureName, TriggerName };

/**
 * What a pack of components says, as people write it. `compile` checks it and turns the words into numbers.
 * Every entry names where its values come from.
 */
export type Source = 'rulebook' | 'published' | 'assigned' | 'designed';

/** A text in one or more languages, by their codes; English is always there. */
export type Words = { readonly en: string; readonly [language: string]: string };

export type PlayerCount = 2 | 3 | 4;
export type ByPlayers = { readonly '2': number; readonly '3': number; readonly '4': number };

/** A kind of marker one can gain or pay. `feature` and `material` let the civilization choose which. */
export type MarkerKind = 'food' | 'money' | 'idea' | 'focus' | Feature | Material | 'feature' | 'material';

/** `of` narrows a measure: a track, feature, material, territory type, site kind or card type. */
export interface Measure {
  readonly measure: MeasureName;
  readonly of?: string;
}

export interface Requirement extends Measure {
  readonly min: number;
}

/** What can be paid: markers, a card of the hand, a step back on the favor track, the strength of a tribe. */
export type PayKind = MarkerKind | 'card' | 'favor' | 'strength';

/** A number of things that are paid. */
export interface Payment {
  readonly what: PayKind;
  readonly n: number;
}

/** The verbs. Lists of effects are carried out from left to right; what cannot be done is skipped. */
export type Effect =
  | {
      readonly do: 'gain';
      readonly what: MarkerKind;
      readonly n: number;
      readonly of?: TerritoryType | number;
    }
  | { readonly do: 'points'; readonly n: number }
  | { readonly do: 'pointsPer'; readonly n: number; readonly per: Measure; readonly max?: number }
  | { readonly do: 'favor'; readonly n: number }
  | { readonly do: 'track'; readonly track: Track | 'any'; readonly n: number }
  | { readonly do: 'upgrade'; readonly module?: Module; readonly value?: number | 'track' }
  | { readonly do: 'gainIncome' }
  | { readonly do: 'useIncome' }
  | { readonly do: 'activity' }
  | { readonly do: 'flipStage' }
  | { readonly do: 'gainCard'; readonly type?: CardType }
  | { readonly do: 'drawCards'; readonly n: number; readonly keep: number }
  | { readonly do: 'installCard'; readonly type: CardType }
  | { readonly do: 'gainGoal' }
  | { readonly do: 'migrate'; readonly n: number }
  | { readonly do: 'procreate'; readonly n: number }
  | { readonly do: 'strengthen'; readonly n: number }
  | { readonly do: 'reveal'; readonly n: number }
  | { readonly do: 'test'; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'or'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'pay'; readonly cost: readonly Payment[]; readonly then: readonly Effect[] }
  | { readonly do: 'if'; readonly has: Requirement; readonly then: readonly Effect[] }
  | { readonly do: 'lose'; readonly what: readonly ('food' | 'tribe')[] }
  | { readonly do: 'populate'; readonly n: number }
  | { readonly do: 'hunt'; readonly n: number }
  | { readonly do: 'find'; readonly n: number }
  | { readonly do: 'produce'; readonly n: number }
  | { readonly do: 'transport'; readonly n: number }
  | { readonly do: 'trade'; readonly n: number }
  | { readonly do: 'build'; readonly project?: Project }
  | { readonly do: 'plan'; readonly n: number }
  | { readonly do: 'gainDie'; readonly die?: DieKind }
  | { readonly do: 'recall'; readonly n: number }
  | { readonly do: 'setDie'; readonly n: number }
  | { readonly do: 'mutate'; readonly n: number }
  | { readonly do: 'installGoal' }
  | { readonly do: 'weather'; readonly n: number }
  | { readonly do: 'tracks'; readonly n: number }
  | { readonly do: 'features'; readonly n: number }
  | { readonly do: 'stock'; readonly n: number }
  | { readonly do: 'drawEach' }
  | { readonly do: 'expand' };
export type Verb = Effect['do'];
/** The verbs that hold lists of effects. */
export type NestingVerb = Extract<Effect, { readonly then: unknown } | { readonly options: unknown }>['do'];

/** What a standing ability says at one hook point. */
export interface StandingRule {
  readonly hook: HookName;
  readonly n?: number;
  readonly of?: string;
}

export type Ability =
  | { readonly kind: 'activity'; readonly effects: readonly Effect[] }
  | ({ readonly kind: 'rule'; readonly and?: readonly StandingRule[] } & StandingRule)
  | {
      readonly kind: 'trigger';
      readonly on: TriggerName;
      readonly of?: string;
      readonly effects: readonly Effect[];
    }
  | { readonly kind: 'pointBonus'; readonly n: number };

/** One cost space of a research card. `settlements` is the alternative on building cards. */
export interface CostSpace {
  readonly material?: Material;
  readonly have?: Feature;
  readonly return?: Feature;
  readonly n?: number;
  readonly settlements?: number;
  /** The inclusion mark towards the next space: its settlements count for this one too. */
  readonly included?: boolean;
}

interface Entry {
  readonly id: string;
  readonly name: Words;
  readonly source: Source;
  /** Why its net worth may lie outside the band of its kind, see `docs/worth.md`. */
  readonly reason?: string;
}

/** A research card: its cost, what it gives at once, and its ability. */
export interface ResearchCard extends Entry {
  readonly cost: readonly (CostSpace | null)[];
  readonly points?: readonly number[];
  readonly bonus?: readonly Effect[];
  readonly ability?: Ability;
  /** The starting hand 1-6 it belongs to. */
  readonly hand?: number;
}

/** An event card: the weather it brings, and whom it rewards. */
export interface EventCard extends Entry {
  /** Steps of the weather indicator: positive hotter, negative colder. */
  readonly weather: number;
  /** `leader` needs a sole one; `most` takes ties; `each` everyone who has at least `min`. */
  readonly who: 'leader' | 'most' | 'each';
  readonly counts: Measure;
  readonly min?: number;
  /** What a rewarded civilization must give back first. */
  readonly returns?: 'farm' | 'boat';
  readonly reward: readonly Effect[];
}

/** A goal chip and what it asks for. */
export interface GoalChip extends Entry {
  readonly requirement: Requirement | { readonly return: Material };
}

/** An income chip and what it does. */
export interface IncomeChip extends Entry {
  readonly effects: readonly Effect[];
}

/** An attribute chip: the feature it asks for, and its ability. */
export interface AttributeChip extends Entry {
  readonly feature: Feature;
  readonly have: number;
  readonly ability: Ability;
}

/** A starting marker card and the markers it gives. */
export interface StartingMarkerCard extends Entry {
  readonly markers: Readonly<Partial<Record<Exclude<MarkerKind, 'feature' | 'material'>, number>>>;
  readonly hand?: number;
}

/** A starting chip card: what its chip does, and the module that begins upgraded. */
export interface StartingChipCard extends Entry {
  readonly effects: readonly Effect[];
  readonly module: Module;
  readonly hand?: number;
}

/** Extra Credit A: what it gives once, at the start. */
export interface StartingAttributeChip extends Entry {
  readonly effects: readonly Effect[];
}

/** Extra Credit B: a creature of a land type, and what each of its feeding spaces gives. */
export interface CreatureChip extends Entry {
  readonly type: Exclude<TerritoryType, 'water'>;
  readonly rewards: readonly (readonly Effect[])[];
}

/** A site tile. */
export interface SiteTile extends Entry {
  readonly kind: SiteKind;
  readonly points: number;
  /** Building grounds: any one of these makes a statue. */
  readonly materials?: readonly Material[];
}

export type EncampmentMark = 'fire' | 'any' | '3+' | '4';

/** A territory as it is printed on a continent tile. */
export interface TileTerritory {
  readonly type: TerritoryType;
  readonly encampments?: readonly EncampmentMark[];
  readonly firePoints?: number;
  readonly beacons?: number;
  readonly start?: boolean;
  readonly buildingGround?: boolean;
}

/** A continent tile; `continent/geometry.ts` explains edges and recesses. */
export interface ContinentTile {
  readonly id: string;
  readonly source?: Source;
  readonly length: 1 | 2;
  readonly territories: Readonly<Record<string, TileTerritory>>;
  readonly inner: readonly (readonly [string, string])[];
  readonly edges: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly recesses: Readonly<Record<string, readonly string[]>>;
}

/** A tile in the frame: its top left cell, and degrees clockwise. */
export interface TilePlacement {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: 0 | 90 | 180 | 270;
}

/** The continent tiles, the frame they lie in, and the layout of the first game. */
export interface Continent {
  readonly source?: Sources;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly ContinentTile[];
  readonly firstPlay: readonly TilePlacement[];
  /** What a statue on the printed ground of the island may be made of. */
  readonly islandMaterials: readonly Material[];
}

/** One source for all, or by field: 'tracks' and, where a part of it differs, 'tracks.pale'. */
export type Sources = Source | Readonly<Record<string, Source>>;

/** Printed tables and boards. */
export interface Tables {
  readonly source: Sources;
  readonly modules: Readonly<Record<string, readonly [number, number]>>;
  readonly hunting: Readonly<Record<TerritoryType, readonly number[]>>;
  readonly tracks: {
    /** The last space. */
    readonly spaces: number;
    readonly pale: readonly number[];
    /** A line lies before this space. */
    readonly lines: readonly { readonly before: number; readonly bonus: readonly Effect[] }[];
    /** For each step beyond the last space. */
    readonly beyond: number;
  };
  readonly favor: { readonly statuePoints: readonly number[] };
  readonly weather: {
    readonly start: Weather;
    readonly spaces: readonly { readonly weather: Weather; readonly effect: Effect }[];
    readonly beyond: Effect;
  };
  readonly resets: ByPlayers;
  readonly displays: {
    readonly goals: ByPlayers;
    readonly incomes: number;
    readonly attributes: number;
    readonly dice: ByPlayers;
  };
  readonly scoring: {
    readonly eras: readonly number[];
    readonly final: Readonly<Record<Category, number>>;
    readonly finalTile: Readonly<Record<Category, number>>;
  };
  readonly console: {
    readonly tribes: number;
    readonly markers: number;
    readonly farms: number;
    readonly boats: number;
    readonly boatSeats: number;
    readonly resetColumns: number;
    readonly goalSpaces: number;
    readonly settlements: readonly { readonly cost: readonly Material[]; readonly diamonds: number }[];
    readonly food: { readonly perDiamond: number; readonly diamonds: number };
    readonly money: { readonly perDiamond: number; readonly diamonds: number };
    readonly storageDiamonds: readonly [number, number];
    readonly prices: readonly [number, number, number];
    readonly columns: readonly number[];
    readonly stagePoints: readonly number[];
    readonly completion: readonly (readonly Effect[])[];
    readonly activity: readonly Effect[];
  };
  /** Points for a material sold, and its price when bought: face up on the continent or not. */
  readonly trade: { readonly points: number; readonly known: number; readonly unknown: number };
  /** By die value the row in which a lucky find is made. */
  readonly luckyFind: readonly number[];
  readonly oak: Readonly<Record<TerritoryType, number>>;
  readonly extraFinds: number;
  readonly resetDice: number;
  readonly territoryTokens: number;
}

type Counted = 'points' | 'evolution' | 'prosperity';
export type AutomaAction =
  | { readonly do: 'track'; readonly track: Track; readonly n: number }
  | { readonly do: 'removeCard'; readonly type: CardType }
  | { readonly [K in Counted]: { readonly do: K; readonly n: number } }[Counted]
  | {
      readonly [K in Exclude<AutomaActionName, 'track' | 'removeCard' | Counted>]: { readonly do: K };
    }[Exclude<AutomaActionName, 'track' | 'removeCard' | Counted>];

/** By values of a die, '1' or '2-3', what is done from left to right. */
export type ActionRows = Readonly<Record<string, readonly AutomaAction[]>>;

/** So often what the category of these scoring tiles stands for, and points. */
export interface CategoryActions {
  readonly categoryOf: TilesMeant;
  readonly times: number;
  readonly points?: number;
  /** There is no next era in the last: points instead of all else. */
  readonly inEra4PointsInstead?: number;
}

/** An action card of V.I.C.I, with its two halves. */
export interface ActionCard {
  readonly id: string;
  readonly resetIcons: Readonly<Record<Half, number>>;
  readonly blue: ActionRows | CategoryActions;
  readonly red: ActionRows | CategoryActions;
}

/** A grid of the automa, and the spaces at which a chip is removed. */
export interface Grid {
  readonly spaces: number;
  readonly removes: readonly number[];
}

/** The cards of the solo mode (rulebook p. 39-44). */
export interface SoloCards {
  readonly source: Sources;
  readonly tribes: number;
  readonly markers: number;
  readonly dice: Readonly<Record<DieKind, number>>;
  /** Markers that lie on each grid at the start. */
  readonly gridMarkers: number;
  readonly resetIcons: Readonly<Record<Half, number>>;
  /** By die value. */
  readonly wheel: readonly TerritoryType[];
  readonly beacons: readonly number[];
  readonly evolution: Grid;
  /** For some events the markers on these spaces are compared. */
  readonly prosperity: Grid & { readonly checks: Readonly<Record<string, readonly number[]>> };
  readonly cards: readonly ActionCard[];
}

/** All components of the game. */
export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly tables: Tables;
  readonly continent: Continent;
  readonly sites: readonly SiteTile[];
  readonly research: readonly ResearchCard[];
  readonly events: readonly EventCard[];
  readonly goals: readonly GoalChip[];
  readonly incomes: readonly IncomeChip[];
  readonly attributes: readonly AttributeChip[];
  readonly startingMarkers: readonly StartingMarkerCard[];
  readonly startingChips: readonly StartingChipCard[];
  readonly startingAttributes: readonly StartingAttributeChip[];
  readonly creatures: readonly CreatureChip[];
  readonly solo: SoloCards;
}
