// What V.I.C.I rolls, chooses and does, as words: each event that says why is a line.
import { type GameEvent, POINT_SOURCES, TERRITORY_TYPES } from '../../src/index.js';
import { civ } from '../support/pack.js';
import type { Position } from '../support/scenario.js';

const VICI = 1;
const SPOTS = ['fire', 'plain', 'plainWeak', 'wild', 'wildWeak'];

const nameOf = (territory: number): string => civ.rules.territories[territory]!.key;
const namesIn = (mask: number): string =>
  civ.rules.territories.flatMap(({ key }, t) => ((mask >> t) & 1 ? [key] : [])).join(' ');
const spotName = (spot: number): string => `${nameOf(spot >> 4)} ${SPOTS[spot & 15]}`;
const owner = (seat: number): string => (seat === VICI ? 'its own' : 'the human’s');
const encampment = (n: number): string => (n === 0 ? 'fire' : n === 1 ? 'free' : 'taken');

/** A line for an event, or nothing when it says nothing about territories and tribes. */
function line(event: GameEvent): string | null {
  switch (event.type) {
    case 'wheel':
      return `wheel ${event.value}: ${TERRITORY_TYPES[event.rolled]} > ${TERRITORY_TYPES[event.found]}`;
    case 'beacons':
      return `beacons ${event.value}: ${event.rolled} > ${event.found}`;
    case 'determined':
      return `${event.about}: ${nameOf(event.territory)} of ${namesIn(event.eligible)}${event.minimum ? ', minimum' : ''}`;
    case 'forfeited':
      return `${event.act} forfeited: ${event.why}`;
    case 'priority':
      return `${event.list} line ${event.item}`;
    case 'settled':
      return `settled ${nameOf(event.territory)} ${encampment(event.encampment)}${event.weak ? ', weak' : ''}`;
    case 'displaced':
      return `displaced ${owner(event.owner)} ${event.weak ? 'weak' : 'strong'} one`;
    case 'developed':
      return `developed ${nameOf(event.territory)}`;
    case 'crowded':
      return 'crowded';
    case 'nobodyToSpare':
      return 'nobody to spare';
    case 'provisioned':
      return `provisioned ${nameOf(event.territory)}: ${event.n}`;
    case 'explored':
      return `revealed ${civ.rules.pack.sites[event.tile]!.kind}`;
    case 'tokenPlaced':
      return `token ${nameOf(event.territory)}`;
    case 'fed':
    case 'weakened':
    case 'died':
      return `${event.type} ${spotName(event.spot)}`;
    case 'scored':
      return `scored ${event.n} ${POINT_SOURCES[event.source]}`;
    default:
      return null;
  }
}

/** All that V.I.C.I did, in its order. */
export const story = ({ events }: Position): string[] =>
  events.filter(event => event.seat === VICI).flatMap(event => line(event) ?? []);

/** Only the lines that begin with one of these words. */
export const lines = (game: Position, ...words: readonly string[]): string[] =>
  story(game).filter(text => words.some(word => text.startsWith(word)));

/** The rolls it made for a territory. */
export const territoryRolls = (game: Position): string[] => lines(game, 'wheel', 'beacons');
