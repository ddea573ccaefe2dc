// Choices of a turn: activating and paying, options of modules, the Reset, favor tests.
import {
  ATTRIBUTE_SLOT,
  type Description,
  extraOf,
  levelOf,
  MODULES,
  RESET,
  readSource,
  type State,
  sleepGains,
} from '@civolution/engine';
import { taskNow } from '../../facts/tasks.js';
import { mark } from '../../marks.js';
import type { Activation, ChoiceTable } from '../../texts.js';
import { activationLine, leveled } from '../activation.js';
import { moduleOptions } from '../options.js';
import { cap, count, titled } from './grammar.js';
import { module as moduleOf } from './lists.js';
import { moduleText, optionText, transportSome } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** In a sentence "moduł migracji II", alone "Migracja II". */
const activationAs =
  ({ rules, name }: Parts, called: (module: number) => string) =>
  (d: Description, state: State): Activation => {
    const level = levelOf(state.seats[d.seat]!, d.arg);
    const [a, b] = rules.values[d.arg]!;
    return {
      verb: 'Aktywuj',
      name: leveled(name, called(d.arg), d.arg, level),
      dice: a === 0 ? 'dowolne 2 kości' : `${a} i ${b}`,
      does: moduleText(d.arg, level, extraOf({ rules, s: state }, d.seat)),
    };
  };
export const activationOf = (pl: Parts): ReturnType<typeof activationAs> =>
  activationAs(pl, module => mark('module', MODULES[module]!) + pl.name.module(module));

export function turnChoices(pl: Parts) {
  const { rules, name, markers, phrase, slot, list, ability } = pl;
  const activation = activationAs(pl, module => moduleOf(module).one.acc);

  const asleep = (d: Description, state: State): ReturnType<typeof sleepGains> =>
    sleepGains(extraOf({ rules, s: state }, d.seat));

  return {
    endTurn: () => 'Zakończ turę',
    activate: (d, state) => activationLine(activation(d, state)),
    reset: () => 'Wykonaj reset: rzuć ponownie użytymi kośćmi i zyskaj 1 żywność albo 1 pomysł',
    attribute: d =>
      `Weź ${titled(NOUN.attribute, name.attribute(d.arg)).one.acc} za ${markers.list(d.cost)}. ${ability(ATTRIBUTE_SLOT + d.arg)}`,
    pay(d) {
      const [first, second] = d.targets;
      const ideas = d.cost.length > 0 ? ` (${markers.list(d.cost, undefined, 'nom')})` : '';
      return `Zapłać ${phrase.sources(first!.id, second!.id)}${ideas}`;
    },
    ...moduleOptions(rules, (...option) => cap(optionText(...option))),
    'option.activity.0': (_d, state) => `Weź ${count(taskNow(state, 'activity')?.money ?? 0, NOUN.money)}`,
    'option.procreation.1': () => 'Wykonaj test przychylności, aby wzmocnić 1 osłabione plemię',
    'option.production.1'(_d, state) {
      const task = taskNow(state, 'production');
      return cap(transportSome(task?.transport ?? 1, task?.test ?? false));
    },
    'option.sleep.0': (d, state) => `Zyskaj ${count(asleep(d, state).focus, NOUN.focus)}`,
    'option.sleep.1': (d, state) => `Zyskaj ${count(asleep(d, state).ideas, NOUN.idea)}`,
    pickUp: d => `Zbierz kość o wartości ${readSource(d.arg).value}, aby rzucić nią ponownie`,
    roll(d, state) {
      const { usedDice } = state.seats[d.seat]!;
      return usedDice === 0 ? 'Nie rzucaj kośćmi' : `Rzuć ${count(usedDice, NOUN.die, 'ins')}`;
    },
    markerTo(d, state) {
      const short = taskNow(state, 'gainMarkers');
      if (short) return `Zyskaj ${markers.counted(short.place, short.left, state)} z zasobów`;
      const gain = markers.list(d.gain);
      return state.seats[d.seat]!.markers[RESET]! > 0
        ? `Zamień znacznik resetu na ${gain}`
        : `Zyskaj ${gain} z zasobów`;
    },
    spendIdeas: d => `Wydaj ${markers.list(d.cost)}, aby zdać ${NOUN.test.one.acc}`,
    'spendIdeas.fail': d => `Wydaj ${markers.list(d.cost)}, aby nie zdać ${NOUN.test.one.gen}`,
    accept: () => 'Pogódź się z niezdanym testem przychylności',
    'accept.pass': () => `Zdaj ${NOUN.test.one.acc}`,
    activity: d => `Wykonaj działanie ${slot(d.arg).one.gen}: ${list(rules.abilities[d.arg]!.list, true)}`,
    'activity.console': () => `Wykonaj działanie konsoli: ${list(rules.activity, true)}`,
  } satisfies Partial<ChoiceTable>;
}
