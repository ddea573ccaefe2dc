// Choices about chips, tracks, upgrades and markers, and saying no.
import { extraOf, incomePoints, STARTING_CHIP, stepsAhead } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { Forms } from '../../plural.js';
import type { ChoiceTable } from '../../texts.js';
import { cap, count, plural } from './grammar.js';
import { moduleText } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function chipChoices({ rules, name, phrase, list, entry }: Parts) {
  return {
    chipCard(d, state) {
      const at = state.chipCards.indexOf(d.arg);
      const [goal, attribute] = [state.chipGoals[at] ?? -1, state.chipAttributes[at] ?? -1];
      const module = rules.chipModules[d.arg]!;
      const level = name.level(state.seats[d.seat]!.levels[module]! + 1);
      const goalChip = goal < 0 ? '' : `; goal chip ${name.goal(goal)} (${entry.requirement(goal)})`;
      const benefit =
        attribute < 0
          ? ''
          : `; starting attribute chip ${name.startingAttribute(attribute)} (${list(rules.benefits[attribute]!)})`;
      const chip = STARTING_CHIP + d.arg;
      return `Take starting chip card ${name.chip(chip)} (income: ${list(rules.chips[chip]!, -1, true)}); upgrade ${name.module(module)} to level ${level}${goalChip}${benefit}`;
    },
    takeIncome: d => `Take income chip ${name.chip(d.arg)}: ${list(rules.chips[d.arg]!, -1, true)}`,
    income: d => `Use income chip ${name.chip(d.arg)}: ${list(d.effects!, -1, true)}`,
    incomePoint(d, state) {
      const points = incomePoints(extraOf({ rules, s: state }, d.seat));
      return `Take ${count(points, NOUN.point)} instead of using income chip ${name.chip(d.arg)}`;
    },
    upgrade(d, state) {
      const level = state.seats[d.seat]!.levels[d.arg]! + 1;
      const does = moduleText(name, d.arg, level, extraOf({ rules, s: state }, d.seat));
      return `Upgrade ${name.module(d.arg)} to level ${name.level(level)}: ${does}`;
    },
    track(d, state) {
      const steps = taskNow(state, 'anyTrack')?.n ?? 1;
      const { to, lines, points } = stepsAhead(rules, state.seats[d.seat]!, d.arg, steps);
      const bonuses = lines
        .map(line => `; line ${line + 1}: ${list(rules.lines[line]!.bonus, d.arg)}`)
        .join('');
      const more = points > 0 ? `; ${count(points, NOUN.point)} for steps beyond the end` : '';
      return `Advance ${count(steps, NOUN.step)} on the ${name.track(d.arg)} track, to space ${to}${bonuses}${more}`;
    },
    flip: d => `Flip the stage-${d.arg} tile to active`,
    takeGoal: d => `Take goal chip ${entry.goal(d.arg)}`,
    coverGoal(d, state) {
      const covered = state.seats[d.seat]!.goals[d.arg]!.at(-1);
      return covered === undefined
        ? `Place the goal chip on goal space ${d.arg + 1}`
        : `Cover goal chip ${entry.goal(covered)}`;
    },
    'coverGoal.free': d => `Place the goal chip on free goal space ${d.arg + 1}`,
    store: d => `Store ${phrase.markers(d.gain)}`,
    feature: d => `Gain ${phrase.markers(d.gain)}`,
    pick: (d, state) => cap(list(d.effects!, taskNow(state, 'alternative')?.track, true)),
    returnMarker(d, state) {
      const task = taskNow(state, 'gainMarkers');
      const gained = task ? ` to gain ${name.markers(task.place, 1, state)}` : '';
      return `Return ${phrase.markers(d.cost, state)}${gained}`;
    },
    forgo(_d, state) {
      const task = taskNow(state, 'gainMarkers');
      return task ? `Forgo ${name.markers(task.place, task.left, state)}` : 'Forgo the markers';
    },
    give: (d, state) => `Pay ${phrase.markers(d.cost, state)}`,
    stepBack: () => 'Go 1 step back on the Favor of Agera track',
    'accept.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature ?? 0;
      const type = name.territoryType(rules.creatures[creature]!.type);
      return `Tame the ${name.creature(creature)} and make a lucky find in ${type}`;
    },
  } satisfies Partial<ChoiceTable>;
}

/** "the migration", "the 2 migrations" */
export const the = (n: number | undefined, forms: Forms): string =>
  n === undefined || n === 1 ? `the ${plural(1, forms)}` : `the ${count(n, forms)}`;
