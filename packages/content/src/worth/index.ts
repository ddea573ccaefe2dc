// The worth of components in points, and whether each lies within the band of its kind (docs/worth.md).
import {
  type Ability,
  CARD_LETTERS,
  CARD_TYPES,
  type CostSpace,
  type Effect,
  FEATURES,
  type GoalChip,
  MATERIALS,
  type Measure,
  type Pack,
  type PayKind,
  type ResearchCard,
  type StandingRule,
  type StartingMarkerCard,
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

/** What a cost space takes. */
export function costWorth(space: CostSpace | null): number {
  if (space === null) return 0;
  const n = space.n ?? 1;
  const easier = space.settlements === undefined ? 0 : value.OR_SETTLEMENTS;
  if (space.material !== undefined) return n * markerWorth(space.material) - easier;
  if (space.return !== undefined) return n * value.MARKERS.feature - easier;
  if (space.have !== undefined) return value.HAVE[n]! - easier;
  return space.settlements ?? 0;
}

/** Net worth of a research card in stages 1 to 5, without the points of the stage. */
export function cardWorth(card: ResearchCard): number[] {
  let net = effectsWorth(card.bonus ?? []) + (card.ability ? abilityWorth(card.ability) : 0);
  return card.cost.map((space, i) => {
    net += (card.points?.[i] ?? 0) - costWorth(space);
    return net;
  });
}

export const markerCardWorth = (card: StartingMarkerCard): number =>
  sum(Object.entries(card.markers).map(([what, n]) => n * markerWorth(what as PayKind)));

/** The points that it costs to fulfil a goal chip. */
export function goalWorth({ requirement }: GoalChip): number {
  if ('return' in requirement) return markerWorth(requirement.return) + value.GOAL_RETURN;
  return (value.GOAL_EFFORT * requirement.min) / has(requirement);
}

/** What an entry is worth in points, and the band of its kind in which that should lie. */
export interface Worth {
  readonly id: string;
  /** What was valued: the stage of a card, or nothing. */
  readonly stage?: number;
  readonly worth: number;
  readonly band: readonly [low: number, high: number];
  readonly reason?: string;
}

/** Every entry with its worth and the band it should lie in. */
export function worths(pack: Pack): Worth[] {
  const one = (
    entry: { readonly id: string; readonly reason?: string },
    worth: number,
    band: readonly [number, number],
  ): Worth => ({
    id: entry.id,
    worth,
    band,
    ...(entry.reason === undefined ? {} : { reason: entry.reason }),
  });
  return [
    ...pack.research.flatMap(card => {
      const bands = value.CARD_BANDS[CARD_TYPES[CARD_LETTERS.indexOf(card.id[0]!)]!];
      return cardWorth(card).map((worth, i) => ({ ...one(card, worth, bands[i]!), stage: i + 1 }));
    }),
    ...pack.events.map(event => one(event, effectsWorth(event.reward), value.EVENT_BAND)),
    ...pack.goals.map(goal => one(goal, goalWorth(goal), value.GOAL_BAND)),
    ...pack.incomes.map(chip => one(chip, effectsWorth(chip.effects), value.INCOME_BAND)),
    ...pack.attributes.map(chip =>
      one(chip, abilityWorth(chip.ability), value.ATTRIBUTE_BANDS[chip.have] ?? [0, 0]),
    ),
    ...pack.startingMarkers.map(card => one(card, markerCardWorth(card), value.MARKER_CARD_BAND)),
    ...pack.startingChips.map(chip => one(chip, effectsWorth(chip.effects), value.STARTING_CHIP_BAND)),
    ...pack.startingAttributes.map(chip => one(chip, effectsWorth(chip.effects), value.BENEFIT_BAND)),
    ...pack.creatures.map(chip => one(chip, effectsWorth(chip.rewards.flat()), value.CREATURE_BAND)),
  ];
}

/** The entries outside their band that give no reason for it. */
export const unfair = (pack: Pack): Worth[] =>
  worths(pack).filter(
    ({ worth, band: [low, high], reason }) => reason === undefined && (worth < low || worth > high),
  );
