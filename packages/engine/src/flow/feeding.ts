// Phase 6, the Feeding phase, and every other harm: weakening, death, deus ex machina. Rulebook p. 32-34.
import { moveFavor } from '../actions/favor.js';
import { hook, hookBy, hookNumber, type Standing, trigger } from '../effects/hooks.js';
import { FOOD, GLACIER, GORGE } from '../pack/names.js';
import { FEED_PLACES } from '../pack/narrowing.js';
import { score } from '../scoring/sources.js';
import { seatToChange } from '../state/change.js';
import { pay } from '../state/markers.js';
import { revealedOfKind } from '../state/sites.js';
import {
  countAt,
  groundOf,
  isWeak,
  ownTerritories,
  removeTribe,
  spots,
  territoryOf,
  turnTribe,
} from '../state/tribes.js';
import type { State } from '../state/types.js';
import { type Handler, push } from './agenda.js';
import { causeKind } from './causes.js';
import { argOf, C } from './choices.js';
import { emit } from './events.js';
import type { Game, Position } from './game.js';
import type { Task } from './tasks.js';

const FEED_COST = hookNumber('feed.cost');

type Feed = Extract<Task, { do: 'feed' }>;

const WILDERNESS = FEED_PLACES.indexOf('wilderness');
const ON_BOAT = FEED_PLACES.indexOf('boat');
const NO_PLACE = -2;

/** How much food one tribe needs: 1 on an encampment or boat, 2 in the wilderness, 1 less beside an own farm. */
export function feedingCost(
  g: Standing & { readonly s: Pick<State, 'farms'> },
  seat: number,
  spot: number,
): number {
  const territory = territoryOf(spot);
  const ground = groundOf(spot);
  let cost = ground === 'wild' ? 2 : 1;
  if (g.s.farms[territory] === seat + 1) cost--;
  cost += hookBy(g, seat, FEED_COST, g.rules.territories[territory]!.type);
  if (ground === 'wild' || ground === 'boat') {
    const place = ground === 'wild' ? WILDERNESS : ON_BOAT;
    cost += hookBy(g, seat, FEED_COST, place) - hookBy(g, seat, FEED_COST, NO_PLACE);
  }
  return Math.max(0, cost);
}

/** A spot with hungry tribes, how many, and what one of them costs. */
interface Hungry {
  readonly spot: number;
  readonly n: number;
  readonly cost: number;
}

function hungry(g: Position, seat: number, fed: readonly number[]): Hungry[] {
  const list: Hungry[] = [];
  for (const spot of spots(g.s, seat, true, true)) {
    const cost = feedingCost(g, seat, spot);
    const n = countAt(g.s, seat, spot) - fed.filter(other => other === spot).length;
    if (cost > 0 && n > 0) list.push({ spot, n, cost });
  }
  return list;
}

/** How many tribes go hungry when as many as possible are fed. */
function unfed(list: readonly Hungry[], food: number): number {
  let left = food;
  let n = 0;
  for (const { n: tribes, cost } of [...list].sort((a, b) => a.cost - b.cost)) {
    const fed = Math.min(tribes, Math.floor(left / cost));
    left -= fed * cost;
    n += tribes - fed;
  }
  return n;
}

const foodFor = (list: readonly Hungry[]): number => list.reduce((sum, { n, cost }) => sum + n * cost, 0);

/** How much food all tribes of a civilization need, without those already fed. */
export const foodNeeded = (g: Position, seat: number, fed: readonly number[] = []): number =>
  foodFor(hungry(g, seat, fed));

export const feed: Handler<Feed> = {
  legal(g, task, out) {
    const food = g.s.seats[task.seat]!.markers[FOOD]!;
    const list = hungry(g, task.seat, task.fed);
    for (const { spot, cost } of list) if (cost <= food) out.push(C.feed + spot);
    const all = foodFor(list);
    if (all > 0 && all <= food) out.push(C.feedAll);
    out.push(C.feedDone);
  },
  harm: (g, task) => unfed(hungry(g, task.seat, task.fed), g.s.seats[task.seat]!.markers[FOOD]!),
  choose(g, task, choice) {
    const { seat } = task;
    const list = hungry(g, seat, task.fed);
    if (choice === C.feedAll) {
      for (const { spot, n, cost } of list) for (let i = 0; i < n; i++) feedOne(g, seat, spot, cost);
    } else if (choice === C.feedDone) {
      // Deaths are settled after everyone strong is laid down; both were counted before.
      const weak = list.filter(({ spot }) => isWeak(g.s, spot));
      const deaths = weak.flatMap(({ spot, n }) =>
        Array.from({ length: n }, (): Task => ({ do: 'death', seat, spot })),
      );
      push(g, ...deaths);
      for (const { spot, n } of list) {
        if (!weak.some(other => other.spot === spot)) for (let i = 0; i < n; i++) weaken(g, seat, spot);
      }
    } else {
      const spot = argOf(choice);
      push(g, { ...task, fed: [...task.fed, spot] });
      feedOne(g, seat, spot, feedingCost(g, seat, spot));
    }
  },
};

function feedOne(g: Game, seat: number, spot: number, cost: number): void {
  emit(g, seat, { type: 'fed', spot, food: cost });
  pay(g, seat, FOOD, cost);
}

export function weaken(g: Game, seat: number, spot: number): void {
  turnTribe(g, seat, spot, true);
  emit(g, seat, { type: 'weakened', spot });
}

/** What answers to feeding waits until everyone has fed. */
export const fed: Handler<Extract<Task, { do: 'fed' }>> = { run: (g, { seat }) => trigger(g, seat, 'feed') };

/** A point for each strong tribe, and what abilities add. */
function strongPoints(g: Game, seat: number): number {
  let points = 0;
  for (const spot of spots(g.s, seat, true, false)) {
    const { type } = g.rules.territories[territoryOf(spot)]!;
    points += countAt(g.s, seat, spot) * (1 + hook(g, seat, 'strong.points', type));
  }
  return points;
}

/** Step B. */
export const scoreStrong: Handler<Extract<Task, { do: 'scoreStrong' }>> = {
  run(g) {
    for (let seat = 0; seat < g.s.seats.length; seat++) {
      score(g, seat, strongPoints(g, seat), 'strongTribes');
    }
  },
};

/** Deus ex machina: a step back on the favor track instead of the tribe; it keeps its state (ruling 17). */
export const death: Handler<Extract<Task, { do: 'death' }>> = {
  legal(g, { seat }, out) {
    if (g.s.seats[seat]!.favor > 1) out.push(C.save);
    out.push(C.die);
  },
  choose(g, { seat, spot }, choice) {
    if (choice === C.save) {
      emit(g, seat, { type: 'saved', spot });
      return moveFavor(g, seat, -1);
    }
    goHome(g, seat, spot);
    answerDeath(g, seat);
  },
};

/** A tribe that dies returns to the supply. */
export function goHome(g: Game, seat: number, spot: number): void {
  removeTribe(g, seat, spot);
  seatToChange(g, seat).tribes++;
  emit(g, seat, { type: 'died', spot });
}

/** What answers to a death waits until all are settled whose turn to die has come: their spots are counted already. */
function answerDeath(g: Game, seat: number): void {
  const { agenda } = g.s;
  let first = agenda.length;
  while (agenda[first - 1]?.do === 'death') first--;
  const deaths = agenda.splice(first);
  trigger(g, seat, 'death');
  agenda.push(...deaths);
}

/** Harm that must be done: a food or a tribe, whichever of the two one can (ruling 23). */
export const lose: Handler<Extract<Task, { do: 'lose' }>> = {
  legal(g, task, out) {
    if (isSpared(g, task)) return;
    const { seat, food, tribe } = task;
    if (food && g.s.seats[seat]!.markers[FOOD]! > 0) out.push(C.loseFood);
    if (tribe) for (const spot of spots(g.s, seat, true, true)) out.push(C.loseTribe + spot);
  },
  harm: (g, task) => (isSpared(g, task) ? 0 : 1),
  choose(g, { seat }, choice) {
    if (choice === C.loseFood) pay(g, seat, FOOD, 1);
    else push(g, { do: 'death', seat, spot: argOf(choice) });
  },
};

/** Bad weather does no harm to those whom an ability shields from it. */
const isSpared = (g: Game, { seat, cause }: Task): boolean =>
  causeKind(cause!) === 'weather' && hook(g, seat, 'weather.shield') > 0;

/** A Gorge takes a food from those who have a tribe beside it, and food. */
export const gorge: Handler<Extract<Task, { do: 'gorge' }>> = {
  legal(g, { seat, site }, out) {
    if (hook(g, seat, 'site.shield', GORGE) > 0) return;
    const beside = g.s.land.sites[site]! & ownTerritories(g.s, seat);
    if (beside !== 0 && g.s.seats[seat]!.markers[FOOD]! > 0) out.push(C.loseFood);
  },
  harm: (g, { seat }) => (hook(g, seat, 'site.shield', GORGE) > 0 ? 0 : 1),
  choose: (g, { seat }) => pay(g, seat, FOOD, 1),
};

/** A Glacier lays down one strong tribe beside it; two of them lay down two, if there are two (ruling 17). */
export const glacier: Handler<Extract<Task, { do: 'glacier' }>> = {
  legal(g, { seat, site }, out) {
    if (hook(g, seat, 'site.shield', GLACIER) > 0) return;
    const here = strongBeside(g, seat, site);
    const next = revealedOfKind(g, GLACIER).find(other => other > site);
    const there = next === undefined ? [] : strongBeside(g, seat, next);
    const leavesOne = (spot: number): boolean =>
      there.some(other => other !== spot || countAt(g.s, seat, spot) > 1);
    const allowed = here.some(leavesOne) ? here.filter(leavesOne) : here;
    for (const spot of allowed) out.push(C.weaken + spot);
  },
  harm: (g, { seat }) => (hook(g, seat, 'site.shield', GLACIER) > 0 ? 0 : 1),
  choose: (g, { seat }, choice) => weaken(g, seat, argOf(choice)),
};

const strongBeside = (g: Game, seat: number, site: number): number[] =>
  spots(g.s, seat, true, false).filter(spot => (g.s.land.sites[site]! >> territoryOf(spot)) & 1);
