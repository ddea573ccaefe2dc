import { FEATURES, MARKER_NAMES, MATERIALS } from './names.js';
import type { EncampmentMark, EventCard, MarkerKind, PayKind, Source, Verb } from './types.js';

/** The names a pack may use, as lists at run time. The compiler refuses a list that lacks one of its union. */
const all =
  <T extends string>() =>
  <const L extends readonly T[]>(list: L & ([T] extends [L[number]] ? unknown : never)): readonly T[] =>
    list;

/** Some names of a union. The rest is named as a type, so that the compiler asks where a new name belongs. */
export const some =
  <T extends string, Rest extends T>() =>
  <const Some extends readonly T[]>(
    names: Some & ([Exclude<T, Some[number] | Rest>] extends [never] ? unknown : never),
  ): ReadonlySet<T> =>
    new Set(names);

export const VERBS = all<Verb>()([
  'gain',
  'points',
  'pointsPer',
  'favor',
  'track',
  'upgrade',
  'gainIncome',
  'useIncome',
  'activity',
  'flipStage',
  'gainCard',
  'drawCards',
  'installCard',
  'gainGoal',
  'migrate',
  'procreate',
  'strengthen',
  'reveal',
  'test',
  'or',
  'pay',
  'if',
  'lose',
  'populate',
  'hunt',
  'find',
  'produce',
  'transport',
  'trade',
  'build',
  'plan',
  'gainDie',
  'recall',
  'setDie',
  'mutate',
  'installGoal',
  'weather',
  'tracks',
  'features',
  'stock',
  'drawEach',
  'expand',
]);

/** Where a standing ability may speak; `docs/architecture.md` says which rule asks each. */
export const HOOKS = [
  'pay.ideas',
  'test.space',
  'reset.dice',
  'migrate.limit',
  'migrate.adjacent',
  'migrate.water',
  'migrate.unweakened',
  'procreate.limit',
  'procreate.unweakened',
  'fire.points',
  'develop.raw',
  'research.draw',
  'insight.ideas',
  'install.have',
  'find.extra',
  'site.shield',
  'oak.points',
  'feed.cost',
  'weather.shield',
  'event.count',
  'income.point',
  'statue.points',
  'score.units',
  'fate.dice',
  'hunt.food',
  'hunt.again',
  'hunt.limit',
  'strengthen.limit',
  'sell.money',
  'sell.points',
  'buy.price',
  'trade.limit',
  'produce.limit',
  'transport.limit',
  'transport.anywhere',
  'settlement.material',
  'statue.material',
  'ground.limit',
  'farm.volcano',
  'planning.markers',
  'sleep.ideas',
  'goal.min',
  'attribute.have',
  'install.material',
  'install.ignore',
  'settlements.count',
  'research.keep',
  'invention.uses',
  'mutation.moves',
  'strong.points',
  'displace.guard',
  'event.tie',
] as const;
export type HookName = (typeof HOOKS)[number];

/** "Whenever you …": what sets a trigger off. */
export const TRIGGERS = [
  'settle',
  'procreate',
  'develop',
  'displace',
  'testPassed',
  'testFailed',
  'install',
  'upgrade',
  'line',
  'reset',
  'strengthen',
  'reveal',
  'gainCard',
  'module',
  'hunt',
  'find',
  'sell',
  'buy',
  'build',
  'takeDie',
  'displaced',
  'installGoal',
  'gainIncome',
  'death',
  'flip',
  'feed',
  'favor',
  'pale',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

/** Something of a civilization that can be counted. */
export const MEASURES = [
  'track',
  'favor',
  'activationDice',
  'fateDice',
  'dice',
  'food',
  'money',
  'ideas',
  'focus',
  'features',
  'stored',
  'raw',
  'tribes',
  'strongTribes',
  'weakTribes',
  'wildTribes',
  'tribesInOne',
  'territories',
  'tribesBeside',
  'farms',
  'farmAndTribe',
  'boats',
  'settlements',
  'statues',
  'cards',
  'hand',
  'incomeChips',
  'goalChips',
  'attributeChips',
  'upgrades',
  'landTypes',
  'cardTypes',
  'materialKinds',
  'featureKinds',
  'siteKinds',
  'planning',
  'lowestTrack',
  'highestTrack',
  'fireTribes',
  'boatTribes',
  'topCards',
  'topModules',
  'grounds',
  'pale',
] as const;
export type MeasureName = (typeof MEASURES)[number];

export const SOURCES = all<Source>()(['rulebook', 'published', 'assigned', 'designed']);
export const EVENT_WHO = all<EventCard['who']>()(['leader', 'most', 'each']);
export const ENCAMPMENT_MARKS = all<EncampmentMark>()(['fire', 'any', '3+', '4']);
/** Markers that a marker card can name: the place must be known. */
export const PLACED_MARKERS = all<Exclude<MarkerKind, 'feature' | 'material'>>()([
  ...MARKER_NAMES,
  ...FEATURES,
  ...MATERIALS,
]);
/** What an effect may ask as a price besides markers. */
export const PAYMENTS = all<PayKind>()([
  ...MARKER_NAMES,
  ...FEATURES,
  ...MATERIALS,
  'feature',
  'material',
  'card',
  'favor',
  'strength',
]);
export const MARKER_KINDS = all<MarkerKind>()([
  ...MARKER_NAMES,
  ...FEATURES,
  ...MATERIALS,
  'feature',
  'material',
]);
