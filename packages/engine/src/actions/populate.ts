// Place weak tribes on free encampments of a territory: each settles (rulebook p. 14-16), nobody is displaced.

import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { seatToChange } from '../state/change.js';
import { freeSpaces, isLand, ownTerritories } from '../state/tribes.js';
import { FIRE, FREE_SPACE, NOBODY, settle } from './settle.js';

export const NO_TERRITORY = -1;

/** The free encampments of a territory, as places to settle on. */
function freeEncampments(g: Game, territory: number): number[] {
  const list: number[] = [];
  if (g.s.fire[territory] === 0) list.push(territory * 16 + FIRE);
  if (freeSpaces(g.s, territory) > 0) list.push(territory * 16 + FREE_SPACE);
  return list;
}

/** Land with an own tribe and a free encampment, as long as the supply has a tribe. */
export function populatable(g: Game, seat: number): number[] {
  if (g.s.seats[seat]!.tribes === 0) return [];
  const own = ownTerritories(g.s, seat);
  return g.rules.territories.flatMap((_, t) =>
    (own >> t) & 1 && isLand(g.rules, t) && freeEncampments(g, t).length > 0 ? [t] : [],
  );
}

/** First the territory, then encampment by encampment. */
export const populate: Handler<Extract<Task, { do: 'populate' }>> = {
  legal(g, { seat, territory }, out) {
    if (territory === NO_TERRITORY) for (const t of populatable(g, seat)) out.push(C.populate + t);
    else if (g.s.seats[seat]!.tribes > 0) {
      for (const target of freeEncampments(g, territory)) out.push(C.settle + target);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const { seat, left, territory } = task;
    if (territory === NO_TERRITORY) return push(g, { ...task, territory: argOf(choice) });
    if (left > 1) push(g, { ...task, left: left - 1 });
    seatToChange(g, seat).tribes--;
    settle(g, seat, argOf(choice), NOBODY, false, true);
  },
};
