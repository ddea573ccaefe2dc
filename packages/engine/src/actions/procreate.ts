// Perform a procreation, rulebook p. 16; strengthen a weak tribe, p. 19.
import { hook, trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { seatToChange } from '../state/change.js';
import { countTribes, ownTerritories, spots, turnTribe } from '../state/tribes.js';
import { canSettle, encampments, settle } from './settle.js';

const NO_SPOT = -1;
export const ANYWHERE = -1;

/** A mask of the territories in which a new tribe may be born: the own ones; without any tribe any land (ruling 5). */
function homelands(g: Game, seat: number): number {
  if (g.s.seats[seat]!.tribes === 0) return 0;
  return ownTerritories(g.s, seat) || g.rules.land;
}

/** Writes where a new tribe may be placed, within a mask of territories. */
export function birthplaces(g: Game, seat: number, within: number, out: number[]): void {
  const open = homelands(g, seat) & within;
  for (let t = 0; open >> t !== 0; t++) if ((open >> t) & 1) encampments(g, seat, t, NO_SPOT, out);
}

export function canProcreate(g: Game, seat: number): boolean {
  const open = homelands(g, seat);
  for (let t = 0; open >> t !== 0; t++) if ((open >> t) & 1 && canSettle(g, seat, t, NO_SPOT)) return true;
  return false;
}

/** Whether a new tribe that displaces another stays upright. */
export const newbornStaysStrong = (g: Position, seat: number): boolean =>
  hook(g, seat, 'procreate.unweakened') > 0;

export function bear(g: Game, seat: number, target: number): void {
  seatToChange(g, seat).tribes--;
  trigger(g, seat, 'procreate', g.rules.territories[target >> 4]!.type);
  settle(g, seat, target, NO_SPOT, newbornStaysStrong(g, seat));
}

export const procreate: Handler<Extract<Task, { do: 'procreate' }>> = {
  legal(g, task, out) {
    const targets: number[] = [];
    birthplaces(g, task.seat, task.within, targets);
    for (const target of targets) out.push(C.settle + target);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    bear(g, task.seat, argOf(choice));
  },
};

export const canStrengthen = (g: Game, seat: number): boolean => countTribes(g.s, seat, false, true) > 0;

export const strengthen: Handler<Extract<Task, { do: 'strengthen' }>> = {
  legal(g, task, out) {
    for (const spot of spots(g.s, task.seat, false, true)) out.push(C.strengthen + spot);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    const spot = argOf(choice);
    turnTribe(g, task.seat, spot, false);
    emit(g, task.seat, { type: 'strengthened', spot });
    trigger(g, task.seat, 'strengthen');
  },
};
