// Every entry of the base pack lies in the band of its kind, and docs/worth.md tells the numbers that decide it.
import { readFileSync } from 'node:fs';
import { basePack } from '@civolution/content';
import type { Pack } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { effectsWorth } from '../src/worth/index.js';
import * as value from '../src/worth/values.js';
import * as band from './bands.js';
import { cardWorth, unfair, worths } from './worths.js';

const changed = (id: string, change: object): Pack => ({
  ...basePack,
  research: basePack.research.map(card => (card.id === id ? { ...card, ...change } : card)),
});

describe('net worth', () => {
  it('lies in its band for every entry that gives no reason', () => {
    expect(
      unfair(basePack).map(entry => `${entry.id} ${entry.stage ?? ''}: ${entry.worth}, not ${entry.band}`),
    ).toEqual([]);
  });

  it('covers every kind of entry', () => {
    const ids = new Set(worths(basePack).map(({ id }) => id));
    const { research, events, goals, incomes, attributes, startingMarkers, startingChips } = basePack;
    const { startingAttributes, creatures } = basePack;
    for (const { id } of [
      research,
      events,
      goals,
      incomes,
      attributes,
      startingMarkers,
      startingChips,
      startingAttributes,
      creatures,
    ].flat()) {
      expect(ids.has(id), id).toBe(true);
    }
  });

  it('catches a card that gives too much or too little', () => {
    expect(unfair(changed('A7', { bonus: [{ do: 'points', n: 15 }] })).map(({ id }) => id)).toContain('A7');
    expect(unfair(changed('A7', { ability: undefined, bonus: undefined })).map(({ id }) => id)).toContain(
      'A7',
    );
    expect(unfair(changed('A7', { bonus: [{ do: 'points', n: 15 }], reason: 'for once' }))).toEqual([]);
  });

  it('adds up bonus, ability, points and costs stage by stage', () => {
    const card = basePack.research.find(({ id }) => id === 'C16')!;
    // Culture +1 is 3.25; a food for two weak tribes is 2, used once; then the cost spaces in force.
    expect(cardWorth(card)).toEqual([3.75, 2, 1.25, 1.25, 1.25]);
  });

  it('of the verbs of chips follows from those of other verbs', () => {
    const { VERB, MARKERS, MATERIAL_ROW, CHOSEN, TRACK_STEP, UPGRADE, CARD_SEEN, CARD_KEPT } = value;
    const { any, ...steps } = TRACK_STEP;
    expect(any).toBe(Math.max(...Object.values(steps)) + CHOSEN / 2);
    expect(VERB.tracks).toBe(any);
    const { any: upgrade, ...named } = UPGRADE;
    expect(upgrade).toBe(Math.max(...Object.values(named)) + CHOSEN / 2);
    expect(VERB.features).toBe(MARKERS.feature + CHOSEN);
    expect(VERB.stock).toBe(MATERIAL_ROW[0] + MATERIAL_ROW[1] + MATERIAL_ROW[2] + CHOSEN);
    expect(VERB.drawEach).toBe(5 * (CARD_SEEN + CARD_KEPT));
    expect(VERB.expand).toBe(VERB.procreate + VERB.migrate + VERB.produce);
    expect(effectsWorth([{ do: 'tracks', n: 2 }])).toBe(7);
    expect(effectsWorth([{ do: 'drawEach' }])).toBe(5);
  });

  it('counts a step by its track, and an upgrade by its module', () => {
    const step = (track: 'knowledge' | 'prestige' | 'any') => effectsWorth([{ do: 'track', track, n: 2 }]);
    expect([step('knowledge'), step('prestige'), step('any')]).toEqual([4, 6.5, 7]);
    const upgrade = (more: object) => effectsWorth([{ do: 'upgrade', ...more }]);
    expect([upgrade({}), upgrade({ value: 3 })]).toEqual([4.75, 3.5]);
    expect([upgrade({ module: 'building' }), upgrade({ module: 'trade' })]).toEqual([4.5, 2.5]);
  });

  it('weighs tests, ways, prices and conditions', () => {
    const food = (n: number) => ({ do: 'gain', what: 'food', n }) as const;
    expect(effectsWorth([{ do: 'test', then: [food(5)], else: [food(1)] }])).toBeCloseTo(3.4);
    expect(effectsWorth([{ do: 'or', options: [[food(1)], [food(3)]] }])).toBe(3.5);
    expect(effectsWorth([{ do: 'pay', cost: [{ what: 'idea', n: 2 }], then: [food(3)] }])).toBe(1.7);
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
    value.TRACK_STEP,
    value.UPGRADE,
    value.PROJECT,
    value.DIE,
    value.TRIGGER,
    value.HOOK,
    value.HAS,
  ];

  it('has the requirements and the bands', () => {
    const { HAVE, OR_SETTLEMENTS } = band;
    const { GOAL_RETURN, GOAL_EFFORT, ACTIVITY_USES, IN_COLUMN } = value;
    expect(page).toContain(`three of a feature takes ${HAVE.slice(1).join(', ')};`);
    expect(page).toContain(`fulfil as well takes ${OR_SETTLEMENTS} less`);
    expect(page).toContain(`a material returned takes ${GOAL_RETURN} besides`);
    expect(page).toContain(`the effort for a goal chip (${GOAL_EFFORT} for`);
    expect(page).toContain(`the uses of an activity (${ACTIVITY_USES})`);
    expect(page).toContain(`A point bonus of 1 in a column is worth ${IN_COLUMN}.`);
    const to = (bands: readonly (readonly [number, number])[]): string =>
      bands.map(([low, high]) => `${low} to ${high}`).join(', ');
    for (const bands of Object.values(band.CARD_BANDS)) {
      expect(page).toContain(`| research card in stage 1, 2, 3, 4, 5 | ${to(bands)} |`);
    }
    expect(band.STARTING_CHIP_BAND).toEqual(band.INCOME_BAND);
    expect(page).toContain(`| income chip, starting chip card | ${to([band.INCOME_BAND])} |`);
    expect(page).toContain(
      `asks for 3, for 4 | ${to([band.ATTRIBUTE_BANDS[3]!, band.ATTRIBUTE_BANDS[4]!])} |`,
    );
    expect(page).toContain(`| reward of an event | ${to([band.EVENT_BAND])} |`);
    expect(page).toContain(`| starting marker card | ${to([band.MARKER_CARD_BAND])} |`);
    expect(page).toContain(`| benefit of a starting attribute chip | ${to([band.BENEFIT_BAND])} |`);
    expect(page).toContain(`| creature chip, fed to the full once | ${to([band.CREATURE_BAND])} |`);
    expect(page).toContain(`| goal chip, effort | ${to([band.GOAL_BAND])} |`);
  });

  it('has every number of the tables, and no other', () => {
    const wanted = tables.flatMap(table =>
      Object.entries<number | readonly number[]>(table).map(([name, n]) => `${name} ${[n].flat().join(' ')}`),
    );
    expect(rows).toEqual(wanted);
  });
});
