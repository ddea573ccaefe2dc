// The printed texts of components in every language, with or without marks for icons.
import type { Rules } from '@civolution/engine';
import { TEXTS } from './every-language.js';
import type { Language } from './languages.js';
import { plain } from './marks.js';
import type { EntryTexts } from './texts.js';

/** The texts of the components of a pack in a language. */
export function componentTexts(language: Language, rules: Rules, marks = false): EntryTexts {
  const texts = TEXTS[language].entries(rules);
  if (marks) return texts;
  return {
    name: texts.name,
    effects: list => plain(texts.effects(list)),
    ability: slot => plain(texts.ability(slot)),
    cost: (card, space) => plain(texts.cost(card, space)),
    eventCard: event => plain(texts.eventCard(event)),
    goal: goal => plain(texts.goal(goal)),
    income: chip => plain(texts.income(chip)),
    attribute: chip => plain(texts.attribute(chip)),
    startingAttribute: chip => plain(texts.startingAttribute(chip)),
    creature: creature => plain(texts.creature(creature)),
    actionRows: (card, half) => texts.actionRows(card, half).map(plain),
    resetIcons: card => plain(texts.resetIcons(card)),
    actionTable: () => plain(texts.actionTable()),
    actionCard: card => plain(texts.actionCard(card)),
    markerCard: card => plain(texts.markerCard(card)),
    levelFour: module => plain(texts.levelFour(module)),
    site: kind => plain(texts.site(kind)),
    points: n => plain(texts.points(n)),
  };
}
