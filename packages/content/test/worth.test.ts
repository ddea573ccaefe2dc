// Every entry of the base pack lies in the band of its kind, and docs/worth.md tells the numbers that decide it.
import { readFileSync } from 'node:fs';
import { basePack, unfair, worths } from '@civolution/content';
import type { Pack } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { cardWorth, effectsWorth } from '../src/worth/index.js';
import * as value from '../src/worth/values.js';

const changed = (id: string, change: object): Pack => ({
  ...basePack,
  research: basePack.research.map(card => (card.id === id ? { ...card, ...change } : card)),
});

describe('net worth', () => {
  it('lies in its band for every entry that gives no reason', () => {
    expect(
      unfair(basePack).map(({ id, stage, worth, band }) => `${id} ${stage ?? ''}: ${worth}, not ${band}`),
    ).toEqual([]);
  });

  it('covers every kind of entry', () => {
    const ids = new Set(worths(basePack).map(({ id }) => id));
    const { research, events, goals, incomes, attributes, startingMarkers, startingChips } = basePack;
    for (const { id } of [
      research,
      events,
      goals,
      incomes,
      attributes,
      startingMarkers,
      startingChips,
    ].flat()) {
      expect(ids.has(id), id).toBe(true);
    }
  });

  it('catches a card that gives too much or too little', () => {
    expect(unfair(changed('A7', { bonus: [{ do: 'points', n: 9 }] })).map(({ id }) => id)).toContain('A7');
    expect(unfair(changed('A7', { ability: undefined, bonus: undefined })).map(({ id }) => id)).toContain(
      'A7',
    );
    expect(unfair(changed('A7', { bonus: [{ do: 'points', n: 9 }], reason: 'for once' }))).toEqual([]);
  });

  it('adds up bonus, ability, points and costs stage by stage', () => {
    const card = basePack.research.find(({ id }) => id === 'C16')!;
    // Culture +1 is 2; a food for two weak tribes is 2, used twice; then the cost spaces in force.
    expect(cardWorth(card)).toEqual([4.5, 2.75, 2, 2, 2]);
  });

  it('weighs tests, ways, prices and conditions', () => {
    const food = (n: number) => ({ do: 'gain', what: 'food', n }) as const;
    expect(effectsWorth([{ do: 'test', then: [food(5)], else: [food(1)] }])).toBeCloseTo(3.4);
    expect(effectsWorth([{ do: 'or', options: [[food(1)], [food(3)]] }])).toBe(3.5);
    expect(effectsWorth([{ do: 'pay', cost: [{ what: 'idea', n: 2 }], then: [food(3)] }])).toBe(1.5);
    expect(effectsWorth([{ do: 'if', has: { measure: 'money', min: 3 }, then: [food(5)] }])).toBe(3);
  });
});

describe('docs/worth.md', () => {
  const page = readFileSync(new URL('../../../docs/worth.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w.]+)` \| ([-\d.| ]+) \|$/gm)].map(
    ([, name, numbers]) => `${name} ${numbers!.split('|').map(Number).join(' ')}`,
  );
  const tables = [
    value.MARKERS,
    value.PRICES,
    value.VERB,
    value.PROJECT,
    value.DIE,
    value.TRIGGER,
    value.HOOK,
    value.HAS,
  ];

  it('has every number of the tables, and no other', () => {
    const wanted = tables.flatMap(table =>
      Object.entries<number | readonly number[]>(table).map(([name, n]) => `${name} ${[n].flat().join(' ')}`),
    );
    expect(rows).toEqual(wanted);
  });
});
