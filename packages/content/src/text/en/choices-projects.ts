// Choices about exploring, building, goal chips to install, planning, dice and feature markers.
import {
  canFlip,
  type Description,
  faceDownAround,
  goalStages,
  isLaden,
  isLastSettlement,
  materialOfStatue,
  ON_CONSOLE,
  placeOfProject,
  type State,
  settlementOf,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { count, listing } from './grammar.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function projectChoices({ rules, name, phrase, entry }: Parts) {
  const rewards = (d: Description, state: State): string => {
    const me = state.seats[d.seat]!;
    const { diamonds } = rules.settlements[settlementOf(d.arg)]!;
    return [
      'gain an income chip',
      ...(isLastSettlement(me) && canFlip(me) ? ['flip a stage tile to active'] : []),
      `uncover ${count(diamonds, NOUN.diamond)}`,
    ].join(', ');
  };

  /** " in stage 2 (3 points at the end)", or nothing where no column is chosen. */
  const inStage = (d: Description, state: State, slot: 'beside' | 'top'): string => {
    const me = state.seats[d.seat]!;
    const column = taskNow(state, 'installGoal')?.column ?? -1;
    return column < 0 ? '' : ` in ${phrase.stage(goalStages(rules, me, column)[slot], me)}`;
  };

  const giver = (d: Description): string => `${name.seat((d.arg & 7) - 1)}, who has the most`;
  const receiver = (state: State): string => {
    const to = taskNow(state, 'giveDie')?.to;
    return to === undefined ? '' : ` to ${name.seat(to)}`;
  };

  return {
    explore(d, state) {
      const sites = bitsOf(faceDownAround(state, d.arg)).map(site => String(site + 1));
      const found =
        sites.length === 0
          ? 'no site there is face down'
          : `reveal ${sites.length === 1 ? 'site' : 'sites'} ${listing(sites)}`;
      return `Explore around ${name.territory(d.arg)}: ${found}`;
    },
    farm: d => `Build a farm in ${name.territory(d.arg)}, then gain ${phrase.markers(d.gain)}`,
    boat(d, state) {
      const laden = isLaden(state, d.seat, ON_CONSOLE) ? ` with ${count(1, NOUN.raw)} on it` : '';
      return `Build a boat${laden} in ${name.territory(d.arg)}; a strong tribe beside it may board`;
    },
    statue: d =>
      `Build a statue of ${name.material(materialOfStatue(d.arg))} on ${name.ground(placeOfProject.statue(d.arg))}, then 1 step on any track`,
    settlement(d, state) {
      const cost = d.cost.length > 0 ? ` for ${phrase.markers(d.cost)}` : '';
      return `Build a settlement on ${name.ground(placeOfProject.settlement(d.arg))}${cost}: ${rewards(d, state)}`;
    },
    board(d, state) {
      const water = taskNow(state, 'board')?.territory;
      const where = water === undefined ? '' : ` in ${name.territory(water)}`;
      return `Move ${phrase.tribe(d.targets[0]!.id, state, d.seat)} onto the boat${where}`;
    },
    installGoal(d, state) {
      const pile = state.seats[d.seat]!.goals[d.arg]!;
      const [goal, beneath] = [pile.at(-1), pile.at(-2)];
      if (goal === undefined) return `Install the goal chip of goal space ${d.arg + 1}`;
      const cost = d.cost.length > 0 ? ` for ${phrase.markers(d.cost)}` : '';
      const then =
        beneath === undefined
          ? ', then upgrade a main module'
          : `, which uncovers goal chip ${entry.goal(beneath)}`;
      return `Install goal chip ${name.goal(goal)}${cost}${then}`;
    },
    'goalSlot.beside': (d, state) => `Install it beside the single goal chip${inStage(d, state, 'beside')}`,
    'goalSlot.top': (d, state) => `Install it on top of the column${inStage(d, state, 'top')}`,
    planOn(d) {
      const n = d.gain.reduce((sum, markers) => sum + markers.n, 0);
      return `Place ${n > 0 ? count(n, NOUN.planning) : NOUN.planning.other} on dice space ${d.arg + 1}`;
    },
    'gainDie.activation': () => 'Gain 1 activation die from the display and roll it',
    'gainDie.activation.from': d => `Take 1 activation die from ${giver(d)}, and roll it`,
    'gainDie.fate': () => 'Gain 1 fate die from the display',
    'gainDie.fate.from': d => `Take 1 fate die from ${giver(d)}`,
    giveDie: (d, state) => `Give a die of ${d.arg + 1}${receiver(state)}`,
    'giveDie.used': (_d, state) => `Give a used die${receiver(state)}`,
    recall: d => `Roll ${count(d.arg, NOUN.usedDie)}`,
    setDie: d => `Turn a die of ${Math.floor(d.arg / 6) + 1} to ${(d.arg % 6) + 1}`,
    mutate: d => `Turn ${phrase.markers(d.cost)} into ${phrase.markers(d.gain)}`,
  } satisfies Partial<ChoiceTable>;
}
