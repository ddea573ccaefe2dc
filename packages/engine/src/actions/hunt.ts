// Perform a hunt (rulebook p. 19, Mushroom valleys p. 38) and make a lucky find (p. 20): roll, choose a die, change it with ideas.
import { hook, trigger } from '../effects/hooks.js';
import { tames } from '../extras/creatures.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import {
  DIE_VALUES,
  FOOD,
  IDEA,
  MUSHROOM_VALLEY,
  materialOf,
  STORED,
  TERRITORY_TYPES,
} from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { ideasBetween } from '../state/chance.js';
import { bits, offerBits } from '../state/lists.js';
import { gain, pay } from '../state/markers.js';
import { revealedOfKind } from '../state/sites.js';
import { ownLandTypes, ownTerritories } from '../state/tribes.js';
import { rollFate } from './favor.js';

export const tokensLeft = (g: Game): number => g.s.huntingTokens - bits(g.s.hunted);

/**
 * A mask of the own territories without a hunting token, as long as the display has one (ruling 21), and if allowed also
 * of those with a token.
 */
export function huntingGrounds(g: Game, seat: number, tokensDoNotMatter: boolean): number {
  const own = ownTerritories(g.s, seat);
  const without = tokensLeft(g) > 0 ? own & ~g.s.hunted : 0;
  const again = tokensDoNotMatter || hook(g, seat, 'hunt.again') > 0;
  return again ? without | (own & g.s.hunted) : without;
}

export const hunt: Handler<Extract<Task, { do: 'hunt' }>> = {
  legal(g, task, out) {
    offerBits(huntingGrounds(g, task.seat, task.anywhere), C.hunt, out);
    if (out.length > 0 && task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const territory = argOf(choice);
    if (task.left > 1) push(g, { ...task, left: task.left - 1, optional: true });
    // The territory is said aloud before the roll.
    push(g, { do: 'huntRoll', seat: task.seat, territory, dice: rollFate(g, task.seat) });
  },
};

/** Ideas to make one of the dice show a value. */
export const ideasTo = (dice: readonly number[], value: number): number =>
  Math.min(...dice.map(die => ideasBetween(die, value)));

function offerValues(g: Game, seat: number, dice: readonly number[], out: number[]): void {
  const ideas = g.s.seats[seat]!.markers[IDEA]!;
  for (const value of DIE_VALUES) if (ideasTo(dice, value) <= ideas) out.push(C.dieValue + value);
}

/** The food for a value in a territory: what the table says, 1 per Mushroom valley beside it, and what abilities add. */
export function huntingYield(g: Position, seat: number, territory: number, value: number): number {
  const { type } = g.rules.territories[territory]!;
  const valleys = revealedOfKind(g, MUSHROOM_VALLEY).filter(site => (g.s.land.sites[site]! >> territory) & 1);
  const table = g.rules.pack.tables.hunting[TERRITORY_TYPES[type]!]!;
  return table[value - 1]! + valleys.length + hook(g, seat, 'hunt.food', type);
}

export const huntRoll: Handler<Extract<Task, { do: 'huntRoll' }>> = {
  legal: (g, { seat, dice }, out) => offerValues(g, seat, dice, out),
  choose(g, { seat, territory, dice }, choice) {
    const value = argOf(choice);
    pay(g, seat, IDEA, ideasTo(dice, value));
    const food = huntingYield(g, seat, territory, value);
    emit(g, seat, { type: 'hunted', territory, value, food });
    const tamed = tames(g, seat, territory, value);
    g.s.hunted |= 1 << territory;
    trigger(g, seat, 'hunt', g.rules.territories[territory]!.type);
    if (tamed) push(g, { do: 'tame', seat, creature: g.s.creature });
    gain(g, seat, FOOD, food);
  },
};

/** A lucky find can be made in any land type in which a civilization has a tribe. */
export const canFind = (g: Game, seat: number): boolean => (ownTerritories(g.s, seat) & g.rules.land) !== 0;

export const luckyFind: Handler<Extract<Task, { do: 'luckyFind' }>> = {
  legal(g, task, out) {
    if (task.type !== undefined) out.push(C.findType + task.type);
    else offerBits(ownLandTypes(g, task.seat), C.findType, out);
    if (task.optional) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1, optional: true });
    push(g, { do: 'findRoll', seat: task.seat, type: argOf(choice), dice: rollFate(g, task.seat) });
  },
};

/** The material of a lucky find: the value's row of the announced type (1-2, 3-4, 5-6). */
export const findFor = (rules: Rules, type: number, value: number): number =>
  materialOf(type, rules.pack.tables.luckyFind[value - 1]!);

export const findRoll: Handler<Extract<Task, { do: 'findRoll' }>> = {
  legal: (g, { seat, dice }, out) => offerValues(g, seat, dice, out),
  choose(g, { seat, type, dice }, choice) {
    const value = argOf(choice);
    pay(g, seat, IDEA, ideasTo(dice, value));
    trigger(g, seat, 'find');
    gain(g, seat, STORED + findFor(g.rules, type, value), 1);
  },
};
