// V.I.C.I's tribes: the priority table for settling, procreation, migration. Rulebook p. 41-42.
import { canSettle, encampments, FIRE, NOBODY, occupant, settle } from '../actions/settle.js';
import { type Handler, push } from '../flow/agenda.js';
import { type Determined, emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { seatToChange } from '../state/change.js';
import {
  countAt,
  freeSpaces,
  isLand,
  isWeak,
  ON_FIRE,
  ownTerritories,
  PLAIN_STRONG,
  removeTribe,
  spotOf,
  tribesIn,
  WILD_STRONG,
} from '../state/tribes.js';
import type { State } from '../state/types.js';
import { forfeit, humanOf } from './rival.js';
import { determine, fewestOf, listed, NOWHERE, territoriesWhere } from './territory.js';

/** The line of the priority table, 1 to 9, that a place to settle on belongs to. */
function priorityOf(s: State, seat: number, target: number): number {
  const fire = (target & 15) === FIRE;
  const there = occupant(s, target >> 4, target & 15);
  if (!there) return fire ? 1 : 2;
  if (there.owner !== seat) return fire ? 3 : there.weak ? 4 : 5;
  return (there.weak ? 8 : 6) + (fire ? 0 : 1);
}

/** The places where a tribe of V.I.C.I could settle, best line first. */
function placesIn(g: Game, seat: number, territory: number): number[] {
  const targets: number[] = [];
  encampments(g, seat, territory, NOBODY, targets);
  return targets.sort((a, b) => priorityOf(g.s, seat, a) - priorityOf(g.s, seat, b));
}

/** Land where it can settle at all: tribes may be guarded. */
const canLive = (g: Game, seat: number, territory: number): boolean =>
  isLand(g.rules, territory) && canSettle(g, seat, territory, NOBODY);

/** Settles by the priority table and is never weakened by displacing. */
function settleByPriority(g: Game, seat: number, territory: number, from: number): void {
  const target = placesIn(g, seat, territory)[0]!;
  emit(g, seat, { type: 'priority', list: 'settle', item: priorityOf(g.s, seat, target) });
  settle(g, seat, target, from, true);
}

const hasFreeEncampment = (s: State, territory: number): boolean =>
  s.fire[territory] === 0 || freeSpaces(s, territory) > 0;

/** Where it has a tribe and an encampment is free; else where it has a tribe. */
export function procreation(g: Game, seat: number): void {
  const own = territoriesWhere(ownTerritories(g.s, seat), t => canLive(g, seat, t));
  const free = territoriesWhere(own, t => hasFreeEncampment(g.s, t));
  procreateIn(g, seat, 'procreation', free, own);
}

function procreateIn(g: Game, seat: number, about: Determined, priority: number, minimum = 0): void {
  const me = seatToChange(g, seat);
  if (me.tribes === 0) return forfeit(g, seat, 'procreation', 'noTribe');
  const territory = determine(g, seat, about, priority, minimum);
  if (territory === NOWHERE) return forfeit(g, seat, 'procreation', 'noTerritory');
  me.tribes--;
  push(g, { do: 'automaCrowded', seat });
  settleByPriority(g, seat, territory, NOBODY);
}

/** Without any tribe on the continent it is born again on land where the human lives (p. 44), and nowhere else. */
export function replaceLastTribe(g: Game, seat: number): void {
  if (ownTerritories(g.s, seat) !== 0) return;
  const humans = g.rules.land & ownTerritories(g.s, humanOf(g.s));
  procreateIn(
    g,
    seat,
    'lastTribe',
    territoriesWhere(humans, t => canLive(g, seat, t)),
  );
}

/** After each procreation: where all encampments of all its territories are its own, a tribe moves on. */
export const automaCrowded: Handler<Extract<Task, { do: 'automaCrowded' }>> = {
  run(g, { seat }) {
    if (!listed(ownTerritories(g.s, seat)).every(t => isAllItsOwn(g.s, seat, t))) return;
    emit(g, seat, { type: 'crowded' });
    migration(g, seat);
  },
};

function isAllItsOwn(s: State, seat: number, territory: number): boolean {
  const { plain } = s;
  const mine = plain[territory * 8 + seat * 2]! + plain[territory * 8 + seat * 2 + 1]!;
  return countAt(s, seat, spotOf(territory, ON_FIRE)) === 1 && mine === s.land.spaces[territory];
}

/** Its strong tribes in a territory that could migrate, in the order of the priority list. */
function migrants(s: State, seat: number, territory: number): { spot: number; item: number }[] {
  return [WILD_STRONG, ON_FIRE, PLAIN_STRONG]
    .map((place, i) => ({ spot: spotOf(territory, place), item: i + 1 }))
    .filter(({ spot }) => countAt(s, seat, spot) > 0 && !isWeak(s, spot));
}

const initialTerritories = (g: Game, seat: number): number =>
  territoriesWhere(
    ownTerritories(g.s, seat),
    t => tribesIn(g.s, seat, t) >= 2 && migrants(g.s, seat, t).length > 0,
  );

/** Step 1: where no tribe can leave another behind, one is born first. */
export function migration(g: Game, seat: number): void {
  push(g, { do: 'automaMove', seat });
  if (initialTerritories(g, seat) !== 0) return;
  emit(g, seat, { type: 'nobodyToSpare' });
  procreation(g, seat);
}

/** Steps 2 to 5. */
export const automaMove: Handler<Extract<Task, { do: 'automaMove' }>> = {
  run(g, { seat }) {
    const { s } = g;
    const from = determine(g, seat, 'migration', initialTerritories(g, seat));
    if (from === NOWHERE) return forfeit(g, seat, 'migration', 'noTerritory');
    const around = territoriesWhere(s.land.adjacent[from]!, t => canLive(g, seat, t));
    const to = determine(
      g,
      seat,
      'arrival',
      fewestOf(around, t => tribesIn(s, seat, t)),
    );
    if (to === NOWHERE) return forfeit(g, seat, 'migration', 'noTerritory');
    const { spot, item } = migrants(s, seat, from)[0]!;
    emit(g, seat, { type: 'priority', list: 'migrant', item });
    removeTribe(g, seat, spot);
    settleByPriority(g, seat, to, spot);
  },
};
