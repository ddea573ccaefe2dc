// An attack on what the evaluation remembers, and on the numbers that it keeps from one position to the next. The attack
// proves itself: it must notice every cache that overlooks one of its inputs.
import { basePack } from '@civolution/content';
import { load } from '@civolution/engine';
import { expect, test, vi } from 'vitest';
import { crowded } from '../../engine/test/support/crowd.js';
import { MEMOS } from '../../engine/test/support/memos.js';
import { otherPack } from '../../engine/test/support/pack.js';
import { firstStale, type Questions, unnoticed } from '../../engine/test/support/stale.js';
import { evaluation } from '../src/mind/evaluate.js';
import { civ, DISTINCT, FOUR, firstAsked, SOLO } from './support/games.js';

vi.mock('../../engine/src/state/remember.js', async original => {
  const { watched } = await import('../../engine/test/support/memos.js');
  return watched(await original());
});

const other = load(otherPack(basePack));
const [four, solo] = [FOUR, SOLO].map(setup => firstAsked(setup, 'begun', 'turn')!);

/** Several, because a field that another crowd has may happen to make no difference. */
const crowds = [four, four, four, solo].map((s, n) => crowded(civ, s!, `${n}`));

const QUESTIONS: Questions = {
  value: () => {
    const { value } = evaluation(DISTINCT);
    return ({ game, s, seat }) => value({ rules: game.rules, s }, seat);
  },
};
const attack = (): string | null => firstStale(QUESTIONS, civ, other, crowds);

test('a value is new when the pack, the seat or any field of the position is another', () => {
  expect(attack()).toBe(null);
});

test('this attack notices each cache of the evaluation that overlooks one of its inputs', () => {
  const ours = MEMOS.filter(({ where }) => where.startsWith('bots/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(unnoticed(ours, attack)).toEqual([]);
});
