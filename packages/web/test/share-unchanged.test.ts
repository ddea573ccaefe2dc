import { describe, expect, test } from 'vitest';
import { shareUnchanged, sharingUnchanged, withParts } from '../src/page/share-unchanged.js';

describe('what is kept of what was there before', () => {
  const before = { seats: [{ dice: [1, 2] }, { dice: [3] }], land: { sites: [7] }, event: null };
  const again = (): typeof before => structuredClone(before);

  test('all of it when nothing has changed', () => {
    expect(shareUnchanged(before, again())).toBe(before);
  });

  test('every part that has not changed, and nothing of those that have', () => {
    const now = again();
    now.seats[1]!.dice.push(4);
    const result = shareUnchanged(before, now);
    expect(result).toEqual({ ...before, seats: [{ dice: [1, 2] }, { dice: [3, 4] }] });
    expect(result).not.toBe(before);
    expect(result.seats[0]).toBe(before.seats[0]);
    expect(result.land).toBe(before.land);
    expect(before.seats[1]!.dice).toEqual([3]);
  });

  test.each([
    ['a list that grew shorter', [1, 2], [1]],
    ['a part that is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a part that is new', { a: 1 }, { a: 1, b: undefined }],
    ['nothing instead of something', { a: [1] }, { a: null }],
    ['something instead of nothing', null, { a: 1 }],
    ['a list instead of an object', {}, []],
  ])('%s is what is now', (_, old, now) => {
    expect(shareUnchanged(old, structuredClone(now))).toStrictEqual(now);
  });

  test('sharingUnchanged keeps what it gave last', () => {
    const keep = sharingUnchanged<{ readonly list: readonly number[]; readonly n: number }>();
    const first = keep({ list: [1], n: 1 });
    const second = keep({ list: [1], n: 2 });
    expect(second.list).toBe(first.list);
    expect(keep({ list: [1], n: 2 })).toBe(second);
  });
});

test('an object with other parts shares what is alike in them', () => {
  const before = { asked: { text: 'one', choices: [{ n: 1 }, { n: 2 }] }, prices: { 4: [1] }, seed: 's' };
  const now = withParts(before, {
    asked: { text: 'two', choices: [{ n: 1 }, { n: 3 }] },
    prices: { 4: [1] },
  });
  expect(now).toEqual({
    asked: { text: 'two', choices: [{ n: 1 }, { n: 3 }] },
    prices: { 4: [1] },
    seed: 's',
  });
  expect(now.asked.choices[0]).toBe(before.asked.choices[0]);
  expect(now.prices).toBe(before.prices);
  expect(before.asked.text).toBe('one');
});
