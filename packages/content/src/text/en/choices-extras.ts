// Choices that the Extra Credits bring: stocks, level-4 tiles, food for creatures.
import { materialOf, typeOfMaterial } from '@civolution/engine';
import { LEVEL_FOUR, NOTHING_EXTRA, taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { listing } from './grammar.js';
import { moduleText } from './modules.js';
import type { Parts } from './parts.js';

const ROWS = [1, 2, 3];

export function extraChoices({ rules, name, list }: Parts) {
  return {
    stockType(d, state) {
      const n = taskNow(state, 'stock')?.n ?? 1;
      const materials = ROWS.map(row => `${n} ${name.material(materialOf(d.arg, row))}`);
      return `Store ${listing(materials)} (${name.territoryType(d.arg)})`;
    },
    takeTile: d =>
      `Take the level-${LEVEL_FOUR} tile of ${name.module(d.arg)}: ${moduleText(name, d.arg, LEVEL_FOUR, NOTHING_EXTRA)}`,
    feedCreature(d, state) {
      const creature = rules.creatures.findIndex(({ type }) => type === typeOfMaterial(d.arg));
      const reward = rules.creatures[creature]!.rewards[taskNow(state, 'feedCreatures')?.n ?? 0];
      const brings = reward === undefined ? '' : `: ${list(reward)}`;
      return `Feed 1 ${name.material(d.arg)} to the ${name.creature(creature)}${brings}`;
    },
  } satisfies Partial<ChoiceTable>;
}
