import { SITE_KINDS } from '@civolution/engine';
import { NOTHING_EXTRA } from '../../facts/tasks.js';
import type { ChoiceTable, MakeEntryTexts, MakeTexts } from '../../texts.js';
import { actionCardTexts } from './action-cards.js';
import { boardChoices } from './choices-board.js';
import { cardChoices } from './choices-cards.js';
import { chipChoices } from './choices-chips.js';
import { declines } from './choices-declines.js';
import { extraChoices } from './choices-extras.js';
import { materialChoices } from './choices-materials.js';
import { projectChoices } from './choices-projects.js';
import { activationOf, turnChoices } from './choices-turn.js';
import { entryTexts, namedEntries } from './entries.js';
import { eventTexts } from './events.js';
import { cap } from './grammar.js';
import { moduleText, tileText } from './modules.js';
import { makeParts, type Parts } from './parts.js';
import { promptTexts } from './prompts.js';
import { reasonTexts } from './reasons.js';
import { SITE_RULE } from './sites.js';

export { HEADINGS, LABELS } from './labels.js';

const choices = (pl: Parts): ChoiceTable => ({
  ...turnChoices(pl),
  ...boardChoices(pl),
  ...materialChoices(pl),
  ...projectChoices(pl),
  ...cardChoices(pl),
  ...chipChoices(pl),
  ...extraChoices(pl),
  ...declines(pl),
});

const siteRule = (kind: number): string => SITE_RULE[SITE_KINDS[kind]!];

/** The components alone. */
export const entries: MakeEntryTexts = rules => {
  const { name, list, ability, entry } = makeParts(rules);
  return {
    name,
    effects: number => cap(list(number)),
    ability,
    ...entryTexts(rules, list, entry),
    ...actionCardTexts(rules, name),
    levelFour: tileText,
    site: siteRule,
  };
};

/** The texts of a game in Polish. */
export const texts: MakeTexts = (rules, seats) => {
  const pl = makeParts(rules, seats);
  const { name, list, ability, entry } = pl;
  return {
    name,
    choices: choices(pl),
    activation: activationOf(pl),
    prompts: promptTexts(pl),
    events: eventTexts(pl),
    reasons: reasonTexts(pl),
    asked: (question, cause, state) => `${question} – ${name.cause(cause, state)}`,
    effects: number => cap(list(number)),
    effect: (number, at) => cap(pl.effect(number, at)),
    ability,
    cost: (card, space) => cap(entry.cost(card, space)),
    ...namedEntries(rules, name, list, ability, entry),
    actionCard: actionCardTexts(rules, name).actionCard,
    module: (module, level) => cap(moduleText(module, level, NOTHING_EXTRA)),
    site: siteRule,
  };
};
