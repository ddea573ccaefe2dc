// How V.I.C.I decides, inside sentences: what it uses territories for, its priorities, what it has to do without.
import type { EventType, GameEvent } from '@civolution/engine';
import type { Forms } from '../../plural.js';
import { CATEGORY } from './lists.js';

export type Told<K extends EventType> = Extract<GameEvent, { type: K }>;
type Act = Told<'forfeited'>['act'];

/** What it does, inside a sentence. */
export const ACT: Readonly<Record<Act, string>> = {
  track: 'the step on a track',
  removeCard: 'the removal of a card',
  points: 'the points',
  favor: 'the step on the Favor of Agera track',
  statue: 'the statue',
  activationDie: 'the activation die',
  fateDie: 'the fate die',
  evolution: `the marker on the ${CATEGORY.evolution} grid`,
  prosperity: `the marker on the ${CATEGORY.prosperity} grid`,
  procreation: 'the procreation',
  migration: 'the migration',
  provision: 'the provision marker',
  revealSites: 'the exploration',
  huntingToken: 'the hunting token',
};

const reasons = (self: string): Readonly<Record<Told<'forfeited'>['why'], string>> => ({
  noTerritory: 'no territory is eligible',
  noTribe: 'all of its tribes are on the continent',
  noMarker: 'its supply has no markers left',
  noToken: 'no hunting tokens are left in the display',
  noDie: `the display has none, and ${self} alone has the most`,
  gridFull: 'all spaces of the grid are taken',
  favorTop: 'its disc is on the last space already',
});

/** Why there is none, where the action tells more. */
const NO_TERRITORY: Readonly<Partial<Record<Act, string>>> = {
  revealSites: 'no face-down site is beside its territories',
  huntingToken: 'hunting tokens lie in all of its territories',
};

export const whyForfeited = (act: Act, why: Told<'forfeited'>['why'], self: string): string =>
  (why === 'noTerritory' && NO_TERRITORY[act]) || reasons(self)[why];

/** What a territory is used for, and what makes territories eligible: the only one, or several of which it is one. */
interface Use {
  readonly used: (territory: string) => string;
  readonly fits: Forms & { readonly one: string };
  /** When only the minimum requirement is met. */
  readonly minimum?: Forms & { readonly one: string };
}

export const uses = (rival: string): Readonly<Record<Told<'determined'>['about'], Use>> => ({
  procreation: {
    used: territory => `procreates in ${territory}`,
    fits: {
      one: 'the only territory with its tribes and a free encampment',
      other: 'territories with its tribes and a free encampment',
    },
    minimum: {
      one: 'the only territory with its tribes; no encampment is free there',
      other: 'territories with its tribes; no encampment is free in any of them',
    },
  },
  migration: {
    used: territory => `migrates from ${territory}`,
    fits: {
      one: 'the only territory with 2 or more of its tribes, at least 1 of them strong',
      other: 'territories with 2 or more of its tribes, at least 1 of them strong',
    },
  },
  arrival: {
    used: territory => `migrates to ${territory}`,
    fits: {
      one: 'the adjacent land with the fewest of its tribes',
      other: 'adjacent land territories with the fewest of its tribes',
    },
  },
  provision: {
    used: territory => `picks ${territory} for a provision marker`,
    fits: {
      one: 'the one with the most of its tribes among its territories with the fewest provision markers',
      other: 'with the most of its tribes among its territories with the fewest provision markers',
    },
  },
  revealSites: {
    used: territory => `explores around ${territory}`,
    fits: {
      one: 'the territory of its own beside the most face-down sites',
      other: 'territories of its own beside the most face-down sites',
    },
  },
  huntingToken: {
    used: territory => `picks ${territory} for a hunting token`,
    fits: {
      one: `the best hunting territory without a token that it shares with ${rival}`,
      other: `equally good hunting territories without a token that it shares with ${rival}`,
    },
    minimum: {
      one: `its best hunting territory without a token; it shares none with ${rival}`,
      other: `its equally good hunting territories without a token; it shares none with ${rival}`,
    },
  },
  lastTribe: {
    used: territory => `has no tribe left and procreates in ${territory}`,
    fits: {
      one: `the only land territory with tribes of ${rival}`,
      other: `land territories with tribes of ${rival}`,
    },
  },
});

/** The line of a priority list that decided, and why none above it did. */
export const priorities = (
  rival: string,
): Readonly<Record<Told<'priority'>['list'], Readonly<Record<number, string>>>> => ({
  settle: {
    1: 'the fire encampment is free',
    2: 'the fire encampment is taken, another one is free',
    3: `no encampment is free, so the tribe of ${rival} on the fire encampment gives way`,
    4: `no encampment is free, so a weak tribe of ${rival} gives way`,
    5: `no encampment is free, so a strong tribe of ${rival} gives way, as there is no weak one`,
    6: 'only its own tribes hold encampments, so its strong tribe on the fire encampment gives way',
    7: 'only its own tribes hold encampments, so one of its strong tribes gives way',
    8: 'only its own weak tribes hold encampments, so the one on the fire encampment gives way',
    9: 'only its own weak tribes hold encampments, so one of them gives way',
  },
  migrant: {
    1: 'a strong one from the wilderness',
    2: 'the strong one from the fire encampment, as none is in the wilderness',
    3: 'a strong one from another encampment, as none is in the wilderness or on the fire encampment',
  },
  fed: {
    6: 'the strong one on the fire encampment',
    7: 'a strong one on another encampment',
    8: 'the weak one on the fire encampment',
    9: 'a weak one on another encampment',
  },
  fedWild: {
    1: 'a strong one, before weak ones',
    2: 'a weak one, as none is strong',
  },
});

export const PRIORITY_FOR: Readonly<Record<Told<'priority'>['list'], string>> = {
  settle: 'settling',
  migrant: 'the migrating tribe',
  fed: 'the tribe that is fed',
  fedWild: 'the tribe that is fed in the wilderness',
};
