import type { MakeEntryTexts } from '../../texts.js';
import { abilityTexts } from './abilities.js';
import { actionCardTexts } from './action-cards.js';
import { effectTexts } from './effects.js';
import { entryTexts } from './entries.js';
import { cap } from './grammar.js';
import { germanNames } from './names.js';
import { tileText } from './tiles.js';

export const german: MakeEntryTexts = rules => {
  const list = effectTexts(rules);
  const ability = abilityTexts(rules, list.text);
  const name = germanNames(rules);
  return {
    name,
    effects: number => cap(list.text(number)),
    ability,
    ...entryTexts(rules, list, ability),
    ...actionCardTexts(rules, name),
    levelFour: tileText,
  };
};
