// What the page is told of the components of a pack.
import type { Language } from '@civolution/content/languages';
import type { Pack, TerritoryInfo } from '@civolution/engine';

/** What the components of a pack are called and say in a language, by the engine's numbers. Texts have marks for icons. */
export interface Catalogue {
  readonly language: Language;
  readonly pack: Pack;
  readonly packName: string;
  readonly territories: readonly (TerritoryInfo & { readonly title: string })[];
  readonly territoryTypes: readonly string[];
  readonly modules: readonly ModuleText[];
  readonly tracks: readonly string[];
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly categories: readonly string[];
  /** The kinds of sites, and what each does. */
  readonly siteKinds: readonly EntryText[];
  readonly siteTiles: readonly SiteText[];
  readonly grounds: readonly string[];
  readonly cardTypes: readonly string[];
  readonly cards: readonly (CardText | null)[];
  readonly chips: readonly (EntryText | null)[];
  readonly goals: readonly EntryText[];
  readonly attributes: readonly EntryText[];
  readonly startingAttributes: readonly EntryText[];
  readonly creatures: readonly EntryText[];
  readonly events: readonly EntryText[];
  readonly markerCards: readonly EntryText[];
  readonly actionCards: readonly string[];
  readonly weather: readonly EntryText[];
  /** What happens when the weather would get hotter than hot, or colder than cold. */
  readonly weatherBeyond: string;
  readonly phases: readonly string[];
  readonly sources: readonly string[];
  /** The bonus of each line of a track, and of completing each stage. */
  readonly lines: readonly string[];
  readonly completion: readonly string[];
  readonly activity: string;
}

export interface EntryText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface ModuleText {
  readonly name: string;
  /** 0, 0 for Sleep: any two. */
  readonly values: readonly [number, number];
  /** Levels I to IIII; feature modules and Sleep have one. */
  readonly levels: readonly string[];
}

export interface SiteText {
  readonly name: string;
  readonly kind: number;
  readonly points: number;
  /** What it does once it is revealed. */
  readonly rule: string;
}

export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  /** Five cost spaces; an empty text for an empty one. */
  readonly cost: readonly string[];
  readonly points: readonly number[];
  readonly bonus: string;
  readonly ability: string;
  readonly abilityKind: 'activity' | 'rule' | 'trigger' | 'pointBonus' | null;
}
