// Complete a building project: farm, boat, statue, settlement. Rulebook p. 21-22.

import { type Extra, extraOf, hookBy, hookNumber, trigger } from '../effects/hooks.js';
import { countOf, farmsBuilt } from '../effects/measures.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, type ChoiceKind, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { IDEA, MATERIALS, PROJECTS, type Project, STORED, VOLCANO, WATER } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { isFarmBlocked } from '../solo/feeding.js';
import { seatToChange } from '../state/change.js';
import { add, offerBits, put } from '../state/lists.js';
import { gain, pay } from '../state/markers.js';
import { sitesOfKind } from '../state/sites.js';
import { boatAt, ON_CONSOLE, ownTerritories, removeTribe, spots, territoryOf } from '../state/tribes.js';
import type { Seat } from '../state/types.js';
import { SEAT_ON_BOAT, settle } from './settle.js';

const STATUE_MATERIAL = hookNumber('statue.material');
const FARM_VOLCANO = hookNumber('farm.volcano');
const SETTLEMENT_MATERIAL = hookNumber('settlement.material');

/** A mask of the territories beside Volcanoes, where a civilization can have no farms. */
export const barrenFor = (g: Position, seat: number): number =>
  hookBy(g, seat, FARM_VOLCANO) > 0 ? 0 : sitesOfKind(g, VOLCANO);

/** A mask of land for a farm: with an own tribe, no farm yet, no provisions on its space, and no Volcano beside it. */
function farmland(g: Game, seat: number): number {
  const { s, rules } = g;
  if (farmsBuilt(g, seat) >= rules.pack.tables.console.farms) return 0;
  let open = ownTerritories(s, seat) & rules.land & ~barrenFor(g, seat);
  for (let t = 0; open >> t !== 0; t++) {
    if ((open >> t) & 1 && (s.farms[t] !== 0 || isFarmBlocked(s, t))) open &= ~(1 << t);
  }
  return open;
}

/** A mask of Water for a boat: without an own one, beside a territory with an own tribe. */
function boatWaters(g: Game, seat: number): number {
  const { s, rules } = g;
  if (boatAt(s, seat, ON_CONSOLE) < 0) return 0;
  const own = ownTerritories(s, seat);
  let open = rules.ofType[WATER]!;
  for (let t = 0; open >> t !== 0; t++) {
    if ((open >> t) & 1 && ((s.land.adjacent[t]! & own) === 0 || boatAt(s, seat, t) >= 0)) open &= ~(1 << t);
  }
  return open;
}

/** The Building grounds one may build on: a tribe beside it (on the island's Water: on a boat there). */
export function openGrounds(g: Game, seat: number): number[] {
  const { s, rules } = g;
  const own = ownTerritories(s, seat);
  const list: number[] = [];
  const island = rules.territories.findIndex(t => t.island);
  if (island >= 0 && (own >> island) & 1) list.push(0);
  const { sites } = s.land;
  for (let site = 0; s.revealed >> site !== 0; site++) {
    if (((s.revealed >> site) & 1) === 0 || (sites[site]! & own) === 0) continue;
    const { ground } = rules.sites[s.sites[site]!]!;
    if (ground >= 0) list.push(ground);
  }
  return list.length > 1 ? list.sort((a, b) => a - b) : list;
}

const settlementsOn = (g: Game, seat: number, ground: number): number =>
  countOf(g.s.seats[seat]!.settlements, ground);

/** How many own buildings may stand on a ground: as the level of the module prints, and what abilities add. */
export const groundLimit = (printed: number, extra: Extra): number => printed + extra('ground.limit');

/** Own buildings on a ground: two, of which one settlement; a statue more with Building at level IIII. */
export function hasRoom(g: Game, seat: number, ground: number, limit: number): boolean {
  const own = g.s.statues[ground * 4 + seat]! + settlementsOn(g, seat, ground);
  return own < limit || own < groundLimit(limit, extraOf(g, seat));
}

/** What is printed on a ground as materials of statues, as a mask. */
const printedOn = ({ islandMaterials, sites }: Rules, ground: number): number =>
  ground === 0 ? islandMaterials : sites.find(site => site.ground === ground)!.materials;

/** A statue may be made of a material that is printed on its ground, or that an ability allows everywhere. */
const makesStatue = (g: Position, seat: number, printed: number, material: number): boolean =>
  ((printed >> material) & 1) === 1 || hookBy(g, seat, STATUE_MATERIAL, material) > 0;

/** What a statue on a ground may be made of, as a mask. */
export function statueMaterials(g: Position, seat: number, ground: number): number {
  const printed = printedOn(g.rules, ground);
  return MATERIALS.reduce((mask, _, m) => (makesStatue(g, seat, printed, m) ? mask | (1 << m) : mask), 0);
}

function statues(g: Game, seat: number, limit: number, out: number[]): void {
  const { markers } = g.s.seats[seat]!;
  for (const ground of openGrounds(g, seat)) {
    if (!hasRoom(g, seat, ground, limit)) continue;
    const printed = printedOn(g.rules, ground);
    for (let m = 0; m < MATERIALS.length; m++) {
      if (markers[STORED + m]! > 0 && makesStatue(g, seat, printed, m))
        out.push(C.statue + ground * MATERIALS.length + m);
    }
  }
}

/** The materials that a settlement costs a civilization. */
export function settlementCost(g: Position, seat: number, settlement: number): readonly number[] {
  const { cost } = g.rules.settlements[settlement]!;
  for (const free of cost) {
    if (hookBy(g, seat, SETTLEMENT_MATERIAL, free) > 0)
      return cost.filter(material => hookBy(g, seat, SETTLEMENT_MATERIAL, material) === 0);
  }
  return cost;
}

interface MissingMaterial {
  readonly settlement: number;
  readonly what: number;
  readonly need: number;
  readonly have: number;
}

/** The materials a settlement costs that are not in the storage in sufficient number. */
function missing(g: Game, seat: number, settlement: number): MissingMaterial[] {
  const { markers } = g.s.seats[seat]!;
  const cost = settlementCost(g, seat, settlement);
  return [...new Set(cost)].flatMap(what => {
    const need = cost.filter(m => m === what).length;
    const have = markers[STORED + what]!;
    return have < need ? [{ settlement, what, need, have }] : [];
  });
}

/** What is missing for that settlement on the console which lacks least, for explanations. */
export function missingForSettlement(g: Game, seat: number): MissingMaterial[] {
  const ways = g.s.seats[seat]!.settlements.flatMap((at, n) => (at < 0 ? [missing(g, seat, n)] : []));
  return ways.sort((a, b) => a.length - b.length)[0] ?? [];
}

function canPaySettlement(g: Game, seat: number, n: number): boolean {
  const { markers } = g.s.seats[seat]!;
  const cost = settlementCost(g, seat, n);
  for (let i = 0; i < cost.length; i++)
    if (markers[STORED + cost[i]!]! < countOf(cost, cost[i]!)) return false;
  return true;
}

function settlements(g: Game, seat: number, limit: number, out: number[]): void {
  const { settlements: built } = g.s.seats[seat]!;
  for (const ground of openGrounds(g, seat)) {
    if (!hasRoom(g, seat, ground, limit) || settlementsOn(g, seat, ground) > 0) continue;
    for (let n = 0; n < built.length; n++) {
      if (built[n]! < 0 && canPaySettlement(g, seat, n)) out.push(C.settlement + ground * 4 + n);
    }
  }
}

/** Whether only one settlement is left to build. Building it also flips a stage tile. */
export const isLastSettlement = (me: Seat): boolean =>
  me.settlements.filter(ground => ground < 0).length === 1;

/** Writes what can be built now; `only` may narrow it to one kind of project. */
export function projects(g: Game, seat: number, limit: number, only: Project | 'any', out: number[]): void {
  if (only === 'any' || only === 'farm') offerBits(farmland(g, seat), C.farm, out);
  if (only === 'any' || only === 'boat') offerBits(boatWaters(g, seat), C.boat, out);
  if (only === 'any' || only === 'statue') statues(g, seat, limit, out);
  if (only === 'any' || only === 'settlement') settlements(g, seat, limit, out);
}

/** Whether anything can be built. What is quickest to find out comes first. */
export function canBuild(g: Game, seat: number, limit: number, only: Project | 'any'): boolean {
  if ((only === 'any' || only === 'farm') && farmland(g, seat) !== 0) return true;
  if ((only === 'any' || only === 'boat') && boatWaters(g, seat) !== 0) return true;
  const out: number[] = [];
  if (only === 'any' || only === 'statue') statues(g, seat, limit, out);
  if (out.length > 0) return true;
  if (only === 'any' || only === 'settlement') settlements(g, seat, limit, out);
  return out.length > 0;
}

export const build: Handler<Extract<Task, { do: 'build' }>> = {
  legal(g, task, out) {
    projects(g, task.seat, task.limit, task.only, out);
    if (out.length > 0 && task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const project = kindOf(choice) as ChoiceKind & Project;
    if (task.left > 1) {
      push(g, { ...task, left: task.left - 1, only: task.same ? project : 'any', optional: true });
    }
    trigger(g, task.seat, 'build', PROJECTS.indexOf(project));
    RAISE[project](g, task.seat, argOf(choice));
  },
};

/** The territory or Building ground in the argument of a choice. */
export const placeOfProject: Readonly<Record<Project, (arg: number) => number>> = {
  farm: arg => arg,
  boat: arg => arg,
  statue: arg => Math.floor(arg / MATERIALS.length),
  settlement: arg => arg >> 2,
};
/** The material of a statue, from what the choice to build it is about. */
export const materialOfStatue = (arg: number): number => arg % MATERIALS.length;
/** Which of the four settlements is built, from what the choice to build it is about. */
export const settlementOf = (arg: number): number => arg & 3;

const RAISE: Readonly<Record<Project, (g: Game, seat: number, arg: number) => void>> = {
  farm(g, seat, territory) {
    g.s.farms = put(g.s.farms, territory, seat + 1);
    emit(g, seat, { type: 'built', project: 'farm', at: territory });
    gain(g, seat, IDEA, 1);
  },
  /** The boat comes with its notch; a strong tribe beside it may board at once. */
  boat(g, seat, territory) {
    const me = seatToChange(g, seat);
    me.boats = put(me.boats, boatAt(g.s, seat, ON_CONSOLE), territory);
    emit(g, seat, { type: 'built', project: 'boat', at: territory });
    push(g, { do: 'board', seat, territory });
  },
  /** The stored material itself becomes the statue: it is paid, but not to the supply. */
  statue(g, seat, arg) {
    const ground = placeOfProject.statue(arg);
    const place = STORED + materialOfStatue(arg);
    const me = seatToChange(g, seat);
    me.markers = add(me.markers, place, -1);
    emit(g, seat, { type: 'paid', place, n: 1 });
    g.s.statues = add(g.s.statues, ground * 4 + seat, 1);
    emit(g, seat, { type: 'built', project: 'statue', at: ground });
    push(g, { do: 'anyTrack', seat, n: 1 });
  },
  settlement(g, seat, arg) {
    const me = seatToChange(g, seat);
    const n = settlementOf(arg);
    const ground = placeOfProject.settlement(arg);
    const last = isLastSettlement(me);
    for (const m of settlementCost(g, seat, n)) pay(g, seat, STORED + m, 1);
    me.settlements = put(me.settlements, n, ground);
    emit(g, seat, { type: 'built', project: 'settlement', at: ground });
    push(g, { do: 'gainIncome', seat }, ...(last ? [{ do: 'flipStage', seat } as const] : []));
  },
};

/** No migration: only touching borders count, and Caves do not help (ruling 4). */
export const board: Handler<Extract<Task, { do: 'board' }>> = {
  legal(g, { seat, territory }, out) {
    for (const spot of spots(g.s, seat, true, false)) {
      if ((g.s.land.adjacent[territory]! >> territoryOf(spot)) & 1) out.push(C.board + spot);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat, territory }, choice) {
    if (choice === C.decline) return;
    const from = argOf(choice);
    removeTribe(g, seat, from);
    settle(g, seat, territory * 16 + SEAT_ON_BOAT, from, true);
  },
};
