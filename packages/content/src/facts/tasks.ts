// What is being asked and done, as texts look it up.
import {
  type Extra,
  FOOD,
  levelOf,
  MODULES,
  type State,
  spots,
  type Task,
  type TaskName,
} from '@civolution/engine';
import type { ChoosingModule } from '../texts.js';

/** The task on top of the agenda, if it is one of this name. */
export function taskNow<K extends TaskName>(state: State, name: K): Extract<Task, { do: K }> | undefined {
  const task = state.agenda[state.agenda.length - 1];
  return task?.do === name ? (task as Extract<Task, { do: K }>) : undefined;
}

/** The level at which a module in use was activated. */
export const levelNow = (state: State, seat: number, module: ChoosingModule): number =>
  taskNow(state, module)?.level ?? levelOf(state.seats[seat]!, MODULES.indexOf(module));

/** Only the printed numbers. */
export const NOTHING_EXTRA: Extra = () => 0;

/** The level that needs a tile. */
export const LEVEL_FOUR = 4;

/** What a task that takes a food or a tribe could take of a civilization; both, if it has neither. */
export function losable(
  { food, tribe }: Extract<Task, { do: 'lose' }>,
  seat: number,
  state: State,
): { readonly food: boolean; readonly tribe: boolean } {
  const hasFood = food && state.seats[seat]!.markers[FOOD]! > 0;
  const hasTribe = tribe && spots(state, seat, true, true).length > 0;
  return hasFood || hasTribe ? { food: hasFood, tribe: hasTribe } : { food, tribe };
}
