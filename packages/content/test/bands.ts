// What requirements of cards take, and the bands in which the net worth of each entry of the base pack must lie: the part of
// docs/worth.md that only its tests use.
import type { CardType } from '@civolution/engine';

/** What it takes to have features at hand, by how many; they are kept. */
export const HAVE = [0, 0.75, 1.75, 3] as const;
/** What a cost space is easier for, when settlements serve as well. */
export const OR_SETTLEMENTS = 0.5;

/** Net worth that a research card may have in stages 1 to 5, without the points of the stage. */
export const CARD_BANDS: Readonly<Record<CardType, readonly (readonly [low: number, high: number])[]>> = {
  invention: [
    [8.5, 12.5],
    [8, 12.25],
    [7.5, 12],
    [7, 11.75],
    [6.5, 11.5],
  ],
  mutation: [
    [8.5, 12.5],
    [8, 12.25],
    [7.5, 12],
    [7, 11.75],
    [6.5, 11.5],
  ],
  insight: [
    [8.5, 12.5],
    [8, 12.25],
    [7.5, 12],
    [7, 11.75],
    [6.5, 11.5],
  ],
  building: [
    [8.5, 12.5],
    [8, 12.25],
    [7.5, 12],
    [7, 11.75],
    [6.5, 11.5],
  ],
  achievement: [
    [8.5, 12.5],
    [8, 12.25],
    [7.5, 12],
    [7, 11.75],
    [6.5, 11.5],
  ],
};
export const INCOME_BAND = [1.25, 2.5] as const;
/** By how many markers of its feature an attribute chip asks for. */
export const ATTRIBUTE_BANDS: Readonly<Record<number, readonly [number, number]>> = {
  3: [3, 5.5],
  4: [4.5, 7.5],
};
export const EVENT_BAND = [2, 5] as const;
export const MARKER_CARD_BAND = [8.5, 9.5] as const;
export const STARTING_CHIP_BAND = [1.25, 2.5] as const;
export const BENEFIT_BAND = [5, 13] as const;
export const CREATURE_BAND = [8, 12] as const;
export const GOAL_BAND = [1, 3] as const;
