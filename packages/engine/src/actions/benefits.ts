// What starting chips and creatures give: steps on different tracks, different features, a stock of one land type, a
// card of each stack, a tribe in new land. Acceptance Letter p. 3 and 8.
import { trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import {
  CARD_TYPES,
  FEATURE,
  FEATURES,
  materialOf,
  STORED,
  TERRITORY_TYPES,
  TRACKS,
  WATER,
} from '../pack/names.js';
import { seatToChange } from '../state/change.js';
import { mapped, range } from '../state/lists.js';
import { gain } from '../state/markers.js';
import { freeSpaces, isLand } from '../state/tribes.js';
import { drawTop } from './cards.js';
import { advance } from './progress.js';
import { FREE_SPACE, NOBODY, settle } from './settle.js';

const ROWS = [1, 2, 3];

/** A step on each of several different tracks. */
export const tracks: Handler<Extract<Task, { do: 'tracks' }>> = {
  legal(_g, { done }, out) {
    for (let track = 0; track < TRACKS.length; track++) if (!done.includes(track)) out.push(C.track + track);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const track = argOf(choice);
    if (task.left > 1) push(g, { ...task, left: task.left - 1, done: [...task.done, track] });
    advance(g, task.seat, track, 1);
  },
};

/** A marker on each of several different feature spaces. */
export const features: Handler<Extract<Task, { do: 'features' }>> = {
  legal(_g, { done }, out) {
    for (let f = 0; f < FEATURES.length; f++) if (!done.includes(f)) out.push(C.feature + f);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const feature = argOf(choice);
    if (task.left > 1) push(g, { ...task, left: task.left - 1, done: [...task.done, feature] });
    gain(g, task.seat, FEATURE + feature, 1);
  },
};

/** Markers on each of the three storage spaces of a land type. */
export const stock: Handler<Extract<Task, { do: 'stock' }>> = {
  legal(_g, _task, out) {
    for (let type = WATER + 1; type < TERRITORY_TYPES.length; type++) out.push(C.stockType + type);
    out.push(C.decline);
  },
  choose(g, { seat, n }, choice) {
    if (choice === C.decline) return;
    for (const row of ROWS) gain(g, seat, STORED + materialOf(argOf(choice), row), n);
  },
};

/** The top card of each face-down stack. */
export function drawEach(g: Game, seat: number): void {
  const cards = mapped(range(CARD_TYPES.length), type => drawTop(g, type, 1 << seat)).filter(
    card => card >= 0,
  );
  const me = seatToChange(g, seat);
  me.hand = [...me.hand, ...cards];
  emit(g, seat, { type: 'kept', cards }, 1 << seat);
  for (const card of cards) trigger(g, seat, 'gainCard', card >> 5);
}

/** Undeveloped land with a free encampment without fire, as long as the supply has a tribe. */
export function newLand(g: Game, seat: number): number[] {
  if (g.s.seats[seat]!.tribes === 0) return [];
  return g.rules.territories.flatMap((_, t) =>
    isLand(g.rules, t) && ((g.s.developed >> t) & 1) === 0 && freeSpaces(g.s, t) > 0 ? [t] : [],
  );
}

/** A tribe settles there, and develops the territory. */
export const expand: Handler<Extract<Task, { do: 'expand' }>> = {
  legal(g, { seat }, out) {
    for (const t of newLand(g, seat)) out.push(C.settle + t * 16 + FREE_SPACE);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    seatToChange(g, seat).tribes--;
    settle(g, seat, argOf(choice), NOBODY, true);
  },
};
