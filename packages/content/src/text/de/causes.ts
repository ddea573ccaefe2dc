// What set something off: its name, and how a sentence joins it.
import {
  ACTION_PHASE,
  type CauseKind,
  CONSOLE_ACTIVITY,
  causeId,
  causeKind,
  lineOnTrack,
  type State,
  trackOfLine,
} from '@civolution/engine';
import { bare, labelled, type Noun, the } from './grammar.js';
import { PHASE } from './lists.js';
import { trackNoun } from './measures.js';
import type { Nouns } from './nouns.js';
import { NOUN } from './words.js';

type CauseNoun = (id: number, noun: Nouns, state?: State) => Noun;

/** Null where a sentence says "in der …" instead. */
export const CAUSE: Readonly<Record<CauseKind, CauseNoun | null>> = {
  setup: null,
  phase: null,
  module: (module, noun) => noun.module(module),
  reset: () => NOUN.reset,
  card: (card, noun) => noun.card(card),
  ability: (slot, noun) => labelled(NOUN.ability, the(noun.slot(slot), 'genitive')),
  income: (chip, noun) => noun.chip(chip),
  attribute: (chip, noun) => noun.attribute(chip),
  line: id => labelled(NOUN.line, `${lineOnTrack(id) + 1} ${the(trackNoun(trackOfLine(id)), 'genitive')}`),
  weather: () => NOUN.weather,
  event: (event, noun) => noun.event(event),
  site: (site, noun, state) => noun.site(site, null, state),
  completion: stage => labelled(NOUN.completion, `der Stufe ${stage}`),
  activity: (slot, noun) =>
    labelled(NOUN.activity, slot === CONSOLE_ACTIVITY ? 'der Konsole' : the(noun.slot(slot), 'genitive')),
  category: (category, noun) => labelled(NOUN.scoring, `„${bare(noun.category(category))}“`),
  goal: (goal, noun) => noun.goal(goal),
  startingAttribute: (chip, noun) => noun.startingAttribute(chip),
  creature: (creature, noun) => noun.creature(creature),
  actionCard: (card, noun) => noun.actionCard(card),
};

/** As a heading. */
export function causeName(cause: number, noun: Nouns, state?: State): string {
  const [kind, id] = [causeKind(cause), causeId(cause)];
  const named = CAUSE[kind]?.(id, noun, state);
  if (named) return bare(named);
  return kind === 'setup' ? 'Spielvorbereitung' : PHASE[id]!;
}

function joined(preposition: 'durch' | 'für', cause: number, noun: Nouns, state?: State): string {
  const [kind, id] = [causeKind(cause), causeId(cause)];
  const named = CAUSE[kind]?.(id, noun, state);
  if (named) return `${preposition} ${the(named, 'accusative')}`;
  return kind === 'setup' ? 'in der Spielvorbereitung' : during(id);
}

/** The first three phases are called by what they bring. */
const during = (phase: number): string =>
  phase < ACTION_PHASE ? `in der Phase „${PHASE[phase]}“` : `in der ${PHASE[phase]}`;

export const from = (cause: number, noun: Nouns, state?: State): string =>
  joined('durch', cause, noun, state);
export const forThe = (cause: number, noun: Nouns, state?: State): string =>
  joined('für', cause, noun, state);
