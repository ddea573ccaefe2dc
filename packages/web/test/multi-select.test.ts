// Clicks on several things that one choice is about.
import type { Target, TargetKind } from '@civolution/engine';
import { expect, test } from 'vitest';
import { clicked, leftOf } from '../src/page/multi-select.js';

const at = (kind: TargetKind, id: number): Target => ({ kind, id });
const die = (value: number): Target => at('source', value - 1);
const about = (name: string, ...targets: Target[]) => ({ name, targets });
const pay = (a: number, b: number) => about(`${a}${b}`, die(a), die(b));
const names = (choices: readonly { readonly name: string }[]): string[] => choices.map(({ name }) => name);

const PAIRS = [pay(1, 2), pay(1, 3), pay(3, 3), pay(3, 4), about('decline')];

test('a die that several pairs share leaves those, and a second one makes the pair, in any order', () => {
  expect(clicked(PAIRS, [], die(1))).toEqual({ taken: [die(1)] });
  expect(names(leftOf(PAIRS, [die(1)]))).toEqual(['12', '13']);
  expect(clicked(PAIRS, [die(1)], die(3))).toEqual({ choices: [pay(1, 3)] });
  expect(clicked(PAIRS, [die(3)], die(1))).toEqual({ choices: [pay(1, 3)] });
});

test('a die of one pair only makes that pair', () => {
  expect(clicked(PAIRS, [], die(4))).toEqual({ choices: [pay(3, 4)] });
});

test('a second click on a die takes another of its value, or puts it back where there is none', () => {
  expect(clicked(PAIRS, [die(3)], die(3))).toEqual({ choices: [pay(3, 3)] });
  expect(clicked(PAIRS, [die(1)], die(1))).toEqual({ taken: [] });
});

test('nothing taken leaves everything', () => {
  expect(leftOf(PAIRS, [])).toBe(PAIRS);
});

test('what differs in things of another kind is offered at once', () => {
  const land = at('territory', 5);
  const camps = [1, 2].map(id => about(`camp ${id}`, land, at('encampment', id)));
  expect(clicked(camps, [], land)).toEqual({ choices: camps });
});

test('two ways between the same two things are both offered', () => {
  const [a, b, c] = [at('place', 4), at('place', 5), at('place', 6)];
  const moves = [about('ab', a, b), about('ba', b, a), about('ac', a, c)];
  expect(clicked(moves, [], a)).toEqual({ taken: [a] });
  expect(clicked(moves, [a], b)).toEqual({ choices: moves.slice(0, 2) });
});
