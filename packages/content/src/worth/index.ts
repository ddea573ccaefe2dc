// The worth of effects, abilities and goals in points (docs/worth.md).
import {
  type Ability,
  type Effect,
  FEATURES,
  type GoalChip,
  MATERIALS,
  type Measure,
  type PayKind,
  type StandingRule,
} from '@civolution/engine';
import * as value from './values.js';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What one marker of a kind, or one of whatever else can be paid, is worth in points. */
export function markerWorth(what: PayKind): number {
  if (what === 'material') return value.MATERIAL_ROW[1];
  if (what in value.PRICES) return value.PRICES[what as keyof typeof value.PRICES];
  const material = (MATERIALS as readonly string[]).indexOf(what);
  if (material >= 0) return value.MATERIAL_ROW[material % 3]!;
  const feature = (FEATURES as readonly string[]).includes(what);
  return value.MARKERS[feature ? 'feature' : (what as keyof typeof value.MARKERS)];
}

function gainWorth(e: Extract<Effect, { do: 'gain' }>): number {
  if (e.what === 'feature') return value.MARKERS.feature + value.CHOSEN;
  if (e.what !== 'material') return markerWorth(e.what);
  if (typeof e.of === 'number') return value.MATERIAL_ROW[e.of - 1]! + value.CHOSEN / 2;
  return markerWorth('material') + (e.of === undefined ? value.CHOSEN : 0);
}

function upgradeWorth({ module, value: of }: Extract<Effect, { do: 'upgrade' }>): number {
  if (module === undefined) return value.UPGRADE[of === undefined ? 'any' : 'value'];
  return value.UPGRADE[module in value.UPGRADE ? (module as keyof typeof value.UPGRADE) : 'other'];
}

const has = ({ measure, of }: Measure): number => value.HAS[measure][of === undefined ? 0 : 1];

/** What a list of effects, done once, is worth in points. */
export const effectsWorth = (list: readonly Effect[]): number => sum(list.map(effectWorth));

function effectWorth(e: Effect): number {
  switch (e.do) {
    case 'gain':
      return e.n * gainWorth(e);
    case 'points':
      return e.n;
    case 'pointsPer':
      return Math.min(e.max ?? Number.POSITIVE_INFINITY, e.n * has(e.per));
    case 'track':
      return e.n * value.TRACK_STEP[e.track];
    case 'upgrade':
      return upgradeWorth(e);
    case 'drawCards':
      return e.n * value.CARD_SEEN + e.keep * value.CARD_KEPT;
    case 'build':
      return value.PROJECT[e.project ?? 'any'];
    case 'gainDie':
      return value.DIE[e.die ?? 'either'];
    case 'test':
      return value.TEST_PASSES * effectsWorth(e.then) + (1 - value.TEST_PASSES) * effectsWorth(e.else ?? []);
    case 'or':
      return Math.max(...e.options.map(effectsWorth)) + value.OR_MORE;
    case 'pay':
      return effectsWorth(e.then) - sum(e.cost.map(({ what, n }) => n * markerWorth(what)));
    case 'if':
      return value.IF_HOLDS * effectsWorth(e.then);
    default:
      return ('n' in e ? e.n : 1) * value.VERB[e.do];
  }
}

function ruleWorth({ hook, n, of }: StandingRule): number {
  const [any, one] = value.HOOK[hook];
  const each = of === undefined ? any : ((hook === 'feed.cost' ? value.FEED[of] : undefined) ?? one);
  return each * Math.abs(n ?? 1);
}

/** The points that an ability brings from the middle of a game to its end. */
export function abilityWorth(a: Ability): number {
  switch (a.kind) {
    case 'activity':
      return value.ACTIVITY_USES * effectsWorth(a.effects);
    case 'pointBonus':
      return a.n * value.IN_COLUMN;
    case 'trigger':
      return value.TRIGGER[a.on][a.of === undefined ? 0 : 1] * effectsWorth(a.effects);
    case 'rule':
      return sum([a, ...(a.and ?? [])].map(ruleWorth));
  }
}

/** The points that it costs to fulfil a goal chip. */
export function goalWorth({ requirement }: GoalChip): number {
  if ('return' in requirement) return markerWorth(requirement.return) + value.GOAL_RETURN;
  return (value.GOAL_EFFORT * requirement.min) / has(requirement);
}
