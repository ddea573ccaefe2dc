// Choices of a turn: activating and paying, options of modules, the Reset, favor tests.
import {
  ATTRIBUTE_SLOT,
  type Description,
  extraOf,
  levelOf,
  RESET,
  readSource,
  type State,
} from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { Activation, ChoiceTable } from '../../texts.js';
import { activationLine, leveled } from '../activation.js';
import { moduleOptions } from '../options.js';
import { cap, count, the } from './grammar.js';
import { moduleText, optionText, STRENGTHEN_AFTER_TEST, sleepText, transportSome } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export const activationOf =
  ({ rules, name, noun }: Parts) =>
  (d: Description, state: State): Activation => {
    const level = levelOf(state.seats[d.seat]!, d.arg);
    const [one, other] = rules.values[d.arg]!;
    return {
      verb: 'Aktiviere',
      name: leveled(name, noun.moduleName(d.arg), d.arg, level),
      dice: one === 0 ? 'zwei beliebige Würfel' : `${one} und ${other}`,
      does: cap(moduleText(noun, d.arg, level, extraOf({ rules, s: state }, d.seat))),
    };
  };

export function turnChoices(de: Parts) {
  const { rules, name, noun, phrase, list, ability } = de;
  const activation = activationOf(de);

  const asleep =
    (n: 0 | 1) =>
    (d: Description, state: State): string =>
      cap(sleepText(n, extraOf({ rules, s: state }, d.seat)));

  return {
    endTurn: () => 'Beende den Zug',
    activate: (d, state) => activationLine(activation(d, state)),
    reset: () => 'Führe einen Reset durch: Wirf benutzte Würfel neu und erhalte 1 Nahrung oder 1 Idee',
    attribute: d =>
      `Nimm ${the(noun.attribute(d.arg), 'accusative')} für ${phrase.markers(d.cost)}. ${ability(ATTRIBUTE_SLOT + d.arg)}`,
    pay(d) {
      const [first, second] = d.targets;
      const ideas = d.cost.length > 0 ? ` (${phrase.markers(d.cost)})` : '';
      return `Zahle mit ${phrase.sources(first!.id, second!.id)}${ideas}`;
    },
    ...moduleOptions(rules, (...option) => cap(optionText(...option))),
    'option.activity.0': (_d, state) => `Nimm ${count(taskNow(state, 'activity')?.money ?? 0, NOUN.money)}`,
    'option.procreation.1': () => cap(STRENGTHEN_AFTER_TEST),
    'option.production.1'(_d, state) {
      const task = taskNow(state, 'production');
      return cap(transportSome(task?.transport ?? 1, task?.test ?? false));
    },
    'option.sleep.0': asleep(0),
    'option.sleep.1': asleep(1),
    pickUp: d => `Nimm eine ${readSource(d.arg).value} in die Hand, um sie neu zu werfen`,
    roll(d, state) {
      const { usedDice } = state.seats[d.seat]!;
      return usedDice === 0 ? 'Wirf keine Würfel' : `Wirf ${count(usedDice, NOUN.die)}`;
    },
    markerTo(d, state) {
      const short = taskNow(state, 'gainMarkers');
      if (short) return `Erhalte ${name.markers(short.place, short.left, state)} aus dem Vorrat`;
      const gain = phrase.markers(d.gain);
      return state.seats[d.seat]!.markers[RESET]! > 0
        ? `Mache aus dem Resetmarker ${gain}`
        : `Erhalte ${gain} aus dem Vorrat`;
    },
    spendIdeas: d => `Zahle ${phrase.markers(d.cost)}, um die Gunstprobe zu bestehen`,
    'spendIdeas.fail': d => `Zahle ${phrase.markers(d.cost)}, um die Gunstprobe nicht zu bestehen`,
    accept: () => 'Nimm hin, dass du die Gunstprobe nicht bestehst',
    'accept.pass': () => 'Bestehe die Gunstprobe',
    activity: d =>
      `Führe die Aktivität ${the(noun.slot(d.arg), 'genitive')} aus: ${cap(list.text(rules.abilities[d.arg]!.list, true))}`,
    'activity.console': () => `Führe die Aktivität der Konsole aus: ${cap(list.text(rules.activity, true))}`,
  } satisfies Partial<ChoiceTable>;
}
