import { SITE_KINDS, STARTING_CHIP } from '@civolution/engine';
import { LEVEL_FOUR, NOTHING_EXTRA } from '../../facts/tasks.js';
import { type ChoiceTable, type MakeEntryTexts, type MakeTexts, plainNames } from '../../texts.js';
import { actionCardTexts } from './action-cards.js';
import { boardChoices } from './choices-board.js';
import { cardChoices } from './choices-cards.js';
import { chipChoices } from './choices-chips.js';
import { declines } from './choices-declines.js';
import { extraChoices } from './choices-extras.js';
import { materialChoices } from './choices-materials.js';
import { projectChoices } from './choices-projects.js';
import { activationOf, turnChoices } from './choices-turn.js';
import { eventTexts } from './events.js';
import { cap, count, listing } from './grammar.js';
import { moduleText } from './modules.js';
import { makeParts, type Parts } from './parts.js';
import { promptTexts } from './prompts.js';
import { reasonTexts } from './reasons.js';
import { SITE_RULE } from './sites.js';
import { NOUN } from './words.js';

export { HEADINGS, LABELS } from './labels.js';

const choices = (en: Parts): ChoiceTable => ({
  ...turnChoices(en),
  ...boardChoices(en),
  ...materialChoices(en),
  ...projectChoices(en),
  ...cardChoices(en),
  ...chipChoices(en),
  ...extraChoices(en),
  ...declines(en),
});

const siteRule = (kind: number): string => SITE_RULE[SITE_KINDS[kind]!];

/** The components alone. */
export const entries: MakeEntryTexts = rules => {
  const { name, entry, ability, list } = makeParts(rules, []);
  return {
    name: plainNames(name),
    effects: number => cap(list(number)),
    ability,
    cost: (card, space) => cap(entry.cost(card, space)),
    eventCard: event => cap(entry.happening(event)),
    goal: goal => cap(entry.requirement(goal)),
    income(chip) {
      const action = cap(list(rules.chips[chip]!, -1, true));
      if (chip < STARTING_CHIP) return action;
      return `${action}. First ${NOUN.anyUpgrade.one}: ${name.module(rules.chipModules[chip - STARTING_CHIP]!)}`;
    },
    attribute: chip => cap(entry.attributed(chip)),
    startingAttribute: chip => cap(entry.benefit(chip)),
    creature: creature => cap(entry.feeding(creature)),
    ...actionCardTexts(rules, name),
    markerCard: card => listing(rules.markerCards[card]!.markers.map(([place, n]) => name.markers(place, n))),
    levelFour: module => cap(moduleText(name, module, LEVEL_FOUR, NOTHING_EXTRA)),
    site: siteRule,
    points: n => count(n, NOUN.point),
  };
};

/** The texts of a game in English. */
export const texts: MakeTexts = (rules, seats) => {
  const en = makeParts(rules, seats);
  const { name, entry, ability, list } = en;
  return {
    name,
    choices: choices(en),
    activation: activationOf(en),
    prompts: promptTexts(en),
    events: eventTexts(en),
    reasons: reasonTexts(en),
    asked: (question, cause, state) => `${question} – ${name.cause(cause, state)}`,
    effects: number => cap(list(number)),
    effect: (number, at) => cap(en.effect(number, at)),
    ability,
    cost: (card, space) => cap(entry.cost(card, space)),
    eventCard: entry.eventCard,
    goal: entry.goal,
    income: entry.income,
    attribute: entry.attribute,
    startingAttribute: entry.startingAttribute,
    creature: entry.creature,
    actionCard: actionCardTexts(rules, name).actionCard,
    card: entry.card,
    module: (module, level) => cap(moduleText(name, module, level, NOTHING_EXTRA)),
    site: siteRule,
  };
};
