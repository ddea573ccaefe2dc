// What can be counted of a civilization: events compare it, goals and effects ask for it.
import type { Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import {
  CARD_TYPES,
  FEATURE,
  FEATURES,
  FOCUS,
  FOOD,
  IDEA,
  MATERIALS,
  MONEY,
  NOTCH,
  PLANNING,
  RAW,
  STORED,
} from '../pack/names.js';
import { CHIP_SLOT, type CompiledMeasure } from '../pack/rules.js';
import type { MeasureName } from '../pack/types.js';
import { bits } from '../state/lists.js';
import { count } from '../state/markers.js';
import {
  ATTRIBUTE_KIND,
  countKind,
  GOAL_KIND,
  INCOME_KIND,
  isIncomeSlot,
  kindOfSlot,
} from '../state/partition.js';
import { kindsBeside, sitesOfKind } from '../state/sites.js';
import { BOAT, boatsOf, countTribes, ownLandTypes, ownTerritories, tribesIn } from '../state/tribes.js';
import type { Seat, State } from '../state/types.js';

type Measurer = (g: Position, seat: number, me: Seat, of: number) => number;

const some = (me: Seat, first: number, length: number, of: number): number =>
  of >= 0 ? me.markers[first + of]! : count(me, first, length);

/** Territories of a type (or any) in which the civilization has tribes. */
function territories(g: Position, seat: number, of: number): number[] {
  const own = ownTerritories(g.s, seat);
  const list: number[] = [];
  for (let t = 0; own >> t !== 0; t++) {
    if ((own >> t) & 1 && (of < 0 || g.rules.territories[t]!.type === of)) list.push(t);
  }
  return list;
}

function sumOver(list: readonly number[], value: (t: number) => number): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += value(list[i]!);
  return sum;
}

function sum(list: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += list[i]!;
  return n;
}

export const activationDice = (me: Seat): number => sum(me.dice) + me.usedDice;
export function settlementsBuilt(me: Seat): number {
  let n = 0;
  for (const ground of me.settlements) if (ground >= 0) n++;
  return n;
}
export const boatsBuilt = (me: Seat): number => boatsOf(me).length;
export const farmsBuilt = (g: Position, seat: number): number => countOf(g.s.farms, seat + 1);

export function countOf(list: readonly number[], item: number): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === item) n++;
  return n;
}

export function statuesBuilt(g: Position, seat: number): number {
  let n = 0;
  for (let ground = 0; ground < g.rules.grounds; ground++) n += g.s.statues[ground * 4 + seat]!;
  return n;
}

/** A card counts once it is inserted, which comes after its instant bonus (p. 25). */
const installedCards = ({ s }: Position, seat: number, me: Seat, type: number): number =>
  countKind(me, type) -
  (isInstalling(s)
    ? pending(s).filter(task => task.seat === seat && kindOfSlot(task.slot) === type).length
    : 0);

type Enable = Extract<Task, { do: 'enable' }>;
const isEnable = (task: Task): task is Enable => task.do === 'enable';

/** Cards that are being installed: their abilities wait to be put in force. Measures see nothing else of the agenda. */
const pending = ({ agenda }: State): Enable[] => agenda.filter(isEnable);

/** Whether a card is being installed. */
export function isInstalling({ agenda }: State): boolean {
  for (let i = 0; i < agenda.length; i++) if (isEnable(agenda[i]!)) return true;
  return false;
}

/** How many of a run of places hold a marker. */
function kinds(me: Seat, first: number, length: number): number {
  let n = 0;
  for (let place = first; place < first + length; place++) if (me.markers[place]! > 0) n++;
  return n;
}

const DICE_SPACES = 6;
const UPPER_STAGE = 4;
const UPPER_LEVEL = 3;

/** Research cards and income chips from stage 4 up; a card whose instant bonus is being carried out is none yet. */
function topCards(g: Position, me: Seat): number {
  const waiting = pending(g.s);
  const isPending = (slot: number): boolean => waiting.some(task => task.slot === slot);
  let n = 0;
  me.columns.forEach((column, c) => {
    const lowest = Math.max(0, UPPER_STAGE - g.rules.pack.tables.console.columns[c]!);
    for (const slot of column.slice(lowest)) {
      if (isIncomeSlot(slot) || (slot < CHIP_SLOT && !isPending(slot))) n++;
    }
  });
  return n;
}

function groundsBuiltOn(g: Position, seat: number, me: Seat): number {
  let n = 0;
  for (let ground = 0; ground < g.rules.grounds; ground++) {
    if (g.s.statues[ground * 4 + seat]! > 0 || me.settlements.includes(ground)) n++;
  }
  return n;
}

/** The pale spaces of a track that a disc has reached. */
function paleReached({ rules }: Position, space: number): number {
  let n = 0;
  for (const pale of rules.pack.tables.tracks.pale) if (pale <= space) n++;
  return n;
}

const MEASURERS: Readonly<Record<MeasureName, Measurer>> = {
  track: (_g, _seat, me, of) => (of >= 0 ? me.tracks[of]! : sum(me.tracks)),
  favor: (_g, _seat, me) => me.favor,
  activationDice: (_g, _seat, me) => activationDice(me),
  fateDice: (_g, _seat, me) => me.fateDice,
  dice: (_g, _seat, me) => activationDice(me) + me.fateDice,
  food: (_g, _seat, me) => me.markers[FOOD]!,
  money: (_g, _seat, me) => me.markers[MONEY]!,
  ideas: (_g, _seat, me) => me.markers[IDEA]!,
  focus: (_g, _seat, me) => me.markers[FOCUS]!,
  features: (_g, _seat, me, of) => some(me, FEATURE, FEATURES.length, of),
  stored: (_g, _seat, me, of) => some(me, STORED, MATERIALS.length, of),
  raw: (g, _seat, me) => {
    let n = count(me, RAW, g.rules.territories.length);
    for (let b = 0; b * BOAT < me.boats.length; b++)
      if (me.boats[b * BOAT]! >= 0) n += me.markers[NOTCH + b]!;
    return n;
  },
  tribes: (g, seat, _me, of) =>
    of < 0 ? countTribes(g.s, seat) : sumOver(territories(g, seat, of), t => tribesIn(g.s, seat, t)),
  strongTribes: (g, seat) => countTribes(g.s, seat, true, false),
  weakTribes: (g, seat) => countTribes(g.s, seat, false, true),
  wildTribes: (g, seat) =>
    sumOver(territories(g, seat, -1), t => g.s.wild[t * 8 + seat * 2]! + g.s.wild[t * 8 + seat * 2 + 1]!),
  tribesInOne: (g, seat, _me, of) =>
    Math.max(0, ...territories(g, seat, of).map(t => tribesIn(g.s, seat, t))),
  territories: (g, seat, _me, of) => sumOver(territories(g, seat, of), () => 1),
  tribesBeside: (g, seat, _me, of) => {
    const beside = sitesOfKind(g, of);
    return sumOver(territories(g, seat, -1), t => ((beside >> t) & 1 ? tribesIn(g.s, seat, t) : 0));
  },
  farms: farmsBuilt,
  farmAndTribe: (g, seat, _me, of) =>
    sumOver(territories(g, seat, of), t => (g.s.farms[t] === seat + 1 ? 1 : 0)),
  boats: (_g, _seat, me) => boatsBuilt(me),
  settlements: (_g, _seat, me) => settlementsBuilt(me),
  statues: (g, seat) => statuesBuilt(g, seat),
  cards: (g, seat, me, of) =>
    of >= 0
      ? installedCards(g, seat, me, of)
      : CARD_TYPES.reduce((n, _, type) => n + installedCards(g, seat, me, type), 0),
  hand: (_g, _seat, me) => me.hand.length,
  incomeChips: (_g, _seat, me) => countKind(me, INCOME_KIND),
  goalChips: (_g, _seat, me) => countKind(me, GOAL_KIND),
  attributeChips: (_g, _seat, me) => countKind(me, ATTRIBUTE_KIND),
  upgrades: (_g, _seat, me) => me.upgrades,
  landTypes: (g, seat) => bits(ownLandTypes(g, seat)),
  cardTypes: (g, seat, me) => CARD_TYPES.filter((_, type) => installedCards(g, seat, me, type) > 0).length,
  materialKinds: (_g, _seat, me) => kinds(me, STORED, MATERIALS.length),
  featureKinds: (_g, _seat, me) => kinds(me, FEATURE, FEATURES.length),
  siteKinds: (g, seat) => bits(kindsBeside(g, ownTerritories(g.s, seat))),
  planning: (_g, _seat, me) => count(me, PLANNING, DICE_SPACES),
  lowestTrack: (_g, _seat, me) => Math.min(...me.tracks),
  highestTrack: (_g, _seat, me) => Math.max(...me.tracks),
  fireTribes: (g, seat) => g.s.fire.filter(held => held > 0 && (held - 1) >> 1 === seat).length,
  boatTribes: (_g, _seat, me) => me.boats.reduce((n, aboard, i) => (i % BOAT > 0 ? n + aboard : n), 0),
  topCards: (g, _seat, me) => topCards(g, me),
  topModules: (_g, _seat, me) => me.levels.filter(level => level >= UPPER_LEVEL).length,
  grounds: (g, seat, me) => groundsBuiltOn(g, seat, me),
  pale: (g, _seat, me, of) =>
    of >= 0 ? paleReached(g, me.tracks[of]!) : sumOver(me.tracks, n => paleReached(g, n)),
};

/** How much a civilization has of what is measured. */
export const measure = (g: Position, seat: number, m: CompiledMeasure): number =>
  MEASURERS[m.name](g, seat, g.s.seats[seat]!, m.of);
