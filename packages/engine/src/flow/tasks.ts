import type { AutomaActionName, DieKind, Project } from '../pack/names.js';

/**
 * What remains to be done, as records in the state. A task is never changed once it lies on the agenda (clones
 * share it): going on with less is a new task. `cause` says what set it off, see `flow/causes.ts`.
 */
interface Base {
  readonly seat: number;
  readonly cause?: number;
}

/** Whether another card of the type may follow an installation: level I-II, III, IIII. */
export type Again = 'never' | 'unlessIgnored' | 'always';

export type Task =
  // set-up
  | (Base & { readonly do: 'draft' })
  | (Base & { readonly do: 'afterDraft' })
  | (Base & { readonly do: 'chooseChipCard' })
  | (Base & {
      readonly do: 'takeChipCard';
      readonly chip: number;
      readonly goal: number;
      /** The starting attribute chip, or -1. */
      readonly attribute: number;
    })
  | (Base & { readonly do: 'putChipCardsAway' })
  | (Base & { readonly do: 'benefit' })
  | (Base & { readonly do: 'layTiles' })
  | (Base & { readonly do: 'takeTile' })
  | (Base & { readonly do: 'firstUpgrade' })
  // the course of the game
  | (Base & { readonly do: 'era' })
  | (Base & { readonly do: 'phase'; readonly phase: number })
  | (Base & { readonly do: 'refillGoals' })
  | (Base & { readonly do: 'extraFind'; readonly left: number })
  | (Base & { readonly do: 'round' })
  | (Base & { readonly do: 'turn' })
  | (Base & { readonly do: 'endTurn' })
  | (Base & {
      readonly do: 'completion';
      /** Outside of turns: attribute chips that have become available are offered then. */
      readonly offers?: true;
    })
  | (Base & { readonly do: 'gorge'; readonly site: number })
  | (Base & { readonly do: 'glacier'; readonly site: number })
  | (Base & { readonly do: 'oaks' })
  | (Base & { readonly do: 'feed'; readonly fed: readonly number[] })
  | (Base & { readonly do: 'fed' })
  | (Base & { readonly do: 'scoreStrong' })
  | (Base & { readonly do: 'weather' })
  | (Base & { readonly do: 'event' })
  | (Base & { readonly do: 'eraScoring' })
  | (Base & { readonly do: 'income'; readonly left: readonly number[] })
  | (Base & { readonly do: 'offerChips' })
  | (Base & { readonly do: 'scoreStatues' })
  | (Base & { readonly do: 'endEra' })
  | (Base & { readonly do: 'refillReset' })
  | (Base & { readonly do: 'finalScoring' })
  // V.I.C.I
  | (Base & { readonly do: 'automaDiscs' })
  | (Base & { readonly do: 'automaGoal' })
  | (Base & { readonly do: 'automaTurn' })
  | (Base & {
      readonly do: 'automaAct';
      readonly act: AutomaActionName;
      /** A track or a card type. */
      readonly what: number;
      readonly n: number;
    })
  | (Base & { readonly do: 'automaCrowded' })
  | (Base & { readonly do: 'automaMove' })
  | (Base & { readonly do: 'automaDiscard' })
  | (Base & { readonly do: 'automaFeed' })
  // modules and payment
  | (Base & { readonly do: 'pay'; readonly module: number })
  | (Base & { readonly do: 'actions'; readonly module: number; readonly level: number })
  | (Base & { readonly do: 'sleep' })
  | (Base & { readonly do: 'procreation'; readonly left: number; readonly test: boolean })
  | (Base & { readonly do: 'research'; readonly level: number })
  | (Base & { readonly do: 'insight'; readonly level: number })
  | (Base & {
      readonly do: 'production';
      readonly left: number;
      readonly produced: boolean;
      readonly transport: number;
      readonly test: boolean;
    })
  | (Base & { readonly do: 'grotto'; readonly site: number })
  | (Base & { readonly do: 'sustenance'; readonly level: number })
  | (Base & { readonly do: 'exploration'; readonly level: number })
  | (Base & { readonly do: 'explore'; readonly level: number })
  | (Base & { readonly do: 'explorePoints'; readonly points: number })
  | (Base & { readonly do: 'building'; readonly level: number })
  | (Base & { readonly do: 'mutation'; readonly level: number })
  | (Base & { readonly do: 'invention'; readonly level: number })
  | (Base & { readonly do: 'achievement'; readonly level: number })
  | (Base & { readonly do: 'planning'; readonly level: number })
  | (Base & {
      readonly do: 'goals';
      readonly install: number;
      readonly gain: number;
      readonly either: number;
    })
  | (Base & { readonly do: 'planOn'; readonly n: number; readonly optional: boolean })
  | (Base & {
      readonly do: 'trade';
      readonly sales: number;
      readonly purchases: number;
      /** How many the Sales that are begun may still sell for money, and for points. */
      readonly openMoney: number;
      readonly openPoints: number;
    })
  | (Base & { readonly do: 'reset' })
  | (Base & { readonly do: 'resetMarker' })
  | (Base & { readonly do: 'holyRock'; readonly site: number })
  // key actions
  | (Base & { readonly do: 'favorTest'; readonly pass: readonly Task[]; readonly fail: readonly Task[] })
  | (Base & {
      readonly do: 'testIdeas';
      readonly ideas: number;
      /** The roll passes, and the ideas would make it fail. */
      readonly passed?: true;
      /** What was rolled; unknown in states that were saved before it was noted. */
      readonly dice?: readonly number[];
      readonly pass: readonly Task[];
      readonly fail: readonly Task[];
    })
  | (Base & {
      readonly do: 'migrate';
      readonly left: number;
      readonly settled: readonly number[];
      /** Each migration settles, also of a tribe that has settled: they do not come from the module (p. 16). */
      readonly each?: true;
    })
  | (Base & {
      readonly do: 'route';
      readonly left: number;
      readonly from: number;
      readonly at: number;
      readonly settled: readonly number[];
    })
  | (Base & { readonly do: 'procreate'; readonly left: number; readonly within: number })
  | (Base & { readonly do: 'strengthen'; readonly left: number })
  /** In a territory, or -1 while none is chosen. */
  | (Base & { readonly do: 'populate'; readonly left: number; readonly territory: number })
  | (Base & { readonly do: 'produceAt'; readonly territory: number })
  | (Base & {
      readonly do: 'transport';
      readonly left: number;
      /** A mask of territories. */
      readonly within: number;
      readonly boatsAnywhere: boolean;
      readonly anySpace: number;
      readonly optional: boolean;
    })
  | (Base & {
      readonly do: 'storeAnywhere';
      readonly territory: number;
      /** A mask of materials. */
      readonly spaces: number;
    })
  | (Base & {
      readonly do: 'hunt';
      readonly left: number;
      readonly anywhere: boolean;
      readonly optional: boolean;
    })
  | (Base & { readonly do: 'huntRoll'; readonly territory: number; readonly dice: readonly number[] })
  | (Base & {
      readonly do: 'luckyFind';
      readonly left: number;
      readonly optional: boolean;
      /** The only type in which it may be made. */
      readonly type?: number;
    })
  | (Base & { readonly do: 'findRoll'; readonly type: number; readonly dice: readonly number[] })
  | (Base & {
      readonly do: 'build';
      readonly left: number;
      readonly same: boolean;
      readonly limit: number;
      readonly only: Project | 'any';
      readonly optional: boolean;
    })
  | (Base & { readonly do: 'board'; readonly territory: number })
  | (Base & { readonly do: 'installGoal'; readonly space: number; readonly column: number })
  | (Base & { readonly do: 'gainDie'; readonly kind: DieKind | 'either' })
  | (Base & { readonly do: 'giveDie'; readonly to: number })
  | (Base & { readonly do: 'rollGained' })
  | (Base & { readonly do: 'recall'; readonly n: number })
  | (Base & { readonly do: 'setDie'; readonly left: number })
  | (Base & { readonly do: 'mutate'; readonly left: number; readonly optional: boolean })
  | (Base & { readonly do: 'gainCard'; readonly type: number })
  | (Base & {
      readonly do: 'drawCards';
      readonly named: readonly number[];
      readonly n: number;
      readonly keep: number;
    })
  | (Base & { readonly do: 'keepCards'; readonly keep: number; readonly kept: number })
  | (Base & {
      readonly do: 'install';
      readonly type: number;
      readonly bonus: boolean;
      readonly optional: boolean;
      readonly again: Again;
    })
  | (Base & {
      readonly do: 'installHow';
      readonly card: number;
      readonly column: number;
      readonly stage: number;
      readonly ignored: number;
      readonly bonus: boolean;
      readonly again: Again;
    })
  | (Base & { readonly do: 'bonuses'; readonly lists: readonly number[] })
  | (Base & { readonly do: 'enable'; readonly slot: number })
  | (Base & { readonly do: 'gainIncome' })
  | (Base & { readonly do: 'installChip'; readonly slot: number })
  | (Base & { readonly do: 'useIncome'; readonly left?: number; readonly display?: boolean })
  | (Base & {
      readonly do: 'activity';
      readonly left?: number;
      readonly repeat?: boolean;
      readonly done?: readonly number[];
      /** Money to be taken before, between or after the activities. */
      readonly money?: number;
    })
  | (Base & { readonly do: 'upgrade'; readonly modules: number })
  | (Base & { readonly do: 'flipStage' })
  | (Base & { readonly do: 'anyTrack'; readonly n: number })
  | (Base & { readonly do: 'gainGoal'; readonly refill: boolean })
  | (Base & { readonly do: 'placeGoal'; readonly goal: number })
  | (Base & { readonly do: 'revealSite'; readonly left: number })
  | (Base & { readonly do: 'moveWeather'; readonly n: number })
  | (Base & { readonly do: 'tracks'; readonly left: number; readonly done: readonly number[] })
  | (Base & { readonly do: 'features'; readonly left: number; readonly done: readonly number[] })
  | (Base & { readonly do: 'stock'; readonly n: number })
  | (Base & { readonly do: 'expand' })
  // creatures
  | (Base & { readonly do: 'tame'; readonly creature: number })
  | (Base & {
      readonly do: 'feedCreatures';
      /** The creature that is being fed, or -1, and how much it has. */
      readonly creature: number;
      readonly n: number;
      /** A mask of those that may still be fed. */
      readonly left: number;
    })
  // effects and markers
  | (Base & { readonly do: 'effects'; readonly list: number; readonly at: number; readonly track: number })
  | (Base & { readonly do: 'alternative'; readonly options: readonly number[]; readonly track: number })
  | (Base & {
      readonly do: 'payFor';
      readonly cost: number;
      readonly at: number;
      readonly begun?: number;
      readonly then: number;
      readonly track: number;
    })
  | (Base & { readonly do: 'gainMarkers'; readonly place: number; readonly left: number })
  | (Base & {
      readonly do: 'gainAny';
      readonly kind: 'feature' | 'material';
      readonly of: number;
      readonly left: number;
    })
  // harm
  | (Base & { readonly do: 'lose'; readonly food: boolean; readonly tribe: boolean })
  | (Base & { readonly do: 'death'; readonly spot: number })
  | (Base & { readonly do: 'giveBack'; readonly what: 'farm' | 'boat' });

export type TaskName = Task['do'];
