import { readFileSync } from 'node:fs';
import {
  C,
  type Civolution,
  CREATURE_SLOT,
  type ExtraCredit,
  IDEA,
  load,
  MODULES,
  type Module,
  type Seat,
  type State,
  seeded,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { type Ambition, ambitionsOf, prospects } from '../src/ambition.js';
import { pleases } from '../src/whim.js';

const pack: unknown = JSON.parse(
  readFileSync(new URL('../../engine/packs/test.json', import.meta.url), 'utf8'),
);
const civ: Civolution = load(pack);

/** A game of newcomers at the first turn of one of them. */
function atTurn(seed: string): { s: State; seat: number } {
  const seats = [{ option: 'a' }, { option: 'a' }] as const;
  const s = civ.create({ seats, map: 'first', materials: 'first' }, seed);
  for (;;) {
    const { seat, task } = civ.decisions(s)[0]!;
    if (task === 'turn') return { s, seat };
    civ.choose(s, seat, civ.legal(s, seat).at(-1)!);
  }
}

const activate = (module: Module): number => C.activate + MODULES.indexOf(module);

test('a whim likes what it loves, dislikes what it shuns, and is indifferent to the rest', () => {
  const { s, seat } = atTurn('1');
  const whim = { loves: 'sleep', shuns: 'insight' };
  const taste = (module: Module): number => pleases(civ, civ.describe(s, seat, activate(module)), whim);
  expect(taste('sleep')).toBeGreaterThan(0);
  expect(taste('insight')).toBeLessThan(0);
  expect(taste('planning')).toBe(0);
});

test('an ambition finds out which choice serves it, and changes nothing', () => {
  const { s, seat } = atTurn('1');
  const before = civ.hash(s);
  const ideas: Ambition = me => me.markers[IDEA]!;
  const hand: Ambition = me => me.hand.length;
  const ahead = (module: Module, ambition: Ambition): number =>
    prospects(civ, s, seat, [activate(module)], ambition, seeded('x'))[0]!;
  expect(ahead('insight', ideas)).toBeGreaterThan(ahead('research', ideas));
  expect(ahead('research', hand)).toBeGreaterThan(ahead('insight', hand));
  expect(civ.hash(s)).toBe(before);
});

test.each<[string, ExtraCredit, (me: Seat) => Seat]>([
  ['creatures', 'b', me => ({ ...me, columns: [[CREATURE_SLOT], ...me.columns.slice(1)] })],
  ['a raised module with a tile', 'c', me => ({ ...me, levels: me.levels.map(() => 2) })],
])('where there are Extra Credits, about every other ambition is for %s', (_name, extra, more) => {
  const { s } = atTurn('1');
  const me: Seat = { ...s.seats[0]!, columns: s.seats[0]!.columns.map(() => []), levelFour: 1 };
  const rng = seeded('extras');
  const striving = (extras: readonly ExtraCredit[]): number =>
    Array.from({ length: 100 }, () => ambitionsOf(rng, extras)[0]!).filter(
      ambition => ambition(more(me), s, 0) > ambition(me, s, 0),
    ).length;
  expect(striving([])).toBe(0);
  expect(striving(['a'])).toBe(0);
  expect(striving([extra])).toBeGreaterThan(30);
  expect(striving([extra])).toBeLessThan(70);
});
