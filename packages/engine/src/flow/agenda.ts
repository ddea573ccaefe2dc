import type { Game } from './game.js';
import type { Task, TaskName } from './tasks.js';

/**
 * How a task is carried out. One with `run` needs no choice. Otherwise `legal` writes the choices it offers and
 * `choose` carries one out; the task is off the agenda by then and pushes what remains. No choice at all means
 * that nothing can be done, and the task is dropped.
 */
export type Handler<T extends Task> =
  | { readonly run: (g: Game, task: T) => void }
  | {
      readonly legal: (g: Game, task: T, out: number[]) => void;
      readonly choose: (g: Game, task: T, choice: number) => void;
      /** Asked even when there is only one choice: always, or when this says so. */
      readonly always?: true | ((g: Game, task: T) => boolean);
      /**
       * The harm that the only choice does, as a number. If an attribute chip could make it smaller, the choice is asked,
       * so that the chip can be taken first (p. 27).
       */
      readonly harm?: (g: Game, task: T) => number;
    };

export type Handlers = { readonly [K in TaskName]: Handler<Extract<Task, { do: K }>> };

/** Puts new tasks on the agenda so that the first one is done first; each gets the present cause, unless it has one. */
export function push(g: Game, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task: { cause?: number } & Task = tasks[i]!;
    if (task.cause === undefined) (task as { cause?: number }).cause = g.cause;
    g.s.agenda.push(task);
  }
}
