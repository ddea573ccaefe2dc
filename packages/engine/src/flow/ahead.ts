// Looking ahead: what could come of tasks that are not carried out yet.
import { clone } from '../state/clone.js';
import { kindOf } from './choices.js';
import { type Game, withoutSink } from './game.js';
import { carryOut, current, legal, runOn } from './play.js';

/** The search stops after this many choices and answers yes, so the module is offered. No pack so far comes near it. */
const MOST_TRIALS = 200;

/**
 * Whether some way to answer the questions on the agenda leads to a position that fulfils a condition. What chance would
 * bring does not count, so the answer says nothing about dice, bags and stacks. Changes the game it is given.
 */
export function couldReach(g: Game, condition: (g: Game) => boolean): boolean {
  let trials = 0;
  const { learned } = g.s;
  const search = (here: Game): boolean => {
    if (here.s.learned !== learned) return false;
    const task = current(here);
    if (task === undefined) return condition(here);
    for (const choice of legal(here, task.seat)) {
      if (kindOf(choice) === 'attribute') continue;
      if (++trials > MOST_TRIALS) return true;
      const next = withoutSink(here.rules, clone(here.s));
      carryOut(next, task.seat, choice);
      if (search(next)) return true;
    }
    return false;
  };
  runOn(g);
  return search(g);
}
