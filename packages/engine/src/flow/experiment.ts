// Changes of what is to be done, for those who try something out on a copy of a game: no rule calls them.
import type { State } from '../state/types.js';
import type { Task } from './tasks.js';

/** The place on the agenda above the topmost task of a kind. */
function firstAfterLast({ agenda }: State, isIt: (task: Task) => boolean): number {
  let at = agenda.length;
  while (at > 0 && !isIt(agenda[at - 1]!)) at--;
  return at;
}

/**
 * Has a seat asked once more when everything is done that is open for it now, so that what others do then does not happen.
 * In the draft, where all are asked at once, it changes nothing.
 */
export function haltAfter(s: State, seat: number): void {
  const below = firstAfterLast(s, task => task.seat !== seat);
  if (below === s.agenda.length) return;
  s.agenda = [...s.agenda.slice(0, below), { do: 'endTurn', seat, cause: 0 }, ...s.agenda.slice(below)];
}

/** Gives a seat that is asked to end its turn another one instead. Whether it was asked that. */
export function turnAgain(s: State, seat: number): boolean {
  const top = s.agenda.at(-1);
  if (top?.do !== 'endTurn' || top.seat !== seat) return false;
  s.agenda = [...s.agenda.slice(0, -1), { do: 'turn', seat, cause: 0 }];
  return true;
}

/** Has these tasks done, the first one first, before the next phase begins. */
export function giveTasks(s: State, tasks: readonly Task[]): void {
  const next = firstAfterLast(s, task => task.do === 'phase');
  s.agenda = [...s.agenda.slice(0, next), ...[...tasks].reverse(), ...s.agenda.slice(next)];
}
