// What a language has to say: one table per subject, so that a missing text is a type error.
import type {
  ChoiceKind,
  Description,
  EventType,
  GameEvent,
  Reason,
  Rules,
  Setup,
  State,
  Task,
  TaskName,
} from '@civolution/engine';
import type { GlossaryKind } from './glossary.js';
import { plain } from './marks.js';

/** Tasks that never ask anything. A new task has to be named here or given a prompt. */
type SilentTask =
  | 'afterDraft'
  | 'takeChipCard'
  | 'putChipCardsAway'
  | 'era'
  | 'phase'
  | 'refillGoals'
  | 'round'
  | 'completion'
  | 'oaks'
  | 'scoreStrong'
  | 'weather'
  | 'event'
  | 'eraScoring'
  | 'scoreStatues'
  | 'endEra'
  | 'refillReset'
  | 'finalScoring'
  | 'enable'
  | 'effects'
  | 'favorTest'
  | 'produceAt'
  | 'explorePoints'
  | 'rollGained'
  | 'actions'
  | 'fed'
  | 'benefit'
  | 'layTiles'
  | 'firstUpgrade'
  | Extract<TaskName, `automa${string}`>;
export type AskingTask = Exclude<TaskName, SilentTask>;

/** Tasks that must be answered; in every other question one may say no. */
type CompulsoryTask =
  | 'draft'
  | 'chooseChipCard'
  | 'turn'
  | 'pay'
  | 'endTurn'
  | 'reset'
  | 'resetMarker'
  | 'gorge'
  | 'glacier'
  | 'feed'
  | 'income'
  | 'giveBack'
  | 'testIdeas'
  | 'route'
  | 'keepCards'
  | 'installHow'
  | 'bonuses'
  | 'installChip'
  | 'placeGoal'
  | 'gainMarkers'
  | 'lose'
  | 'death'
  | 'sleep'
  | ChoosingModule
  | 'explore'
  | 'storeAnywhere'
  | 'huntRoll'
  | 'findRoll'
  | 'installGoal'
  | 'giveDie'
  | 'takeTile';
export type DecliningTask = Exclude<AskingTask, CompulsoryTask>;

/** Modules that offer one thing or another, by level. */
export type ChoosingModule =
  | 'research'
  | 'insight'
  | 'sustenance'
  | 'exploration'
  | 'building'
  | 'planning'
  | 'achievement'
  | 'mutation'
  | 'invention';

export type OptionKey =
  | `option.${ChoosingModule | 'sleep'}.${0 | 1}`
  | 'option.activity.0'
  | 'option.procreation.1'
  | 'option.production.1';

/** Kinds that are always told apart further. */
type SplitKind = 'decline' | 'option' | 'settle' | 'gainCard' | 'dieValue' | 'goalSlot' | 'gainDie';

/** The keys that the engine's descriptions use: the kind, or a finer one where a kind has several texts. */
export type ChoiceKey =
  | Exclude<ChoiceKind, SplitKind>
  | `decline.${DecliningTask}`
  | OptionKey
  | 'accept.pass'
  | 'spendIdeas.fail'
  | 'settle.free'
  | 'settle.displace'
  | 'gainCard.faceUp'
  | 'gainCard.faceDown'
  | 'ignore.none'
  | 'cover.none'
  | 'activity.console'
  | 'coverGoal.free'
  | 'dieValue.hunt'
  | 'dieValue.tame'
  | 'accept.tame'
  | 'dieValue.find'
  | 'goalSlot.beside'
  | 'goalSlot.top'
  | `gainDie.${'activation' | 'fate'}${'' | '.from'}`
  | 'giveDie.used';

export type ChoiceTable = Readonly<Record<ChoiceKey, (d: Description, state: State) => string>>;
export type PromptTable = {
  readonly [K in AskingTask]: (task: Extract<Task, { do: K }>, seat: number, state: State) => string;
};
export type EventTable = {
  readonly [K in EventType]: (event: Extract<GameEvent, { type: K }>, state?: State) => string;
};
export type ReasonTable = Readonly<Record<Reason['code'], (facts: Reason['facts']) => string>>;

/** Names of things, by the numbers the engine uses. */
export interface Names {
  /** The name of a civilization. */
  seat(seat: number): string;
  /** The name of a territory of the continent. */
  territory(territory: number): string;
  /** The name of a type of territory. */
  territoryType(type: number): string;
  /** The name of a module. */
  module(module: number): string;
  /** A level of a module, as the console prints it. */
  level(level: number): string;
  /** The name of a progress track. */
  track(track: number): string;
  /** The name of a feature. */
  feature(feature: number): string;
  /** The name of a material. */
  material(material: number): string;
  /** A place for markers; with a state, raw materials are called by their material. */
  place(place: number, state?: State): string;
  /** So many markers of a place: "2 ideas". */
  markers(place: number, n: number, state?: State): string;
  /** The name of a scoring category. */
  category(category: number): string;
  /** The name of a kind of site. */
  siteKind(kind: number): string;
  /** The name of a site tile. */
  siteTile(tile: number): string;
  /** A Building ground; 0 is the printed one of the island. */
  ground(ground: number): string;
  /** What points come from, as the log and the final scoring list it. */
  pointSource(source: number): string;
  /** The name of a type of research card. */
  cardType(type: number): string;
  /** The name of a research card. */
  card(card: number): string;
  /** The name of an income chip or starting chip card. */
  chip(chip: number): string;
  /** The name of a goal chip. */
  goal(goal: number): string;
  /** The name of an attribute chip. */
  attribute(chip: number): string;
  /** The name of a starting attribute chip. */
  startingAttribute(chip: number): string;
  /** The name of a creature. */
  creature(creature: number): string;
  /** A card of the automa, inside a sentence. */
  actionCard(card: number): string;
  /** The name of an event card. */
  event(event: number): string;
  /** The name of a kind of weather. */
  weather(weather: number): string;
  /** The name of a phase of an era. */
  phase(phase: number): string;
  /** The name of a starting marker card. */
  markerCard(card: number): string;
  /** What lies in a slot of a stage partition. */
  slot(slot: number): string;
  /** What set something off, see the engine's causes. */
  cause(cause: number, state?: State): string;
}

/** Names of things without marks. */
export const plainNames = (names: Names): Names =>
  Object.fromEntries(
    Object.entries<(...args: never[]) => string>({ ...names }).map(([key, name]) => [
      key,
      (...args: never[]) => plain(name(...args)),
    ]),
  ) as unknown as Names;

/** Names of what the components and boards show. */
export type EntryNames = Pick<
  Names,
  | 'territoryType'
  | 'module'
  | 'level'
  | 'track'
  | 'feature'
  | 'material'
  | 'category'
  | 'siteKind'
  | 'siteTile'
  | 'cardType'
  | 'card'
  | 'chip'
  | 'goal'
  | 'attribute'
  | 'startingAttribute'
  | 'creature'
  | 'actionCard'
  | 'event'
  | 'weather'
  | 'markerCard'
>;

/** What is printed on the components. Texts have marks for icons, see `marks.ts`; names have none. */
export interface EntryTexts {
  readonly name: EntryNames;
  /** A list of effects of the pack, by its number. */
  effects(list: number): string;
  /** The ability of a research card or attribute chip, by its slot. */
  ability(slot: number): string;
  /** One cost space of a research card, from 0. */
  cost(card: number, space: number): string;
  /** The change of weather, who is rewarded and with what. */
  eventCard(event: number): string;
  /** The requirement of a goal chip. */
  goal(goal: number): string;
  /** The action of an income chip or starting chip card; of the latter also the module. */
  income(chip: number): string;
  /** What an attribute chip asks for, and its ability. */
  attribute(chip: number): string;
  /** The benefit of a starting attribute chip. */
  startingAttribute(chip: number): string;
  /** What a creature eats, and what each of its feeding spaces gives. */
  creature(creature: number): string;
  /** A half of a card of V.I.C.I, 0 blue or 1 red, row by row. */
  actionRows(card: number, half: number): readonly string[];
  /** The reset icons of a card of V.I.C.I. */
  resetIcons(card: number): string;
  /** What the scoring categories stand for on cards of V.I.C.I. */
  actionTable(): string;
  /** All of a card of V.I.C.I, in several lines. */
  actionCard(card: number): string;
  /** The markers of a starting marker card. */
  markerCard(card: number): string;
  /** What a main module does with its level-4 tile. */
  levelFour(module: number): string;
  /** What a kind of site does to the territories beside it. */
  site(kind: number): string;
  /** So many points. */
  points(n: number): string;
}
export type MakeEntryTexts = (rules: Rules) => EntryTexts;

/** Activating a module, in parts that can be set apart; the choice itself says them in one sentence. */
export interface Activation {
  readonly verb: string;
  /** As on the console, with its level if it has several. */
  readonly name: string;
  readonly dice: string;
  readonly does: string;
}

export interface Texts {
  readonly name: Names;
  readonly choices: ChoiceTable;
  activation(d: Description, state: State): Activation;
  readonly prompts: PromptTable;
  readonly events: EventTable;
  readonly reasons: ReasonTable;
  /** A question together with what set it off. */
  asked(question: string, cause: number, state: State): string;
  effects(list: number): string;
  /** A single effect of a list. */
  effect(list: number, at: number): string;
  ability(slot: number): string;
  cost(card: number, space: number): string;
  eventCard(event: number): string;
  goal(goal: number): string;
  income(chip: number): string;
  attribute(chip: number): string;
  startingAttribute(chip: number): string;
  creature(creature: number): string;
  actionCard(card: number): string;
  card(card: number): string;
  module(module: number, level: number): string;
  site(kind: number): string;
}

/** Names of civilizations, by seat; without one a civilization is called by its number. */
export type SeatNames = readonly (string | undefined)[];

/** What the automa is called, in every language. */
export const AUTOMA_NAME = 'V.I.C.I';

/** The names in a game: those of the people, if any are given, and the automa's own. */
export const seatNames = ({ seats, solo }: Setup, people: SeatNames = []): SeatNames =>
  solo ? [...seats.map((_, seat) => people[seat]), AUTOMA_NAME] : people;

/** Makes the texts of a language for a pack, with names for the civilizations. */
export type MakeTexts = (rules: Rules, seats: SeatNames) => Texts;

/** The headings of what an entry of the glossary says. */
export type Label =
  | 'cost'
  | 'bonus'
  | 'ability'
  | 'hand'
  | 'event'
  | 'requirement'
  | 'action'
  | 'instead'
  | 'markers'
  | 'revealed'
  | 'site'
  | 'oak'
  | 'statue'
  | 'benefit'
  | 'feeding'
  | 'levelFour'
  | 'blue'
  | 'red'
  | 'icons'
  | 'table';

/** All that the folder of a language has to hold. */
export interface LanguageTexts {
  readonly texts: MakeTexts;
  /** The components alone. */
  readonly entries: MakeEntryTexts;
  readonly LABELS: Readonly<Record<Label, string>>;
  readonly HEADINGS: Readonly<Record<GlossaryKind, string>>;
}
