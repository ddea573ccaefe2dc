// Gain a goal chip, rulebook p. 12 and 26; reveal a site, p. 20.

import { trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { VOLCANO } from '../pack/names.js';
import { score } from '../scoring/sources.js';
import { drawChip } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { mapped, put, putList } from '../state/lists.js';
import { barrenFor } from './build.js';

export const gainGoal: Handler<Extract<Task, { do: 'gainGoal' }>> = {
  legal(g, _task, out) {
    for (const goal of g.s.goalDisplay) if (goal >= 0) out.push(C.takeGoal + goal);
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    takeGoal(g, task.seat, argOf(choice), task.refill);
  },
};

/** Phase 2 refills only when everyone has chosen. */
export function takeGoal(g: Game, seat: number, goal: number, refill: boolean): void {
  const { s } = g;
  const next = refill ? drawChip(s, 'goalBag') : -1;
  s.goalDisplay = put(s.goalDisplay, s.goalDisplay.indexOf(goal), next);
  push(g, { do: 'placeGoal', seat, goal });
}

/** A free space takes it; only when there is none does it cover another (ruling 13). */
export const placeGoal: Handler<Extract<Task, { do: 'placeGoal' }>> = {
  legal(g, task, out) {
    const { goals } = g.s.seats[task.seat]!;
    const free = goals.findIndex(pile => pile.length === 0);
    if (free >= 0) out.push(C.coverGoal + free);
    else
      goals.forEach((_, space) => {
        out.push(C.coverGoal + space);
      });
  },
  choose(g, task, choice) {
    const space = argOf(choice);
    const me = seatToChange(g, task.seat);
    me.goals = putList(me.goals, space, [...me.goals[space]!, task.goal]);
    emit(g, task.seat, { type: 'tookGoal', goal: task.goal, space });
  },
};

export function refillGoals(g: Game): void {
  g.s.goalDisplay = mapped(g.s.goalDisplay, goal => (goal < 0 ? drawChip(g.s, 'goalBag') : goal));
}

/** Turns a site up; a Volcano sends the farms beside it home, but for those that may stand there (p. 38). */
export function revealSite(g: Game, seat: number, site: number): void {
  const { s } = g;
  const tile = s.sites[site]!;
  s.revealed |= 1 << site;
  s.learned++;
  emit(g, seat, { type: 'explored', site, tile });
  score(g, seat, g.rules.sites[tile]!.points, 'sites');
  if (g.rules.sites[tile]!.kind === VOLCANO) {
    for (let t = 0; t < s.farms.length; t++) {
      const owner = s.farms[t]! - 1;
      if (owner < 0 || ((barrenFor(g, owner) >> t) & 1) === 0) continue;
      emit(g, owner, { type: 'gaveBack', what: 'farm', territory: t });
      s.farms = put(s.farms, t, 0);
    }
  }
  trigger(g, seat, 'reveal');
}

/** Any face-down site, wherever it lies. */
export const reveal: Handler<Extract<Task, { do: 'revealSite' }>> = {
  legal(g, _task, out) {
    for (let site = 0; site < g.s.sites.length; site++) {
      if (((g.s.revealed >> site) & 1) === 0) out.push(C.reveal + site);
    }
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    revealSite(g, task.seat, argOf(choice));
  },
};
