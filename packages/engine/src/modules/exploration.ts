// Module: Exploration, rulebook p. 20.
import { revealSite } from '../actions/goals.js';
import { canFind } from '../actions/hunt.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MODULES } from '../pack/names.js';
import { score } from '../scoring/sources.js';
import { offerBits } from '../state/lists.js';
import { faceDownAround } from '../state/sites.js';
import { ownTerritories } from '../state/tribes.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const EXPLORE = C.option + MODULES.indexOf('exploration') * 8;
const FIND = EXPLORE + 1;

/**
 * A mask of the own territories around which one may explore: those with a face-down site beside them. From level II,
 * which brings more than these sites, one may also choose a territory without such a site. All of these have the same
 * effect, so only the first is offered.
 */
function explorable(g: Game, seat: number, level: number): number {
  const own = ownTerritories(g.s, seat);
  let beside = 0;
  for (let t = 0; own >> t !== 0; t++) {
    if ((own >> t) & 1 && faceDownAround(g.s, t) !== 0) beside |= 1 << t;
  }
  const without = own & ~beside;
  return LEVELS.exploration[level - 1]!.points > 0 ? beside | (without & -without) : beside;
}

export const exploration: ModuleRule = {
  can: (g, seat, level) => canFind(g, seat) || explorable(g, seat, level) !== 0,
  start: (g, seat, level) => push(g, { do: 'exploration', seat, level }),
};

export const explorationSteps: Handler<Extract<Task, { do: 'exploration' }>> = {
  legal(g, { seat, level }, out) {
    if (explorable(g, seat, level) !== 0) out.push(EXPLORE);
    if (canFind(g, seat)) out.push(FIND);
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
    offerBits(explorable(g, seat, level), C.explore, out);
  },
  choose(g, { seat }, choice) {
    const around = faceDownAround(g.s, argOf(choice));
    for (let site = 0; around >> site !== 0; site++) if ((around >> site) & 1) revealSite(g, seat, site);
  },
};

export const explorePoints: Handler<Extract<Task, { do: 'explorePoints' }>> = {
  run: (g, { seat, points }) => score(g, seat, points, 'module'),
};
