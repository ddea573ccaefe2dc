import { FEATURES, MARKER_NAMES, MATERIALS } from './names.js';
import type {
  Ability,
  EncampmentMark,
  EventCard,
  HookName,
  MarkerKind,
  MeasureName,
  Source,
  TriggerName,
  Verb,
} from './types.js';

/** The names a pack may use, as lists at run time. The compiler refuses a list that lacks one of its union. */
const all =
  <T extends string>() =>
  <const L extends readonly T[]>(list: L & ([T] extends [L[number]] ? unknown : never)): readonly T[] =>
    list;

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
]);

export const HOOKS = all<HookName>()([
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
]);

export const TRIGGERS = all<TriggerName>()([
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
]);

export const MEASURES = all<MeasureName>()([
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
]);

export const ABILITY_KINDS = all<Ability['kind']>()(['activity', 'rule', 'trigger', 'pointBonus']);
export const SOURCES = all<Source>()(['rulebook', 'published', 'assigned', 'designed']);
export const EVENT_WHO = all<EventCard['who']>()(['leader', 'most', 'each']);
export const ENCAMPMENT_MARKS = all<EncampmentMark>()(['fire', 'any', '3+', '4']);
/** Markers that a marker card can name: the place must be known. */
export const PLACED_MARKERS = all<Exclude<MarkerKind, 'feature' | 'material'>>()([
  ...MARKER_NAMES,
  ...FEATURES,
  ...MATERIALS,
]);
export const MARKER_KINDS = all<MarkerKind>()([
  ...MARKER_NAMES,
  ...FEATURES,
  ...MATERIALS,
  'feature',
  'material',
]);
