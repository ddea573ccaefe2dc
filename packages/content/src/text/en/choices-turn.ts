// Choices of a turn: activating and paying, options of modules, the Reset, favor tests.
import {
  ATTRIBUTE_SLOT,
  type Description,
  extraOf,
  levelOf,
  RESET,
  readSource,
  type State,
  sleepGains,
} from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import type { Activation, ChoiceTable } from '../../texts.js';
import { activationLine, leveled } from '../activation.js';
import { moduleOptions } from '../options.js';
import { cap, count } from './grammar.js';
import { moduleText, optionText, transportSome } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export const activationOf =
  ({ rules, name }: Parts) =>
  (d: Description, state: State): Activation => {
    const level = levelOf(state.seats[d.seat]!, d.arg);
    const [a, b] = rules.values[d.arg]!;
    return {
      verb: 'Activate',
      name: leveled(name, name.module(d.arg), d.arg, level),
      dice: a === 0 ? 'any two dice' : `${a} and ${b}`,
      does: moduleText(name, d.arg, level, extraOf({ rules, s: state }, d.seat)),
    };
  };

export function turnChoices(en: Parts) {
  const { rules, name, phrase, list, ability } = en;
  const activation = activationOf(en);

  const asleep = (d: Description, state: State): ReturnType<typeof sleepGains> =>
    sleepGains(extraOf({ rules, s: state }, d.seat));

  return {
    endTurn: () => 'End the turn',
    activate: (d, state) => activationLine(activation(d, state)),
    reset: () => 'Do a Reset: roll used dice again, gain 1 food or 1 idea',
    attribute: d =>
      `Take attribute chip ${name.attribute(d.arg)} for ${phrase.markers(d.cost)}. ${ability(ATTRIBUTE_SLOT + d.arg)}`,
    pay(d) {
      const [first, second] = d.targets;
      const ideas = d.cost.length > 0 ? ` (${phrase.markers(d.cost)})` : '';
      return `Pay with ${phrase.sources(first!.id, second!.id)}${ideas}`;
    },
    ...moduleOptions(rules, (...option) => cap(optionText(...option))),
    'option.activity.0': (_d, state) => `Take ${count(taskNow(state, 'activity')?.money ?? 0, NOUN.money)}`,
    'option.procreation.1': () => 'Take a favor test to strengthen 1 weak tribe',
    'option.production.1'(_d, state) {
      const task = taskNow(state, 'production');
      return cap(transportSome(task?.transport ?? 1, task?.test ?? false));
    },
    'option.sleep.0': (d, state) => cap(`gain ${count(asleep(d, state).focus, NOUN.focus)}`),
    'option.sleep.1': (d, state) => cap(`gain ${count(asleep(d, state).ideas, NOUN.idea)}`),
    pickUp: d => `Pick up a die of ${readSource(d.arg).value} to roll it again`,
    roll(d, state) {
      const { usedDice } = state.seats[d.seat]!;
      return usedDice === 0 ? 'Roll no dice' : `Roll ${count(usedDice, NOUN.die)}`;
    },
    markerTo(d, state) {
      const short = taskNow(state, 'gainMarkers');
      if (short) return `Gain ${name.markers(short.place, short.left, state)} from the supply`;
      const gain = phrase.markers(d.gain);
      return state.seats[d.seat]!.markers[RESET]! > 0
        ? `Turn the reset marker into ${gain}`
        : `Gain ${gain} from the supply`;
    },
    spendIdeas: d => `Spend ${phrase.markers(d.cost)} to pass the favor test`,
    'spendIdeas.fail': d => `Spend ${phrase.markers(d.cost)} to fail the favor test`,
    accept: () => 'Accept that the favor test fails',
    'accept.pass': () => 'Pass the favor test',
    activity: d =>
      `Perform the activity of ${name.slot(d.arg)}: ${list(rules.abilities[d.arg]!.list, -1, true)}`,
    'activity.console': () => `Perform the console's activity: ${list(rules.activity, -1, true)}`,
  } satisfies Partial<ChoiceTable>;
}
