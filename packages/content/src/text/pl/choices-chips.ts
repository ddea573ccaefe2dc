// Choices about chips, tracks, upgrades and markers.
import { extraOf, incomePoints, STARTING_CHIP, type State, stepsAhead } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { and, cap, count, outOf, quoted, titled } from './grammar.js';
import { inTerritory } from './lands.js';
import { module as moduleOf, track as trackOf } from './lists.js';
import { moduleText } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function chipChoices({ rules, name, markers, phrase, list, entry }: Parts) {
  const incomeChip = (chip: number) => titled(NOUN.income, name.chip(chip)).one;
  /** "czip celu „Dar drewna”: zwróć 1 drewno" */
  const goalChip = (goal: number): string =>
    `${titled(NOUN.goal, name.goal(goal)).one.acc}: ${entry.requirement(goal)}`;
  const upgraded = (module: number, state: State, seat: number): string =>
    `${moduleOf(module).one.acc} do poziomu ${name.level(state.seats[seat]!.levels[module]! + 1)}`;

  return {
    chipCard(d, state) {
      const at = state.chipCards.indexOf(d.arg);
      const [goal, attribute] = [state.chipGoals[at] ?? -1, state.chipAttributes[at] ?? -1];
      const chip = STARTING_CHIP + d.arg;
      return [
        `Weź kartę czipów startowych ${quoted(name.chip(chip))} (przychód: ${list(rules.chips[chip]!, true)})`,
        `ulepsz ${upgraded(rules.chipModules[d.arg]!, state, d.seat)}`,
        ...(goal < 0 ? [] : [`${titled(NOUN.goal, name.goal(goal)).one.acc} (${entry.requirement(goal)})`]),
        ...(attribute < 0
          ? []
          : [
              `${titled(NOUN.startingAttribute, name.startingAttribute(attribute)).one.acc} (${entry.benefit(attribute)})`,
            ]),
      ].join('; ');
    },
    takeIncome: d => `Weź ${incomeChip(d.arg).acc}: ${list(rules.chips[d.arg]!, true)}`,
    income: d => `Użyj ${incomeChip(d.arg).gen}: ${list(d.effects!, true)}`,
    incomePoint(d, state) {
      const points = incomePoints(extraOf({ rules, s: state }, d.seat));
      return `Weź ${count(points, NOUN.point)} zamiast użycia ${incomeChip(d.arg).gen}`;
    },
    upgrade(d, state) {
      const level = state.seats[d.seat]!.levels[d.arg]! + 1;
      const does = moduleText(d.arg, level, extraOf({ rules, s: state }, d.seat));
      return `Ulepsz ${upgraded(d.arg, state, d.seat)}: ${does}`;
    },
    track(d, state) {
      const steps = taskNow(state, 'anyTrack')?.n ?? 1;
      const { to, lines, points } = stepsAhead(rules, state.seats[d.seat]!, d.arg, steps);
      return [
        `Przesuń dysk o ${count(steps, NOUN.space)} na ${trackOf(d.arg).one.loc}, na ${to}. pole`,
        ...lines.map(line => `${line + 1}. próg premii: ${list(rules.lines[line]!.bonus)}`),
        ...(points > 0 ? [`${count(points, NOUN.point)} za pola poza końcem toru`] : []),
      ].join('; ');
    },
    flip: d => `Odwróć kafelek ${d.arg}. rzędu na stronę aktywną`,
    takeGoal: d => `Weź ${goalChip(d.arg)}`,
    coverGoal(d, state) {
      const covered = state.seats[d.seat]!.goals[d.arg]!.at(-1);
      return covered === undefined
        ? `Umieść ${NOUN.goal.one.acc} na ${d.arg + 1}. polu celu`
        : `Przykryj ${goalChip(covered)}`;
    },
    'coverGoal.free': d => `Umieść ${NOUN.goal.one.acc} na wolnym ${d.arg + 1}. polu celu`,
    store: d => `Umieść w magazynie ${markers.list(d.gain)}`,
    feature: d => `Zyskaj ${markers.list(d.gain)}`,
    pick: d => cap(list(d.effects!, true)),
    returnMarker(d, state) {
      const task = taskNow(state, 'gainMarkers');
      const gained = task ? `, aby zyskać ${markers.counted(task.place, 1, state)}` : '';
      const returned = d.cost.map(({ place, n }) => markers.taken(place, n, state));
      return `Zwróć ${and(returned)}${gained}`;
    },
    forgo(_d, state) {
      const task = taskNow(state, 'gainMarkers');
      const what = task ? markers.counted(task.place, task.left, state, 'gen') : 'znaczników';
      return `Zrezygnuj ${outOf(what)}`;
    },
    give: (d, state) => `Zapłać ${markers.list(d.cost, state)}`,
    stepBack: () => `Cofnij dysk o ${count(1, NOUN.space)} na ${NOUN.favorTrack.one.loc}`,
    'accept.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature ?? 0;
      const where = inTerritory(rules.creatures[creature]!.type);
      return `Oswój ${phrase.creature(creature).one.acc} i dokonaj ${NOUN.luckyFind.one.gen}${where}`;
    },
  } satisfies Partial<ChoiceTable>;
}
