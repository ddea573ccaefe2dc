// Module: Exploration, rulebook p. 20.
import { revealSite } from '../actions/goals.js';
import { findTypes } from '../actions/hunt.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import { score } from '../scoring/sources.js';
import { ownTerritories } from '../state/tribes.js';
import type { ModuleRule } from './module.js';

const EXPLORE = C.option + MODULES.indexOf('exploration') * 8;
const FIND = EXPLORE + 1;

/** By level: sites anywhere and points besides the adjacent sites (A); lucky finds (B). */
const LEVELS = [
  { extra: 0, points: 0, finds: 1 }, // I
  { extra: 1, points: 2, finds: 1 }, // II
  { extra: 1, points: 4, finds: 2 }, // III
  { extra: 2, points: 4, finds: 3 }, // IIII
] as const;

/**
 * The own territories around which one may explore: those with a face-down site beside them. From level II, which
 * brings more than these sites, one without serves too, and one such is like another.
 */
function explorable(g: Game, seat: number, level: number): number[] {
  const { land, revealed, sites } = g.s;
  const own = ownTerritories(g.s, seat);
  const faceDown = ~revealed & ((1 << sites.length) - 1);
  let oneWithout = LEVELS[level - 1]!.points > 0;
  const list: number[] = [];
  for (let t = 0; own >> t !== 0; t++) {
    if (((own >> t) & 1) === 0) continue;
    const beside = (land.sitesOf[t]! & faceDown) !== 0;
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
    const { extra, points, finds } = LEVELS[level - 1]!;
    if (choice === FIND) return push(g, { do: 'luckyFind', seat, left: finds, optional: false });
    const more: Task[] = extra > 0 ? [{ do: 'revealSite', seat, left: extra }] : [];
    push(g, { do: 'explore', seat, level }, ...more, { do: 'explorePoints', seat, points });
  },
};

/** All face-down sites around one own territory. */
export const explore: Handler<Extract<Task, { do: 'explore' }>> = {
  legal(g, { seat, level }, out) {
    for (const t of explorable(g, seat, level)) out.push(C.explore + t);
  },
  choose(g, { seat }, choice) {
    const around = g.s.land.sitesOf[argOf(choice)]! & ~g.s.revealed;
    for (let site = 0; around >> site !== 0; site++) if ((around >> site) & 1) revealSite(g, seat, site);
  },
};

export const explorePoints: Handler<Extract<Task, { do: 'explorePoints' }>> = {
  run: (g, { seat, points }) => score(g, seat, points, 'module'),
};
