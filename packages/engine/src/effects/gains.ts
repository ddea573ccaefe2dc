// Markers gained: for want of supply, or of a kind of one's choice.
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { FEATURE, FEATURES, MATERIALS, STORED } from '../pack/names.js';
import { gain, pay, returnable } from '../state/markers.js';

/** Markers for which the supply was short: for each, one is returned first, or the rest is forgone. */
export const gainMarkers: Handler<Extract<Task, { do: 'gainMarkers' }>> = {
  legal(g, task, out) {
    const me = g.s.seats[task.seat]!;
    // An attribute chip taken meanwhile has filled the supply: nothing needs to be returned for that marker.
    if (me.supply > 0) {
      out.push(C.markerTo + task.place);
      return;
    }
    for (const place of returnable(me)) if (place !== task.place) out.push(C.returnMarker + place);
    out.push(C.forgo);
  },
  choose(g, task, choice) {
    const { seat, place, left } = task;
    if (choice === C.forgo) return forgo(g, task);
    if (choice === C.markerTo + place) return gain(g, seat, place, left);
    if (left > 1) push(g, { ...task, left: left - 1 });
    pay(g, seat, argOf(choice), 1, 'returned');
    gain(g, seat, place, 1);
  },
};

function forgo(g: Game, task: Extract<Task, { do: 'gainMarkers' }>): void {
  emit(g, task.seat, { type: 'forgone', place: task.place, n: task.left });
}

/** A marker of one's choice, or none: any feature; a stored material of any kind, of a territory type, or of a row. */
export const gainAny: Handler<Extract<Task, { do: 'gainAny' }>> = {
  legal(_g, { kind, of }, out) {
    if (kind === 'feature') for (let f = 0; f < FEATURES.length; f++) out.push(C.feature + f);
    else {
      for (let m = 0; m < MATERIALS.length; m++) {
        const type = Math.floor(m / 3) + 1;
        const row = (m % 3) + 1;
        if (of === 0 || of === type || of === -row) out.push(C.store + m);
      }
    }
    out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    gain(g, task.seat, (task.kind === 'feature' ? FEATURE : STORED) + argOf(choice), 1);
  },
};
