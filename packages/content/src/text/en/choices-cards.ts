// Choices about cards: gaining, keeping and installing them, and the draft.
import {
  activeSpaces,
  type Description,
  nextStage,
  pointsOfSpaces,
  type State,
  sparedFor,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { count, listing } from './grammar.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function cardChoices({ rules, name, phrase, list, entry }: Parts) {
  /** "C3 Script (insight)" */
  const card = (n: number): string => `${name.card(n)} (${name.cardType(n >> 5)})`;

  const column = (d: Description, state: State): string => {
    const me = state.seats[d.seat]!;
    return `column ${d.arg + 1}, ${phrase.stage(nextStage(rules, me, d.arg), me)}`;
  };

  const asked = (n: number, spaces: readonly number[]): string =>
    spaces.length === 0 ? 'no cost' : spaces.map(space => entry.cost(n, space)).join('; ');
  const worth = (points: number): string => (points > 0 ? ` (${count(points, NOUN.point)})` : '');
  const numbered = (spaces: readonly number[]): string =>
    `cost ${spaces.length === 1 ? 'space' : 'spaces'} ${listing(spaces.map(space => String(space + 1)))}`;

  /** What of it need not be returned. */
  const spared = (d: Description, state: State, n: number, spaces: number): string => {
    const markers = sparedFor({ rules, s: state }, d.seat, n, spaces);
    if (markers.length === 0) return '';
    return `; keep ${phrase.markers(markers.map(([place, many]) => ({ place, n: many })))} of that`;
  };

  /** What is left to meet when settlements stand for some spaces. */
  const rest = (d: Description, state: State): string => {
    const task = taskNow(state, 'installHow');
    if (!task) return '';
    const spaces = activeSpaces(rules, task.card, task.stage, task.ignored) & ~d.arg;
    if (spaces === 0) return '';
    const open = bitsOf(spaces).map(space => entry.ask(task.card, space));
    return `; ${open.join('; ')}${spared(d, state, task.card, spaces)}`;
  };

  return {
    'gainCard.faceUp'(d, state) {
      const type = d.arg >> 1;
      const top = state.faceUp[type]!.at(-1);
      return top === undefined
        ? `Gain the face-up ${name.cardType(type)} card`
        : `Gain the face-up card ${card(top)}`;
    },
    'gainCard.faceDown': d => `Gain the top card of the face-down ${name.cardType(d.arg >> 1)} stack`,
    nameStack: d => `Draw a card from the face-down ${name.cardType(d.arg)} stack`,
    keep: d => `Keep ${card(d.arg)}`,
    discard: d => `Discard ${card(d.arg)}`,
    keepMarkers(d) {
      const markers = rules.markerCards[d.arg]!.markers.map(([place, n]) => ({ place, n }));
      return `Keep the starting marker card ${name.markerCard(d.arg)}: ${phrase.markers(markers)}`;
    },
    install(d) {
      const { bonus } = rules.cards[d.arg]!;
      return rules.lists[bonus]!.length > 0
        ? `Install ${card(d.arg)}: ${list(bonus)}`
        : `Install ${card(d.arg)}`;
    },
    column(d, state) {
      return `Install it in ${column(d, state)}`;
    },
    assume(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Meet the cost of stage ${d.arg}`;
      const spaces = activeSpaces(rules, task.card, d.arg);
      const points = worth(pointsOfSpaces(rules, task.card, spaces));
      return `Meet the cost of stage ${d.arg}: ${asked(task.card, bitsOf(spaces))}${spared(d, state, task.card, spaces)}${points}`;
    },
    ignore(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Ignore ${numbered([d.arg])}`;
      const points = pointsOfSpaces(rules, task.card, 1 << d.arg);
      const lost = points > 0 ? ` and its ${count(points, NOUN.point)}` : '';
      return `Ignore ${numbered([d.arg])}${lost}: ${entry.cost(task.card, d.arg)}`;
    },
    'ignore.none'(_d, state) {
      const task = taskNow(state, 'installHow');
      const again =
        task?.again === 'unlessIgnored' ? `; another ${name.cardType(task.card >> 5)} card may follow` : '';
      return `Ignore no cost space${again}`;
    },
    cover: (d, state) => `Meet ${numbered(d.targets.map(({ id }) => id))} with settlements${rest(d, state)}`,
    'cover.none': (d, state) => `Use no settlements${rest(d, state)}`,
  } satisfies Partial<ChoiceTable>;
}
