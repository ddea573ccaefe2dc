// What V.I.C.I takes out of the game: goal, attribute and income chips, research cards. Rulebook p. 40.
import { renewFaceUp, takeFaceUp } from '../actions/cards.js';
import type { Handler } from '../flow/agenda.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { drawChip, rollDie } from '../state/chance.js';
import { soloToChange } from '../state/change.js';
import { put } from '../state/lists.js';
import { forfeit, soloOf, takeMarker } from './rival.js';

/** Nothing lies on an empty space, or beyond the last. */
const NOTHING = -1;

/** Phase 2: the goal chip on the space of the value rolled, from the top; refilled when everyone has chosen. */
export const automaGoal: Handler<Extract<Task, { do: 'automaGoal' }>> = {
  run(g, { seat }) {
    const { s } = g;
    const value = rollDie(s);
    emit(g, seat, { type: 'consulted', value, about: 'goal' });
    const goal = s.goalDisplay[value - 1] ?? NOTHING;
    emit(g, seat, { type: 'removed', what: 'goal', id: goal });
    if (goal === NOTHING) return;
    s.goalDisplay = put(s.goalDisplay, value - 1, NOTHING);
    const solo = soloToChange(g);
    solo.goalsOut = [...solo.goalsOut, goal];
  },
};

/** The top face-up card of a type; an emptied stack is renewed. */
export function removeCard(g: Game, seat: number, type: number): void {
  const card = g.s.faceUp[type]!.at(-1) ?? NOTHING;
  emit(g, seat, { type: 'removed', what: 'card', id: card });
  if (card === NOTHING) return;
  const solo = soloToChange(g);
  solo.cardsOut = [...solo.cardsOut, card];
  takeFaceUp(g, type);
  renewFaceUp(g, type);
}

/** A marker on the lowest free space of a grid; some spaces cost the display a chip. */
export function markGrid(g: Game, seat: number, grid: 'evolution' | 'prosperity'): void {
  const { spaces, removes } = g.rules.pack.solo[grid];
  if (soloOf(g.s)[grid] >= spaces) return forfeit(g, seat, grid, 'gridFull');
  if (!takeMarker(g, seat, grid)) return;
  const solo = soloToChange(g);
  solo[grid]++;
  emit(g, seat, { type: 'gridMarker', grid, space: solo[grid] });
  if (!removes.includes(solo[grid])) return;
  removeChip(g, seat, grid === 'evolution' ? 'attribute' : 'income');
}

/** 1-2 the top one, 3-4 the middle one, 5-6 the bottom one; its space is refilled. */
function removeChip(g: Game, seat: number, what: 'attribute' | 'income'): void {
  const [display, bag, out] = [`${what}Display`, `${what}Bag`, `${what}sOut`] as const;
  const { s } = g;
  const value = rollDie(s);
  emit(g, seat, { type: 'consulted', value, about: what });
  const space = Math.floor((value - 1) / 2);
  const chip = s[display][space] ?? NOTHING;
  emit(g, seat, { type: 'removed', what, id: chip });
  if (chip === NOTHING) return;
  const solo = soloToChange(g);
  solo[out] = [...solo[out], chip];
  s[display] = put(s[display], space, drawChip(s, bag));
}
