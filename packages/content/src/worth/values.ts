// What things are worth, in points at the end of a game: docs/worth.md tells where the numbers come from.
// Figures from play correct these tables, never a single card.
import type { DieKind, HookName, MeasureName, Project, Track, TriggerName, Verb } from '@civolution/engine';

/** A material by its row, a marker by its kind. */
export const MATERIAL_ROW = [1, 1.5, 2] as const;
export const CHOSEN = 0.5; // more, when one may choose which
export const MARKERS: Readonly<Record<'food' | 'money' | 'idea' | 'focus' | 'feature', number>> = {
  food: 1,
  money: 1,
  idea: 0.65,
  focus: 1.5,
  feature: 1.5,
};
export const PRICES: Readonly<Record<'card' | 'favor' | 'strength', number>> = {
  card: 0.75,
  favor: 1.75,
  strength: 0.75,
};

/** Verbs of which one is worth the same wherever it stands. */
export const VERB: Readonly<
  Record<
    Exclude<
      Verb,
      | 'gain'
      | 'points'
      | 'pointsPer'
      | 'track'
      | 'upgrade'
      | 'drawCards'
      | 'build'
      | 'gainDie'
      | 'test'
      | 'or'
      | 'pay'
      | 'if'
    >,
    number
  >
> = {
  favor: 2.25,
  gainIncome: 6,
  useIncome: 1.75,
  activity: 2.5,
  flipStage: 9,
  gainCard: 1,
  installCard: 4,
  gainGoal: 0.75,
  migrate: 2.25,
  procreate: 3,
  strengthen: 0.75,
  reveal: 2,
  lose: -1,
  populate: 1.5,
  hunt: 2.5,
  find: 1.75,
  produce: 0.75,
  transport: 0.75,
  trade: 1.75,
  plan: 1,
  recall: 1.5,
  setDie: 1,
  mutate: 0.5,
  installGoal: 2.5,
  weather: 0.75,
  tracks: 3.5,
  features: 2,
  stock: 5,
  drawEach: 5,
  expand: 6,
};
/** A step by its track; one of one's own choice is worth the best of them and half of what choosing adds. */
export const TRACK_STEP: Readonly<Record<Track | 'any', number>> = {
  technology: 3,
  prestige: 3.25,
  knowledge: 2,
  construction: 2.75,
  culture: 3.25,
  any: 3.5,
};
/** An upgrade of any module, of one of a value, of these three, or of another that is named. */
export const UPGRADE: Readonly<
  Record<'any' | 'value' | 'exploration' | 'procreation' | 'building' | 'other', number>
> = { any: 4.75, value: 3.5, exploration: 4.5, procreation: 4.5, building: 4.5, other: 2.5 };
export const CARD_SEEN = 0.25; // drawn
export const CARD_KEPT = 0.75;
export const PROJECT: Readonly<Record<Project | 'any', number>> = {
  farm: 4.25,
  boat: 3,
  statue: 2.5,
  settlement: 4,
  any: 4.25,
};
export const DIE: Readonly<Record<DieKind | 'either', number>> = { activation: 6, fate: 4, either: 6.5 };

/** How often a favor test passes, a condition holds, and what a second way is worth. */
export const TEST_PASSES = 0.6;
export const IF_HOLDS = 0.6;
export const OR_MORE = 0.5;

/** Of a card installed in the middle of a game: how often its activity is used. */
export const ACTIVITY_USES = 1;

/** And how often each trigger goes off then: for everything, and narrowed to one thing. */
export const TRIGGER: Readonly<Record<TriggerName, readonly [any: number, one: number]>> = {
  settle: [12, 4.5],
  procreate: [10.5, 3],
  develop: [8, 2],
  displace: [3, 3],
  testPassed: [3, 3],
  testFailed: [4, 4],
  install: [4, 1.5],
  upgrade: [1.5, 0.5],
  line: [3, 1.25],
  reset: [8, 8],
  strengthen: [2, 2],
  reveal: [8, 8],
  gainCard: [1.5, 0.5],
  module: [16, 1.5],
  hunt: [3, 1],
  find: [2, 2],
  sell: [4, 4],
  buy: [1.5, 1.5],
  build: [5, 0.5],
  takeDie: [2.5, 2.5],
  displaced: [4, 1.75],
  installGoal: [1, 1],
  gainIncome: [1.5, 1.5],
  death: [1, 1],
  flip: [0.5, 0.5],
  feed: [4, 4],
  favor: [3, 3],
  pale: [2.5, 1],
};

/** A standing rule, per 1 of its number: for everything, and narrowed to one thing. */
export const HOOK: Readonly<Record<HookName, readonly [any: number, one: number]>> = {
  'pay.ideas': [12, 1],
  'test.space': [1.5, 1.5],
  'reset.dice': [1, 1],
  'migrate.limit': [4.5, 4.5],
  'migrate.adjacent': [5, 1.5],
  'migrate.water': [1, 1],
  'migrate.unweakened': [4.5, 4.5],
  'procreate.limit': [9, 9],
  'procreate.unweakened': [3.5, 3.5],
  'fire.points': [7.5, 1.5],
  'develop.raw': [1.25, 1.25],
  'research.draw': [0.5, 0.5],
  'insight.ideas': [0.75, 0.75],
  'install.have': [5, 1.75],
  'find.extra': [5.5, 5.5],
  'site.shield': [4.5, 2.5],
  'oak.points': [2, 2],
  'feed.cost': [20, 5.5],
  'weather.shield': [2, 2],
  'event.count': [2.5, 1],
  'income.point': [3, 3],
  'statue.points': [1.75, 1.75],
  'score.units': [9, 3],
  'fate.dice': [4.5, 4.5],
  'hunt.food': [2, 1],
  'hunt.again': [1.5, 1.5],
  'hunt.limit': [2, 2],
  'strengthen.limit': [1.25, 1.25],
  'sell.money': [2.25, 1],
  'sell.points': [1.5, 1.5],
  'buy.price': [1.75, 0.5],
  'trade.limit': [2, 2],
  'produce.limit': [0.5, 0.5],
  'transport.limit': [0.5, 0.5],
  'transport.anywhere': [0.5, 0.5],
  'settlement.material': [2.25, 2.25],
  'statue.material': [5, 1.5],
  'ground.limit': [2.5, 2.5],
  'farm.volcano': [0.75, 0.75],
  'planning.markers': [1, 1],
  'sleep.ideas': [0.75, 0.75],
  'goal.min': [0.75, 0.75],
  'attribute.have': [1, 1],
  'install.material': [1.75, 1.75],
  'install.ignore': [5, 2.5],
  'settlements.count': [1, 1],
  'research.keep': [0.75, 0.75],
  'invention.uses': [2.5, 2.5],
  'mutation.moves': [1, 1],
  'strong.points': [14, 3.5],
  'displace.guard': [1, 1],
  'event.tie': [1.5, 1.5],
};
/** Feeding in these two places, instead of the value for a territory type. */
export const FEED: Readonly<Record<string, number>> = { wilderness: 8, boat: 1.5 };

/** What stands in the column of a card with a point bonus at the end. */
export const IN_COLUMN = 2;

/** How much of a measure a civilization has when it matters, for points per unit: for everything, and narrowed. */
export const HAS: Readonly<Record<MeasureName, readonly [any: number, one: number]>> = {
  track: [10, 3],
  favor: [3, 3],
  activationDice: [7, 7],
  fateDice: [2, 2],
  dice: [9, 9],
  food: [3, 3],
  money: [3, 3],
  ideas: [3, 3],
  focus: [1, 1],
  features: [5, 1.25],
  stored: [5, 0.75],
  raw: [3, 3],
  tribes: [7, 1.5],
  strongTribes: [5, 5],
  weakTribes: [2, 2],
  wildTribes: [1.5, 1.5],
  tribesInOne: [2.5, 1.25],
  territories: [5, 1],
  tribesBeside: [1, 1],
  farms: [1.25, 1.25],
  farmAndTribe: [1.25, 0.5],
  boats: [0.75, 0.75],
  settlements: [0.5, 0.5],
  statues: [1, 1],
  cards: [5, 1.25],
  hand: [3, 3],
  incomeChips: [2, 2],
  goalChips: [2, 2],
  attributeChips: [1, 1],
  upgrades: [5, 5],
  landTypes: [3.5, 3.5],
  cardTypes: [3, 3],
  materialKinds: [4, 4],
  featureKinds: [3, 3],
  siteKinds: [2.5, 2.5],
  planning: [1.5, 1.5],
  lowestTrack: [1, 1],
  highestTrack: [3, 3],
  fireTribes: [3, 3],
  boatTribes: [0.75, 0.75],
  topCards: [1, 1],
  topModules: [1.25, 1.25],
  grounds: [1.25, 1.25],
  pale: [2.5, 0.75],
};

/** What it takes to fulfil a goal chip: so much for as much as a civilization usually has. */
export const GOAL_EFFORT = 1.5;
export const GOAL_RETURN = 0.5; // besides the material
