// What can be told of another civilization at a glance.
import { ACTIVATION_DICE, countAt, FATE_DICE, FOOD, IDEA, MONEY, spots, type View } from '@civolution/engine';
import { words } from '../../words/words.svelte.js';

export interface Figure {
  readonly kind: string;
  readonly name: string;
  readonly label: string;
  readonly n: number;
  /** A remark on the number. */
  readonly note?: string;
  /** The kind of dice that it counts. */
  readonly dice?: number;
}

const tribes = (view: View, seat: number, strong: boolean, weak: boolean): number =>
  [...spots(view, seat, strong, weak)].reduce((n, spot) => n + countAt(view, seat, spot), 0);

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export function figuresOf(view: View, seat: number): Figure[] {
  const w = words().score;
  const { dice, usedDice, fateDice, hand, markers, automa } = view.seats[seat]!;
  const ready = sum(dice);
  const weak = tribes(view, seat, false, true);
  const figure = (name: string, label: string, n: number, note?: string): Figure => ({
    kind: 'thing',
    name,
    label,
    n,
    ...(note !== undefined && { note }),
  });
  const common = [
    {
      ...figure(
        'activationDie',
        w.dice,
        ready + usedDice,
        automa || usedDice === 0 ? undefined : w.diceReady(ready, ready + usedDice),
      ),
      dice: ACTIVATION_DICE,
    },
    { ...figure('fateDie', w.fateDice, fateDice), dice: FATE_DICE },
    figure('tribe', w.tribes, tribes(view, seat, true, true), weak > 0 ? w.weakOf(weak) : undefined),
  ];
  if (automa) return common;
  return [
    ...common,
    figure('card', w.hand, hand.length),
    figure('food', w.food, markers[FOOD]!),
    figure('money', w.money, markers[MONEY]!),
    figure('idea', w.ideas, markers[IDEA]!),
  ];
}

/** V.I.C.I's two grids count for the categories they are named after. */
export function gridsOf(view: View, seat: number, categories: readonly string[]): Figure[] {
  const { solo } = view;
  if (!solo || !view.seats[seat]!.automa) return [];
  return (['evolution', 'prosperity'] as const).map((name, i) => ({
    kind: 'category',
    name,
    label: categories[5 + i] ?? name,
    n: solo[name],
  }));
}
