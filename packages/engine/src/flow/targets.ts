// The things on the table that a choice points at, for highlighting and for clicking on.

import { RESET } from '../pack/names.js';
import { ATTRIBUTE_SLOT, CHIP_SLOT, CREATURE_SLOT, STARTING_ATTRIBUTE } from '../pack/rules.js';
import { type CauseKind, causeId, causeKind, trackOfLine } from './causes.js';
import type { Game } from './game.js';
import type { Task } from './tasks.js';

export type TargetKind =
  | 'module'
  | 'source' // a die, planning or focus marker, see pack/names.ts
  | 'territory'
  | 'encampment' // territory * 16 + encampment
  | 'spot'
  | 'site'
  | 'card'
  | 'stack' // type * 2, + 1 face down
  | 'column'
  | 'stage'
  | 'costSpace'
  | 'chip'
  | 'chipCard'
  | 'attribute'
  | 'goal'
  | 'goalSpace'
  | 'goalSlot' // the single goal chip in a column
  | 'ground'
  | 'track'
  | 'favor' // 0, the Favor of Agera track
  | 'place'
  | 'dice' // ACTIVATION_DICE and FATE_DICE on display, one's own USED_DICE
  | 'othersDice' // kind * 8 + seat, the dice of another civilization
  | 'markerCard'
  | 'weather'
  | 'event'
  | 'phase' // 0 before the first era
  | 'slot';

/** A thing on the table that a choice is about. */
export interface Target {
  readonly kind: TargetKind;
  readonly id: number;
}

/** A piece in the stage partition. */
const inSlot = (slot: number): Target => ({ kind: 'slot', id: slot });

type Placing = (g: Game, id: number, seat: number) => Target;

/** Where the game stands in its course. */
const currentPhase = ({ s }: Game): Target => ({ kind: 'phase', id: s.era === 0 ? 0 : s.phase });

/** Where what set something off lies; what lies nowhere is part of the phase. */
const CAUSE_AT: Readonly<Record<CauseKind, Placing>> = {
  setup: currentPhase,
  phase: currentPhase,
  module: (_g, id) => ({ kind: 'module', id }),
  reset: () => ({ kind: 'place', id: RESET }),
  card: ({ s }, id, seat) => (s.seats[seat]!.hand.includes(id) ? { kind: 'card', id } : inSlot(id)),
  ability: (_g, slot) => inSlot(slot),
  // Its action may also be performed while it lies on display.
  income: ({ s }, id, seat) =>
    s.seats[seat]!.columns.some(column => column.includes(CHIP_SLOT + id))
      ? inSlot(CHIP_SLOT + id)
      : { kind: 'chip', id },
  attribute: (_g, chip) => inSlot(ATTRIBUTE_SLOT + chip),
  line: (_g, line) => ({ kind: 'track', id: trackOfLine(line) }),
  weather: ({ s }) => ({ kind: 'weather', id: s.weather }),
  event: (_g, id) => ({ kind: 'event', id }),
  site: (_g, id) => ({ kind: 'site', id }),
  completion: (_g, id) => ({ kind: 'stage', id }),
  activity: (_g, slot) => inSlot(slot),
  category: currentPhase,
  goal: currentPhase,
  startingAttribute: (_g, chip) => inSlot(ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + chip),
  creature: (_g, creature) => inSlot(CREATURE_SLOT + creature),
  actionCard: currentPhase,
};

/** Where the thing lies that asks for something. */
export const askerOf = (g: Game, { cause = 0, seat }: Task): Target =>
  CAUSE_AT[causeKind(cause)](g, causeId(cause), seat);
