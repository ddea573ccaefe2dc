// Positions for tests in a few readable lines. What is not said is empty; a position that breaks an invariant of
// the game is refused.

import { geometry } from '../../src/continent/geometry.js';
import { hookBits, triggerBits } from '../../src/effects/hooks.js';
import { creaturesOf } from '../../src/extras/creatures.js';
import { runOn } from '../../src/flow/play.js';
import {
  ACTION_PHASE,
  ATTRIBUTE_SLOT,
  CATEGORIES,
  CHIP_SLOT,
  type Civolution,
  type GameEvent,
  INCOME_PHASE,
  load,
  MODULES,
  NEW_CARDS,
  NOTCH,
  type Pack,
  PHASES,
  POINT_SOURCES,
  RESET,
  type State,
  type Task,
  type TilePlacement,
  TRACKS,
  WEATHER,
} from '../../src/index.js';
import { CREATURE_SLOT, ONE_GOAL, STARTING_ATTRIBUTE, TWO_GOALS } from '../../src/pack/rules.js';
import { below, seeded } from '../../src/state/chance.js';
import { addAt } from '../../src/state/tribes.js';
import { civ as frozen } from './pack.js';
import {
  attributeOf,
  cardOf,
  chipOf,
  choiceOf,
  creatureOf,
  eventOf,
  goalOf,
  phraseOf,
  place,
  spot,
  startAttributeOf,
  territory,
} from './phrases.js';
import type { CivSpec, Position, SiteName, SoloSpec, Spec } from './spec.js';

/** The layout of all scenarios: the first-play tiles A, B, C and the rest laid once and for all. */
const LAYOUT: readonly TilePlacement[] = [
  { tile: 'A', x: 1, y: 1, rotation: 0 },
  { tile: 'B', x: 2, y: 0, rotation: 0 },
  { tile: 'C', x: 1, y: 2, rotation: 90 },
  { tile: 'D', x: 0, y: 0, rotation: 90 },
  { tile: 'E', x: 0, y: 1, rotation: 0 },
  { tile: 'F', x: 3, y: 0, rotation: 90 },
  { tile: 'G', x: 3, y: 1, rotation: 90 },
  { tile: 'H', x: 3, y: 2, rotation: 90 },
];

export type { CivSpec, Position, SiteName, SoloSpec, Spec } from './spec.js';

/** A state under construction: lists may be changed in place, because nobody shares them yet. */
export type Mutable<T> = T extends readonly (infer U)[]
  ? Mutable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** A deep copy of a state, to change by hand before anything is asked about it. */
export const mutable = (s: State): Mutable<State> => JSON.parse(JSON.stringify(s));

const empty = (list: number[]): void => {
  list.fill(0);
};

const games = new WeakMap<Pack, Civolution>();

/** A pack is loaded once, however many positions it serves. */
function gameOf(pack: Pack | undefined): Civolution {
  if (pack === undefined) return frozen;
  const game = games.get(pack) ?? load(pack);
  games.set(pack, game);
  return game;
}

export function scenario(spec: Spec): Position {
  const civ = gameOf(spec.pack);
  const s = mutable(
    civ.create(
      {
        seats: spec.civs.slice(0, spec.solo ? 1 : 4).map(() => ({ option: 'b' })),
        map: 'first',
        materials: 'first',
        ...(spec.solo && {
          solo: { level: spec.solo.level ?? 'beginner', challenge: spec.solo.challenge ?? false },
        }),
        ...(spec.extras && { extras: spec.extras }),
      },
      spec.seed ?? 'scenario',
    ),
  );
  clear(civ, s);
  s.era = spec.era ?? 1;
  s.starting = spec.starting ?? 0;
  s.weather = WEATHER.indexOf((spec.weather ?? 'mild') as 'mild');
  s.resets = spec.resets ?? 0;
  s.lastRound = spec.lastRound ?? 0;
  lay(civ, s, spec);
  spec.civs.forEach((one, seat) => {
    furnish(civ, s, seat, one);
  });
  if (spec.solo) furnishAutoma(civ, s, spec.solo);
  arrange(civ, s, spec);
  layCreatures(civ, s, spec);
  s.learned = 0;
  s.agenda = agendaOf(s, spec) as Mutable<Task>[];
  refuseBroken(civ, s);
  const game = position(civ, s, spec.asksOrder ?? false);
  if (spec.rolls) game.rolls(...spec.rolls);
  runOn({ rules: civ.rules, s, sink: event => game.events.push(event), cause: 0, copied: 0 });
  return game;
}

/** V.I.C.I's cards and grids; its markers are counted anew. */
function furnishAutoma(civ: Civolution, s: Mutable<State>, spec: SoloSpec): void {
  const solo = s.solo!;
  const me = s.seats[1]!;
  const { rules } = civ;
  empty(me.markers);
  const cards = (list: readonly number[] = []): number[] => list.map(n => n - 1);
  solo.revealed = cards(spec.open);
  solo.discard = cards(spec.aside);
  const placed = new Set([...solo.revealed, ...solo.discard, ...cards(spec.next)]);
  const rest = rules.solo.cards.map((_, card) => card).filter(card => !placed.has(card));
  solo.stack = [...rest, ...cards(spec.next).reverse()];
  solo.evolution = spec.evolution ?? rules.pack.solo.gridMarkers;
  solo.prosperity = spec.prosperity ?? rules.pack.solo.gridMarkers;
  empty(solo.provisions);
  for (const [key, n] of Object.entries(spec.provisions ?? {})) solo.provisions[territory(key)] = n;
  for (const key of spec.blocked ?? []) solo.blocked |= 1 << territory(key);
  const laid = solo.evolution + solo.prosperity + solo.provisions.reduce((a, b) => a + b, 0);
  const left = rules.pack.solo.markers - laid - s.statues[1]!;
  me.supply = spec.supply ?? left;
  s.statues[1]! += left - me.supply;
}

/** The visible creature and the stack below it; those not named are last. */
function layCreatures(civ: Civolution, s: Mutable<State>, spec: Spec): void {
  if (!spec.extras?.includes('b')) return;
  const named = (spec.creatures ?? []).map(creatureOf);
  const tamed = s.seats.flatMap(me => creaturesOf(me));
  const rest = civ.rules.creatures.map((_, c) => c).filter(c => !named.includes(c) && !tamed.includes(c));
  const [visible, ...stack] = [...named, ...rest];
  s.creature = visible ?? -1;
  s.creatureStack = stack.reverse();
}

function refuseBroken(civ: Civolution, s: State): void {
  const broken = civ.check(s);
  if (broken.length > 0) throw new Error(`this position cannot be: ${broken.join('; ')}`);
}

/** Everything that a fresh game put on consoles and continent goes back. */
function clear(civ: Civolution, s: Mutable<State>): void {
  empty(s.fire);
  empty(s.plain);
  empty(s.wild);
  empty(s.farms);
  s.phase = ACTION_PHASE;
  const { rules } = civ;
  s.goalBag = rules.goals.map((_, i) => i);
  s.incomeBag = rules.pack.incomes.map((_, i) => i);
  s.attributeBag = rules.attributes.map((_, i) => i);
  s.chipCards = [];
  s.chipGoals = [];
  s.chipAttributes = [];
  for (const me of s.seats) {
    for (const card of [...me.hand, ...me.looking]) {
      s.stacks[card >> 5]!.push(card);
      s.known[card] = 0;
    }
    me.hand = [];
    me.looking = [];
    me.markerCards = [];
    me.markerCard = 0;
    empty(me.markers);
    me.tribes = (me.automa ? rules.pack.solo : rules.pack.tables.console).tribes;
    me.markers[NOTCH] = 1;
    me.markers[NOTCH + 1] = 1;
  }
  for (const stack of s.stacks) stack.sort((a, b) => b - a);
}

function lay(civ: Civolution, s: Mutable<State>, spec: Spec): void {
  Object.assign(s.land, { layout: LAYOUT, ...geometry(civ.rules.pack.continent, LAYOUT) });
  for (const key of spec.developed ?? []) s.developed |= 1 << territory(key);
  for (const [key, material] of Object.entries(spec.materials ?? {})) {
    swap(s.material, territory(key), s.material.indexOf(place(material) - place('wood')));
  }
  const laid = new Set<number>();
  const laySite = (at: number, name: SiteName): void => {
    const from = s.sites.findIndex((tile, i) => {
      const { id, kind } = civ.rules.pack.sites[tile]!;
      return (id === name || kind === name) && !laid.has(i);
    });
    swap(s.sites, at, from);
    laid.add(at);
  };
  for (const [point, name] of Object.entries(spec.sites ?? {})) {
    laySite(Number(point), name);
    s.revealed |= 1 << Number(point);
  }
  for (const [point, name] of Object.entries(spec.hiddenSites ?? {})) laySite(Number(point), name);
  for (const key of spec.hunted ?? []) s.hunted |= 1 << territory(key);
}

function swap(list: number[], a: number, b: number): void {
  if (b < 0) throw new Error('there is no such piece left');
  [list[a], list[b]] = [list[b]!, list[a]!];
}

function furnish(civ: Civolution, s: Mutable<State>, seat: number, one: CivSpec): void {
  const me = s.seats[seat]!;
  const { console } = civ.rules.pack.tables;
  me.markers[RESET] = one.resetMarkers ?? console.resetColumns;
  (one.boats ?? []).forEach((key, i) => {
    me.boats[i * 3] = territory(key);
    if (one.emptyNotches) me.markers[NOTCH + i] = 0;
  });
  for (const [key, spots] of Object.entries(one.tribes ?? {})) {
    for (const where of spots) addTribe(s, seat, key, where);
  }
  for (const key of one.farms ?? []) s.farms[territory(key)] = seat + 1;
  for (const [what, n] of Object.entries(one.markers ?? {})) me.markers[place(what)] = n;
  if (one.dice) {
    me.dice.fill(0);
    for (const value of one.dice) me.dice[value - 1]!++;
    me.usedDice = one.usedDice ?? Math.max(0, 6 - one.dice.length);
    s.activationDice -= one.dice.length + me.usedDice - 6;
  }
  if (one.fateDice !== undefined) {
    s.fateDice -= one.fateDice - me.fateDice;
    me.fateDice = one.fateDice;
  }
  me.favor = one.favor ?? 1;
  for (const [track, n] of Object.entries(one.tracks ?? {}))
    me.tracks[TRACKS.indexOf(track as 'culture')] = n;
  for (const name of one.levelFour ?? []) me.levelFour |= 1 << MODULES.indexOf(name as 'sleep');
  for (const [name, level] of Object.entries(one.levels ?? {}))
    me.levels[MODULES.indexOf(name as 'sleep')] = level;
  me.upgrades = one.upgrades ?? 0;
  for (const id of one.hand ?? []) {
    const card = takeCard(s, id);
    me.hand.push(card);
    s.known[card] = 1 << seat;
  }
  for (const [column, ids] of Object.entries(one.columns ?? {})) {
    for (const id of ids) me.columns[Number(column) - 1]!.push(takeSlot(civ, s, seat, id));
  }
  (one.goals ?? []).forEach((pile, i) => {
    me.goals[i] = pile.map(id => takeFrom(s.goalBag, goalOf(id)));
  });
  for (const stage of one.activeStages ?? []) me.activeStages |= 1 << (stage - 4);
  for (const stage of one.completed ?? []) me.completed |= 1 << (stage - 1);
  me.score = one.score ?? 0;
  me.earned[me.earned.length - 1] = me.score;
  for (const [n, ground] of Object.entries(one.settlements ?? {})) me.settlements[Number(n) - 1] = ground;
  for (const [ground, n] of Object.entries(one.statues ?? {})) s.statues[Number(ground) * 4 + seat] = n;
  const statues = s.statues.reduce((sum, n, i) => (i % 4 === seat ? sum + n : sum), 0);
  me.supply = console.markers - statues - me.markers.reduce((a, b) => a + b, 0);
}

/** The seats of a position in the making are written to as they are. */
const EVERYTHING = -1;

function addTribe(s: Mutable<State>, seat: number, key: string, where: string): void {
  const t = territory(key);
  s.developed |= 1 << t;
  s.seats[seat]!.tribes--;
  if (where.startsWith('fire')) {
    if (s.fire[t] !== 0) throw new Error(`the fire of ${key} is taken`);
    s.fire[t] = 1 + seat * 2 + (where === 'fireWeak' ? 1 : 0);
  } else addAt({ s: s as State, copied: EVERYTHING }, seat, spot(key, where), 1);
}

function takeCard(s: Mutable<State>, id: string): number {
  const card = cardOf(id);
  const stack = s.stacks[card >> 5]!;
  return takeFrom(stack, card);
}

function takeFrom(list: number[], piece: number): number {
  const at = list.indexOf(piece);
  if (at < 0) throw new Error(`piece ${piece} is taken already`);
  return list.splice(at, 1)[0]!;
}

function takeSlot(civ: Civolution, s: Mutable<State>, seat: number, id: string): number {
  if (id === 'goal' || id === 'goals') {
    for (let i = 0; i < (id === 'goal' ? 1 : 2); i++) s.goalBag.pop();
    return id === 'goal' ? ONE_GOAL : TWO_GOALS;
  }
  let slot: number;
  if (/^[A-E]\d+$/.test(id)) {
    slot = takeCard(s, id);
    s.known[slot] = 31;
  } else if (id.startsWith('creature-')) {
    slot = CREATURE_SLOT + creatureOf(id.slice('creature-'.length));
  } else if (id.startsWith('start-attribute-')) {
    slot = ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + startAttributeOf(id);
  } else if (civ.rules.pack.attributes.some(chip => chip.id === id)) {
    slot = ATTRIBUTE_SLOT + takeFrom(s.attributeBag, attributeOf(id));
  } else {
    const chip = chipOf(id);
    if (chip < 32) takeFrom(s.incomeBag, chip);
    slot = CHIP_SLOT + chip;
  }
  const ability = civ.rules.abilities[slot];
  const me = s.seats[seat]!;
  if (ability) {
    me.abilities.push(slot);
    me.hooks |= hookBits(ability);
    me.triggers |= triggerBits(ability);
  }
  return slot;
}

function arrange(civ: Civolution, s: Mutable<State>, spec: Spec): void {
  const show = (display: number[], bag: number[], wanted: readonly number[]): void => {
    const first = wanted.map(chip => takeFrom(bag, chip));
    for (let i = 0; i < display.length; i++) display[i] = first[i] ?? bag.pop() ?? -1;
  };
  show(s.goalDisplay, s.goalBag, (spec.goalDisplay ?? []).map(goalOf));
  show(s.incomeDisplay, s.incomeBag, (spec.incomeDisplay ?? []).map(chipOf));
  show(s.attributeDisplay, s.attributeBag, (spec.attributeDisplay ?? []).map(attributeOf));
  for (const id of spec.faceUp ?? []) {
    const card = takeCard(s, id);
    s.faceUp[card >> 5]!.push(card);
    s.known[card] = 31;
  }
  s.stacks.forEach((stack, type) => {
    if (s.faceUp[type]!.length > 0 || stack.length === 0) return;
    const card = stack.shift()!;
    s.faceUp[type]!.push(card);
    s.known[card] = 31;
  });
  for (const id of spec.onStack ?? []) {
    const card = takeCard(s, id);
    s.stacks[card >> 5]!.push(card);
  }
  const used = s.era - 1;
  const events = civ.rules.events.map((_, i) => i);
  s.event = takeFrom(events, spec.event ? eventOf(spec.event) : events[0]!);
  s.pastEvents = events.splice(0, used);
  s.events = events.splice(0, 4 - s.era);
  const categories = CATEGORIES.map((_, i) => i);
  const tile = CATEGORIES.indexOf((spec.eraTile ?? 'technology') as 'culture');
  s.eraTiles = [tile, ...categories.filter(c => c !== tile)].slice(
    0,
    (spec.phase === INCOME_PHASE ? 4 : 5) - s.era, // the era has been scored by then
  );
  s.finalTiles = (spec.finalTiles ?? []).reduce(
    (mask, name) => mask | (1 << CATEGORIES.indexOf(name as 'culture')),
    0,
  );
}

function agendaOf(s: Mutable<State>, spec: Spec): Task[] {
  const phases = (from: number): Task[] => {
    const list: Task[] = [{ do: 'endEra', seat: -1, cause: 0 }];
    for (let phase = PHASES; phase >= from; phase--) list.push({ do: 'phase', seat: -1, phase, cause: 0 });
    return list;
  };
  if (spec.phase !== undefined) {
    if (spec.phase === NEW_CARDS) {
      s.events.push(s.event);
      s.event = s.pastEvents.pop() ?? -1;
    }
    return phases(spec.phase);
  }
  const players = s.seats.length;
  const turns: Task[] = [];
  for (let i = ((spec.turn ?? 0) - s.starting + players) % players; i < players; i++) {
    const seat = (s.starting + i) % players;
    turns.push({ do: s.seats[seat]!.automa ? 'automaTurn' : 'turn', seat, cause: 0 });
  }
  return [...phases(5), { do: 'round', seat: -1, cause: 0 }, ...turns.reverse()];
}

function position(civ: Civolution, s: State, asksOrder: boolean): Position {
  const events: GameEvent[] = [];
  const choose = (choice: number): void => civ.choose(s, asked(), choice, event => events.push(event));
  const asked = (): number => civ.decisions(s)[0]?.seat ?? -1;
  const self: Position = {
    state: s,
    events,
    play(...phrases) {
      for (const phrase of phrases) {
        if (!self.can(phrase)) {
          throw new Error(`"${phrase}" is not offered by ${self.task()}, only: ${self.offers().join(', ')}`);
        }
        choose(choiceOf(phrase));
        while (!asksOrder && self.task() === 'bonuses') choose(civ.legal(s)[0]!);
        refuseBroken(civ, s);
      }
      return self;
    },
    offers: (kind, seat = asked()) =>
      civ
        .legal(s, seat)
        .map(phraseOf)
        .filter(phrase => kind === undefined || phrase.split(' ')[0] === kind),
    can: phrase => civ.legal(s).includes(choiceOf(phrase)),
    asked,
    task: () => civ.decisions(s)[0]?.task ?? 'over',
    has: (seat, what) => s.seats[seat]!.markers[place(what)]!,
    tribesAt: (seat, key, where) => {
      const t = territory(key);
      if (where === 'fire') return s.fire[t] === 1 + seat * 2 ? 1 : 0;
      if (where === 'fireWeak') return s.fire[t] === 2 + seat * 2 ? 1 : 0;
      const me = s.seats[seat]!;
      if (where.startsWith('boat')) {
        const boat = me.boats.findIndex((at, i) => i % 3 === 0 && at === t);
        return boat < 0 ? 0 : me.boats[boat + (where === 'boat' ? 1 : 2)]!;
      }
      const list = where.startsWith('wild') ? s.wild : s.plain;
      return list[t * 8 + seat * 2 + (where.endsWith('Weak') ? 1 : 0)]!;
    },
    points: (seat, source) => {
      const { score, earned } = s.seats[seat]!;
      return source === undefined ? score : earned[POINT_SOURCES.indexOf(source)]!;
    },
    rolls(...values) {
      for (let n = 0; ; n++) {
        const rng = seeded(`rolls ${n}`);
        const trial = rng.slice();
        if (values.every(value => below(trial, 6) + 1 === value)) {
          s.rng = rng;
          return self;
        }
      }
    },
  };
  return self;
}
