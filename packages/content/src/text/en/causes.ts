// What set something off: its name, and how a sentence joins it.
import {
  ACTION_PHASE,
  type CauseKind,
  CONSOLE_ACTIVITY,
  causeId,
  causeKind,
  lineOnTrack,
  MAIN_MODULES,
  SLEEP,
  type State,
  trackOfLine,
} from '@civolution/engine';
import type { Names } from '../../texts.js';
import { cap } from './grammar.js';

type CauseText = (id: number, name: Names, state?: State) => string;

const siteName = (site: number, name: Names, state?: State): string => {
  const tile = state?.sites[site] ?? -1;
  return tile >= 0 ? name.siteTile(tile) : 'a site';
};

/** As a heading. */
export const CAUSE: Readonly<Record<CauseKind, CauseText>> = {
  setup: () => 'Set-up',
  phase: (phase, name) => name.phase(phase),
  module: (module, name) => `${name.module(module)} module`,
  reset: () => 'Reset',
  card: (card, name) => `Card ${name.card(card)}`,
  ability: (slot, name) => `Ability of ${name.slot(slot)}`,
  income: (chip, name) => `Income chip ${name.chip(chip)}`,
  attribute: (chip, name) => `Attribute chip ${name.attribute(chip)}`,
  line: (id, name) => `Line ${lineOnTrack(id) + 1} of the ${name.track(trackOfLine(id))} track`,
  weather: () => 'Weather',
  event: (event, name) => `Event ${name.event(event)}`,
  site: (site, name, state) => siteName(site, name, state),
  completion: stage => `Completion bonus of stage ${stage}`,
  activity: (slot, name) =>
    slot === CONSOLE_ACTIVITY ? 'Activity of the console' : `Activity of ${name.slot(slot)}`,
  category: (category, name) => `Scoring of ${name.category(category)}`,
  goal: (goal, name) => `Goal chip ${name.goal(goal)}`,
  startingAttribute: (chip, name) => `Starting attribute chip ${name.startingAttribute(chip)}`,
  creature: (creature, name) => name.creature(creature),
  actionCard: (card, name) => cap(name.actionCard(card)),
};

/** Inside a sentence, after "from" or "for"; null where "in the …" follows instead. */
const INSIDE: Readonly<Record<CauseKind, CauseText | null>> = {
  setup: null,
  phase: null,
  module: (module, name) =>
    module < MAIN_MODULES || module === SLEEP ? name.module(module) : `the ${name.module(module)} module`,
  reset: () => 'the Reset',
  card: (card, name) => `card ${name.card(card)}`,
  ability: (slot, name) => `the ability of ${name.slot(slot)}`,
  income: (chip, name) => `income chip ${name.chip(chip)}`,
  attribute: (chip, name) => `attribute chip ${name.attribute(chip)}`,
  line: (id, name) => `line ${lineOnTrack(id) + 1} of the ${name.track(trackOfLine(id))} track`,
  weather: () => 'the weather',
  event: (event, name) => `event ${name.event(event)}`,
  site: (site, name, state) => siteName(site, name, state),
  completion: stage => `the completion bonus of stage ${stage}`,
  activity: (slot, name) =>
    slot === CONSOLE_ACTIVITY ? "the console's activity" : `the activity of ${name.slot(slot)}`,
  category: (category, name) => `the scoring of ${name.category(category)}`,
  goal: (goal, name) => `goal chip ${name.goal(goal)}`,
  startingAttribute: (chip, name) => `starting attribute chip ${name.startingAttribute(chip)}`,
  creature: (creature, name) => `the ${name.creature(creature)}`,
  actionCard: (card, name) => name.actionCard(card),
};

function joined(preposition: string, cause: number, name: Names, state?: State): string {
  const noun = INSIDE[causeKind(cause)];
  if (noun) return `${preposition} ${noun(causeId(cause), name, state)}`;
  return causeKind(cause) === 'setup' ? 'in the set-up' : during(causeId(cause), name);
}

/** The first three phases are called by what they bring. */
function during(phase: number, name: Names): string {
  return phase < ACTION_PHASE ? `in the ${name.phase(phase)} phase` : `in the ${name.phase(phase)}`;
}

export const from = (cause: number, name: Names, state?: State): string => joined('from', cause, name, state);
export const forThe = (cause: number, name: Names, state?: State): string =>
  joined('for', cause, name, state);
/** What was lost was taken by it. */
export const to = (cause: number, name: Names, state?: State): string => joined('to', cause, name, state);
