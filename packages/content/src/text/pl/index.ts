import type { MakeEntryTexts } from '../../texts.js';
import { abilityTexts } from './abilities.js';
import { actionCardTexts } from './action-cards.js';
import { effectTexts } from './effects.js';
import { entryTexts } from './entries.js';
import { cap } from './grammar.js';
import { polishNames } from './names.js';
import { tileText } from './tiles.js';

export const polish: MakeEntryTexts = rules => {
  const list = effectTexts(rules);
  const ability = abilityTexts(rules, list);
  const name = polishNames(rules);
  return {
    name,
    effects: number => cap(list(number)),
    ability,
    ...entryTexts(rules, list, ability),
    ...actionCardTexts(rules, name),
    levelFour: tileText,
  };
};
