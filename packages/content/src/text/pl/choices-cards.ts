// Choices about cards: gaining, keeping and installing them, and the draft.
import {
  activeSpaces,
  CARD_TYPES,
  type Description,
  nextStage,
  pointsOfSpaces,
  type State,
  sparedFor,
} from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { adjective, and, count, marked, quoted } from './grammar.js';
import { CARD_TYPE, card as cardOf } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function cardChoices({ rules, name, markers, phrase, list, entry }: Parts) {
  /** "kartę C3 Pismo (wiedza)" */
  const card = (n: number): string => {
    const type = CARD_TYPES[n >> 5]!;
    return `kartę ${name.card(n)} (${marked('card', type, CARD_TYPE[type])})`;
  };

  const asked = (n: number, spaces: readonly number[]): string =>
    spaces.length === 0 ? 'bez kosztu' : spaces.map(space => entry.cost(n, space)).join('; ');
  const worth = (points: number): string => (points > 0 ? ` (${count(points, NOUN.point)})` : '');
  /** "1. i 2. pole kosztu" */
  const numbered = (spaces: readonly number[]): string =>
    `${and(spaces.map(space => `${space + 1}.`))} pole kosztu`;

  /** What of it need not be returned. */
  const spared = (d: Description, state: State, n: number, spaces: number): string => {
    const kept = sparedFor({ rules, s: state }, d.seat, n, spaces);
    if (kept.length === 0) return '';
    return `; zatrzymaj z tego ${markers.list(kept.map(([place, many]) => ({ place, n: many })))}`;
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
        ? `Zyskaj ${adjective('odkryt', cardOf(type)).one.acc}`
        : `Zyskaj odkrytą ${card(top)}`;
    },
    'gainCard.faceDown': d => `Zyskaj wierzchnią kartę z zakrytego stosu ${cardOf(d.arg >> 1).more.gen}`,
    nameStack: d => `Dobierz kartę z zakrytego stosu ${cardOf(d.arg).more.gen}`,
    keep: d => `Zatrzymaj ${card(d.arg)}`,
    discard: d => `Odrzuć ${card(d.arg)}`,
    keepMarkers(d) {
      const kept = rules.markerCards[d.arg]!.markers.map(([place, n]) => ({ place, n }));
      return `Zatrzymaj kartę znaczników startowych ${quoted(name.markerCard(d.arg))}: ${markers.list(kept, undefined, 'nom')}`;
    },
    install(d) {
      const { bonus } = rules.cards[d.arg]!;
      return rules.lists[bonus]!.length > 0
        ? `Zainstaluj ${card(d.arg)}: ${list(bonus)}`
        : `Zainstaluj ${card(d.arg)}`;
    },
    column(d, state) {
      const me = state.seats[d.seat]!;
      return `Zainstaluj w ${d.arg + 1}. kolumnie, ${phrase.inStage(nextStage(rules, me, d.arg), me)}`;
    },
    assume(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Spełnij koszt ${d.arg}. rzędu`;
      const spaces = activeSpaces(rules, task.card, d.arg);
      const points = worth(pointsOfSpaces(rules, task.card, spaces));
      return `Spełnij koszt ${d.arg}. rzędu: ${asked(task.card, bitsOf(spaces))}${spared(d, state, task.card, spaces)}${points}`;
    },
    ignore(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Pomiń ${numbered([d.arg])}`;
      const points = pointsOfSpaces(rules, task.card, 1 << d.arg);
      const lost = points > 0 ? ` i jego ${count(points, NOUN.point)}` : '';
      return `Pomiń ${numbered([d.arg])}${lost}: ${entry.cost(task.card, d.arg)}`;
    },
    'ignore.none'(_d, state) {
      const task = taskNow(state, 'installHow');
      const again =
        task?.again === 'unlessIgnored'
          ? `; potem możesz zainstalować ${adjective('kolejn', cardOf(task.card >> 5)).one.acc}`
          : '';
      return `Nie pomijaj żadnego pola kosztu${again}`;
    },
    cover: (d, state) => `Spełnij osadami ${numbered(d.targets.map(({ id }) => id))}${rest(d, state)}`,
    'cover.none': (d, state) => `Nie używaj osad${rest(d, state)}`,
  } satisfies Partial<ChoiceTable>;
}
