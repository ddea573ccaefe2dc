// The texts of one language, bound to the rules of a pack.
import type { Decision, Description, GameEvent, Reason, Rules, State, Task } from '@civolution/engine';
import type { Language } from './languages.js';
import { plain } from './marks.js';
import {
  type Activation,
  type AskingTask,
  type ChoiceKey,
  type MakeTexts,
  type Names,
  plainNames,
  type SeatNames,
} from './texts.js';

export { type MakeTexts, type SeatNames, seatNames } from './texts.js';

/** Writes the texts of a game in one language. */
export interface GameTexts {
  readonly language: Language;
  readonly name: Names;
  /** One line for a described choice; the state is the one it was described in. */
  choice(state: State, description: Description): string;
  /** The same in parts where it activates a module, otherwise null. */
  activation(state: State, description: Description): Activation | null;
  /** What is asked, and what set it off. */
  prompt(state: State, decision: Decision): string;
  /** A line of the log. Any state of the same game helps to name what lies on the continent. */
  event(event: GameEvent, state?: State): string;
  /** Why something cannot be chosen. */
  reason(reason: Reason): string;
  /** A list of effects of the pack, by its number. */
  effects(list: number): string;
  /** A single effect of such a list. */
  effect(list: number, at: number): string;
  /** The ability of an installed card or chip, by its slot. */
  ability(slot: number): string;
  /** One cost space of a research card, from 0. */
  cost(card: number, space: number): string;
  /** All of an event card: whom it rewards and with what. */
  eventCard(event: number): string;
  /** What a goal chip asks for. */
  goal(goal: number): string;
  /** What an income chip or starting chip card does. */
  income(chip: number): string;
  /** What an attribute chip asks for and gives. */
  attribute(chip: number): string;
  /** The name of a starting attribute chip, and its benefit. */
  startingAttribute(chip: number): string;
  /** The name of a creature, what it eats, and what each of its feeding spaces gives. */
  creature(creature: number): string;
  /** All of a card of V.I.C.I, in several lines. */
  actionCard(card: number): string;
  /** All of a research card, in several lines. */
  card(card: number): string;
  /** What a module does at a level. */
  module(module: number, level: number): string;
  /** What a kind of site does to the territories beside it. */
  site(kind: number): string;
}

/**
 * Texts of a language for a pack. `seats` may give the civilizations names, see `seatNames`. With `marks`, texts
 * carry marks for icons (see `marks.ts`); names never do.
 */
export function gameTextsOf(
  language: Language,
  make: MakeTexts,
  rules: Rules,
  seats: SeatNames = [],
  marks = false,
): GameTexts {
  const texts = make(rules, seats);
  const show = marks ? (text: string): string => text : plain;
  return {
    language,
    name: plainNames(texts.name),
    choice(state, description) {
      const say = texts.choices[description.key as ChoiceKey];
      if (say === undefined) throw new Error(`There is no text for the choice '${description.key}'.`);
      return show(say(description, state));
    },
    activation(state, description) {
      if (description.kind !== 'activate') return null;
      const { verb, name, dice, does } = texts.activation(description, state);
      return { verb, name: show(name), dice, does: show(does) };
    },
    prompt(state, { seat, task: name, cause }) {
      const task = state.agenda[state.agenda.length - 1];
      const ask = texts.prompts[name as AskingTask] as PromptOf<Task> | undefined;
      if (ask === undefined || task?.do !== name) throw new Error(`There is no prompt for '${name}'.`);
      return show(texts.asked(ask(task, seat, state), cause, state));
    },
    event: (event, state) => show((texts.events[event.type] as EventOf<GameEvent>)(event, state)),
    reason: ({ code, facts }) => show(texts.reasons[code](facts)),
    effects: list => show(texts.effects(list)),
    effect: (list, at) => show(texts.effect(list, at)),
    ability: slot => show(texts.ability(slot)),
    cost: (card, space) => show(texts.cost(card, space)),
    eventCard: event => show(texts.eventCard(event)),
    goal: goal => show(texts.goal(goal)),
    income: chip => show(texts.income(chip)),
    attribute: chip => show(texts.attribute(chip)),
    startingAttribute: chip => show(texts.startingAttribute(chip)),
    creature: creature => show(texts.creature(creature)),
    actionCard: card => show(texts.actionCard(card)),
    card: card => show(texts.card(card)),
    module: (module, level) => show(texts.module(module, level)),
    site: kind => show(texts.site(kind)),
  };
}

type PromptOf<T> = (task: T, seat: number, state: State) => string;
type EventOf<E> = (event: E, state?: State) => string;
