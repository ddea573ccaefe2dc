// Set-up, rulebook p. 6-10, steps 1-16. Steps without a choice are done here; the draft and the choice of starting
// chip cards are tasks. V.I.C.I's play area is laid out in `solo/setup.ts`.

import { geometry, type TerritoryInfo } from '../continent/geometry.js';
import { firstPlayLayout, randomLayout } from '../continent/layout.js';
import type { Task } from '../flow/tasks.js';
import {
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  FEATURES,
  MAIN_MODULES,
  MOST_SEATS,
  materialOf,
  NOTCH,
  PLACES,
  RAW,
  RESET,
  TERRITORY_TYPES,
  TRACKS,
  WATER,
} from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { SOURCES } from '../scoring/sources.js';
import { layAutoma } from '../solo/setup.js';
import { below, drawChip, type Rng, seeded, shuffle } from './chance.js';
import { type Changing, changing, seatToChange } from './change.js';
import { fill, joined, mapped, mappedObjects, range, without } from './lists.js';
import { COLUMNS } from './partition.js';
import { oncePer } from './remember.js';
import { BOAT, ON_CONSOLE } from './tribes.js';
import {
  EXTRA_CREDITS,
  type ExtraCredit,
  type Land,
  PUBLIC,
  RULES_VERSION,
  type Seat,
  type Setup,
  type State,
} from './types.js';

const FINAL_TILES = 3;
const DRAFT_CARDS = 2;
const DRAFT_MARKER_CARDS = 3;
const STARTING_DICE = 1;

/** 10: what a player count leaves of the marked encampments. */
const isBlocked = (mark: string, players: number): boolean =>
  (mark === '3+' && players < 3) || (mark === '4' && players < 4);

const usableEncampments = ({ encampments }: TerritoryInfo, players: number): number =>
  encampments.filter(mark => mark !== 'fire' && !isBlocked(mark, players)).length;

/** What every game of a pack begins with. A game gets copies, so that nobody who writes to one changes another. */
const beginningOf = oncePer((rules: Rules) => {
  const { territories } = rules;
  const landed = territories.flatMap((t, i) => (t.type === WATER || t.start ? [i] : []));
  return {
    stacks: mappedObjects(CARD_TYPES, (_, type) =>
      range(rules.cards.length).filter(n => rules.cards[n]?.type === type),
    ),
    known: fill(rules.cards.length, 0),
    starts: territories.flatMap((t, i) => (t.start ? [i] : [])),
    /** By number of players: the encampments they may not use. */
    blocked: range(MOST_SEATS + 1).map(
      players => territories.flatMap(t => t.encampments.filter(mark => isBlocked(mark, players))).length,
    ),
    /** By number of players, and then by territory: the encampments that may be used. */
    spaces: mappedObjects(range(MOST_SEATS + 1), players =>
      mapped(range(territories.length), t => usableEncampments(territories[t]!, players)),
    ),
    /** By type: its territories. */
    places: mappedObjects(TERRITORY_TYPES, (_, type) =>
      range(territories.length).filter(t => territories[t]!.type === type),
    ),
    developed: landed.reduce((mask, t) => mask | (1 << t), 0),
    goals: range(rules.goals.length),
    incomes: range(rules.pack.incomes.length),
    attributes: range(rules.attributes.length),
    byTerritory: fill(territories.length, 0),
    noTribes: fill(territories.length * 8, 0),
    statues: fill(rules.grounds * 4, 0),
  };
});

export function createState(rules: Rules, wanted: Setup, seed: string): State {
  const setup = ownSetup(wanted);
  const players = playersOf(setup);
  const rng = seeded(seed);
  const { tables } = rules.pack;
  const counts = rules.byPlayers(players);

  const events = shuffle(rng, range(rules.events.length)).slice(0, ERAS); // 3
  const categories = shuffle(rng, range(CATEGORIES.length)); // 4
  const land = layLand(rules, setup, rng, players); // 7, 10
  const sites = shuffle(rng, range(rules.sites.length)); // 8
  const material = layMaterials(rules, setup, rng); // 9
  const beginning = beginningOf(rules);

  const state: State = {
    rules: RULES_VERSION,
    setup,
    land,
    rng,
    learned: 0,
    era: 0,
    phase: 0,
    starting: 0,
    weather: rules.weather.start, // 2
    resets: 0,
    lastRound: 0,
    events,
    event: -1,
    pastEvents: [],
    eraTiles: categories.slice(0, ERAS),
    finalTiles: categories
      .slice(ERAS, ERAS + FINAL_TILES)
      .reduce((mask, category) => mask | (1 << category), 0),
    stacks: mappedObjects(beginning.stacks, stack => stack.slice()),
    faceUp: mappedObjects(CARD_TYPES, () => []),
    known: beginning.known.slice(),
    goalDisplay: [],
    goalBag: beginning.goals.slice(),
    incomeDisplay: [],
    incomeBag: beginning.incomes.slice(),
    attributeDisplay: [],
    attributeBag: beginning.attributes.slice(),
    chipCards: [],
    chipGoals: [],
    chipAttributes: [],
    creature: -1,
    creatureStack: [],
    tiles: 0,
    activationDice: counts.dice, // 11
    fateDice: counts.dice,
    fire: beginning.byTerritory.slice(),
    plain: withStartingTribes(beginning.noTribes, beginning.starts, setup.seats.length), // 12.7
    wild: beginning.noTribes.slice(),
    material,
    developed: beginning.developed,
    farms: beginning.byTerritory.slice(),
    hunted: 0,
    huntingTokens: tables.territoryTokens - beginning.blocked[players]!,
    sites,
    revealed: 0,
    statues: beginning.statues.slice(),
    seats: mappedObjects(setup.seats, () => newSeat(rules)),
    solo: null,
    agenda: [],
  };

  state.goalDisplay = mapped(range(counts.goals), () => drawChip(state, 'goalBag')); // 6
  state.incomeDisplay = mapped(range(tables.displays.incomes), () => drawChip(state, 'incomeBag'));
  state.attributeDisplay = mapped(range(tables.displays.attributes), () => drawChip(state, 'attributeBag'));
  if (hasExtra(setup, 'b')) layCreatures(rules, state);
  dealCards(rules, changing(state), setup); // 13
  if (setup.solo) layAutoma(rules, state);
  state.agenda = agenda(rules, state);
  state.learned = 0;
  return state;
}

/** 12.7: a tribe of every person in each starting territory. */
function withStartingTribes(
  noTribes: readonly number[],
  starts: readonly number[],
  people: number,
): readonly number[] {
  const plain = noTribes.slice();
  for (const territory of starts)
    for (let seat = 0; seat < people; seat++) plain[territory * 8 + seat * 2] = 1;
  return plain;
}

/** A copy that no one else can change, written the same way whatever the order of its fields was. */
const ownSetup = ({ seats, map, materials, solo, extras = [] }: Setup): Setup => ({
  seats: mappedObjects(seats, ({ option }) => ({ option })),
  map,
  materials,
  ...(solo && { solo: { level: solo.level, challenge: solo.challenge } }),
  ...(extras.length > 0 && { extras: EXTRA_CREDITS.filter(extra => extras.includes(extra)) }),
});

/** Against V.I.C.I the game is set up for two (p. 39). */
const playersOf = ({ seats, solo }: Setup): number => (solo ? 2 : seats.length);

export const hasExtra = (setup: Setup, extra: ExtraCredit): boolean => setup.extras?.includes(extra) ?? false;

/** The chip card with the number of a newcomer's hand. */
export const newcomersChip = (rules: Rules, me: Seat): number =>
  rules.chipHands.indexOf(rules.markerCards[me.markerCard]!.hand);

/** Newcomers have hands and chip cards before advanced players choose theirs (p. 10). */
function agenda(rules: Rules, s: State): Task[] {
  const tasks: Task[] = [{ do: 'afterDraft', seat: -1, cause: 0 }];
  if (s.setup.seats.some(seat => seat.option !== 'a')) tasks.push({ do: 'draft', seat: -1, cause: 0 });
  const attributes = hasExtra(s.setup, 'a') ? shuffle(s.rng, range(rules.benefits.length)) : [];
  s.setup.seats.forEach(({ option }, seat) => {
    if (option !== 'a') return;
    const chip = newcomersChip(rules, s.seats[seat]!);
    const goal = drawChip(s, 'goalBag');
    tasks.push({ do: 'takeChipCard', seat, chip, goal, attribute: attributes.pop() ?? -1, cause: 0 });
  });
  return tasks;
}

function layLand(rules: Rules, setup: Setup, rng: Rng, players: number): Land {
  const { continent } = rules.pack;
  const lay = setup.map === 'first' ? firstPlayLayout : randomLayout;
  const layout = lay(continent, n => below(rng, n));
  return landOf(rules, layout, players);
}

/** All that a layout decides. */
export const landOf = (rules: Rules, layout: Land['layout'], players: number): Land => ({
  layout,
  ...geometry(rules.pack.continent, layout),
  spaces: beginningOf(rules).spaces[players]!.slice(),
});

/** 9: by type at random; for first plays Wood and Papyrus lie in the starting territories. */
function layMaterials(rules: Rules, setup: Setup, rng: Rng): number[] {
  const material = fill(rules.territories.length, -1);
  for (let type = WATER + 1; type < TERRITORY_TYPES.length; type++) {
    const places = beginningOf(rules).places[type]!.slice();
    const start = places.findIndex(t => rules.territories[t]!.start);
    const tiles = mapped([1, 2, 3], row => materialOf(type, row));
    if (setup.materials === 'first' && start >= 0) {
      material[places[start]!] = tiles.shift()!;
      places.splice(start, 1);
    }
    shuffle(rng, tiles);
    places.forEach((t, i) => {
      material[t] = tiles[i]!;
    });
  }
  return material;
}

/** 12: a console with everything in its place. */
export function newSeat(rules: Rules): Seat {
  const { tables } = rules.pack;
  const console = tables.console;
  const markers = fill(PLACES, 0);
  markers[RESET] = console.resetColumns;
  for (let b = 0; b < console.boats; b++) markers[NOTCH + b] = 1;
  let starts = 0;
  rules.territories.forEach((t, i) => {
    if (!t.start) return;
    markers[RAW + i] = 1; // 12.8
    starts++;
  });
  return {
    automa: false,
    score: 0,
    earned: fill(SOURCES.length, 0),
    supply: console.markers - console.resetColumns - console.boats - starts,
    markers,
    dice: fill(FEATURES.length, 1),
    usedDice: 0,
    fateDice: STARTING_DICE,
    tracks: fill(TRACKS.length, 0),
    favor: 1,
    levels: fill(MAIN_MODULES, 1),
    levelFour: 0,
    upgrades: 0,
    hand: [],
    looking: [],
    markerCards: [],
    markerCard: -1,
    goals: mappedObjects(range(console.goalSpaces), () => []),
    columns: mappedObjects(range(COLUMNS), () => []),
    abilities: [],
    hooks: 0,
    triggers: 0,
    activeStages: 0,
    completed: 0,
    offered: [],
    tribes: console.tribes - starts,
    boats: mapped(range(console.boats * BOAT), i => (i % BOAT === 0 ? ON_CONSOLE : 0)),
    settlements: fill(console.settlements.length, -1),
  };
}

/** 13: newcomers' ready-made hands leave the decks first, then advanced players are dealt theirs (ruling 26). */
function dealCards(rules: Rules, g: Changing, setup: Setup): void {
  const { s } = g;
  const known = s.known.slice();
  const hands = shuffle(s.rng, [1, 2, 3, 4, 5, 6]);
  const markerCards = range(rules.markerCards.length);
  setup.seats.forEach(({ option }, seat) => {
    if (option !== 'a') return;
    const hand = hands.pop()!;
    const me = seatToChange(g, seat);
    me.markerCard = rules.markerCards.findIndex(card => card.hand === hand);
    markerCards.splice(markerCards.indexOf(me.markerCard), 1);
    const own = mappedObjects(s.stacks, stack => [stack.find(card => rules.cards[card]!.hand === hand)!]);
    me.hand = joined(own);
    s.stacks = mappedObjects(s.stacks, (stack, type) => without(stack, me.hand[type]!));
    for (const card of me.hand) known[card] = PUBLIC;
  });
  s.stacks = mappedObjects(s.stacks, stack => shuffle(s.rng, stack.slice()));
  shuffle(s.rng, markerCards);
  setup.seats.forEach(({ option }, seat) => {
    if (option === 'a') return;
    if (option === 'free') {
      offerAll(g, seat, known, markerCards);
      return;
    }
    const me = seatToChange(g, seat);
    me.looking = joined(mappedObjects(s.stacks, stack => stack.slice(-DRAFT_CARDS).reverse()));
    s.stacks = mappedObjects(s.stacks, stack => stack.slice(0, -DRAFT_CARDS));
    for (const card of me.looking) known[card] = 1 << seat;
    me.markerCards = markerCards.splice(0, DRAFT_MARKER_CARDS).sort((a, b) => a - b);
  });
  s.known = known;
}

/** 13, in solo (p. 44): all cards are looked through; those not chosen are shuffled afterwards. */
function offerAll(g: Changing, seat: number, known: number[], markerCards: readonly number[]): void {
  const { s } = g;
  const me = seatToChange(g, seat);
  me.looking = joined(mappedObjects(s.stacks, stack => [...stack].sort((a, b) => a - b)));
  s.stacks = mappedObjects(s.stacks, () => []);
  for (const card of me.looking) known[card] = 1 << seat;
  me.markerCards = [...markerCards].sort((a, b) => a - b);
}

/** 6, with Extra Credit B: the creatures as a stack, the top one turned up. */
function layCreatures(rules: Rules, s: State): void {
  const stack = shuffle(s.rng, range(rules.creatures.length));
  s.creature = stack.pop()!;
  s.creatureStack = stack;
}
