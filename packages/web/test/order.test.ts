import type { ChoiceKind } from '@civolution/engine';
import { expect, test } from 'vitest';
import { KEYS } from '../src/page/keys.js';
import { inOrder, keysOf } from '../src/table/prompt/order.js';
import type { Hint } from '../src/worker/protocol.js';

const choice = (number: number, kind: ChoiceKind, ideas = 0) => ({
  choice: number,
  kind,
  cost: ideas > 0 ? [{ place: 0, n: ideas }] : [],
});
const numbers = (...choices: readonly ReturnType<typeof choice>[]): number[] =>
  inOrder(choices).map(one => one.choice);

test('of several ways to pay the cheapest come first', () => {
  expect(numbers(choice(1, 'pay', 2), choice(2, 'pay'), choice(3, 'pay', 1), choice(4, 'pay'))).toEqual([
    2, 4, 3, 1,
  ]);
});

test('of several values of a die the cheapest come first, and have the first keys', () => {
  const values = [choice(1, 'dieValue', 2), choice(2, 'dieValue', 1), choice(3, 'dieValue')];
  expect(numbers(...values)).toEqual([3, 2, 1]);
  expect([...keysOf(values)].map(([number]) => number)).toEqual([3, 2, 1]);
});

test('what ends something comes last, all else as the rules name it', () => {
  expect(
    numbers(choice(1, 'decline'), choice(2, 'settle', 1), choice(3, 'settle'), choice(4, 'endTurn')),
  ).toEqual([2, 3, 1, 4]);
});

test('what a hint advises comes first, as the hint has it', () => {
  const hint: Hint = {
    options: [3, 9, 1].map(one => ({ choice: one, text: '', value: 0 })),
    line: [],
    gains: { points: 0, later: [], markers: [] },
    isOpen: false,
  };
  const choices = [choice(1, 'decline'), choice(2, 'settle'), choice(3, 'settle'), choice(4, 'endTurn')];
  expect(inOrder(choices, hint).map(one => one.choice)).toEqual([3, 1, 2, 4]);
});

test('keys go by the order without a hint, as far as there are keys', () => {
  const choices = [choice(1, 'decline'), choice(2, 'settle'), choice(3, 'settle')];
  expect([...keysOf(choices)]).toEqual([
    [2, '1'],
    [3, '2'],
    [1, '3'],
  ]);
  const many = Array.from({ length: 50 }, (_, i) => choice(i, 'settle'));
  expect([...keysOf(many).values()]).toEqual(KEYS);
});
