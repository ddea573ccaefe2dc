// Games played up to a moment.
import { randomPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, type Setup, seeded } from '@civolution/engine';
import { expect, test } from 'vitest';
import { type Moment, played, turnOf } from '../played.js';

const civ = load(basePack);
const setup: Setup = { seats: [{ option: 'a' }, { option: 'a' }], map: 'first', materials: 'first' };
const play = (until?: Moment) =>
  played(civ, { setup, seed: 'played', player: seat => randomPlayer(seeded(`played ${seat}`)), until });

test('a game stops before the question of its moment, which is a turn of the first seat', () => {
  const { state, origin } = play(turnOf(2, 1));
  expect(civ.decisions(state)).toMatchObject([{ seat: 0, task: 'turn' }]);
  expect(state.era).toBe(2);
  expect(state.resets).toBeGreaterThanOrEqual(1);
  expect(origin.players?.map(({ bot }) => bot)).toEqual([undefined, 'easy']);
});

test('without a moment it is played to its end', () => {
  expect(civ.decisions(play().state)).toEqual([]);
});

test('the moment waits for era and Resets, and for a turn of the first seat', () => {
  const moment = turnOf(1, 1);
  const asked = { seat: 0, task: 'turn' };
  const at = (era: number, resets: number, decision = asked) =>
    moment({ state: { era, resets } } as Parameters<Moment>[0], decision as Parameters<Moment>[1]);
  expect([at(1, 0), at(1, 1), at(2, 0), at(2, 1)]).toEqual([false, true, false, true]);
  expect(at(1, 1, { seat: 1, task: 'turn' })).toBe(false);
  expect(at(1, 1, { seat: 0, task: 'pay' })).toBe(false);
});
