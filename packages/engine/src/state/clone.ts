import type { Seat, State } from './types.js';

const copyAll = (lists: readonly number[][]): number[][] => {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i]!.slice());
  return copy;
};

/** An equal and independent state. What never changes is shared: setup, land and the tasks themselves. */
export function clone(s: State): State {
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats.length; i++) seats.push(cloneSeat(s.seats[i]!));
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
    events: s.events.slice(),
    event: s.event,
    pastEvents: s.pastEvents.slice(),
    eraTiles: s.eraTiles.slice(),
    finalTiles: s.finalTiles,
    stacks: copyAll(s.stacks),
    faceUp: copyAll(s.faceUp),
    known: s.known.slice(),
    goalDisplay: s.goalDisplay.slice(),
    goalBag: s.goalBag.slice(),
    incomeDisplay: s.incomeDisplay.slice(),
    incomeBag: s.incomeBag.slice(),
    attributeDisplay: s.attributeDisplay.slice(),
    attributeBag: s.attributeBag.slice(),
    chipCards: s.chipCards.slice(),
    chipGoals: s.chipGoals.slice(),
    activationDice: s.activationDice,
    fateDice: s.fateDice,
    fire: s.fire.slice(),
    plain: s.plain.slice(),
    wild: s.wild.slice(),
    material: s.material.slice(),
    developed: s.developed,
    farms: s.farms.slice(),
    hunted: s.hunted,
    huntingTokens: s.huntingTokens,
    sites: s.sites.slice(),
    revealed: s.revealed,
    statues: s.statues.slice(),
    seats,
    agenda: s.agenda.slice(),
  };
}

function cloneSeat(me: Seat): Seat {
  return {
    automa: me.automa,
    score: me.score,
    earned: me.earned.slice(),
    supply: me.supply,
    markers: me.markers.slice(),
    dice: me.dice.slice(),
    usedDice: me.usedDice,
    fateDice: me.fateDice,
    tracks: me.tracks.slice(),
    favor: me.favor,
    levels: me.levels.slice(),
    levelFour: me.levelFour,
    upgrades: me.upgrades,
    hand: me.hand.slice(),
    looking: me.looking.slice(),
    markerCards: me.markerCards.slice(),
    markerCard: me.markerCard,
    goals: copyAll(me.goals),
    columns: copyAll(me.columns),
    abilities: me.abilities.slice(),
    hooks: me.hooks,
    triggers: me.triggers,
    activeStages: me.activeStages,
    completed: me.completed,
    tribes: me.tribes,
    boats: me.boats.slice(),
    settlements: me.settlements.slice(),
  };
}
