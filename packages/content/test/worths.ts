// Whether each entry of a pack lies within the band of its kind (docs/worth.md).
import {
  CARD_LETTERS,
  CARD_TYPES,
  type CostSpace,
  type Pack,
  type PayKind,
  type ResearchCard,
  type StartingMarkerCard,
} from '@civolution/engine';
import { abilityWorth, effectsWorth, goalWorth, markerWorth } from '../src/worth/index.js';
import * as value from '../src/worth/values.js';
import * as band from './bands.js';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What a cost space takes. */
function costWorth(space: CostSpace | null): number {
  if (space === null) return 0;
  const n = space.n ?? 1;
  const easier = space.settlements === undefined ? 0 : band.OR_SETTLEMENTS;
  if (space.material !== undefined) return n * markerWorth(space.material) - easier;
  if (space.return !== undefined) return n * value.MARKERS.feature - easier;
  if (space.have !== undefined) return band.HAVE[n]! - easier;
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

const markerCardWorth = (card: StartingMarkerCard): number =>
  sum(Object.entries(card.markers).map(([what, n]) => n * markerWorth(what as PayKind)));

/** An entry's worth in points, and the range in which it should lie. */
interface Worth {
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
    within: readonly [number, number],
  ): Worth => ({
    id: entry.id,
    worth,
    band: within,
    ...(entry.reason === undefined ? {} : { reason: entry.reason }),
  });
  return [
    ...pack.research.flatMap(card => {
      const bands = band.CARD_BANDS[CARD_TYPES[CARD_LETTERS.indexOf(card.id[0]!)]!];
      return cardWorth(card).map((worth, i) => ({ ...one(card, worth, bands[i]!), stage: i + 1 }));
    }),
    ...pack.events.map(event => one(event, effectsWorth(event.reward), band.EVENT_BAND)),
    ...pack.goals.map(goal => one(goal, goalWorth(goal), band.GOAL_BAND)),
    ...pack.incomes.map(chip => one(chip, effectsWorth(chip.effects), band.INCOME_BAND)),
    ...pack.attributes.map(chip =>
      one(chip, abilityWorth(chip.ability), band.ATTRIBUTE_BANDS[chip.have] ?? [0, 0]),
    ),
    ...pack.startingMarkers.map(card => one(card, markerCardWorth(card), band.MARKER_CARD_BAND)),
    ...pack.startingChips.map(chip => one(chip, effectsWorth(chip.effects), band.STARTING_CHIP_BAND)),
    ...pack.startingAttributes.map(chip => one(chip, effectsWorth(chip.effects), band.BENEFIT_BAND)),
    ...pack.creatures.map(chip => one(chip, effectsWorth(chip.rewards.flat()), band.CREATURE_BAND)),
  ];
}

/** The entries outside their band that give no reason for it. */
export const unfair = (pack: Pack): Worth[] =>
  worths(pack).filter(
    ({ worth, band: [low, high], reason }) => reason === undefined && (worth < low || worth > high),
  );
