// V.I.C.I's provisions, and how they feed its tribes. Rulebook p. 42-43.
import type { Handler } from '../flow/agenda.js';
import { emit } from '../flow/events.js';
import { goHome, weaken } from '../flow/feeding.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { seatToChange, soloToChange } from '../state/change.js';
import { add } from '../state/lists.js';
import {
  countAt,
  isWeak,
  ON_FIRE,
  ownTerritories,
  PLAIN_STRONG,
  PLAIN_WEAK,
  spotOf,
  tribesIn,
  WILD_STRONG,
  WILD_WEAK,
} from '../state/tribes.js';
import type { State } from '../state/types.js';
import { forfeit, soloOf } from './rival.js';
import { determine, fewestOf, listed, mostOf, NOWHERE } from './territory.js';
import { replaceLastTribe } from './tribes.js';

/** So many provision markers in a territory block its farm space. */
const BLOCKING = 2;

/** Where it has fewest provision markers, and of these where it has most tribes. */
export function provision(g: Game, seat: number): void {
  const { s } = g;
  if (s.seats[seat]!.supply === 0) return forfeit(g, seat, 'provision', 'noMarker');
  const fewest = fewestOf(ownTerritories(s, seat), t => soloOf(s).provisions[t]!);
  const territory = determine(
    g,
    seat,
    'provision',
    mostOf(fewest, t => tribesIn(s, seat, t)),
  );
  if (territory === NOWHERE) return forfeit(g, seat, 'provision', 'noTerritory');
  seatToChange(g, seat).supply--;
  const solo = soloToChange(g);
  solo.provisions = add(solo.provisions, territory, 1);
  const n = solo.provisions[territory]!;
  const blocks = n === BLOCKING && s.farms[territory] === 0;
  emit(g, seat, { type: 'provisioned', territory, n, blocks });
  if (blocks) solo.blocked |= 1 << territory;
}

/** Whether provision markers lie on a farm space. */
export const isFarmBlocked = (s: State, territory: number): boolean =>
  s.solo !== null && ((s.solo.blocked >> territory) & 1) === 1;

/** A provision action first; then in each territory by its markers. */
export const automaFeed: Handler<Extract<Task, { do: 'automaFeed' }>> = {
  run(g, { seat }) {
    provision(g, seat);
    for (const t of listed(ownTerritories(g.s, seat))) feedIn(g, seat, t);
    replaceLastTribe(g, seat);
  },
};

/** A tribe on an encampment, and the line of the priority table for it. */
interface Camp {
  readonly spot: number;
  readonly item: number;
}
const FIRST_FED_LINE = 6;

/** The spots of its tribes in a territory, those of the priority table first: lines 6 to 9 and the wilderness. */
function hungryIn(s: State, seat: number, territory: number): { camps: Camp[]; wild: number[] } {
  const camps: Camp[] = [];
  const wild: number[] = [];
  const fire = spotOf(territory, ON_FIRE);
  const addFire = (weak: boolean, line: number): void => {
    if (countAt(s, seat, fire) > 0 && isWeak(s, fire) === weak) {
      camps.push({ spot: fire, item: FIRST_FED_LINE + line });
    }
  };
  const addPlain = (place: number, line: number): void => {
    const spot = spotOf(territory, place);
    for (let n = countAt(s, seat, spot); n > 0; n--) camps.push({ spot, item: FIRST_FED_LINE + line });
  };
  addFire(false, 0);
  addPlain(PLAIN_STRONG, 1);
  addFire(true, 2);
  addPlain(PLAIN_WEAK, 3);
  for (const place of [WILD_STRONG, WILD_WEAK]) {
    const spot = spotOf(territory, place);
    for (let n = countAt(s, seat, spot); n > 0; n--) wild.push(spot);
  }
  return { camps, wild };
}

/** One marker feeds a tribe on an encampment; two feed all of these and one in the wilderness. The others are weakened. */
function feedIn(g: Game, seat: number, territory: number): void {
  const { camps, wild } = hungryIn(g.s, seat, territory);
  const markers = soloOf(g.s).provisions[territory]!;
  const fedCamps = markers >= BLOCKING ? camps.length : Math.min(markers, camps.length);
  if (fedCamps === 1 && camps.length > 1) {
    emit(g, seat, { type: 'priority', list: 'fed', item: camps[0]!.item });
  }
  const fedWild = markers >= BLOCKING ? 1 : 0;
  if (fedWild === 1 && wild.length > 1) {
    emit(g, seat, { type: 'priority', list: 'fedWild', item: isWeak(g.s, wild[0]!) ? 2 : 1 });
  }
  const spots = camps.map(({ spot }) => spot);
  for (const spot of [...spots.slice(0, fedCamps), ...wild.slice(0, fedWild)])
    emit(g, seat, { type: 'fed', spot, food: 0 });
  const hungry = [...spots.slice(fedCamps), ...wild.slice(fedWild)];
  const weak = hungry.filter(spot => isWeak(g.s, spot));
  const strong = hungry.filter(spot => !isWeak(g.s, spot));
  for (const spot of weak) goHome(g, seat, spot);
  for (const spot of strong) weaken(g, seat, spot);
}
