import type { AutomaActionName, Project, TilesMeant } from '../pack/names.js';
import type { Game } from './game.js';

/**
 * What happened, for log, animation, statistics and notifications. `cause` names what set it off. Only `cards`
 * can be secret: seats outside `audience` (a mask) get their types instead, see `redact`.
 */
export type Happening =
  | { readonly type: 'phase'; readonly era: number; readonly phase: number }
  | { readonly type: 'turn' }
  | { readonly type: 'activated'; readonly module: number; readonly level: number }
  | { readonly type: 'paid'; readonly place: number; readonly n: number }
  | { readonly type: 'gained'; readonly place: number; readonly n: number }
  | { readonly type: 'returned'; readonly place: number; readonly n: number }
  | { readonly type: 'forgone'; readonly place: number; readonly n: number }
  /** An effect of a list that could not be done, and was passed over. */
  | { readonly type: 'lapsed'; readonly list: number; readonly at: number }
  | { readonly type: 'usedDice'; readonly values: readonly number[] }
  | { readonly type: 'rolled'; readonly dice: 'activation' | 'fate'; readonly values: readonly number[] }
  | { readonly type: 'tested'; readonly passed: boolean; readonly ideas: number }
  /** Points; where things were counted for them, how many. */
  | { readonly type: 'scored'; readonly n: number; readonly source: number; readonly units?: number }
  | {
      readonly type: 'settled';
      readonly territory: number;
      readonly encampment: number;
      readonly from: number;
      readonly weak: boolean;
    }
  | { readonly type: 'displaced'; readonly owner: number; readonly territory: number; readonly weak: boolean }
  | { readonly type: 'crossed'; readonly territory: number }
  | { readonly type: 'strengthened'; readonly spot: number }
  | { readonly type: 'weakened'; readonly spot: number }
  | { readonly type: 'died'; readonly spot: number }
  | { readonly type: 'saved'; readonly spot: number }
  | { readonly type: 'fed'; readonly spot: number; readonly food: number }
  | { readonly type: 'developed'; readonly territory: number; readonly material: number }
  | { readonly type: 'explored'; readonly site: number; readonly tile: number }
  /** Steps on the favor track, back where negative, and those beyond its last space. */
  | { readonly type: 'favor'; readonly n: number; readonly lost?: number }
  | { readonly type: 'advanced'; readonly track: number; readonly n: number }
  | { readonly type: 'upgraded'; readonly module: number; readonly level: number }
  | { readonly type: 'stageFlipped'; readonly stage: number }
  | { readonly type: 'installed'; readonly slot: number; readonly column: number; readonly stage: number }
  | { readonly type: 'tookGoal'; readonly goal: number; readonly space: number }
  | { readonly type: 'tookIncome'; readonly chip: number }
  | { readonly type: 'tookChipCard'; readonly chip: number; readonly goal: number }
  | { readonly type: 'drew'; readonly cards: readonly number[] }
  | { readonly type: 'kept'; readonly cards: readonly number[] }
  | { readonly type: 'putBack'; readonly cards: readonly number[] }
  | { readonly type: 'discarded'; readonly cards: readonly number[] }
  | { readonly type: 'turnedUp'; readonly cards: readonly number[] }
  | { readonly type: 'markerCard'; readonly card: number }
  | { readonly type: 'reset'; readonly space: number }
  | { readonly type: 'weather'; readonly weather: number; readonly beyond: boolean }
  | { readonly type: 'weatherMoved'; readonly weather: number }
  /** The civilizations rewarded and those that lead or meet it (V.I.C.I too), as masks, and what each has. */
  | {
      readonly type: 'event';
      readonly event: number;
      readonly seats: number;
      readonly met: number;
      readonly counts: readonly number[];
    }
  | { readonly type: 'eventRevealed'; readonly event: number }
  | { readonly type: 'gaveBack'; readonly what: 'farm' | 'boat'; readonly territory: number }
  | { readonly type: 'transported'; readonly territory: number; readonly material: number }
  | { readonly type: 'hunted'; readonly territory: number; readonly value: number; readonly food: number }
  | { readonly type: 'built'; readonly project: Project; readonly at: number }
  | { readonly type: 'tookDie'; readonly kind: 'activation' | 'fate'; readonly from: number }
  | { readonly type: 'turnedDie'; readonly from: number; readonly to: number }
  | { readonly type: 'mutated'; readonly from: number; readonly to: number }
  | { readonly type: 'sold'; readonly material: number }
  | { readonly type: 'bought'; readonly material: number }
  | { readonly type: 'monolith' }
  | { readonly type: 'tookTile'; readonly module: number }
  | { readonly type: 'creatureShown'; readonly creature: number }
  | { readonly type: 'tamed'; readonly creature: number }
  | { readonly type: 'fedCreature'; readonly creature: number; readonly material: number }
  // V.I.C.I: what it turns up, rolls and consults, and what comes of it
  /** The card, the half in use (0 blue, 1 red), and the reset icons that are visible now. */
  | {
      readonly type: 'actionCard';
      readonly card: number;
      readonly half: number;
      readonly blue: number;
      readonly red: number;
    }
  /** The scoring categories that a card means. */
  | { readonly type: 'categories'; readonly meant: TilesMeant; readonly categories: readonly number[] }
  | { readonly type: 'reshuffled'; readonly n: number }
  /** A roll for the row of a card's half, and one for the space of a display. */
  | { readonly type: 'row'; readonly card: number; readonly half: number; readonly value: number }
  | { readonly type: 'consulted'; readonly value: number; readonly about: Consulted }
  /** A territory roll: the wheel's type for the value, and the first eligible one from there on. */
  | {
      readonly type: 'wheel';
      readonly value: number;
      readonly eligible: number;
      readonly rolled: number;
      readonly found: number;
    }
  | {
      readonly type: 'beacons';
      readonly value: number;
      readonly eligible: number;
      readonly rolled: number;
      readonly found: number;
    }
  /** Where an action takes place: the eligible territories, and whether they meet only the minimum requirement. */
  | {
      readonly type: 'determined';
      readonly about: Determined;
      readonly territory: number;
      readonly eligible: number;
      readonly minimum: boolean;
    }
  | { readonly type: 'forfeited'; readonly act: AutomaActionName; readonly why: WhyForfeited }
  /** The line of a priority list that decided. */
  | {
      readonly type: 'priority';
      readonly list: 'settle' | 'migrant' | 'fed' | 'fedWild';
      readonly item: number;
    }
  | { readonly type: 'removed'; readonly what: Removed; readonly id: number }
  | { readonly type: 'gridMarker'; readonly grid: 'evolution' | 'prosperity'; readonly space: number }
  | { readonly type: 'provisioned'; readonly territory: number; readonly n: number; readonly blocks: boolean }
  | { readonly type: 'tokenPlaced'; readonly territory: number }
  | { readonly type: 'cardsDiscarded'; readonly n: number }
  /** All encampments of its territories are its own, so that it migrates; no tribe can leave another behind, so that it procreates first. */
  | { readonly type: 'crowded' }
  | { readonly type: 'nobodyToSpare' }
  | { readonly type: 'ended'; readonly places: readonly number[] };

/** What the automa rolls a die for, besides territories. */
export type Consulted = 'goal' | 'attribute' | 'income';
/** What the automa needs a territory for; a migration needs two. */
export type Determined =
  | Extract<AutomaActionName, 'procreation' | 'migration' | 'provision' | 'revealSites' | 'huntingToken'>
  | 'arrival'
  | 'lastTribe';
export type WhyForfeited =
  | 'noTerritory'
  | 'noTribe'
  | 'noMarker'
  | 'noToken'
  | 'noDie'
  | 'gridFull'
  | 'favorTop';
/** What the automa takes out of the game; -1 when nothing lies there. */
export type Removed = 'goal' | 'card' | 'attribute' | 'income';

export type GameEvent = Happening & {
  /** The civilization it happened to, or -1. */
  readonly seat: number;
  readonly cause: number;
  /** Mask of the seats that may know all of it; -1 for everyone. */
  readonly audience: number;
};
export type EventType = Happening['type'];
/** Hears each event of a choice as it happens. */
export type Sink = (event: GameEvent) => void;

export const EVERYONE = -1;

export function emit(g: Game, seat: number, what: Happening, audience = EVERYONE): void {
  if (g.sink) g.sink({ ...what, seat, cause: g.cause, audience });
}

/** The form of an event that a seat (or a spectator, -1) may see. */
export function redact(event: GameEvent, viewer: number): GameEvent {
  const inside =
    event.audience === EVERYONE || (viewer >= 0 && viewer < 4 && ((event.audience >> viewer) & 1) === 1);
  if (inside || !('cards' in event)) return event;
  return { ...event, cards: event.cards.map(card => (card < 0 ? card : -1 - (card >> 5))) };
}
