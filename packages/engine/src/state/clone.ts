import { mappedObjects } from './lists.js';
import type { Seat, Solo, State } from './types.js';

/**
 * An equal and independent state. Both share lists and tasks, which are never changed in place, and seats, which are
 * copied before they are. It must not be used in the midst of a choice: some seats are copied already then.
 */
export function clone(s: State): State {
  return {
    rules: s.rules,
    setup: s.setup,
    land: s.land,
    rng: s.rng.slice(),
    learned: s.learned,
    era: s.era,
    phase: s.phase,
    starting: s.starting,
    weather: s.weather,
    resets: s.resets,
    lastRound: s.lastRound,
    events: s.events,
    event: s.event,
    pastEvents: s.pastEvents,
    eraTiles: s.eraTiles,
    finalTiles: s.finalTiles,
    stacks: s.stacks,
    faceUp: s.faceUp,
    known: s.known,
    goalDisplay: s.goalDisplay,
    goalBag: s.goalBag,
    incomeDisplay: s.incomeDisplay,
    incomeBag: s.incomeBag,
    attributeDisplay: s.attributeDisplay,
    attributeBag: s.attributeBag,
    chipCards: s.chipCards,
    chipGoals: s.chipGoals,
    chipAttributes: s.chipAttributes,
    creature: s.creature,
    creatureStack: s.creatureStack,
    tiles: s.tiles,
    activationDice: s.activationDice,
    fateDice: s.fateDice,
    fire: s.fire,
    plain: s.plain,
    wild: s.wild,
    material: s.material,
    developed: s.developed,
    farms: s.farms,
    hunted: s.hunted,
    huntingTokens: s.huntingTokens,
    sites: s.sites,
    revealed: s.revealed,
    statues: s.statues,
    seats: s.seats.slice(),
    solo: s.solo,
    agenda: s.agenda.slice(),
  };
}

/**
 * Whether two states differ in nothing but the agenda and the generator. Lists and seats are compared by identity. The
 * test `library.only-agenda-differs` fails if a field is missing here.
 */
export function differsOnlyInAgenda(a: State, b: State): boolean {
  if (a.learned !== b.learned || a.seats.length !== b.seats.length) return false;
  for (let i = 0; i < a.seats.length; i++) if (a.seats[i] !== b.seats[i]) return false;
  return (
    a.rules === b.rules &&
    a.setup === b.setup &&
    a.land === b.land &&
    a.era === b.era &&
    a.phase === b.phase &&
    a.starting === b.starting &&
    a.weather === b.weather &&
    a.resets === b.resets &&
    a.lastRound === b.lastRound &&
    a.events === b.events &&
    a.event === b.event &&
    a.pastEvents === b.pastEvents &&
    a.eraTiles === b.eraTiles &&
    a.finalTiles === b.finalTiles &&
    a.stacks === b.stacks &&
    a.faceUp === b.faceUp &&
    a.known === b.known &&
    a.goalDisplay === b.goalDisplay &&
    a.goalBag === b.goalBag &&
    a.incomeDisplay === b.incomeDisplay &&
    a.incomeBag === b.incomeBag &&
    a.attributeDisplay === b.attributeDisplay &&
    a.attributeBag === b.attributeBag &&
    a.chipCards === b.chipCards &&
    a.chipGoals === b.chipGoals &&
    a.chipAttributes === b.chipAttributes &&
    a.creature === b.creature &&
    a.creatureStack === b.creatureStack &&
    a.tiles === b.tiles &&
    a.activationDice === b.activationDice &&
    a.fateDice === b.fateDice &&
    a.fire === b.fire &&
    a.plain === b.plain &&
    a.wild === b.wild &&
    a.material === b.material &&
    a.developed === b.developed &&
    a.farms === b.farms &&
    a.hunted === b.hunted &&
    a.huntingTokens === b.huntingTokens &&
    a.sites === b.sites &&
    a.revealed === b.revealed &&
    a.statues === b.statues &&
    a.solo === b.solo
  );
}

/** Like `clone`, but with seats of its own. */
export function detached(s: State): State {
  const copy = clone(s);
  copy.seats = mappedObjects(copy.seats, cloneSeat);
  copy.solo = copy.solo && cloneSolo(copy.solo);
  return copy;
}

export function cloneSeat(me: Seat): Seat {
  return {
    automa: me.automa,
    score: me.score,
    earned: me.earned,
    supply: me.supply,
    markers: me.markers,
    dice: me.dice,
    usedDice: me.usedDice,
    fateDice: me.fateDice,
    tracks: me.tracks,
    favor: me.favor,
    levels: me.levels,
    levelFour: me.levelFour,
    upgrades: me.upgrades,
    hand: me.hand,
    looking: me.looking,
    markerCards: me.markerCards,
    markerCard: me.markerCard,
    goals: me.goals,
    columns: me.columns,
    abilities: me.abilities,
    hooks: me.hooks,
    triggers: me.triggers,
    activeStages: me.activeStages,
    completed: me.completed,
    offered: me.offered,
    tribes: me.tribes,
    boats: me.boats,
    settlements: me.settlements,
  };
}

export function cloneSolo(solo: Solo): Solo {
  return {
    stack: solo.stack,
    revealed: solo.revealed,
    discard: solo.discard,
    evolution: solo.evolution,
    prosperity: solo.prosperity,
    provisions: solo.provisions,
    blocked: solo.blocked,
    cardsOut: solo.cardsOut,
    goalsOut: solo.goalsOut,
    incomesOut: solo.incomesOut,
    attributesOut: solo.attributesOut,
  };
}
