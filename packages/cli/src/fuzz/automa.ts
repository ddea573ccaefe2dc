// Which of its actions V.I.C.I has carried out, told from events.
import { type AutomaActionName, causeKind, type GameEvent, POINT_SOURCES } from '@civolution/engine';

const ACTION_CARDS = POINT_SOURCES.indexOf('actionCards');

/** The action that an event gives evidence of. */
export function automaAction(event: GameEvent): AutomaActionName | undefined {
  switch (event.type) {
    case 'gridMarker':
      return event.grid;
    case 'provisioned':
      return 'provision';
    case 'tokenPlaced':
      return 'huntingToken';
    case 'determined':
      return placed(event);
    case 'removed':
      return event.what === 'card' ? 'removeCard' : undefined;
    default:
      return causeKind(event.cause) === 'actionCard' ? byCard(event) : undefined;
  }
}

/** Actions that are never forfeited once their territory is found. */
function placed({ about }: Extract<GameEvent, { type: 'determined' }>): AutomaActionName | undefined {
  if (about === 'arrival') return 'migration';
  return about === 'procreation' || about === 'revealSites' ? about : undefined;
}

/** What people do as well is V.I.C.I's when one of its cards says so. */
function byCard(event: GameEvent): AutomaActionName | undefined {
  switch (event.type) {
    case 'advanced':
      return 'track';
    case 'scored':
      return event.source === ACTION_CARDS ? 'points' : undefined;
    case 'favor':
      return 'favor';
    case 'built':
      return 'statue';
    case 'tookDie':
      return `${event.kind}Die`;
    default:
      return undefined;
  }
}
