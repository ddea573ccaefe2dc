// Perform a migration, rulebook p. 14-16 and 38 (Caves).
import { hook, hookBy, hookNumber } from '../effects/hooks.js';
import { countOf } from '../effects/measures.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { CAVE } from '../pack/names.js';
import { sitesOfKind } from '../state/sites.js';
import { countAt, follow, isLand, removeTribe, spots, territoryOf } from '../state/tribes.js';
import { canSettle, encampments, hasFreeSeat, settle } from './settle.js';

const MIGRATE_ADJACENT = hookNumber('migrate.adjacent');
const MIGRATE_WATER = hookNumber('migrate.water');

type Migrate = Extract<Task, { do: 'migrate' }>;

/** The territories one migration leads to: touching borders, Caves, abilities; never the one it starts in. */
export function reach(g: Game, seat: number, territory: number): number {
  let mask = g.s.land.adjacent[territory]!;
  const caves = sitesOfKind(g, CAVE);
  if ((caves >> territory) & 1) mask |= caves;
  const { type } = g.rules.territories[territory]!;
  if (hookBy(g, seat, MIGRATE_ADJACENT, type) > 0) mask |= g.rules.ofType[type]!;
  return mask & ~(1 << territory);
}

/** Crossing Water needs an own boat there with a free seat (p. 16, ruling 4). */
const canCross = (g: Game, seat: number, territory: number, leaving: number): boolean =>
  isLand(g.rules, territory) ||
  hasFreeSeat(g, seat, territory, leaving) ||
  hookBy(g, seat, MIGRATE_WATER) > 0;

/** Whether a tribe can end its way within some migrations. */
function canEnd(g: Game, seat: number, leaving: number, at: number, left: number): boolean {
  let front = 1 << at;
  for (let step = 1; step <= left; step++) {
    let next = 0;
    for (let t = 0; front >> t !== 0; t++) if ((front >> t) & 1) next |= reach(g, seat, t);
    front = 0;
    for (let t = 0; next >> t !== 0; t++) {
      if (((next >> t) & 1) === 0) continue;
      if (canSettle(g, seat, t, leaving)) return true;
      if (canCross(g, seat, t, leaving)) front |= 1 << t;
    }
  }
  return false;
}

/** How many migrations one tribe may make in a row before it settles. */
const stepsOf = ({ left, each }: Migrate): number => (each ? 1 : left);

/** Strong tribes that have not settled by an earlier migration of the same activation (ruling 3). */
function movable(g: Game, task: Migrate): number[] {
  const list: number[] = [];
  const steps = stepsOf(task);
  for (const spot of spots(g.s, task.seat, true, false)) {
    const settled = countOf(task.settled, spot);
    if (countAt(g.s, task.seat, spot) > settled && canEnd(g, task.seat, spot, territoryOf(spot), steps)) {
      list.push(spot);
    }
  }
  return list;
}

/** Whether some tribe can end its way within so many migrations. */
export function canMigrate(g: Game, seat: number, left: number): boolean {
  for (const spot of spots(g.s, seat, true, false)) {
    if (canEnd(g, seat, spot, territoryOf(spot), left)) return true;
  }
  return false;
}

export const migrate: Handler<Migrate> = {
  legal(g, task, out) {
    for (const spot of movable(g, task)) out.push(C.tribe + spot);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const from = argOf(choice);
    const { seat, left, settled } = task;
    if (task.each && left > 1) push(g, { ...task, left: left - 1 });
    push(g, { do: 'route', seat, left: stepsOf(task), from, at: territoryOf(from), settled });
  },
};

/** Whether a tribe that displaces another by migrating stays upright. */
export const migrantStaysStrong = (g: Position, seat: number): boolean =>
  hook(g, seat, 'migrate.unweakened') > 0;

export const route: Handler<Extract<Task, { do: 'route' }>> = {
  legal(g, { seat, left, from, at }, out) {
    const targets: number[] = [];
    const mask = reach(g, seat, at);
    for (let t = 0; mask >> t !== 0; t++) {
      if (((mask >> t) & 1) === 0) continue;
      encampments(g, seat, t, from, targets);
      if (left > 1 && canCross(g, seat, t, from) && canEnd(g, seat, from, t, left - 1)) out.push(C.cross + t);
    }
    for (const target of targets) out.push(C.settle + target);
  },
  choose(g, task, choice) {
    const { seat, from } = task;
    const left = task.left - 1;
    if (kindOf(choice) === 'cross') {
      const at = argOf(choice);
      emit(g, seat, { type: 'crossed', territory: at });
      push(g, { ...task, left, at });
      return;
    }
    const { agenda } = g.s;
    const next = agenda.length;
    removeTribe(g, seat, from);
    // What remains lies below whatever the landing sets off.
    if (left > 0) push(g, { do: 'migrate', seat, left, settled: task.settled });
    const spot = settle(g, seat, argOf(choice), from, migrantStaysStrong(g, seat));
    follow(g.s, seat, from, spot);
    const rest = left > 0 ? agenda[next] : undefined;
    if (rest?.do === 'migrate') agenda[next] = { ...rest, settled: [...rest.settled, spot] };
  },
};
