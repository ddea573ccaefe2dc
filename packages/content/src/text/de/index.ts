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
import { bare, cap, count } from './grammar.js';
import { moduleText } from './modules.js';
import { makeParts, type Parts } from './parts.js';
import { promptTexts } from './prompts.js';
import { reasonTexts } from './reasons.js';
import { SITE_RULE } from './sites.js';
import { NOUN } from './words.js';

export { HEADINGS, LABELS } from './labels.js';

const choices = (de: Parts): ChoiceTable => ({
  ...turnChoices(de),
  ...boardChoices(de),
  ...materialChoices(de),
  ...projectChoices(de),
  ...cardChoices(de),
  ...chipChoices(de),
  ...extraChoices(de),
  ...declines(de),
});

const siteRule = (kind: number): string => SITE_RULE[SITE_KINDS[kind]!];

/** The components alone. */
export const entries: MakeEntryTexts = rules => {
  const { name, noun, list, ability, entry } = makeParts(rules, []);
  return {
    name: plainNames(name),
    effects: number => cap(list.text(number)),
    ability,
    ...entry,
    ...actionCardTexts(rules, name),
    levelFour: module => cap(moduleText(noun, module, LEVEL_FOUR, NOTHING_EXTRA)),
    site: siteRule,
  };
};

/** All of a research card, in several lines. */
const cardText =
  ({ rules, name, noun, list, ability, entry }: Parts) =>
  (card: number): string => {
    const { type, cost, points, bonus } = rules.cards[card]!;
    const asked = cost.map((space, i) => {
      const worth = space && points[i]! > 0 ? ` (${count(points[i]!, NOUN.point)})` : '';
      return `${entry.asked(card, i)}${worth}`;
    });
    return [
      `${name.card(card)}, ${bare(noun.cardOf(type))}`,
      `Kosten, Stufe für Stufe: ${cap(asked.join('; '))}`,
      ...(rules.lists[bonus]!.length > 0 ? [`Sofortbonus: ${cap(list.text(bonus))}`] : []),
      ...(rules.abilities[card] ? [ability(card)] : []),
    ].join('\n');
  };

/** The texts of a game in German. */
export const texts: MakeTexts = (rules, seats) => {
  const de = makeParts(rules, seats);
  const { name, noun, list, ability, entry } = de;
  return {
    name,
    choices: choices(de),
    activation: activationOf(de),
    prompts: promptTexts(de),
    events: eventTexts(de),
    reasons: reasonTexts(de),
    asked: (question, cause, state) => `${question} – ${name.cause(cause, state)}`,
    effects: number => cap(list.text(number)),
    effect: (number, at) => cap(list.one(number, at)),
    ability,
    cost: entry.cost,
    eventCard: event => `${name.event(event)}: ${entry.eventCard(event)}`,
    goal: goal => `${name.goal(goal)}: ${entry.goal(goal)}`,
    income(chip) {
      const kind = chip < STARTING_CHIP ? 'Einkommen' : 'Starteinkommen';
      return `${name.chip(chip)} (${kind}): ${cap(list.text(rules.chips[chip]!, true))}`;
    },
    attribute: chip => `${name.attribute(chip)}: ${entry.attribute(chip)}`,
    startingAttribute: chip => `${name.startingAttribute(chip)}: ${entry.startingAttribute(chip)}`,
    creature: creature => `${name.creature(creature)}: ${entry.creature(creature)}`,
    actionCard: actionCardTexts(rules, name).actionCard,
    card: cardText(de),
    module: (module, level) => cap(moduleText(noun, module, level, NOTHING_EXTRA)),
    site: siteRule,
  };
};
