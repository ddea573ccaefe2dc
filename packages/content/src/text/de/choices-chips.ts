// Choices about chips, tracks, upgrades and markers.
import { extraOf, incomePoints, STARTING_CHIP, stepsAhead } from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { a, bare, cap, count, the, within } from './grammar.js';
import { ON_FAVOR, trackNoun } from './measures.js';
import { moduleText } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function chipChoices({ rules, name, noun, phrase, list, entry }: Parts) {
  const does = (effects: number, track = -1): string => cap(list.text(effects, true, track));
  const upgraded = (module: number, levels: readonly number[]): string =>
    `${the(noun.module(module), 'accusative')} auf Level ${name.level(levels[module]! + 1)}`;

  return {
    chipCard(d, state) {
      const at = state.chipCards.indexOf(d.arg);
      const [goal, attribute] = [state.chipGoals[at] ?? -1, state.chipAttributes[at] ?? -1];
      const chip = STARTING_CHIP + d.arg;
      return [
        `Nimm ${the(noun.chipCard(chip), 'accusative')} (Einkommen: ${does(rules.chips[chip]!)})`,
        `upgrade ${upgraded(rules.chipModules[d.arg]!, state.seats[d.seat]!.levels)}`,
        ...(goal < 0 ? [] : [`${bare(noun.goal(goal))} (${entry.goal(goal)})`]),
        ...(attribute < 0
          ? []
          : [`${bare(noun.startingAttribute(attribute))} (${entry.startingAttribute(attribute)})`]),
      ].join('; ');
    },
    takeIncome: d => `Nimm ${the(noun.chip(d.arg), 'accusative')}: ${does(rules.chips[d.arg]!)}`,
    income: d => `Nutze ${the(noun.chip(d.arg), 'accusative')}: ${does(d.effects!)}`,
    incomePoint(d, state) {
      const points = incomePoints(extraOf({ rules, s: state }, d.seat));
      return `Nimm ${count(points, NOUN.point)}, statt ${the(noun.chip(d.arg), 'accusative')} zu nutzen`;
    },
    upgrade(d, state) {
      const { levels } = state.seats[d.seat]!;
      const action = moduleText(noun, d.arg, levels[d.arg]! + 1, extraOf({ rules, s: state }, d.seat));
      return `Upgrade ${upgraded(d.arg, levels)}: ${cap(action)}`;
    },
    track(d, state) {
      const steps = taskNow(state, 'anyTrack')?.n ?? 1;
      const { to, lines, points } = stepsAhead(rules, state.seats[d.seat]!, d.arg, steps);
      return [
        `Rücke ${count(steps, NOUN.step)} auf ${the(trackNoun(d.arg), 'dative')} vor, auf Feld ${to}`,
        ...lines.map(
          line => `Bonusschwelle ${line + 1}: ${cap(list.text(rules.lines[line]!.bonus, false, d.arg))}`,
        ),
        ...(points > 0 ? [`${count(points, NOUN.point)} für Schritte über das Ende hinaus`] : []),
      ].join('; ');
    },
    flip: d => `Schalte das Stufe-${d.arg}-Plättchen auf aktiv`,
    takeGoal: d => `Nimm ${the(noun.goal(d.arg), 'accusative')}: ${entry.goal(d.arg)}`,
    coverGoal(d, state) {
      const covered = state.seats[d.seat]!.goals[d.arg]!.at(-1);
      return covered === undefined
        ? `Lege ${the(NOUN.goal, 'accusative')} auf Feld ${d.arg + 1} deines Zielbereichs`
        : `Decke ${the(noun.goal(covered), 'accusative')} ab (${entry.goal(covered)})`;
    },
    'coverGoal.free': d =>
      `Lege ${the(NOUN.goal, 'accusative')} auf das freie Feld ${d.arg + 1} deines Zielbereichs`,
    store: d => `Stelle ${phrase.markers(d.gain)} in dein Depot`,
    feature: d => `Erhalte ${phrase.markers(d.gain)}`,
    pick: (d, state) => does(d.effects!, taskNow(state, 'alternative')?.track),
    returnMarker(d, state) {
      const task = taskNow(state, 'gainMarkers');
      const gained = task ? `, um ${name.markers(task.place, 1, state)} zu erhalten` : '';
      return `Lege ${phrase.markers(d.cost, state)} in den Vorrat zurück${gained}`;
    },
    forgo(_d, state) {
      const task = taskNow(state, 'gainMarkers');
      return `Verzichte auf ${task ? name.markers(task.place, task.left, state) : 'die Marker'}`;
    },
    give: (d, state) => `Zahle ${phrase.markers(d.cost, state)}`,
    stepBack: () => `Gehe ${count(1, NOUN.step)} ${ON_FAVOR} zurück`,
    'accept.tame'(_d, state) {
      const creature = taskNow(state, 'tame')?.creature ?? 0;
      const where = within(noun.territoryType(rules.creatures[creature]!.type));
      return `Zähme ${the(noun.creature(creature), 'accusative')} und mache ${a(NOUN.find)} ${where}`;
    },
  } satisfies Partial<ChoiceTable>;
}
