// Module: Exploration, rulebook p. 20.
import { revealSite } from '../actions/goals.js';
import { findTypes } from '../actions/hunt.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import { score } from '../scoring/sources.js';
import { faceDownAround } from '../state/sites.js';
import { ownTerritories } from '../state/tribes.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const EXPLORE = C.option + MODULES.indexOf('exploration') * 8;
const FIND = EXPLORE + 1;

/**
 * The own territories around which one may explore: those with a face-down site beside them. From level II, which
 * brings more than these sites, one without serves too, and one such is like another.
 */
function explorable(g: Game, seat: number, level: number): number[] {
  const own = ownTerritories(g.s, seat);
  let oneWithout = LEVELS.exploration[level - 1]!.points > 0;
  const list: number[] = [];
  for (let t = 0; own >> t !== 0; t++) {
    if (((own >> t) & 1) === 0) continue;
    const beside = faceDownAround(g.s, t) !== 0;
    if (beside || oneWithout) list.push(t);
    if (!beside) oneWithout = false;
  }
  return list;
}

export const exploration: ModuleRule = {
  can: (g, seat, level) => explorable(g, seat, level).length > 0 || findTypes(g, seat).length > 0,
  start: (g, seat, level) => push(g, { do: 'exploration', seat, level }),
};

export const explorationSteps: Handler<Extract<Task, { do: 'exploration' }>> = {
  legal(g, { seat, level }, out) {
    if (explorable(g, seat, level).length > 0) out.push(EXPLORE);
    if (findTypes(g, seat).length > 0) out.push(FIND);
  },
  choose(g, { seat, level }, choice) {
    const { anywhere, points, finds } = LEVELS.exploration[level - 1]!;
    if (choice === FIND) return push(g, { do: 'luckyFind', seat, left: finds, optional: false });
    const more: Task[] = anywhere > 0 ? [{ do: 'revealSite', seat, left: anywhere }] : [];
    push(g, { do: 'explore', seat, level }, ...more, { do: 'explorePoints', seat, points });
  },
};

/** All face-down sites around one own territory. */
export const explore: Handler<Extract<Task, { do: 'explore' }>> = {
  legal(g, { seat, level }, out) {
    for (const t of explorable(g, seat, level)) out.push(C.explore + t);
  },
  choose(g, { seat }, choice) {
    const around = faceDownAround(g.s, argOf(choice));
    for (let site = 0; around >> site !== 0; site++) if ((around >> site) & 1) revealSite(g, seat, site);
  },
};

export const explorePoints: Handler<Extract<Task, { do: 'explorePoints' }>> = {
  run: (g, { seat, points }) => score(g, seat, points, 'module'),
};
