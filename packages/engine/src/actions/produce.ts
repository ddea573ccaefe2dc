// Produce a raw material; transport one to the storage. Rulebook p. 18-19.

import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MATERIALS, NOTCH, RAW, STORED } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { seatToChange } from '../state/change.js';
import { add } from '../state/lists.js';
import { gain } from '../state/markers.js';
import { BOAT, boatAt, isLaden, isLand, ownTerritories } from '../state/tribes.js';

type Transport = Extract<Task, { do: 'transport' }>;

/** Where a raw material lies or is laid: in the territory, or in the notch of the own boat on it. */
export function rawPlace(g: Game, seat: number, territory: number): number {
  return isLand(g.rules, territory) ? RAW + territory : NOTCH + boatAt(g.s, seat, territory) / BOAT;
}

/** A mask of the own territories, of those in another mask, in which a raw material can be produced. */
export function producible(g: Game, seat: number, within: number): number {
  const own = ownTerritories(g.s, seat) & within;
  const { markers } = g.s.seats[seat]!;
  let mask = own & g.rules.land;
  // A boat holds a single raw material.
  for (let water = own & ~mask, t = 0; water >> t !== 0; t++) {
    if ((water >> t) & 1 && markers[rawPlace(g, seat, t)] === 0) mask |= 1 << t;
  }
  return mask;
}

export function produceAt(g: Game, seat: number, territory: number): void {
  gain(g, seat, rawPlace(g, seat, territory), 1);
}

/** The materials that are face up beside a Water territory: what a boat's raw material may become. */
export function besideWater(g: Position, territory: number): number {
  const beside = g.s.land.adjacent[territory]! & g.s.developed;
  let mask = 0;
  for (let t = 0; beside >> t !== 0; t++)
    if ((beside >> t) & 1 && isLand(g.rules, t)) mask |= 1 << g.s.material[t]!;
  return mask;
}

const ALL_SPACES = (1 << MATERIALS.length) - 1;

/** The storage spaces open to a raw material at every level, as a mask of materials. */
export const usualSpaces = (g: Position, territory: number): number =>
  isLand(g.rules, territory) ? 1 << g.s.material[territory]! : besideWater(g, territory);

/** Whether a raw material may go onto any space without being one of the few that may. */
export const goesAnywhere = (rules: Rules, task: Transport, territory: number): boolean =>
  task.boatsAnywhere && !isLand(rules, territory);

/** Writes the choices to transport one raw material, within a mask of territories. */
export function transportable(g: Game, task: Transport, out: number[]): void {
  const me = g.s.seats[task.seat]!;
  for (let t = 0; t < g.rules.territories.length; t++) {
    if (((task.within >> t) & 1) === 0) continue;
    if (isLand(g.rules, t)) {
      if (me.markers[RAW + t]! === 0) continue;
      out.push(C.transport + t);
    } else {
      if (!isLaden(g.s, task.seat, t)) continue;
      if (!task.boatsAnywhere) eachMaterial(besideWater(g, t), C.transportAs + t * MATERIALS.length, out);
    }
    if (task.anySpace > 0 || goesAnywhere(g.rules, task, t)) out.push(C.transportAny + t);
  }
}

function eachMaterial(materials: number, first: number, out: number[]): void {
  for (let m = 0; m < MATERIALS.length; m++) if ((materials >> m) & 1) out.push(first + m);
}

/** How many raw materials of a transport may go to any storage space. */
export const anySpaces = (printed: number, extra: Extra): number => printed + extra('transport.anywhere');

/** Up to so many raw materials, those of boats by what lies beside them. */
export const transportTask = (g: Game, seat: number, left: number): Transport => ({
  do: 'transport',
  seat,
  left,
  within: -1,
  boatsAnywhere: false,
  anySpace: anySpaces(0, extraOf(g, seat)),
  optional: true,
});

export const canTransport = (g: Game, seat: number): boolean => canTransportAt(g, seat, false, 0);

/** Whether there is anything to transport: `printed` raw materials may go anywhere, besides those of abilities. */
export function canTransportAt(g: Game, seat: number, boatsAnywhere: boolean, printed: number): boolean {
  const { markers } = g.s.seats[seat]!;
  for (let t = 0; t < g.rules.territories.length; t++) {
    if (isLand(g.rules, t)) {
      if (markers[RAW + t]! > 0) return true;
    } else if (
      isLaden(g.s, seat, t) &&
      (boatsAnywhere || besideWater(g, t) !== 0 || anySpaces(printed, extraOf(g, seat)) > 0)
    )
      return true;
  }
  return false;
}

/** Whether a raw material on a boat in a Water territory could go to a storage space. */
export const canUnload = (g: Position, seat: number, territory: number): boolean =>
  besideWater(g, territory) !== 0 || anySpaces(0, extraOf(g, seat)) > 0;

/** Moves a marker from a territory or boat to a storage space. */
export function store(g: Game, seat: number, territory: number, material: number): void {
  const me = seatToChange(g, seat);
  me.markers = add(add(me.markers, rawPlace(g, seat, territory), -1), STORED + material, 1);
  emit(g, seat, { type: 'transported', territory, material });
}

export const transport: Handler<Transport> = {
  legal(g, task, out) {
    transportable(g, task, out);
    if (out.length === 0) return;
    if (task.within === -1 && fitsAll(g, task)) out.push(C.transportAll);
    if (task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    const { seat, left } = task;
    const arg = argOf(choice);
    if (choice === C.decline) return;
    if (choice === C.transportAll) return transportAll(g, task);
    if (kindOf(choice) === 'transportAny') return transportAny(g, task, arg);
    if (left > 1) push(g, { ...task, left: left - 1 });
    if (kindOf(choice) === 'transport') store(g, seat, arg, g.s.material[arg]!);
    else store(g, seat, Math.floor(arg / MATERIALS.length), arg % MATERIALS.length);
  },
};

/** Asks for the storage space; one that is open to the raw material anyway is not worth one of the few. */
function transportAny(g: Game, task: Transport, territory: number): void {
  const { seat, left } = task;
  const free = goesAnywhere(g.rules, task, territory);
  if (left > 1) push(g, { ...task, left: left - 1, anySpace: task.anySpace - (free ? 0 : 1) });
  const spaces = free ? ALL_SPACES : ALL_SPACES & ~usualSpaces(g, territory);
  push(g, { do: 'storeAnywhere', seat, territory, spaces });
}

/** Where the raw material goes that was chosen for a space of one's choice. */
export const storeAnywhere: Handler<Extract<Task, { do: 'storeAnywhere' }>> = {
  legal: (_g, { spaces }, out) => eachMaterial(spaces, C.store, out),
  choose: (g, { seat, territory }, choice) => store(g, seat, territory, argOf(choice)),
};

/** The shortcut is offered when every raw material on land can go, and each to one place only. */
function fitsAll(g: Game, task: Transport): boolean {
  let n = 0;
  for (let t = 0; t < g.rules.territories.length; t++) n += g.s.seats[task.seat]!.markers[RAW + t]!;
  return n > 1 && n <= task.left;
}

function transportAll(g: Game, task: Transport): void {
  const me = seatToChange(g, task.seat);
  let { left } = task;
  for (let t = 0; t < g.rules.territories.length; t++) {
    for (; me.markers[RAW + t]! > 0; left--) store(g, task.seat, t, g.s.material[t]!);
  }
  if (left > 0) push(g, { ...task, left });
}
