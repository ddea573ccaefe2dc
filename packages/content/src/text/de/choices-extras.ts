// Choices that the Extra Credits bring: stocks, level-4 tiles, food for creatures.
import { materialOf, typeOfMaterial } from '@civolution/engine';
import { LEVEL_FOUR, NOTHING_EXTRA, taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { bare, cap, count, listing, the } from './grammar.js';
import { moduleText } from './modules.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

const ROWS = [1, 2, 3];

export function extraChoices({ rules, noun, list }: Parts) {
  return {
    stockType(d, state) {
      const n = taskNow(state, 'stock')?.n ?? 1;
      const materials = ROWS.map(row => count(n, noun.material(materialOf(d.arg, row))));
      return `Erhalte ${listing(materials)} (${bare(noun.territoryType(d.arg))})`;
    },
    takeTile: d =>
      `Nimm ${the(NOUN.levelTile, 'accusative')} für ${the(noun.module(d.arg), 'accusative')}: ${cap(moduleText(noun, d.arg, LEVEL_FOUR, NOTHING_EXTRA))}`,
    feedCreature(d, state) {
      const creature = rules.creatures.findIndex(({ type }) => type === typeOfMaterial(d.arg));
      const reward = rules.creatures[creature]!.rewards[taskNow(state, 'feedCreatures')?.n ?? 0];
      const brings = reward === undefined ? '' : `: ${cap(list.text(reward))}`;
      return `Füttere ${the(noun.creature(creature), 'accusative')} mit ${count(1, noun.material(d.arg), 'dative')}${brings}`;
    },
  } satisfies Partial<ChoiceTable>;
}
