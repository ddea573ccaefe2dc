// The tables that all languages have, file by file. Each language checks its own against this in `tables.ts`. Not among them
// are `grammar`, `clauses`, `nouns` and `verbs`: what sentences are made with differs from language to language.
import type {
  CardType,
  Category,
  CauseKind,
  DieKind,
  Feature,
  GameEvent,
  HookName,
  Material,
  MeasureName,
  Module,
  PointSource,
  Project,
  SiteKind,
  TerritoryType,
  Track,
  TriggerName,
  Weather,
} from '@civolution/engine';
import type { GlossaryKind } from '../glossary.js';
import type { Label, LanguageTexts } from '../texts.js';

type Table<K extends string> = Readonly<Record<K, unknown>>;
type Maker = (...args: never[]) => unknown;
type Told<K extends GameEvent['type']> = Extract<GameEvent, { type: K }>;

export interface Tables {
  /** Feeding is said in a way of its own: it is no "whenever". */
  abilities: { WHENEVER: Table<Exclude<TriggerName, 'feed'>>; abilityTexts: Maker };
  'action-cards': { actionCardTexts: Maker; doneInRow: Maker };
  automa: {
    ACT: Table<Told<'forfeited'>['act']>;
    PRIORITY_FOR: Table<Told<'priority'>['list']>;
    priorities: Maker;
    uses: Maker;
    whyForfeited: Maker;
  };
  causes: { CAUSE: Table<CauseKind> };
  'choices-board': { boardChoices: Maker };
  'choices-cards': { cardChoices: Maker };
  'choices-chips': { chipChoices: Maker };
  'choices-declines': { declines: Maker };
  'choices-extras': { extraChoices: Maker };
  'choices-materials': { materialChoices: Maker };
  'choices-projects': { projectChoices: Maker };
  'choices-turn': { turnChoices: Maker; activationOf: Maker };
  effects: { effectTexts: Maker };
  entries: { entryTexts: Maker };
  events: { eventTexts: Maker };
  'events-solo': { soloEvents: Maker; automaInEvent: Maker };
  hooks: { RULES: Table<HookName>; JOINED: ReadonlySet<HookName> };
  index: LanguageTexts;
  labels: { LABELS: Table<Label>; HEADINGS: Table<GlossaryKind> };
  lands: {
    TERRITORY: Table<TerritoryType>;
    MATERIAL: Table<Material>;
    SITE: Table<SiteKind>;
    WEATHER_NAME: Table<Weather>;
  };
  lists: {
    CARD: Table<CardType>;
    CARD_TYPE: Table<CardType>;
    CATEGORY: Table<Category>;
    DIE: Table<DieKind>;
    FEATURE_NAME: Table<Feature>;
    LEVEL: readonly string[];
    MODULE: Table<Module>;
    PHASE: readonly string[];
    POINT_SOURCE: Table<PointSource>;
    PROJECT: Table<Project>;
    TRACK: Table<Track>;
  };
  measures: { MEASURE: Table<MeasureName>; atLeast: Maker; more: Maker; per: Maker };
  modules: { moduleText: Maker; optionText: Maker; transportSome: Maker };
  names: { makeNames: Maker };
  parts: { makeParts: Maker };
  phrases: { phrases: Maker };
  points: { scoredFor: Maker };
  prompts: { promptTexts: Maker };
  reasons: { reasonTexts: Maker };
  sites: { SITE_RULE: Table<SiteKind> };
  /** Which nouns there are is up to each language. */
  words: { NOUN: Table<string> };
}

/** Does not compile for files that lack a table, or an entry of one. */
export type Holding<Files extends Tables> = Files;
