// Choices that the Extra Credits bring: stocks, level-4 tiles, food for creatures.
import { materialOf, typeOfMaterial } from '@civolution/engine';
import { LEVEL_FOUR, NOTHING_EXTRA, taskNow } from '../../facts/tasks.js';
import type { ChoiceTable } from '../../texts.js';
import { and, count } from './grammar.js';
import { material } from './lands.js';
import { module } from './lists.js';
import { moduleText } from './modules.js';
import { typeName } from './nouns.js';
import type { Parts } from './parts.js';

const ROWS = [1, 2, 3];

export function extraChoices({ rules, phrase, list }: Parts) {
  return {
    stockType(d, state) {
      const n = taskNow(state, 'stock')?.n ?? 1;
      const materials = ROWS.map(row => count(n, material(materialOf(d.arg, row))));
      return `Umieść w magazynie ${and(materials)} (${typeName(d.arg)})`;
    },
    takeTile: d =>
      `Weź kafelek ${LEVEL_FOUR}. poziomu ${module(d.arg).one.gen}: ${moduleText(d.arg, LEVEL_FOUR, NOTHING_EXTRA)}`,
    feedCreature(d, state) {
      const creature = rules.creatures.findIndex(({ type }) => type === typeOfMaterial(d.arg));
      const reward = rules.creatures[creature]!.rewards[taskNow(state, 'feedCreatures')?.n ?? 0];
      const brings = reward === undefined ? '' : `: ${list(reward)}`;
      return `Nakarm ${phrase.creature(creature).one.acc} ${count(1, material(d.arg), 'ins')}${brings}`;
    },
  } satisfies Partial<ChoiceTable>;
}
