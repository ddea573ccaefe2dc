// What can be given, and what docs/worth.md says of it.
import { abilityWorth, effectsWorth, goalWorth } from '@civolution/content';
import { type Ability, cardNumber, ERAS, type Pack } from '@civolution/engine';
import type { Gift } from './gifts.js';

export interface Component extends Gift {
  readonly id: string;
  readonly worth: number;
}

/** A chip's action is done when it is gained, and in the Income phase of every era. */
const INCOME_USES = 1 + ERAS;

const worthOf = (ability: Ability | undefined): number => (ability ? abilityWorth(ability) : 0);

/** Of a goal chip only the effort is known; whoever is given one that takes less has more of it. */
export const components = ({ research, attributes, incomes, goals }: Pack): Component[] => [
  ...research.map(
    ({ id, bonus, ability }): Component => ({
      kind: 'card',
      piece: cardNumber(id),
      id,
      worth: effectsWorth(bonus ?? []) + worthOf(ability),
    }),
  ),
  ...attributes.map(
    ({ id, ability }, piece): Component => ({ kind: 'attribute', piece, id, worth: worthOf(ability) }),
  ),
  ...incomes.map(
    ({ id, effects }, piece): Component => ({
      kind: 'income',
      piece,
      id,
      worth: INCOME_USES * effectsWorth(effects),
    }),
  ),
  ...goals.map((goal, piece): Component => ({ kind: 'goal', piece, id: goal.id, worth: -goalWorth(goal) })),
];
