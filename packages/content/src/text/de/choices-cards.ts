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
import { a, bare, cap, count, described, labelled, listing, the } from './grammar.js';
import { PROJECT } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** "Kostenfeld 4", "die Kostenfelder 1 und 2" */
function numbered(spaces: readonly number[]): string {
  const noun = labelled(NOUN.costSpace, listing(spaces.map(space => String(space + 1))));
  return spaces.length === 1 ? bare(noun) : the(noun, 'accusative', 'other');
}

export function cardChoices({ rules, name, noun, phrase, list, entry }: Parts) {
  /** "C3 Schrift (Erkenntnis)" */
  const card = (n: number): string => `${name.card(n)} (${name.cardType(n >> 5)})`;

  const asked = (n: number, spaces: readonly number[]): string =>
    spaces.length === 0 ? 'keine Kosten' : cap(spaces.map(space => entry.asked(n, space)).join('; '));
  const worth = (points: number): string => (points > 0 ? ` (${count(points, NOUN.point)})` : '');

  /** What of it need not be returned. */
  const spared = (d: Description, state: State, n: number, spaces: number): string => {
    const markers = sparedFor({ rules, s: state }, d.seat, n, spaces);
    if (markers.length === 0) return '';
    return `; davon behältst du ${phrase.markers(markers.map(([place, many]) => ({ place, n: many })))}`;
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
        ? `Nimm ${the(described('offen', noun.cardOf(type)), 'accusative')}`
        : `Nimm die offene Karte ${card(top)}`;
    },
    'gainCard.faceDown': d => `Nimm die oberste verdeckte ${bare(noun.cardOf(d.arg >> 1))}`,
    nameStack: d => `Ziehe ${a(described('verdeckt', noun.cardOf(d.arg)))}`,
    keep: d => `Behalte ${card(d.arg)}`,
    discard: d => `Lege ${card(d.arg)} ab`,
    keepMarkers(d) {
      const markers = rules.markerCards[d.arg]!.markers.map(([place, n]) => ({ place, n }));
      return `Behalte ${the(noun.markerCard(d.arg), 'accusative')}: ${phrase.markers(markers)}`;
    },
    install(d) {
      const { bonus } = rules.cards[d.arg]!;
      return rules.lists[bonus]!.length > 0
        ? `Installiere ${card(d.arg)}: ${cap(list.text(bonus))}`
        : `Installiere ${card(d.arg)}`;
    },
    column(d, state) {
      const me = state.seats[d.seat]!;
      return `Installiere sie in Spalte ${d.arg + 1}, ${phrase.stage(nextStage(rules, me, d.arg), me)}`;
    },
    assume(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Erfülle die Kosten der Stufe ${d.arg}`;
      const spaces = activeSpaces(rules, task.card, d.arg);
      const points = worth(pointsOfSpaces(rules, task.card, spaces));
      return `Erfülle die Kosten der Stufe ${d.arg}: ${asked(task.card, bitsOf(spaces))}${spared(d, state, task.card, spaces)}${points}`;
    },
    ignore(d, state) {
      const task = taskNow(state, 'installHow');
      if (!task) return `Ignoriere ${numbered([d.arg])}`;
      const points = pointsOfSpaces(rules, task.card, 1 << d.arg);
      const lost = points > 0 ? ` samt ${count(points, NOUN.point, 'dative')}` : '';
      return `Ignoriere ${numbered([d.arg])}${lost}: ${asked(task.card, [d.arg])}`;
    },
    'ignore.none'(_d, state) {
      const task = taskNow(state, 'installHow');
      const again =
        task?.again === 'unlessIgnored'
          ? `; ${a(described('weiter', noun.cardOf(task.card >> 5)), 'nominative')} darf folgen`
          : '';
      return `Ignoriere kein Kostenfeld${again}`;
    },
    cover: (d, state) =>
      `Erfülle ${numbered(d.targets.map(({ id }) => id))} mit ${bare(PROJECT.settlement, 'dative', 'other')}${rest(d, state)}`,
    'cover.none': (d, state) =>
      `Nutze keine ${bare(PROJECT.settlement, 'accusative', 'other')}${rest(d, state)}`,
  } satisfies Partial<ChoiceTable>;
}
