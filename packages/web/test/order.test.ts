import type { ChoiceKind } from '@civolution/engine';
import { expect, test } from 'vitest';
import { inOrder } from '../src/table/prompt/order.js';

const choice = (number: number, kind: ChoiceKind, ideas = 0) => ({
  number,
  kind,
  cost: ideas > 0 ? [{ place: 0, n: ideas }] : [],
});
const numbers = (...choices: readonly ReturnType<typeof choice>[]): number[] =>
  inOrder(choices).map(({ number }) => number);

test('of several ways to pay the cheapest come first', () => {
  expect(numbers(choice(1, 'pay', 2), choice(2, 'pay'), choice(3, 'pay', 1), choice(4, 'pay'))).toEqual([
    2, 4, 3, 1,
  ]);
});

test('what ends something comes last, all else as the rules name it', () => {
  expect(
    numbers(choice(1, 'decline'), choice(2, 'settle', 1), choice(3, 'settle'), choice(4, 'endTurn')),
  ).toEqual([2, 3, 1, 4]);
});
