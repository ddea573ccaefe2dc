// The things on the table that an event was about. What a choice points at stands in `targets.ts` and `describe.ts`.
import { ATTRIBUTE_SLOT, CHIP_SLOT, ONE_GOAL } from '../pack/rules.js';
import { territoryOf } from '../state/tribes.js';
import type { GameEvent } from './events.js';
import type { Target, TargetKind } from './targets.js';

const one = (kind: TargetKind, id: number): Target[] => (id < 0 ? [] : [{ kind, id }]);

/** The piece in a slot of a stage partition. */
function inSlot(slot: number): Target[] {
  if (slot < CHIP_SLOT) return one('card', slot);
  if (slot < ATTRIBUTE_SLOT) return one('chip', slot - CHIP_SLOT);
  return slot < ONE_GOAL ? one('slot', slot) : [];
}

const cards = (list: readonly number[]): Target[] => list.flatMap(card => one('card', card));

/** The site of a Building ground or a territory, by what was built. */
const built = (project: string, at: number): Target[] =>
  one(project === 'farm' || project === 'boat' ? 'territory' : 'ground', at);

/** The things on the table that an event was about. */
export function eventTargets(event: GameEvent): Target[] {
  switch (event.type) {
    case 'activated':
    case 'upgraded':
    case 'tookTile':
      return one('module', event.module);
    case 'paid':
    case 'gained':
    case 'returned':
    case 'forgone':
      return one('place', event.place);
    case 'settled':
      return [
        ...one('territory', event.territory),
        ...one('encampment', event.territory * 16 + event.encampment),
      ];
    case 'displaced':
    case 'crossed':
    case 'developed':
    case 'gaveBack':
    case 'transported':
    case 'hunted':
    case 'determined':
    case 'provisioned':
    case 'tokenPlaced':
      return one('territory', event.territory);
    case 'strengthened':
    case 'weakened':
    case 'died':
    case 'saved':
    case 'fed':
      return [...one('territory', territoryOf(event.spot)), ...one('spot', event.spot)];
    case 'explored':
      return one('site', event.site);
    case 'favor':
      return one('favor', 0);
    case 'advanced':
      return one('track', event.track);
    case 'stageFlipped':
      return one('stage', event.stage);
    case 'installed':
      return [...one('column', event.column), ...inSlot(event.slot)];
    case 'tookGoal':
      return one('goal', event.goal);
    case 'tookIncome':
      return one('chip', event.chip);
    case 'drew':
    case 'kept':
    case 'putBack':
    case 'discarded':
    case 'turnedUp':
      return cards(event.cards);
    case 'weather':
    case 'weatherMoved':
      return one('weather', event.weather);
    case 'built':
      return built(event.project, event.at);
    case 'phase':
    case 'turn':
    case 'lapsed':
    case 'usedDice':
    case 'rolled':
    case 'tested':
    case 'scored':
    case 'tookChipCard':
    case 'markerCard':
    case 'reset':
    case 'event':
    case 'eventRevealed':
    case 'tookDie':
    case 'turnedDie':
    case 'mutated':
    case 'sold':
    case 'bought':
    case 'monolith':
    case 'creatureShown':
    case 'tamed':
    case 'fedCreature':
    case 'actionCard':
    case 'categories':
    case 'reshuffled':
    case 'row':
    case 'consulted':
    case 'wheel':
    case 'beacons':
    case 'forfeited':
    case 'priority':
    case 'removed':
    case 'gridMarker':
    case 'cardsDiscarded':
    case 'crowded':
    case 'nobodyToSpare':
    case 'ended':
      return [];
  }
}
